#pragma once

namespace lab {

/// Points that lines of the grid are apart at least.
inline constexpr double grid_spacing = 36;

/// The least of … 0.1, 0.2, 0.5, 1, 2, 5, 10 … that is at least a number.
double nice_step_from(double least);
/// The greatest that is at most a number.
double nice_step_up_to(double most);
/// The multiple of a nice step that is nearest to a number.
double nearest_multiple(double value, double step);

}  // namespace lab
