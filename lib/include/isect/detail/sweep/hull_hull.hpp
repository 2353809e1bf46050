#pragma once

#include <type_traits>

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/clip.hpp>
#include <isect/detail/contact/edge_entry.hpp>
#include <isect/detail/contact/enter_hull.hpp>
#include <isect/detail/contact/enter_sum.hpp>
#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/predicates/hulls_overlap.hpp>
#include <isect/detail/surely.hpp>
#include <isect/scalar.hpp>

namespace isect::detail {

/// Where a coordinate of a mover stops when it enters a sum through one of
/// its parts: the coordinate reached just before, rounded outward. Beside
/// an axial face it is flush. A coordinate that doesn't move keeps its
/// bits.
template <class T, class Number>
T stop_on_axis(const MinkowskiSum<T>& sum, const SumEntry<Number>& entry,
               Vec2<T> delta, Axis axis) {
    const T from = along(sum.mover().pos, axis);
    const T way = along(delta, axis);
    if (way == 0) return from;
    const Number n = along(entry.part.normal, axis);
    const T toward = n < Number{} ? T(-1) : T(1);
    if (is_axial_face(entry.part) && !(n == Number{})) {
        return flush_with(sum, entry.part.corner, axis, toward);
    }
    if (entry.time_before == Number{}) return from;
    const Number gone =
        entry.time_before * Number(static_cast<double>(way));
    const Number target = Number(static_cast<double>(from)) + gone;
    if (n == Number{}) return nearest<T>(target);
    return not_before_wide<T>(target, toward);
}

/// The sweep of a mover that hits nothing. Rounding could put its end
/// inside the obstacle; the exact end determines the direction out.
template <class T>
Sweep<T> unhindered(const Hull<T>& mover, Vec2<T> delta,
                    const Hull<T>& obstacle) {
    using Number = Wide<T>;
    const auto outward = [&](Vec2<T>) {
        const MinkowskiSum<T> sum(mover, obstacle);
        const auto wide = widened_sum<Number>(sum);
        const Vec2<Number> end =
            mover_from_obstacle<Number>(sum) + to_wide<Number>(delta);
        const Vec2<Number> normal = nearest_part(wide, end).normal;
        return Vec2<T>{sign_as<T>(normal.x), sign_as<T>(normal.y)};
    };
    return unhindered(mover, delta, obstacle, outward);
}

/// The stop of a mover whose path is known to enter a sum from outside,
/// found in a number type with enough digits.
template <class Number, class T, Tracer Trace = NoTrace>
Sweep<T> stopped_at_sum(const MinkowskiSum<T>& sum, Vec2<T> delta,
                        Trace trace = {}) {
    // Through which part does the path enter, and when?
    const auto wide = widened_sum<Number>(sum);
    const SumEntry<Number> entry = enter_sum(sum, wide, delta);
    const T time = trace(time_below_one<T>(entry.time));
    const Vec2<T> normal = trace(rounded_normal<T>(entry.part.normal));
    const auto met = met_on_obstacle(sum, entry.part);
    const Vec2<T> pos = trace(rounded_from(sum.obstacle().pos, met));
    const Vec2<T> left = (T(1) - time) * -delta;

    // Stop there, each coordinate rounded outward.
    const Hit<T> hit = trace(Hit<T>{pos, left, normal, time});
    const T x = stop_on_axis(sum, entry, delta, Axis::x);
    const T y = stop_on_axis(sum, entry, delta, Axis::y);
    return stopped(hit, trace(Vec2<T>{x, y}));
}

/// Whether the algorithm for a segment that is cast at a polygon applies.
template <class T>
constexpr bool is_point_at_polygon(const Hull<T>& mover,
                                   const Hull<T>& obstacle) {
    const bool is_sharp = mover.radius == 0 && obstacle.radius == 0;
    return is_sharp && mover.count == 1 && obstacle.count >= 3;
}

template <class T>
constexpr std::span<const Vec2<T>> corners_of(const Hull<T>& hull) {
    return {hull.corners.data(), hull.count};
}

/// The stop of a point at the edge of a polygon that it surely enters.
template <class T, Tracer Trace = NoTrace>
Sweep<T> stopped_at_edge(const Segment<T>& path, const Hull<T>& obstacle,
                         const Clip& inside, Trace trace = {}) {
    const Entry<T> entry =
        enter_edge(path, obstacle.pos, corners_of(obstacle), inside.edge);
    const T time = trace(entry.time);
    const Vec2<double> normal = trace(entry.edge.normal);
    const Vec2<T> left = (T(1) - time) * -path.delta;
    const Vec2<T> pos = entry.edge.point_at(T(0));
    const Hit<T> hit = trace(Hit<T>{pos, left, narrowed<T>(normal), time});
    const Vec2<T> stop = stop_at(entry.edge, path.start, path.delta, time);
    return stopped(hit, trace(stop));
}

/// The same in as few digits as are enough.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL Sweep<T> stopped_exactly(const MinkowskiSum<T>& sum,
                                          const Vec2<T>& delta,
                                          Trace trace = {}) {
    if (has_tiny_arcs(sum, delta)) {
        return stopped_at_sum<TwiceDouble>(sum, delta, trace);
    }
    return stopped_at_sum<Wide<T>>(sum, delta, trace);
}

/// How far any solid gets before it hits any other, where plain arithmetic
/// can't tell. It hits if it starts inside the sum extended by the reversed
/// path, which decides; the boundary of the sum then gives the place.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL Sweep<T> sweep_exactly(const Hull<T>& mover,
                                        const Vec2<T>& delta,
                                        const Hull<T>& obstacle,
                                        Trace trace = {}) {
    const MinkowskiSum<T> swept(mover, obstacle, delta);
    if (!trace(inside_sum(mover.pos, swept))) {
        return unhindered(mover, delta, obstacle);
    }

    // A mover that is inside already stays where it is, with the static
    // hit.
    const MinkowskiSum<T> sum(mover, obstacle);
    if (trace(inside_sum(mover.pos, sum))) {
        return stopped(*intersect(mover, obstacle, trace), mover.pos);
    }
    return stopped_exactly(sum, delta, trace);
}

/// How far a point gets before it hits a polygon: its path is clipped by
/// the polygon's edges, as in a cast.
template <class T, Tracer Trace = NoTrace>
Sweep<T> sweep_of_point(const Hull<T>& mover, const Vec2<T>& delta,
                        const Hull<T>& obstacle, Trace trace = {}) {
    const Segment<T> path{mover.pos, delta};
    const auto corners = corners_of(obstacle);
    const Clip inside = clip(path, obstacle.pos, corners);
    const bool is_missed = inside.is_missed();
    if (trace(is_missed)) return unhindered(mover, delta, obstacle);

    // A point that is inside already stays where it is, with the static
    // hit.
    const bool is_inside = inside.is_inside();
    if (trace(is_inside)) {
        return stopped(*intersect(mover, obstacle, trace), mover.pos);
    }
    // If rounding could change that, exact arithmetic has to decide.
    const bool is_hit =
        inside.is_hit() && !skims_edge(path, corners, inside.edge);
    const TooClose is_close{!is_hit};
    if (trace(is_close))
        return sweep_exactly(mover, delta, obstacle, trace);
    return stopped_at_edge(path, obstacle, inside, trace);
}

/// How far any solid gets before it hits any other: the path of its
/// position against their Minkowski sum, clipped by the edges of both.
template <class T, Tracer Trace>
Sweep<T> sweep(const Hull<T>& mover, std::type_identity_t<Vec2<T>> delta,
               const Hull<T>& obstacle, Trace trace) {
    const bool is_point = is_point_at_polygon(mover, obstacle);
    if (trace(is_point))
        return sweep_of_point(mover, delta, obstacle, trace);

    // When is it behind all edges, moved out by the radii, at once?
    const Vec2<T> start = mover.pos;
    const HullPair<T> pair(mover, obstacle);
    const HullEntry entry = enter_hull(pair, delta);
    const Decided is_missed = entry.is_missed;
    if (trace(is_missed)) {
        return is_missed.exactly() ? unhindered(mover, delta, obstacle)
                                   : free_path(start, delta);
    }
    // A mover that is inside already stays where it is, with the static
    // hit.
    const bool is_inside =
        entry.kind == PathKind::starts_in && hulls_overlap(mover, obstacle);
    if (trace(is_inside)) {
        return stopped(*intersect(mover, obstacle, trace), start);
    }
    // If rounding could change that, exact arithmetic has to decide.
    const TooClose is_close{entry.kind != PathKind::enters};
    if (trace(is_close))
        return sweep_exactly(mover, delta, obstacle, trace);

    // Whether it hits is certain; where it stops may need more digits.
    const bool is_stop_clear = entry.part.is_clear();
    if (!trace(is_stop_clear)) {
        const MinkowskiSum<T> sum(mover, obstacle);
        return stopped_exactly(sum, delta, trace);
    }

    // It enters through the edge whose line it crosses last, or through the
    // disc at an end of it.
    const T time = trace(time_of_contact<T>(entry.time, 1));
    const Vec2<T> normal = trace(narrowed<T>(entry.part.normal));
    const Vec2<T> pos = trace(point_on_obstacle(pair, entry.part));
    const Vec2<T> left = (T(1) - time) * -delta;
    const Hit<T> hit = trace(Hit<T>{pos, left, normal, time});
    const Vec2<T> stop = stop_of_entry(pair, delta, time, entry.part);
    return stopped(hit, trace(stop));
}

}  // namespace isect::detail
