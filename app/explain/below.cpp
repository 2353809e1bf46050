#include "explain/below.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lab {

std::optional<Below> below_of(const Told& told) {
    constexpr double far_down = 1e4;
    const WalkSettings& settings = told.query.settings;
    Scene alone = told.posed;
    alone.queries = {told.query};
    Query& down = alone.queries.front();
    down.kind = QueryKind::sweep_into;
    down.delta = -far_down * settings.up;
    std::erase_if(down.obstacles, [&](const std::string& name) {
        return settings.drops && find_shape(alone, name)->one_way != Vec2{};
    });
    if (down.obstacles.empty()) return {};
    const Sweep sweep = std::get<Sweep>(ask(alone).front());
    if (!sweep.hit) return {};
    const Vec2 from = position(told.moving());
    return Below{down.obstacles[sweep.index], *sweep.hit, isect::length(sweep.pos - from)};
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
