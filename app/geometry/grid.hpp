#pragma once

#include "query/neighbours.hpp"
#include "scene/scene.hpp"

namespace lab {

/// The minimum distance between grid lines, in points.
inline constexpr double grid_spacing = 36;

/// The smallest of … 0.1, 0.2, 0.5, 1, 2, 5, 10 … that is at least `least`.
double nice_step_from(double least);
/// The largest of them that is at most `most`.
double nice_step_up_to(double most);
/// The multiple of a nice step nearest to a value.
double nearest_multiple(double value, double step);
/// Rounds coordinates to a power of ten of at most one point on the screen: as fine as the pointer,
/// and easy to read.
Vec2 rounded_for(Vec2 place, double zoom);

/// The step of the grid around a number: a nice one or, where that would be only some ulp, a power
/// of two of them.
double grid_step(double at, double zoom, Scalar scalar);

/// The least distance in points between neighbouring numbers that are drawn.
inline constexpr double least_number_spacing = 8;
/// Whether neighbouring numbers of the scalar around a coordinate are that far apart.
bool shows_numbers(double at, double zoom, Scalar scalar);
/// Whether they are on one of the axes in the middle of the view.
bool shows_numbers(const CameraState& camera, Scalar scalar);

}  // namespace lab
