#pragma once

#include <algorithm>

#include "query/rounded.hpp"

namespace lab {

/// A rectangle of the world.
struct Extent {
    Vec2 min, max;
};

/// The smallest one around two others.
inline Extent around(const Extent& a, const Extent& b) {
    return {{std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
            {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}};
}

/// How far two are apart on the axis on which they are farthest; negative if they overlap.
inline double gap_between(const Extent& a, const Extent& b) {
    return std::max({a.min.x - b.max.x, b.min.x - a.max.x, a.min.y - b.max.y, b.min.y - a.max.y});
}

/// The smallest one around a shape, which must have a corner.
inline Extent extent_around(const Rounded& shape) {
    const Vec2 rim{shape.radius, shape.radius};
    Extent extent{shape.corners.front(), shape.corners.front()};
    for (const Vec2 corner : shape.corners) extent = around(extent, {corner, corner});
    return {extent.min - rim, extent.max + rim};
}

/// The same without the hull of a shape's corners, which takes longer than to look at them.
Extent extent_by_bounds(const Geometry& shape);

}  // namespace lab
