#pragma once

#include <type_traits>

#include <isect/hit.hpp>
#include <isect/segment.hpp>
#include <isect/shape.hpp>

namespace isect {

namespace detail {
template <class T>
inline constexpr bool segments_can_be_swept = false;
}  // namespace detail

/// There is no such query: a segment has no inside that could overlap. It
/// is a path itself, along which raycast goes.
template <class T, class Obstacle, class... Trace>
requires(sizeof...(Trace) <= 1 && !std::is_same_v<Obstacle, Shape<T>>)
    Sweep<T> sweep(const Segment<T>&, std::type_identity_t<Vec2<T>>,
                   const Obstacle&, Trace...) {
    static_assert(detail::segments_can_be_swept<T>,
                  "a segment has no inside to sweep: use "
                  "raycast(segment, obstacle)");
    return {};
}

}  // namespace isect
