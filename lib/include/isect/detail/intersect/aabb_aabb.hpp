#pragma once

#include <optional>

#include <isect/detail/contact/depth.hpp>
#include <isect/detail/contact/flat.hpp>
#include <isect/detail/exactly.hpp>
#include <isect/detail/overlaps/aabb_aabb.hpp>
#include <isect/detail/surely.hpp>

namespace isect::detail {

/// The shortest push that takes a box out of another: through the face that
/// it is the least past. At equal depths the push is along y, and with
/// equal sides it is in the positive direction.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr std::optional<Hit<T>> intersect(
    const Aabb<T>& mover, const Aabb<T>& obstacle, Trace trace = {}) {
    if (!trace(overlaps(mover, obstacle, trace))) return {};

    // On each axis, how far is it past the nearer face?
    const Vec2<T> start = mover.center;
    const Vec2<T> center = obstacle.center;
    const Vec2<T> h = mover.half;
    const Vec2<T> k = obstacle.half;
    const Depth on_x = plain_depth(start.x, center.x, h.x, k.x);
    const Depth on_y = plain_depth(start.y, center.y, h.y, k.y);
    const double depth_x = trace(on_x.value);
    const double depth_y = trace(on_y.value);

    // If rounding may have put the two in the wrong order, a closer look
    // has to decide.
    const SurelyLess surely_less{on_x.error + on_y.error};
    const double longer_by = absolute(depth_x - depth_y);
    const TooClose is_close{!surely_less(0, longer_by)};
    if (trace(is_close)) {
        return intersect_exactly(start, h, center, k, trace);
    }
    // It leaves along the axis with the smaller depth.
    if (trace(depth_x < depth_y)) {
        return trace(push_through_face(mover, obstacle, Axis::x));
    }
    return trace(push_through_face(mover, obstacle, Axis::y));
}

}  // namespace isect::detail
