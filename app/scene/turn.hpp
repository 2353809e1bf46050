#pragma once

#include <optional>

#include "scene/scene.hpp"

namespace lab {

/// In radians.
inline constexpr double one_degree = 3.14159265358979323846 / 180;

/// How far a shape is turned, in radians from +x towards +y: a polygon, or the way of a segment or
/// a capsule from start to end. Nothing where turning makes no difference.
std::optional<double> angle_of(const Geometry& geometry);

/// Whether its ends move when it turns: a polygon has an angle of its own.
bool turns_by_ends(const Geometry& geometry);

/// The place that stays where it is when a shape turns: a polygon's own, else the middle.
Vec2 pivot_of(const Geometry& geometry);

/// Turns a shape that has an angle about its pivot. Quarter turns are exact.
void set_angle(Geometry& geometry, double angle);

}  // namespace lab
