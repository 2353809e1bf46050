#pragma once

#include <concepts>

namespace isect {

/// The number types of shapes: float or double. Integers are excluded,
/// since they can't hold half of every size.
template <class T>
concept FloatingPoint = std::same_as<T, float> || std::same_as<T, double>;

}  // namespace isect
