#pragma once

#include <optional>

#include "scene/scene.hpp"

namespace lab {

inline constexpr double one_degree = 3.14159265358979323846 / 180;

/// The angle of a shape in radians, from +x towards +y. For a segment or a capsule, it is the
/// direction from start to end. Nothing for shapes that cannot turn.
std::optional<double> angle_of(const Geometry& geometry);

/// Whether turning moves the shape's ends; a polygon stores its angle instead.
bool turns_by_ends(const Geometry& geometry);

/// The fixed point of a turn: a polygon's pos, otherwise the middle.
Vec2 pivot_of(const Geometry& geometry);

/// Turns a shape about its pivot to an angle. Quarter turns are exact.
void set_angle(Geometry& geometry, double angle);

}  // namespace lab
