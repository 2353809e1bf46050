#include "explain/below.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "scene/handles.hpp"

namespace lab {

namespace {

/// What a character would meet on a way from where its step has taken it, among all obstacles or
/// of one alone.
std::optional<Below> met_after_step(const Told& told, Vec2 way,
                                    const std::string& alone_with = "") {
    const WalkSettings& settings = told.query.settings;
    Scene alone = told.posed;
    alone.queries = {told.query};
    Query& sweeps = alone.queries.front();
    sweeps.kind = QueryKind::sweep_into;
    sweeps.delta = way;
    std::erase_if(sweeps.obstacles, [&](const std::string& name) {
        return (!alone_with.empty() && name != alone_with) ||
               (settings.drops && find_shape(alone, name)->one_way != Vec2{});
    });
    if (sweeps.obstacles.empty()) return {};
    Geometry& mover = find_shape(alone, told.query.mover)->geometry;
    const Vec2 from = std::get<Walked>(told.answer).pos;
    set_place(mover, from);
    const Sweep sweep = std::get<Sweep>(ask(alone).front());
    if (!sweep.hit) return {};
    return Below{sweeps.obstacles[sweep.index], *sweep.hit, isect::length(sweep.pos - from)};
}

}  // namespace

std::optional<Below> below_of(const Told& told) {
    constexpr double far_down = 1e4;
    return met_after_step(told, -far_down * told.query.settings.up);
}

std::optional<std::string> wall_of(const Told& told, const Hit& wall) {
    constexpr double near_by = 1e-3;
    // It may stand on a floor, which is met on the way into the wall, too. The wall faces it most.
    std::optional<std::string> name;
    double most = 0;
    for (const std::string& each : told.query.obstacles) {
        const auto met = met_after_step(told, -near_by * wall.normal, each);
        const double faces = met ? dot(met->hit.normal, wall.normal) : 0;
        if (faces > most) name = each;
        most = std::max(most, faces);
    }
    return name;
}

double slope_of(const Told& told, const Hit& hit) {
    return std::acos(std::clamp(dot(hit.normal, told.query.settings.up), -1.0, 1.0));
}

bool is_too_steep(const Told& told, const Hit& hit) {
    return slope_of(told, hit) > told.query.settings.steepest;
}

std::optional<Hit> deciding_slope(const Told& told) {
    const Walked& walked = std::get<Walked>(told.answer);
    const auto is_slope = [&](const Hit& hit) {
        const double slope = slope_of(told, hit);
        return slope > 0 && slope < std::numbers::pi / 2;
    };
    if (walked.wall && is_slope(*walked.wall)) return walked.wall;
    if (walked.floor) return is_slope(*walked.floor) ? walked.floor : std::nullopt;
    const auto below = below_of(told);
    const bool decides = below && is_slope(below->hit) && is_too_steep(told, below->hit);
    return decides ? std::optional(below->hit) : std::nullopt;
}

}  // namespace lab
