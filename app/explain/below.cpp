#include "explain/below.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "scene/handles.hpp"

namespace lab {

namespace {

/// Sweeps a character from where its step has taken it.
class AfterStep {
public:
    explicit AfterStep(const Told& told)
        : alone_(told.posed), from_(std::get<Walked>(told.answer).pos) {
        alone_.queries = {told.query};
        query().kind = QueryKind::sweep_into;
        obstacles_ = may_meet(told.posed, told.query);
    }

    /// Those that it may meet.
    const std::vector<std::string>& obstacles() const { return obstacles_; }

    /// What it meets from there, or from a place beside it.
    std::optional<Below> met(Vec2 delta, const std::vector<std::string>& among, Vec2 beside = {}) {
        if (among.empty()) return {};
        set_place(find_shape(alone_, query().mover)->geometry, from_ + beside);
        query().delta = delta;
        query().obstacles = among;
        const Sweep sweep = std::get<Sweep>(ask(alone_).front());
        if (!sweep.hit) return {};
        return Below{among[sweep.index], *sweep.hit, isect::length(sweep.pos - from_)};
    }

private:
    Query& query() { return alone_.queries.front(); }

    Scene alone_;
    Vec2 from_;
    std::vector<std::string> obstacles_;
};

}  // namespace

std::vector<std::string> may_meet(const Scene& posed, const Query& walk) {
    std::vector<std::string> obstacles = walk.obstacles;
    std::erase_if(obstacles, [&](const std::string& name) {
        return walk.settings.drops && find_shape(posed, name)->one_way != Vec2{};
    });
    return obstacles;
}

std::optional<Below> below_of(const Told& told) {
    constexpr double far_down = 1e4;
    AfterStep after(told);
    return after.met(-far_down * told.query.settings.up, after.obstacles());
}

std::optional<std::string> wall_of(const Told& told, const Hit& wall) {
    AfterStep after(told);
    // A floor on which it stands is met on the way into the wall, too. The wall's normal is closer
    // to the one that was hit. Where the two meet in a corner, that shows only beside the corner.
    std::optional<std::string> name;
    double most = 0;
    const Vec2 out = 1e-3 * wall.normal;
    constexpr double same = 1 - 1e-9;
    for (const Vec2 along : {Vec2{}, perpendicular(out), -perpendicular(out)}) {
        for (const std::string& each : after.obstacles()) {
            const auto met = after.met(-2.0 * out, {each}, along + out);
            const double faces = met ? dot(met->hit.normal, wall.normal) : 0;
            if (faces > most) name = each;
            most = std::max(most, faces);
        }
        if (most > same) break;
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
