#pragma once

#include <optional>
#include <vector>

#include "geometry/camera.hpp"
#include "geometry/clip.hpp"
#include "query/rounded.hpp"

namespace lab {

Rounded rounded(const Geometry& geometry);

/// The position of a shape: the point that a sweep moves.
Vec2 position(const Geometry& geometry);

Rounded moved(Rounded shape, Vec2 by);
/// The shape at a place, whose corners are then as exact as those of any other.
Rounded rounded_at(const Geometry& geometry, Vec2 pos);

/// The area that a shape sweeps over.
Rounded swept(const Rounded& shape, Vec2 delta);

/// The Minkowski sum of an obstacle and the mirrored mover, which the mover's position must stay
/// out of.
Rounded inflated(const Rounded& obstacle, const Rounded& mover, Vec2 mover_position);

/// The outline on the screen. Parts far outside the camera's area are cut off.
std::vector<Pt> outline(const Rounded& shape, const Camera& camera);
/// The same as pieces for a dashed line, whose dashes keep their position wherever the line is cut.
std::vector<LinePiece> outline_pieces(const Rounded& shape, const Camera& camera);
/// The smallest x + y of the whole shape on the screen, where its hatching begins.
double first_level(const Rounded& shape, const Camera& camera);
/// The bounding box of an outline, which must have at least one point.
Rect bounds_of(const std::vector<Pt>& outline);

/// The part of a line in or near the camera's area.
struct VisibleLine {
    Pt first, second;
    double before{};  ///< length on the screen of the part that was cut off before it
};
/// Empty if no part of the line is in or near the area.
std::optional<VisibleLine> visible(Vec2 from, Vec2 to, const Camera& camera);

}  // namespace lab
