#pragma once

#include <isect/detail/contact/hull_part.hpp>
#include <isect/detail/contact/round.hpp>
#include <isect/detail/wide.hpp>

namespace isect::detail {

/// An edge of the hull that a part of the sum is of, from begin to end, and
/// the corner of the other hull that is nearest to it. In the sum it is
/// turned by the factor `turn`.
struct EdgeOfSum {
    Vec2<double> begin;
    Vec2<double> end;
    Vec2<double> corner;
    double turn{};
};
template <class T>
EdgeOfSum edge_of(const HullPair<T>& pair, const HullPart& part) {
    const EdgeOwner<T> owner = owner_of_edge(pair, part.of);
    const Hull<T>& hull = owner.hull;
    return {widened(hull.corners[part.begin]),
            widened(hull.corners[hull.after(part.begin)]),
            widened(owner.beside.corners[part.beside]), owner.turn};
}

/// The point of an edge of the Minkowski sum of two hulls that a mover is
/// nearest to, relative to the obstacle.
template <class T>
Vec2<double> point_on_edge(const HullPair<T>& pair, const HullPart& part) {
    const auto [begin, end, corner, turn] = edge_of(pair, part);
    return turn *
           Vec2<double>{
               sum_of(0.5 * begin.x, 0.5 * end.x, part.way.x, -corner.x),
               sum_of(0.5 * begin.y, 0.5 * end.y, part.way.y, -corner.y)};
}

/// A corner of the Minkowski sum of two hulls in three numbers on each
/// axis, so that it isn't rounded.
struct CornerOfSum {
    Vec2<double> base;
    Vec2<double> of_obstacle;
    Vec2<double> of_mover;
};
template <class Sum, class... Numbers>
ISECT_FORCE_INLINE constexpr auto with_center(const Sum& sum, double turn,
                                              const CornerOfSum& corner,
                                              Axis axis, Numbers... more) {
    return sum(turn * along(corner.base, axis),
               turn * along(corner.of_obstacle, axis),
               -turn * along(corner.of_mover, axis), more...);
}

/// The boundary of the Minkowski sum of two hulls, rounded by both radii,
/// about a corner.
template <class T>
RoundEdge<T, CornerOfSum> arc_at(const HullPair<T>& pair,
                                 const HullPart& part) {
    const CornerOfSum corner{widened(pair.obstacle.pos), part.on_obstacle,
                             part.on_mover};
    const Vec2<double> center =
        corner.base + (part.on_obstacle - part.on_mover);
    const auto sized = round_edge(
        widened(pair.mover.pos), center, double{pair.mover.radius},
        double{pair.obstacle.radius}, part.normal);
    return {corner, sized.r, sized.s, sized.normal, sized.unit_of_rounding,
            false};
}

/// The same beside an edge. It is rounded in double, so it is for shapes in
/// float.
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
    edge.center.offset = point_on_edge(pair, part);
    // The offset has a rounding error of its own.
    edge.unit_of_rounding *= 1.25;
    return edge;
}

/// How far a mover at a place falls short of clearing an edge of the
/// Minkowski sum, moved out by both radii. The place is near that line, so
/// nearly all digits cancel, which takes twice as many as a double has: the
/// error is below 2^-96 of all numbers and below 2^-50 of the result.
template <class T>
double short_of_edge(const HullPair<T>& pair, const HullPart& part,
                     Vec2<double> place) {
    const EdgeOfSum edge = edge_of(pair, part);
    const double turn = edge.turn;
    const Vec2<double> base = widened(pair.obstacle.pos);
    // Measured from the middle of the edge, since in a mirrored query it
    // runs the other way.
    const auto apart = [&](Axis axis) {
        const NearSum sum =
            near_sum(-0.5 * along(edge.begin, axis),
                     -0.5 * along(edge.end, axis), along(edge.corner, axis),
                     turn * along(place, axis), -turn * along(base, axis));
        return TwiceDouble(Rounded{sum.value, sum.error});
    };
    const TwiceDouble x(two_sum(edge.end.x, -edge.begin.x));
    const TwiceDouble y(two_sum(edge.end.y, -edge.begin.y));
    TwiceDouble left = x * apart(Axis::y) - y * apart(Axis::x);
    const TwiceDouble squared = x * x + y * y;
    if (pair.both_radii != 0) {
        const TwiceDouble reach(
            two_sum(pair.mover.radius, pair.obstacle.radius));
        left = left + reach * sqrt(squared);
    }
    return left.high() / root(squared.high());
}

/// The place that a mover has to reach, or pass on both axes, to clear a
/// slanted edge of the Minkowski sum.
///
/// Plain arithmetic finds it within 2^-48 of all numbers, which is precise
/// enough for a float. In units of 2^-53 of these numbers, the distance is
/// off by 8 (see error_of_gaps), the way and its product with the normal by
/// 1 each, the normal by 5, and the sum by 1: half of what is allowed for.
///
/// For a double, what is missing is added, and more than the two last sums'
/// rounding can take away: 2^-53 of a coordinate counts as much as the
/// normal leads along it. The push is longer than the shortest by twice
/// that, less than 3 U, and by the step outwards to the next numbers, less
/// than 2 U.
template <class T>
Vec2<double> place_beyond_edge(const HullPair<T>& pair,
                               const HullPart& part) {
    const Vec2<double> from = widened(pair.mover.pos);
    const Vec2<double> base = widened(pair.obstacle.pos);
    const Vec2<double> n = part.normal;
    const double numbers =
        pair.size + size_of_all(from.x, from.y, base.x, base.y);
    const double way = pair.both_radii - part.distance;
    if constexpr (std::is_same_v<T, float>) {
        return from + (way + 0x1p-48 * numbers) * n;
    }
    const Vec2<double> plain = from + way * n;
    const double room =
        0x1.1p-53 * size_of_all(n.x * plain.x, n.y * plain.y);
    const double missing = short_of_edge(pair, part, plain);
    return plain + (missing + room + 0x1p-90 * numbers) * n;
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
    if (part.kind == PartKind::corner)
        return push_to(arc_at(pair, part), from);
    if (part.kind == PartKind::edge) {
        const Vec2<double> to = place_beyond_edge(pair, part);
        return {way_to(from.x, to.x, T(side_of_zero(part.normal.x))),
                way_to(from.y, to.y, T(side_of_zero(part.normal.y)))};
    }
    const Axis axis = part.normal.x != 0 ? Axis::x : Axis::y;
    const T edge = flush_with(pair, part, axis);
    const T toward = static_cast<T>(along(part.normal, axis));
    return with_axes(axis, way_to(along(from, axis), edge, toward), T(0));
}

}  // namespace isect::detail
