#pragma once

#include <optional>
#include <type_traits>

#include <isect/detail/compiled.hpp>
#include <isect/segment.hpp>

namespace isect::detail {

/// The push of a point that is inside a polygon where its path starts.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL std::optional<Hit<T>> intersect(const Vec2<T>& start,
                                                 const Polygon<T>& polygon,
                                                 Trace trace = {}) {
    return intersect(hull_of(start), hull_of(polygon), trace);
}

/// How far a circle, or with no padding a point, gets along a segment
/// before it hits a polygon, rounded or not. Both are hulls of one corner,
/// so the general algorithm applies.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL Sweep<T> sweep(const Segment<T>& segment,
                                const Polygon<T>& polygon, const T& padding,
                                Trace trace = {}) {
    const Hull<T> mover{segment.start, {}, 1, padding};
    return sweep(mover, segment.delta, hull_of(polygon), trace);
}

}  // namespace isect::detail
