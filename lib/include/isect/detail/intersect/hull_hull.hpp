#pragma once

#include <optional>

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/hull_push.hpp>
#include <isect/detail/contact/sum_contact.hpp>
#include <isect/detail/surely.hpp>

namespace isect::detail {

/// How far a coordinate has to move to be, in T, outside a sum beyond one
/// of its parts. `way` is that distance along the part's normal.
template <class T, class Number>
T push_on_axis(const MinkowskiSum<T>& sum, const Nearest<Number>& part,
               Number way, Axis axis) {
    const Number n = along(part.normal, axis);
    if (n == Number{}) return T(0);
    const T toward = n < Number{} ? T(-1) : T(1);
    const T from = along(sum.mover().pos, axis);
    if (is_axial_face(part)) {
        return way_to(from, flush_with(sum, part.corner, axis, toward),
                      toward);
    }
    const Number target = Number(static_cast<double>(from)) + way * n;
    return way_to(from, not_before_wide<T>(target, toward), toward);
}

/// The shortest push of a hull that is known to overlap another, where
/// plain arithmetic can't tell through which part of their Minkowski sum.
/// Among equally short pushes, the first in the order of the sum's edges
/// wins, as Hit says; concentric circles separate along x.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL std::optional<Hit<T>> intersect_exactly(
    const Hull<T>& mover, const Hull<T>& obstacle, Trace trace = {}) {
    using Number = Wide<T>;
    const MinkowskiSum<T> sum(mover, obstacle);

    // Which part of the boundary is nearest, and how far is it?
    const auto wide = widened_sum<Number>(sum);
    const auto from = mover_from_obstacle<Number>(sum);
    const Nearest<Number> part = inside_edges(mover.pos, sum)
                                     ? nearest_edge(wide, from)
                                     : nearest_part(wide, from);
    const Number way = wide.radius - part.distance + wide.slack();

    // Leave through that part, with each coordinate rounded outward.
    const Vec2<T> delta{push_on_axis(sum, part, way, Axis::x),
                        push_on_axis(sum, part, way, Axis::y)};
    const Vec2<T> normal = trace(rounded_normal<T>(part.normal));
    const auto met = met_on_obstacle(sum, part);
    const Vec2<T> pos = trace(rounded_from(obstacle.pos, met));
    return trace(Hit<T>{pos, delta, normal, T(0)});
}

/// The shortest push that takes any solid out of any other: through the
/// facet of their Minkowski sum that the mover is the least behind, or away
/// from the part that it is nearest to.
template <class T, Tracer Trace>
std::optional<Hit<T>> intersect(const Hull<T>& mover,
                                const Hull<T>& obstacle, Trace trace) {
    const HullPair<T> pair(mover, obstacle);
    Foremost foremost;
    if (!trace(hulls_overlap(pair, foremost))) return {};

    // Which part of the boundary is nearest? If several are almost as near,
    // a closer look has to decide.
    const HullPart part = nearest_part(pair, foremost);
    const TooClose is_close{!part.is_way_out()};
    if (trace(is_close)) return intersect_exactly(mover, obstacle, trace);

    // It leaves through that part.
    const Vec2<T> normal = trace(narrowed<T>(part.normal));
    const Vec2<T> pos = trace(point_on_obstacle(pair, part));
    const Vec2<T> delta = push_out(pair, part);
    return trace(Hit<T>{pos, delta, normal, T(0)});
}

}  // namespace isect::detail
