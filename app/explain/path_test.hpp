#pragma once

#include <optional>

#include "geometry/outline.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A moving query reduced to a point on a path and the Minkowski sum of the obstacle and the
/// mirrored mover.
struct PathTest {
    Segment path;
    Rounded sum;
    /// The shape that the sum surrounds with a radius: a box for boxes and circles (of zero size
    /// for two circles), a segment for capsules, otherwise the corners alone.
    enum class Core { box, segment, corners } core{};
    Vec2 center;
    Vec2 half;
    Segment line;
    double radius{};

    bool is_box() const { return core == Core::box && radius == 0; }
    bool is_disc() const { return core == Core::box && half == Vec2{}; }
    /// The half size of the bounding box of the sum.
    Vec2 reach() const { return {half.x + radius, half.y + radius}; }
};

/// A static query has a path of zero length. Empty if a shape is a range.
std::optional<PathTest> path_test(const Scene& posed, const Query& query, std::size_t obstacle = 0);

// The times, as fractions of the path, at which its infinite line is inside; empty for never.
Range times_in_disc(const Segment& path, Vec2 center, double radius);
isect::SlabTimes<double> slabs_of(const PathTest& test);
Range times_in_box(const PathTest& test);
Range times_in_sum(const PathTest& test);
/// The same, corrected by the exact answer to the query: rounding can lose a path that is inside by
/// a few ulps, and find one that only touches.
Range times_as_answered(const Range& inside, const Answer& answer);
/// The times between the long sides of the sum about a segment, and between its ends.
Range times_in_sides(const PathTest& test);

/// The point of a path nearest to the corners and edges that the sum surrounds.
struct Nearest {
    double time{};
    Vec2 on_path;
    Vec2 inside;
    double distance{};
};
Nearest nearest(const PathTest& test);

}  // namespace lab
