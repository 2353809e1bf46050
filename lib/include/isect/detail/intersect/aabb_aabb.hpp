#pragma once

#include <optional>

#include <isect/detail/contact/flat.hpp>
#include <isect/detail/overlaps/aabb_aabb.hpp>

namespace isect::detail {

/// The shortest push that takes a box out of another: through the face that
/// it is the least past. At equal depths the push is along y, and with
/// equal sides it is in the positive direction.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr std::optional<Hit<T>> intersect(
    const Aabb<T>& mover, const Aabb<T>& obstacle, Trace trace = {}) {
    if (!trace(overlaps(mover, obstacle, trace))) return {};

    // On each axis, how far is it past the nearer face?
    const T depth_x = trace(depth_on_axis(mover, obstacle, Axis::x));
    const T depth_y = trace(depth_on_axis(mover, obstacle, Axis::y));

    // Leave along the axis with the smaller depth.
    if (trace(depth_x < depth_y)) {
        return trace(push_through_face(mover, obstacle, Axis::x));
    }
    return trace(push_through_face(mover, obstacle, Axis::y));
}

}  // namespace isect::detail
