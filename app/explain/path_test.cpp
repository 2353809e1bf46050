#include "explain/path_test.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace lab {

namespace {

constexpr double for_ever = std::numeric_limits<double>::infinity();
constexpr Range never{for_ever, -for_ever};

struct Box {
    Vec2 at;
    Vec2 half;
    double radius{};
};

/// Describes a shape as a box, which may be rounded or of zero size; empty for other shapes.
std::optional<Box> box_of(const Geometry& geometry) {
    if (const auto* point = std::get_if<Vec2>(&geometry)) return Box{*point, {}, 0};
    if (const auto* box = std::get_if<Aabb>(&geometry)) return Box{box->center, box->half, 0};
    if (const auto* circle = std::get_if<Circle>(&geometry))
        return Box{circle->center, {}, circle->radius};
    return {};
}

/// A capsule, or a still segment as a capsule without a radius; empty for other shapes.
std::optional<Capsule> capsule_of(const Geometry& geometry, bool is_static) {
    const auto* segment = std::get_if<Segment>(&geometry);
    if (is_static && segment != nullptr) return Capsule{segment->start, segment->delta, 0};
    if (const auto* capsule = std::get_if<Capsule>(&geometry)) return *capsule;
    return {};
}

void see_as_box(PathTest& test, const Box& mover, const Box& obstacle) {
    test.core = PathTest::Core::box;
    test.center = obstacle.at;
    test.half = obstacle.half + mover.half;
    test.radius = obstacle.radius + mover.radius;
}

void see_as_segment(PathTest& test, const Segment& line, double radius) {
    test.core = PathTest::Core::segment;
    test.line = line;
    test.radius = radius;
}

/// Chooses the same core of the sum as the library's algorithm for this pair.
void see(PathTest& test, const Geometry& mover, const Geometry& obstacle, bool is_static) {
    test.core = PathTest::Core::corners;
    test.radius = test.sum.radius;
    const auto moves = box_of(mover), stays = box_of(obstacle);
    const auto moving = capsule_of(mover, is_static);
    const auto standing = capsule_of(obstacle, is_static);
    if (moves && stays) {
        see_as_box(test, *moves, *stays);
    } else if (moving && stays && stays->half == Vec2{}) {
        see_as_segment(test, {stays->at, -moving->delta}, test.sum.radius);
    } else if (standing && moves && moves->half == Vec2{}) {
        see_as_segment(test, {standing->start, standing->delta}, test.sum.radius);
    }
}

double nearest_time(const Segment& path, Vec2 point) {
    const double squared = isect::length_squared(path.delta);
    if (squared == 0) return 0;
    return std::clamp(dot(path.delta, point - path.start) / squared, 0.0, 1.0);
}

/// The point on a hull's edges nearest to a point. A hull of one corner is that corner.
Vec2 nearest_edge_place(const std::vector<Vec2>& corners, Vec2 point) {
    Vec2 best = corners.front();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 next = corners[(i + 1) % corners.size()];
        const Segment edge{corners[i], next - corners[i]};
        const Vec2 at = edge.at(nearest_time(edge, point));
        if (isect::length_squared(at - point) < isect::length_squared(best - point)) best = at;
    }
    return best;
}

}  // namespace

std::optional<PathTest> path_test(const Scene& posed, const Query& query, std::size_t obstacle) {
    if (obstacle >= query.obstacles.size()) return {};
    const NamedShape* mover = find_shape(posed, query.mover);
    const NamedShape* other = find_shape(posed, query.obstacles[obstacle]);
    if (mover == nullptr || other == nullptr) return {};
    // The segment of a cast is its path. For any other query, a segment is a shape.
    const bool is_cast = row_of(query).along_path && !row_of(query).has_delta;
    const auto* segment = is_cast ? std::get_if<Segment>(&mover->geometry) : nullptr;
    for (const NamedShape* shape : {mover, other}) {
        const bool is_convex = !is_made_of_parts(shape->geometry);
        if (!is_convex || std::holds_alternative<Range>(shape->geometry)) return {};
    }
    PathTest test;
    test.path = segment != nullptr ? *segment
                                   : Segment{position(mover->geometry),
                                             row_of(query).has_delta ? query.delta : Vec2{}};
    const Geometry moves = segment != nullptr ? Geometry(segment->start) : mover->geometry;
    test.sum = inflated(rounded(other->geometry), rounded(moves), test.path.start);
    see(test, moves, other->geometry, !row_of(query).along_path);
    return test;
}

Range times_in_disc(const Segment& path, Vec2 center, double radius) {
    // Solves |start - center + t delta| = radius in the path's own frame: ahead and aside.
    const double way = isect::length(path.delta);
    const Vec2 to_center = center - path.start;
    if (way == 0) return isect::length(to_center) < radius ? Range{-for_ever, for_ever} : never;
    const double ahead = dot(path.delta, to_center) / way;
    const double aside = cross(path.delta, to_center) / way;
    const double squared = radius * radius - aside * aside;
    if (!(squared > 0)) return never;
    const double half_chord = std::sqrt(squared);
    return {(ahead - half_chord) / way, (ahead + half_chord) / way};
}

isect::SlabTimes<double> slabs_of(const PathTest& test) {
    return slab_times(test.path, Aabb{test.center, test.half}, Vec2{test.radius, test.radius});
}

Range times_in_box(const PathTest& test) {
    const auto slabs = slabs_of(test);
    return overlap(slabs.x, slabs.y);
}

namespace {

/// The times within a radius of a line segment, between its ends.
Range times_beside(const Segment& path, const Segment& line, double radius) {
    const double extent = isect::length(line.delta);
    if (extent == 0) return never;
    // In the frame of the line, that region is a box.
    const Vec2 along = (1 / extent) * line.delta, across = perpendicular(along);
    const auto turned = [&](Vec2 v) { return Vec2{dot(v, along), dot(v, across)}; };
    const Segment seen{turned(path.start - line.start), turned(path.delta)};
    const auto slabs = slab_times(seen, Aabb{{extent / 2, 0}, {extent / 2, radius}});
    return overlap(slabs.x, slabs.y);
}

/// The moment at which a path crosses the line between two points, not at its ends.
Range time_across(const Segment& path, Vec2 from, Vec2 to) {
    const double turn = cross(path.delta, to - from);
    const double share = cross(from - path.start, path.delta) / turn;
    if (turn == 0 || !(share > 0 && share < 1)) return never;
    const double time = cross(from - path.start, to - from) / turn;
    return {time, time};
}

/// The corner that is farthest from the first, if all lie on one line.
std::optional<Vec2> far_end_of_line(const std::vector<Vec2>& corners) {
    Vec2 far = corners.front();
    for (const Vec2 corner : corners)
        if (isect::distance(corner, corners.front()) > isect::distance(far, corners.front()))
            far = corner;
    for (const Vec2 corner : corners)
        if (cross(corner - corners.front(), far - corners.front()) != 0) return {};
    return far;
}

/// The times inside all edges of a hull; for a hull without area, the moment of its crossing.
Range times_in_hull(const Segment& path, const std::vector<Vec2>& corners) {
    if (const auto far = far_end_of_line(corners)) return time_across(path, corners.front(), *far);
    Range inside{-for_ever, for_ever};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 edge = corners[(i + 1) % corners.size()] - corners[i];
        const double outside = cross(corners[i] - path.start, edge);
        const double speed = cross(path.delta, edge);
        if (speed == 0) {
            if (outside <= 0) return never;
        } else if (speed < 0) {
            inside.min = std::max(inside.min, outside / speed);
        } else {
            inside.max = std::min(inside.max, outside / speed);
        }
    }
    return inside;
}

}  // namespace

Range times_in_sides(const PathTest& test) {
    return times_beside(test.path, test.line, test.radius);
}

/// The sum is convex, so the times in its parts join without gaps.
Range times_in_sum(const PathTest& test) {
    Range whole = never;
    const auto join = [&](Range part) {
        if (part.min > part.max) return;
        whole = {std::min(whole.min, part.min), std::max(whole.max, part.max)};
    };
    const std::vector<Vec2>& corners = test.sum.corners;
    join(times_in_hull(test.path, corners));
    for (std::size_t i = 0; i < corners.size() && test.sum.radius > 0; ++i) {
        const Segment edge{corners[i], corners[(i + 1) % corners.size()] - corners[i]};
        join(times_in_disc(test.path, corners[i], test.sum.radius));
        join(times_beside(test.path, edge, test.sum.radius));
    }
    return whole;
}

Range times_as_answered(const Range& inside, const Answer& answer) {
    const auto* sweep = std::get_if<Sweep>(&answer);
    const auto* cast = std::get_if<std::optional<Hit>>(&answer);
    if (sweep == nullptr && cast == nullptr) return inside;
    const std::optional<Hit>& hit = sweep != nullptr ? sweep->hit : *cast;
    if (hit) return inside.is_empty() ? Range{hit->time, hit->time} : inside;
    if (inside.max <= 0 || inside.min >= 1) return inside;
    // A miss is inside before the path, after it, or never.
    constexpr double moment = 1e-6;
    if (inside.max - inside.min < moment) return never;
    return 1 - inside.min < inside.max ? Range{1, inside.max} : Range{inside.min, 0};
}

Nearest nearest(const PathTest& test) {
    std::vector<double> times = {0, 1};
    for (const Vec2 corner : test.sum.corners) times.push_back(nearest_time(test.path, corner));
    Nearest best{0, {}, {}, for_ever};
    for (const double time : times) {
        const Vec2 at = test.path.at(time), inside = nearest_edge_place(test.sum.corners, at);
        const double distance = isect::length(inside - at);
        if (distance < best.distance) best = {time, at, inside, distance};
    }
    return best;
}

}  // namespace lab
