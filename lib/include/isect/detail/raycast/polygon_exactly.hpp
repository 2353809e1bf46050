#pragma once

#include <optional>
#include <type_traits>

#include <isect/detail/sweep/hull_hull.hpp>
#include <isect/segment.hpp>

namespace isect::detail {

/// The first contact of a segment with a polygon, rounded or not. The
/// padding is the radius of a circle that travels along the segment: a
/// point and a circle are hulls of one corner, so the general algorithm
/// applies.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL std::optional<Hit<T>> raycast_exactly(
    const Segment<T>& segment, const Polygon<T>& polygon, const T& padding,
    Trace trace = {}) {
    const Hull<T> mover{segment.start, {}, 1, padding};
    return sweep(mover, segment.delta, hull_of(polygon), trace).hit;
}

}  // namespace isect::detail
