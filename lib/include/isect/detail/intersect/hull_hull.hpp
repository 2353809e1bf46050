#pragma once

#include <optional>

#include <isect/detail/contact/sum_contact.hpp>
#include <isect/detail/overlaps/hull_hull.hpp>

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

/// The shortest push that takes any solid out of any other: it takes the
/// mover's position out of their Minkowski sum, through the nearest part of
/// the boundary. Among equally short pushes, the first in the order of the
/// sum's edges wins, as Hit says; concentric circles separate along x.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> intersect(const Hull<T>& mover,
                                const Hull<T>& obstacle, Trace trace = {}) {
    using Number = Wide<T>;
    const auto sum = MinkowskiSum<T>::if_near(mover, obstacle);
    if (!trace(inside_sum(mover.pos, sum))) return {};

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

}  // namespace isect::detail
