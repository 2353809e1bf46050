#include "geometry/candidate_axes.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace lab {

namespace {

/// Rounding turns parallel sides, and the direction of a gap, by less than this.
constexpr double least_turn = 1e-6;

bool is_parallel(Vec2 a, Vec2 b) {
    return std::abs(cross(a, b)) < least_turn;
}

Vec2 as_seen(Vec2 direction) {
    const bool is_turned = direction.x < 0 || (direction.x == 0 && direction.y < 0);
    return is_turned ? -direction : direction;
}

}  // namespace

double CandidateAxis::gap() const {
    return std::max(mover.min - obstacle.max, obstacle.min - mover.max);
}

Range CandidateAxis::between() const {
    const bool mover_last = mover.min - obstacle.max > obstacle.min - mover.max;
    const double ends = mover_last ? obstacle.max : mover.max;
    const double begins = mover_last ? mover.min : obstacle.min;
    return {std::min(ends, begins), std::max(ends, begins)};
}

Range CandidateAxis::whole() const {
    return {std::min(mover.min, obstacle.min), std::max(mover.max, obstacle.max)};
}

std::vector<CandidateAxis> candidate_axes(const Scene& posed, const Query& query) {
    const auto deciding = parting_axis(posed, query);
    if (!deciding) return {};
    const NamedShape& mover = *find_shape(posed, query.mover);
    const NamedShape& obstacle = *find_shape(posed, query.obstacles.front());
    const Rounded a = rounded(mover.geometry), b = rounded(obstacle.geometry);
    std::vector<CandidateAxis> axes;
    const auto add = [&](Vec2 direction, const std::string& of, Vec2 from, Vec2 to) {
        for (const CandidateAxis& axis : axes)
            if (is_parallel(axis.direction, direction)) return;
        const Vec2 seen = as_seen(direction);
        axes.push_back({seen, range_along(a, seen), range_along(b, seen), of, from, to,
                        is_parallel(seen, deciding->direction)});
    };
    for (const NamedShape* shape : {&obstacle, &mover}) {
        const std::vector<Vec2> corners = rounded(shape->geometry).corners;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Vec2 from = corners[i], to = corners[(i + 1) % corners.size()];
            const double extent = isect::length(to - from);
            if (extent > 0) add((1 / extent) * perpendicular(to - from), shape->name, from, to);
        }
    }
    add(deciding->direction, "", {}, {});
    return axes;
}

std::vector<std::size_t> indices_closest_to_separating(const std::vector<CandidateAxis>& axes,
                                                       std::size_t most) {
    std::vector<std::size_t> kept(axes.size());
    std::iota(kept.begin(), kept.end(), std::size_t{0});
    while (kept.size() > most) {
        const auto worst = std::min_element(kept.begin(), kept.end(), [&](auto a, auto b) {
            return std::pair(axes[a].decides, axes[a].gap()) <
                   std::pair(axes[b].decides, axes[b].gap());
        });
        kept.erase(worst);
    }
    return kept;
}

std::vector<CandidateAxis> closest_to_separating(const std::vector<CandidateAxis>& axes,
                                                 std::size_t most) {
    std::vector<CandidateAxis> kept;
    for (const std::size_t i : indices_closest_to_separating(axes, most)) kept.push_back(axes[i]);
    return kept;
}

}  // namespace lab
