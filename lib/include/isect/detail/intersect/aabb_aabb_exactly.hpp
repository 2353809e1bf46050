#pragma once

#include <optional>

#include <isect/detail/contact/flat.hpp>
#include <isect/detail/exactly.hpp>

namespace isect::detail {

/// The shortest push of a box that is known to overlap another, where plain
/// arithmetic can't tell through which face: each depth is rounded once.
template <class T, Tracer Trace>
std::optional<Hit<T>> intersect_exactly(Vec2<T> start, Vec2<T> mover_half,
                                        Vec2<T> center, Vec2<T> half,
                                        Trace trace) {
    const Aabb<T> mover{start, mover_half};
    const Aabb<T> obstacle{center, half};
    const T depth_x = trace(depth_on_axis(mover, obstacle, Axis::x));
    const T depth_y = trace(depth_on_axis(mover, obstacle, Axis::y));
    const Axis axis = trace(depth_x < depth_y) ? Axis::x : Axis::y;
    return trace(push_through_face(mover, obstacle, axis));
}

}  // namespace isect::detail
