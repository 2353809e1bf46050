#pragma once

#include <cmath>
#include <optional>
#include <span>

#include <isect/isect.hpp>

// Collision tests of other people, written from their published formulas in
// order to compare them with isect. Each keeps its faults.
namespace peers {

using isect::NoTrace;
using isect::Tracer;
using Vec = isect::Vec2<double>;
using Box = isect::Aabb<double>;
using Circle = isect::Circle<double>;
using Capsule = isect::Capsule<double>;
using Polygon = isect::Polygon<double>;
using Segment = isect::Segment<double>;
using Hit = isect::Hit<double>;
using Sweep = isect::Sweep<double>;
using Closest = isect::Closest<double>;

/// -1 for a negative number, otherwise 1.
inline double sign(double value) {
    return value < 0 ? -1 : 1;
}

/// Unlike std::clamp, it lets NaN through.
inline double clamp(double value, double least, double most) {
    if (value < least) return least;
    return value > most ? most : value;
}
inline Vec clamp(Vec p, const Box& box) {
    return {clamp(p.x, box.min().x, box.max().x),
            clamp(p.y, box.min().y, box.max().y)};
}

/// The vector with length 1, or {1, 0} if it has none.
inline Vec unit(Vec v) {
    const double squared = isect::length_squared(v);
    if (!(squared > 0)) return {1, 0};
    return 1 / std::sqrt(squared) * v;
}

}  // namespace peers
