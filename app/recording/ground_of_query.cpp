#include "recording/ground_of_query.hpp"

#include <algorithm>

#include "geometry/outline.hpp"
#include "motion/walking.hpp"
#include "query/parts.hpp"
#include "query/precision.hpp"

namespace lab {
namespace {

/// Which parts of a chain or a tile map count.
enum class Parts { met_from_all_sides, all };

/// Calls `take` with each part of an obstacle near a shape until it returns true.
template <class Take>
bool any_part_near(const Geometry& obstacle, const Geometry& shape, double reach, Parts which,
                   const Take& take) {
    if (!is_made_of_parts(obstacle)) return take(obstacle);
    const auto counts = [&](const ShapePart& part) {
        return which == Parts::all || part.facing == Vec2{};
    };
    for (const ShapePart& part : parts_near(obstacle, shape, reach))
        if (counts(part) && take(part.shape)) return true;
    return false;
}

/// A circle in place of a point, for what takes only shapes with an inside.
Geometry with_bounds(const Geometry& shape) {
    const auto* point = std::get_if<Vec2>(&shape);
    return point != nullptr ? Geometry(Circle{*point, 0}) : shape;
}

/// `overlaps` asks about all.
Parts which_parts(const AskedQuery& query) {
    return query.kind == RecordedKind::overlaps ? Parts::all : Parts::met_from_all_sides;
}

}  // namespace

bool has_moved(const std::vector<Mark>& marks) {
    return std::any_of(marks.begin(), marks.end(),
                       [](const Mark& mark) { return mark.moved != Vec2{}; });
}

GroundOfQuery::GroundOfQuery(const AskedQuery& query) : query_(query), marks_(query.marks) {
    if (has_moved(query.marks)) before_ = query.obstacles;
    for (std::size_t i = 0; i < before_.size(); ++i)
        before_[i] = moved_by(before_[i], -1 * marks_[i].moved);
    for (Mark& mark : marks_) mark.moved = {};
}

QueryInput GroundOfQuery::input(const Geometry& shape, Vec2 way) const {
    QueryInput input{shape, query_.obstacles, query_.scalar, way};
    input.marks = marks_;
    // What counts was decided when the obstacles were looked for.
    return input;
}

bool GroundOfQuery::counts_inside(std::size_t number) const {
    return query_.kind == RecordedKind::overlaps || marks_[number].one_way == Vec2{};
}

Inside GroundOfQuery::inside_before(const Geometry& shape) const {
    const bool walks = query_.kind == RecordedKind::walk && !before_.empty();
    return inside_of(walks ? before_ : query_.obstacles, shape);
}

Inside GroundOfQuery::inside_of(const std::vector<Geometry>& obstacles,
                                const Geometry& shape) const {
    Inside deepest;
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        if (!counts_inside(i)) continue;
        const auto take = [&](const Geometry& part) {
            if (!can_ask(QueryKind::intersect, shape, part)) return false;
            const std::optional<Hit> push = push_of(shape, part, query_.scalar);
            const double depth = push ? isect::length(push->delta) : 0;
            if (depth > deepest.depth) deepest = {depth, push->delta, i};
            return false;
        };
        any_part_near(obstacles[i], with_bounds(shape), 0, Parts::met_from_all_sides, take);
    }
    return deepest;
}

std::size_t GroundOfQuery::overlapping(const Geometry& shape) const {
    for (std::size_t i = 0; i < query_.obstacles.size(); ++i) {
        if (!counts_inside(i)) continue;
        const auto take = [&](const Geometry& part) {
            return can_ask(QueryKind::overlaps, shape, part) && overlap(shape, part, query_.scalar);
        };
        if (any_part_near(query_.obstacles[i], with_bounds(shape), 0, which_parts(query_), take))
            return i;
    }
    return isect::npos;
}

bool GroundOfQuery::is_near(const Geometry& shape, double distance) const {
    for (std::size_t i = 0; i < query_.obstacles.size(); ++i) {
        if (!counts_inside(i)) continue;
        const auto take = [&](const Geometry& part) {
            return can_ask(QueryKind::distance, shape, part) &&
                   distance_of(shape, part, query_.scalar) <= distance;
        };
        if (any_part_near(query_.obstacles[i], with_bounds(shape), distance, which_parts(query_),
                          take))
            return true;
    }
    return false;
}

FirstMet GroundOfQuery::first_of_ray(Vec2 start, Vec2 way) const {
    const Geometry ray = Segment{start, way};
    FirstMet first;
    for (std::size_t i = 0; i < query_.obstacles.size(); ++i) {
        if (!can_ask(QueryKind::raycast, ray, query_.obstacles[i])) continue;
        const QueryInput only{ray, {&query_.obstacles[i], 1}, query_.scalar};
        const Answer answer = row_of(QueryKind::raycast).answer(only);
        const std::optional<Hit>& hit = std::get<std::optional<Hit>>(answer);
        const Vec2 side = marks_[i].one_way;
        if (!hit || (side != Vec2{} && isect::dot(hit->normal, side) <= 0)) continue;
        if (first.obstacle == isect::npos || hit->time < first.time)
            first = {hit->time, hit->normal, i};
    }
    return first;
}

FirstMet GroundOfQuery::first_met(const Geometry& shape, Vec2 way) const {
    if (query_.obstacles.empty() || way == Vec2{}) return {};
    if (const auto* point = std::get_if<Vec2>(&shape)) return first_of_ray(*point, way);
    const Answer answer = row_of(QueryKind::sweep_into).answer(input(shape, way));
    const Sweep& sweep = std::get<Sweep>(answer);
    if (!sweep.hit) return {};
    return {sweep.time, sweep.hit->normal, sweep.index};
}

Vec2 GroundOfQuery::slide(const Geometry& shape, Vec2 way) const {
    if (query_.obstacles.empty()) return way;
    const Answer answer = row_of(QueryKind::move_and_slide).answer(input(shape, way));
    return std::get<Moved>(answer).pos - position(shape);
}

Vec2 GroundOfQuery::walk(const Geometry& shape, Vec2 way) const {
    if (query_.obstacles.empty()) return way;
    QueryInput asked = input(shape, way);
    if (!before_.empty()) asked.obstacles = before_;
    if (!before_.empty()) asked.marks = query_.marks;
    asked.settings.fastest_platform = fastest_of(asked.marks);
    const Answer answer = row_of(QueryKind::walk).answer(asked);
    return std::get<Walked>(answer).pos - position(shape);
}

}  // namespace lab
