#pragma once

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/foot.hpp>
#include <isect/detail/overlaps/circle_capsule_exactly.hpp>
#include <isect/detail/surely.hpp>

namespace isect::detail {

/// How far rounding can have moved the difference of two squares: that of a
/// circle's distance from a capsule's segment, and that of the sum of both
/// radii.
///
/// from_segment states that its vector is off by less than 2^-49 (a + size)
/// for its length a. This moves its square by less than
/// 2^-49 (3 a^2 + size^2), because 2 a size is at most a^2 + size^2. The
/// other roundings are less than 2^-51 (a^2 + size^2). At least twice as
/// much is allowed for, and a search reached 0.12 of that.
ISECT_FORCE_INLINE constexpr double error_of_squares(
    double distance_squared, double size) {
    return 0x1p-46 * (distance_squared + size * size);
}

/// Whether a circle and a capsule overlap: the circle's center is closer to
/// the capsule's segment than the sum of the radii. Comparing squares
/// avoids the square root.
template <class T, Tracer Trace>
bool overlaps(const Circle<T>& circle, const Capsule<T>& capsule,
              Trace trace) {
    const Vec2<double> apart =
        trace(from_segment(circle.center, capsule, trace));
    const double both = double{circle.radius} + double{capsule.radius};
    const double squared = trace(length_squared(apart));
    const double less_by = both * both - squared;

    // If rounding may have put the two in the wrong order, a closer look
    // has to decide.
    const double size = extents_of(circle, capsule);
    const SurelyLess surely_less{error_of_squares(squared, size)};
    const TooClose is_close{!surely_less(0, absolute(less_by))};
    if (trace(is_close)) {
        return overlaps_exactly(circle, capsule, trace);
    }
    return trace(squared < both * both);
}

template <class T, Tracer Trace>
bool overlaps(const Capsule<T>& capsule, const Circle<T>& circle,
              Trace trace) {
    return overlaps(circle, capsule, trace);
}

}  // namespace isect::detail
