#pragma once

#include <optional>

#include "geometry/outline.hpp"
#include "scene/scene.hpp"

namespace lab {

/// What a moving query comes down to: a point on its way past the Minkowski sum of the obstacle and
/// the mirrored mover.
struct PathTest {
    Segment path;
    Rounded sum;
    /// How the sum is seen: by box and circle, as every place within a radius of a box, that of
    /// two circles being of no size; by capsules, of a segment; else by its corners alone.
    enum class Core { box, segment, corners } core{};
    Vec2 center;
    Vec2 half;
    Segment line;
    double radius{};

    bool is_box() const { return core == Core::box && radius == 0; }
    bool is_disc() const { return core == Core::box && half == Vec2{}; }
    /// The half size of the box around it all.
    Vec2 reach() const { return {half.x + radius, half.y + radius}; }
};

/// Of a query that doesn't move the way has no length. Nothing where a shape is a range.
std::optional<PathTest> path_test(const Scene& posed, const Query& query, std::size_t obstacle = 0);

// The times, as fractions of the path, at which its endless line is inside; empty for never.
Range times_in_disc(const Segment& path, Vec2 center, double radius);
isect::SlabTimes<double> slabs_of(const PathTest& test);
Range times_in_box(const PathTest& test);
Range times_in_sum(const PathTest& test);
/// Between the long sides of the sum about a segment, and between its ends.
Range times_in_sides(const PathTest& test);

/// Where a path is nearest to the corners and edges that the sum is about.
struct Nearest {
    double time{};
    Vec2 on_path;
    Vec2 inside;
    double distance{};
};
Nearest nearest(const PathTest& test);

}  // namespace lab
