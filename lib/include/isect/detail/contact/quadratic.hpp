#pragma once

#include <isect/detail/contact/entry.hpp>
#include <isect/detail/surely.hpp>

namespace isect::detail {

/// The equation |m + t d|^2 = reach^2, that is a t^2 + 2 b t + c = 0, for
/// the times t at which a path along d is at the edge of a disc, with m for
/// the vector from the disc's center to the path's start.
///
/// Its discriminant is b^2 - a c, which equals a reach^2 - cross(d, m)^2:
/// in that form it loses no digits where the disc is far away.
struct Quadratic {
    double a{};
    double b{};
    double c{};
    double discriminant{};
    double cross{};
    double grown{};
    double reach{};
    bool is_on_axis{};
    /// How far rounding can have moved a, b and c, with their sums, and the
    /// discriminant.
    double error{};
    double error_of_discriminant{};

    /// a + 2 b + c, which is negative if the path ends in the disc.
    ISECT_FORCE_INLINE constexpr double at_end() const {
        return (a + c) + 2 * b;
    }
    /// Whether the path surely misses the disc: it leads away from it, or
    /// its line misses, or it ends before.
    ISECT_FORCE_INLINE constexpr bool has_no_root() const {
        const bool leads_away = all_of(b > error, c > error);
        const bool ends_before = all_of(-b - a > error, at_end() > error);
        return any_of(leads_away, -discriminant > error_of_discriminant,
                      ends_before);
    }
    ISECT_FORCE_INLINE constexpr bool is_inside() const {
        return -c > error;
    }
    /// Whether the path surely enters the disc from outside. Two limits are
    /// chosen, not derived: 2^-27, beyond which the distance of a small
    /// disc takes half of a double's digits, and 0.5, below which a path
    /// along an axis passes so near the disc's edge that the room beside it
    /// must not be a difference of rounded numbers.
    ISECT_FORCE_INLINE constexpr bool has_root() const {
        const bool gets_in = any_of(a + b > error, -at_end() > error);
        return all_of(c > error, -b > error, gets_in,
                      discriminant > error_of_discriminant,
                      error_of_discriminant < 0x1p-27 * grown,
                      !is_on_axis || discriminant > 0.5 * grown);
    }
};

/// The center is a Vec2 or a Place. In units of 2^-53: m, of which each
/// coordinate is rounded once, and each product and sum is off by 1 of
/// itself. So a is off by 2 a; b by 3 times |m.x d.x| + |m.y d.y|, which is
/// less than m^2 + a; c by 4 m^2 + 3 reach^2, with 1 for the reach. The sum
/// a + 2 b + c is off by less than 8 times m^2 + reach^2 + a, and the
/// others by less than that; the ninth covers the error's own roundings.
///
/// The discriminant is off by 6 a reach^2. The cross product is off by 3
/// times |d.x m.y| + |d.y m.x|, so that its square is off by 6 |cross|
/// times that, by its own rounding, and by the square of those 3, which
/// counts where the cross product is 0. The eighth unit covers the error's
/// own roundings.
template <class T, class Center>
ISECT_FORCE_INLINE constexpr Quadratic quadratic(const Segment<T>& path,
                                                 const Center& center,
                                                 double reach) {
    const Vec2<double> m = between(path.start, center);
    const Vec2<double> d = widened(path.delta);
    Quadratic q;
    q.is_on_axis = d.x == 0 || d.y == 0;
    const double m_squared = dot(m, m);
    const double reach_squared = reach * reach;
    q.reach = reach;
    q.a = dot(d, d);
    q.b = dot(m, d);
    q.c = m_squared - reach_squared;
    q.error = 9 * 0x1p-53 * (m_squared + reach_squared + q.a);

    const double one = product(d.x, m.y);
    const double other = product(d.y, m.x);
    q.cross = one - other;
    q.grown = q.a * reach_squared;
    q.discriminant = q.grown - product(q.cross, q.cross);
    const double size = absolute(one) + absolute(other);
    q.error_of_discriminant =
        8 * 0x1p-53 *
        (q.grown + size * (absolute(q.cross) + 2 * 0x1p-53 * size));
    return q;
}

/// A vector whose length is known to be almost 1, made as good as a
/// division by its length would, by a step of Newton's method. Along an
/// axis only a division makes it exactly 1.
ISECT_FORCE_INLINE inline Vec2<double> almost_unit(Vec2<double> v) {
    if (v.x == 0 || v.y == 0) return unit_vector(v);
    return (1.5 - 0.5 * dot(v, v)) * v;
}

/// Where a path enters a disc of radius r + s, by the lesser root of their
/// equation.
template <class T, class Center>
ISECT_FORCE_INLINE inline auto entry_of(const Quadratic& q,
                                        const Segment<T>& path,
                                        const Center& center, T r, T s) {
    const double half_chord = root(q.discriminant);
    const T time = time_of_contact<T>(-q.b - half_chord, q.a);
    const Vec2<double> d = widened(path.delta);
    const Vec2<double> out =
        1 / (q.a * q.reach) * (q.cross * perpendicular(d) - half_chord * d);
    const Vec2<double> normal = almost_unit(out);
    const auto edge = round_edge(path.start, center, r, s, normal);
    using Kind = std::remove_cv_t<decltype(edge.center)>;
    return Entry<T, Kind>{time, edge};
}

}  // namespace isect::detail
