#pragma once

#include <vector>

#include "query/geometry.hpp"

namespace lab {

/// A convex shape: all points within a radius of the hull of its corners. Every shape in the lab is
/// one: a circle has one corner, a capsule two, and a box four with no radius.
struct Rounded {
    std::vector<Vec2> corners;  ///< of the hull, in order from +x toward +y
    double radius{};
    /// What rounding left of each corner; empty if nothing.
    std::vector<Vec2> rests{};
};

/// What rounding left of a sum a + b.
Vec2 rest_of_sum(Vec2 a, Vec2 b);

/// The corners of the convex hull, in order.
std::vector<Vec2> hull(std::vector<Vec2> points);

}  // namespace lab
