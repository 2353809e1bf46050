#pragma once

#include <limits>
#include <optional>

#include <isect/any_solid.hpp>
#include <isect/detail/crossing.hpp>
#include <isect/hit.hpp>

// What matters where a mover meets several obstacles at the same time.
namespace isect::detail {

/// The span of a mover without width in front of a face: greater than that
/// of one which meets a corner.
template <class T>
inline constexpr T least_width = std::numeric_limits<T>::denorm_min();

/// The length of the part of the obstacle's face that a mover is in front
/// of when it meets it, and 0 if the mover meets a corner or an arc.
template <class T>
T shared_span(const AnyMover<T>& mover, Vec2<T> delta, const Sweep<T>& met,
              const AnySolid<T>& obstacle);

/// Where the path of a mover without width crosses the face that it meets.
template <class T>
std::optional<Crossing<T>> crossing(const AnyMover<T>& mover, Vec2<T> delta,
                                    const Sweep<T>& met,
                                    const AnySolid<T>& obstacle);

}  // namespace isect::detail
