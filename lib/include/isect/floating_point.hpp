#pragma once

#include <concepts>

namespace isect {

/// The types that a shape's numbers can be of: float or double. Whole
/// numbers are none: half of their sizes they could not hold.
template <class T>
concept FloatingPoint = std::same_as<T, float> || std::same_as<T, double>;

}  // namespace isect
