#pragma once

#include <optional>
#include <vector>

#include "geometry/camera.hpp"
#include "geometry/clip.hpp"

namespace lab {

/// A convex shape: every point within a radius of the hull of its corners. All that the lab draws
/// is one: a disc has one corner, a capsule two, a box four and no radius.
struct Rounded {
    std::vector<Vec2> corners;  ///< of the hull, in order from +x towards +y
    double radius{};
};

Rounded rounded(const Geometry& geometry);

/// Where a shape is: the place that a sweep moves.
Vec2 position(const Geometry& geometry);

/// The corners that no other ones enclose, in order.
std::vector<Vec2> hull(std::vector<Vec2> points);

Rounded moved(Rounded shape, Vec2 by);

/// Every place that a shape covers on its way.
Rounded swept(const Rounded& shape, Vec2 delta);

/// The Minkowski sum of an obstacle and the mirrored mover: where the mover's position may not be.
Rounded inflated(const Rounded& obstacle, const Rounded& mover, Vec2 mover_position);

/// The outline on the screen. What lies far outside of the camera's area is cut off there.
std::vector<Pt> outline(const Rounded& shape, const Camera& camera);
/// The same for a line along it whose dashes stay where they are on it, whatever is cut off.
std::vector<LinePiece> outline_pieces(const Rounded& shape, const Camera& camera);
/// The least x + y on the screen of the whole shape, where its hatching begins.
double first_level(const Rounded& shape, const Camera& camera);
/// The room that an outline takes. It has at least one point.
Rect bounds_of(const std::vector<Pt>& outline);

/// The part of a line in or near the camera's area.
struct VisibleLine {
    Pt first, second;
    double before{};  ///< the length on the screen of what was cut off before it
};
/// Nothing where no part of the line is there.
std::optional<VisibleLine> visible(Vec2 from, Vec2 to, const Camera& camera);

}  // namespace lab
