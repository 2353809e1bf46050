#pragma once

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

/// The distance from a number to the next one, away from 0, that the scalar can hold.
double ulp_at(double value, Scalar scalar);
/// The neighbouring number that the scalar can hold, in the direction of the sign of `way`.
double next_number(double value, double way, Scalar scalar);
/// How many numbers of the scalar lie from one to another, up to sign; negative if `to` is less.
double numbers_between(double from, double to, Scalar scalar);

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
