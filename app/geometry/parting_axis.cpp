#include "geometry/parting_axis.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "evaluate/evaluate.hpp"

namespace lab {

namespace {

/// For touching shapes: the best separating direction among those perpendicular to a side and those
/// from corner to corner.
Vec2 best_of_all(const Rounded& a, const Rounded& b) {
    Vec2 best{};
    double most = -std::numeric_limits<double>::infinity();
    const auto consider = [&](Vec2 way) {
        if (way == Vec2{}) return;
        const Vec2 out = (1 / isect::length(way)) * way;
        for (const Vec2 direction : {out, -out}) {
            const double gap = range_along(a, direction).min - range_along(b, direction).max;
            if (gap > most) {
                most = gap;
                best = direction;
            }
        }
    };
    for (const Rounded* shape : {&a, &b}) {
        const std::vector<Vec2>& corners = shape->corners;
        for (std::size_t i = 0; i < corners.size(); ++i)
            consider(perpendicular(corners[(i + 1) % corners.size()] - corners[i]));
    }
    for (const Vec2 corner : a.corners)
        for (const Vec2 other : b.corners) consider(corner - other);
    return best;
}

/// The direction out of the obstacle along which the gap or the push is shortest.
Vec2 least_direction(const Scene& posed, const Query& query, const Rounded& a, const Rounded& b) {
    const Closest nearest = nearest_points(posed, query);
    if (const Vec2 gap = nearest.a - nearest.b; gap != Vec2{})
        return (1 / isect::length(gap)) * gap;
    Query pushed = query;
    pushed.kind = QueryKind::intersect;
    const auto push = std::get<std::optional<Hit>>(ask(posed, pushed));
    return push ? push->normal : best_of_all(a, b);
}

/// Whether the farthest part of a shape in a direction is a straight side perpendicular to it.
bool has_side_across(const Rounded& shape, Vec2 direction) {
    constexpr double square = 1e-6;
    const std::vector<Vec2>& corners = shape.corners;
    double farthest = dot(corners.front(), direction);
    for (const Vec2 corner : corners) farthest = std::max(farthest, dot(corner, direction));
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 side = corners[(i + 1) % corners.size()] - corners[i];
        const double extent = isect::length(side);
        const bool is_far = farthest - dot(corners[i], direction) <= square * extent;
        if (extent > 0 && is_far && std::abs(dot(side, direction)) <= square * extent) return true;
    }
    return false;
}

/// Names the part of a shape that is farthest in a direction.
std::string far_end_of(const std::string& name, const Geometry& geometry) {
    if (std::holds_alternative<Capsule>(geometry)) return "a round end of " + name;
    const bool is_round =
        std::holds_alternative<Circle>(geometry) || std::holds_alternative<Vec2>(geometry);
    return is_round ? name : "a corner of " + name;
}

std::string flat_side_of(const std::string& name, const Geometry& geometry) {
    const bool is_capsule = std::holds_alternative<Capsule>(geometry);
    return is_capsule ? "square to a long side of " + name : "square to an edge of " + name;
}

}  // namespace

Range range_along(const Rounded& shape, Vec2 direction) {
    Range range{dot(shape.corners.front(), direction), dot(shape.corners.front(), direction)};
    for (const Vec2 corner : shape.corners) {
        range.min = std::min(range.min, dot(corner, direction));
        range.max = std::max(range.max, dot(corner, direction));
    }
    return {range.min - shape.radius, range.max + shape.radius};
}

std::optional<PartingAxis> parting_axis(const Scene& posed, const Query& query) {
    const NamedShape* mover = find_shape(posed, query.mover);
    const NamedShape* obstacle =
        query.obstacles.empty() ? nullptr : find_shape(posed, query.obstacles.front());
    for (const NamedShape* shape : {mover, obstacle}) {
        const bool is_solid = shape != nullptr && !std::holds_alternative<Range>(shape->geometry) &&
                              !std::holds_alternative<Segment>(shape->geometry);
        if (!is_solid) return {};
    }
    const Rounded a = rounded(mover->geometry), b = rounded(obstacle->geometry);
    const Vec2 direction = least_direction(posed, query, a, b);
    PartingAxis axis{direction, range_along(a, direction), range_along(b, direction), "", ""};
    if (has_side_across(b, direction)) {
        axis.what = flat_side_of(obstacle->name, obstacle->geometry);
    } else if (has_side_across(a, -direction)) {
        axis.what = flat_side_of(mover->name, mover->geometry);
    } else {
        const std::string there = far_end_of(obstacle->name, obstacle->geometry),
                          here = far_end_of(mover->name, mover->geometry);
        axis.what = "from " + there + " to " + here;
        if (axis.is_turned()) axis.what_as_seen = "from " + here + " to " + there;
    }
    if (axis.what_as_seen.empty()) axis.what_as_seen = axis.what;
    return axis;
}

}  // namespace lab
