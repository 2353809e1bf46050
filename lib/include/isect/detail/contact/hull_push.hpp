#pragma once

#include <isect/detail/contact/hull_part.hpp>
#include <isect/detail/contact/round.hpp>

namespace isect::detail {

/// The point of an edge of the Minkowski sum of two hulls that a mover is
/// nearest to, relative to the obstacle.
template <class T>
Vec2<double> point_on_edge(const HullPair<T>& pair, const HullPart& part) {
    const bool is_of_mover = part.of == FacetOf::mover;
    const Hull<T>& hull = is_of_mover ? pair.mover : pair.obstacle;
    const Hull<T>& beside = is_of_mover ? pair.obstacle : pair.mover;
    const double turn = is_of_mover ? -1.0 : 1.0;
    const Vec2<double> begin = widened(hull.corners[part.begin]);
    const Vec2<double> end = widened(hull.corners[hull.after(part.begin)]);
    const Vec2<double> corner = widened(beside.corners[part.beside]);
    return turn *
           Vec2<double>{
               sum_of(0.5 * begin.x, 0.5 * end.x, part.way.x, -corner.x),
               sum_of(0.5 * begin.y, 0.5 * end.y, part.way.y, -corner.y)};
}

/// The boundary of the Minkowski sum of two hulls, rounded by both radii,
/// beside a part of it that is no face along an axis.
template <class T>
RoundEdge<T> edge_at(const HullPair<T>& pair, const HullPart& part) {
    const Vec2<double> farthest = size_of(pair.mine) + size_of(pair.other);
    const Place<double> farthest_center(widened(pair.obstacle.pos),
                                        farthest);
    const auto sized = round_edge(
        widened(pair.mover.pos), farthest_center, double{pair.mover.radius},
        double{pair.obstacle.radius}, part.normal);
    RoundEdge<T> edge{
        sized.center,           sized.r, sized.s, sized.normal,
        sized.unit_of_rounding, true};
    edge.is_straight = part.kind == PartKind::edge;
    edge.center.offset = edge.is_straight
                             ? point_on_edge(pair, part)
                             : part.on_obstacle - part.on_mover;
    // The offset has a rounding error of its own.
    edge.unit_of_rounding *= 1.25;
    return edge;
}

/// The coordinate at which the mover's position is flush with a face along
/// an axis, or the next number outside.
template <class T>
T flush_with(const HullPair<T>& pair, const HullPart& face, Axis axis) {
    const double toward = along(face.normal, axis);
    return static_cast<T>(toward) *
           rounded_up<T>(toward * along(pair.obstacle.pos, axis),
                         toward * along(face.on_obstacle, axis),
                         -toward * along(face.on_mover, axis),
                         pair.mover.radius, pair.obstacle.radius);
}

/// The point of contact on the obstacle's surface.
template <class T>
Vec2<T> point_on_obstacle(const HullPair<T>& pair, const HullPart& part) {
    const double radius = pair.obstacle.radius;
    return narrowed<T>(widened(pair.obstacle.pos) +
                       (part.on_obstacle + radius * part.normal));
}

/// The point of the mover's surface that is nearest to that of an obstacle
/// that it is apart from, measured from the obstacle.
template <class T>
Vec2<T> point_on_mover(const HullPair<T>& pair, const HullPart& part) {
    const double across = part.distance - pair.mover.radius;
    return narrowed<T>(widened(pair.obstacle.pos) +
                       (part.on_obstacle + across * part.normal));
}

/// A point that two hulls have in common whose rounded borders overlap.
template <class T>
Vec2<T> point_between(const HullPair<T>& pair, const HullPart& part) {
    const double reach =
        std::min(part.distance, double{pair.obstacle.radius});
    return narrowed<T>(widened(pair.obstacle.pos) +
                       (part.on_obstacle + reach * part.normal));
}

/// The shortest push that takes the mover out through its nearest part.
template <class T>
Vec2<T> push_out(const HullPair<T>& pair, const HullPart& part) {
    const Vec2<T> from = pair.mover.pos;
    if (part.kind != PartKind::face)
        return push_to(edge_at(pair, part), from);
    const Axis axis = part.normal.x != 0 ? Axis::x : Axis::y;
    const T edge = flush_with(pair, part, axis);
    const T toward = static_cast<T>(along(part.normal, axis));
    return with_axes(axis, way_to(along(from, axis), edge, toward), T(0));
}

}  // namespace isect::detail
