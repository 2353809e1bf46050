#pragma once

namespace lab {

/// The minimum distance between grid lines, in points.
inline constexpr double grid_spacing = 36;

/// The smallest of … 0.1, 0.2, 0.5, 1, 2, 5, 10 … that is at least `least`.
double nice_step_from(double least);
/// The largest of them that is at most `most`.
double nice_step_up_to(double most);
/// The multiple of a nice step nearest to a value.
double nearest_multiple(double value, double step);

}  // namespace lab
