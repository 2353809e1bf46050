#pragma once

#include <algorithm>
#include <type_traits>

#include <isect/detail/predicates/place.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/detail/unit_vector.hpp>
#include <isect/hit.hpp>

namespace isect::detail {

/// a - b, with each coordinate rounded only once.
template <class T>
ISECT_FORCE_INLINE constexpr Vec2<double> between(Vec2<T> a, Vec2<T> b) {
    return widened(a) - widened(b);
}
template <class T>
ISECT_FORCE_INLINE constexpr Vec2<double> between(Vec2<T> a,
                                                  const Place<T>& b) {
    return {sum_of(a.x, -b.base.x, -b.offset.x),
            sum_of(a.y, -b.base.y, -b.offset.y)};
}
template <class T>
ISECT_FORCE_INLINE constexpr Vec2<double> between(const Place<T>& a,
                                                  const Place<T>& b) {
    return {sum_of(a.base.x, a.offset.x, -b.base.x, -b.offset.x),
            sum_of(a.base.y, a.offset.y, -b.base.y, -b.offset.y)};
}

template <class T>
ISECT_FORCE_INLINE constexpr Place<double> widened(const Place<T>& place) {
    return {widened(place.base), widened(place.offset)};
}

/// Calls sum(numbers...) with a coordinate of a center, as however many
/// numbers it consists of, followed by the given ones.
template <class Sum, class... Numbers>
ISECT_FORCE_INLINE constexpr auto with_center(const Sum& sum, double turn,
                                              Vec2<double> center,
                                              Axis axis, Numbers... more) {
    return sum(turn * along(center, axis), more...);
}
template <class Sum, class... Numbers>
ISECT_FORCE_INLINE constexpr auto with_center(const Sum& sum, double turn,
                                              const Place<double>& center,
                                              Axis axis, Numbers... more) {
    return sum(turn * along(center.base, axis),
               turn * along(center.offset, axis), more...);
}

/// r + s - |point - center| on one axis, rounded only once.
template <class T, class Center>
ISECT_FORCE_INLINE constexpr double room_beside(Vec2<T> point,
                                                const Center& center, T r,
                                                T s, Axis axis) {
    const double turn = side_of_zero(along(between(point, center), axis));
    const auto sum = [](auto... all) { return sum_of(all...); };
    return with_center(sum, turn, widened(center), axis,
                       -turn * along(point, axis), r, s);
}

/// The position that touches, from outside, a disc of radius r + s about a
/// center, at a point with this normal; or that touches a straight edge
/// tangent to the disc there. The center is a Vec2 or a Place.
///
/// The sum is computed in double, where rounding may cost about three ulp,
/// so along a slanted normal it aims further out. Along an axis no such
/// slack is needed: the edge is rounded outward exactly.
template <class T, class Center = Place<double>>
struct RoundEdge {
    Center center;
    double r{};
    double s{};
    Vec2<double> normal;
    /// One ulp, in double, of the sum of the query's magnitudes.
    double unit_of_rounding{};
    bool is_straight{};

    /// The point on the obstacle itself, whose own radius is given.
    ISECT_FORCE_INLINE constexpr Vec2<T> point_at(T radius) const {
        const double reach = radius;
        return {narrowed<T>(from_center(Axis::x, normal.x * reach)),
                narrowed<T>(from_center(Axis::y, normal.y * reach))};
    }

    /// The coordinate to reach.
    ISECT_FORCE_INLINE constexpr double target(Axis axis) const {
        const double n = along(normal, axis);
        if (along(normal, other(axis)) == 0) {
            const auto up = [](auto... all) {
                return rounded_up<T>(all...);
            };
            const T edge = with_center(up, n, center, axis, r, s);
            return n * static_cast<double>(edge);
        }
        return from_center(axis, n * safe_reach());
    }

    /// The place to reach if the normal is along no axis.
    ISECT_FORCE_INLINE constexpr Vec2<double> slanted_target() const {
        const double reach = safe_reach();
        return {from_center(Axis::x, normal.x * reach),
                from_center(Axis::y, normal.y * reach)};
    }

    /// The coordinate to reach on one axis, on the side of `toward`, if the
    /// other coordinate is given and does not change.
    double target_beside(T beside, Axis axis, T toward) const {
        const Axis across = other(axis);
        const double n_across = along(normal, across);
        if (n_across == 0) return target(axis);
        const double aside = -from_center(across, -beside);
        const double reach = safe_reach();
        const double room = reach - absolute(aside);
        const double chord =
            std::max(room, 0.0) * (reach + absolute(aside));
        const double way =
            is_straight ? (reach - aside * n_across) / along(normal, axis)
                        : toward * root(chord);
        return from_center(axis, way);
    }

    /// The distance from the center, with the slack.
    ISECT_FORCE_INLINE constexpr double safe_reach() const {
        return sum_of(r, s) + (is_straight ? 4 : 3) * unit_of_rounding;
    }

private:
    ISECT_FORCE_INLINE constexpr double from_center(Axis axis,
                                                    double way) const {
        const auto sum = [](auto... all) { return sum_of(all...); };
        return with_center(sum, 1, center, axis, way);
    }
};

ISECT_FORCE_INLINE constexpr Vec2<double> magnitudes(Vec2<double> v) {
    return {absolute(v.x), absolute(v.y)};
}
ISECT_FORCE_INLINE constexpr Vec2<double> magnitudes(
    const Place<double>& place) {
    return magnitudes(place.base) + magnitudes(place.offset);
}

template <class T, class Center>
ISECT_FORCE_INLINE inline auto round_edge(Vec2<T> mover,
                                          const Center& center, T r, T s,
                                          Vec2<double> normal) {
    const auto wide = widened(center);
    const Vec2<double> sizes =
        magnitudes(widened(mover)) + magnitudes(wide);
    const double size = std::max(sizes.x, sizes.y) +
                        static_cast<double>(r) + static_cast<double>(s);
    // The sum could be rounded up to a power of two, above which an ulp is
    // twice as large.
    const double unit = ulp_of_double(size * (1 - 0x1p-50));
    using Edge = RoundEdge<T, std::remove_const_t<decltype(wide)>>;
    return Edge{wide, r, s, normal, unit, false};
}

/// The same on an axis on which the normal may be 0 or all.
template <class T, class Center>
ISECT_CLOSE_CALL inline T push_on_axis(const RoundEdge<T, Center>& edge,
                                       const T& from, Axis axis) {
    const double n = along(edge.normal, axis);
    if (n == 0) return T(0);
    return way_to(from, edge.target(axis), T(side_of_zero(n)));
}

/// The vector from a position to an edge, coordinate by coordinate; 0 on an
/// axis on which the normal is 0.
template <class T, class Center>
ISECT_FORCE_INLINE inline Vec2<T> push_to(const RoundEdge<T, Center>& edge,
                                          Vec2<T> from) {
    const Vec2<double> normal = edge.normal;
    if (normal.x == 0 || normal.y == 0) {
        return {push_on_axis(edge, from.x, Axis::x),
                push_on_axis(edge, from.y, Axis::y)};
    }
    const Vec2<double> to = edge.slanted_target();
    return {way_to(from.x, to.x, T(side_of_zero(normal.x))),
            way_to(from.y, to.y, T(side_of_zero(normal.y)))};
}

/// Where a mover stops on an axis if its path or the normal is along one.
template <class T, class Center>
ISECT_CLOSE_CALL inline T stop_on_axis(const RoundEdge<T, Center>& edge,
                                       const Vec2<T>& start,
                                       const Vec2<T>& delta, T time,
                                       Axis axis) {
    const T from = along(start, axis);
    const T way = along(delta, axis);
    if (way == 0) return from;
    const double n = along(edge.normal, axis);
    if (n == 0) return from + time * way;
    const T toward = static_cast<T>(side_of_zero(n));
    if (along(delta, other(axis)) == 0) {
        const T beside = along(start, other(axis));
        const double target = edge.target_beside(beside, axis, toward);
        const T clear = not_before(target, toward);
        return toward * clear < toward * from ? clear : from;
    }
    return not_before(edge.target(axis), toward);
}

/// Where a mover that moves along delta stops at an edge. A coordinate that
/// doesn't move keeps its bits; the other one alone then clears the edge,
/// in the worst case at its start.
template <class T, class Center>
ISECT_FORCE_INLINE inline Vec2<T> stop_at(const RoundEdge<T, Center>& edge,
                                          Vec2<T> start, Vec2<T> delta,
                                          T time) {
    const Vec2<double> normal = edge.normal;
    if (delta.x == 0 || delta.y == 0 || normal.x == 0 || normal.y == 0) {
        return {stop_on_axis(edge, start, delta, time, Axis::x),
                stop_on_axis(edge, start, delta, time, Axis::y)};
    }
    const Vec2<double> to = edge.slanted_target();
    return {not_before(to.x, T(side_of_zero(normal.x))),
            not_before(to.y, T(side_of_zero(normal.y)))};
}

}  // namespace isect::detail
