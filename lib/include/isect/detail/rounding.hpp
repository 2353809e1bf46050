#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

#include <isect/detail/coordinates.hpp>
#include <isect/detail/near_sum.hpp>

namespace isect::detail {

/// Converts to T, or to the greatest T if the number is out of range.
template <class T>
ISECT_FORCE_INLINE constexpr T narrowed(double value) {
    if constexpr (std::is_same_v<T, double>) return value;
    constexpr double most = std::numeric_limits<T>::max();
    if (value > most) return std::numeric_limits<T>::max();
    if (value < -most) return -std::numeric_limits<T>::max();
    return static_cast<T>(value);
}

template <class T>
ISECT_FORCE_INLINE constexpr Vec2<T> narrowed(Vec2<double> v) {
    return {narrowed<T>(v.x), narrowed<T>(v.y)};
}

template <class T>
ISECT_FORCE_INLINE constexpr Vec2<double> widened(Vec2<T> v) {
    return {static_cast<double>(v.x), static_cast<double>(v.y)};
}

/// One ulp of a positive size in T.
template <class T>
ISECT_FORCE_INLINE constexpr double ulp(double size) {
    const T rounded = narrowed<T>(size);
    return static_cast<double>(next_above(rounded)) -
           static_cast<double>(rounded);
}

/// More steps to the next number than are ever needed to correct rounding
/// to nearest. Where they aren't enough, only termination is promised: with
/// infinities, NaN, other rounding modes, or subnormal numbers flushed to
/// 0.
inline constexpr int most_steps = 4;

/// One ulp of a positive double that is not subnormal, by its exponent.
ISECT_FORCE_INLINE constexpr double ulp_of_double(double size) {
    constexpr std::uint64_t exponent = 0x7ff0000000000000;
    const auto bits = __builtin_bit_cast(std::uint64_t, size);
    return 0x1p-52 * __builtin_bit_cast(double, bits& exponent);
}

template <class T, class... Numbers>
ISECT_RARE constexpr T exactly_rounded_up(Numbers... numbers) {
    const auto exact = exact_sum(numbers...);
    T result = narrowed<T>(exact.estimate());
    const auto is_below = [&](T x) {
        return (exact - Expansion<1>(static_cast<double>(x))).sign() > 0;
    };
    // The estimate is off by at most one T, so the least T that is not
    // below is one or two steps away. Out of range a step may lead nowhere.
    for (int i = 0; i < most_steps && is_below(result); ++i) {
        result = next_above(result);
    }
    for (int i = 0; i < most_steps && !is_below(next_below(result)); ++i) {
        result = next_below(result);
    }
    return result;
}

/// The least T that is not below the exact sum of a few numbers.
template <class T, class... Numbers>
ISECT_FORCE_INLINE constexpr T rounded_up(Numbers... numbers) {
    const NearSum sum = near_sum(static_cast<double>(numbers)...);
    const T nearest = narrowed<T>(sum.value);
    const double left = sum.value - static_cast<double>(nearest);
    const double above = left + sum.error;
    const bool is_certain = sum.slack == 0 || absolute(above) > sum.slack;
    if (is_certain && sum.is_rounded_once()) {
        return next_above_if(above > 0, nearest);
    }
    return exactly_rounded_up<T>(static_cast<double>(numbers)...);
}

/// The least T that is not below a number.
template <class T>
ISECT_FORCE_INLINE constexpr T not_below(double number) {
    const T result = narrowed<T>(number);
    return next_above_if(result < number, result);
}

/// The least T that is not below the exact sum of a center and two extents,
/// where the extents' sum has lost too much in rounding.
template <class T>
ISECT_CLOSE_CALL constexpr T rounded_up_apart(T center, T h, T k) {
    return rounded_up<T>(center, h, k);
}

/// The T nearest to the edge center + toward * (h + k) that is not inside
/// it; toward is 1 or -1.
template <class T>
ISECT_FORCE_INLINE constexpr T outer_edge(T center, T toward, T h, T k) {
    const T from = toward * center;
    const Rounded reach = two_sum(h, k);
    const Rounded edge = two_sum(from, reach.value);
    const double lost = edge.error + reach.error;
    if constexpr (std::is_same_v<T, double>) {
        // Below a power of two the next number is only half an ulp away,
        // and the edge's own error then at most a quarter of one: together
        // with less than another quarter, the sum is between two numbers.
        const double most = 0x1p-55 * absolute(edge.value);
        if (absolute(reach.error) <= most) {
            return toward * next_above_if(lost > 0, edge.value);
        }
    } else if (edge.error == 0 && reach.error == 0) {
        return toward * not_below<T>(edge.value);
    }
    return toward * rounded_up_apart(from, h, k);
}

/// The T nearest to the target that is at it or beyond it, in the direction
/// 1 or -1.
template <class T>
ISECT_FORCE_INLINE constexpr T not_before(double target, T toward) {
    return toward * not_below<T>(toward * target);
}

/// A displacement of a coordinate that takes it, in T, to a goal above it
/// or beyond, where the difference of the two falls short of that.
template <class T>
ISECT_CLOSE_CALL constexpr T way_beyond(T start, double goal) {
    // A displacement too small to change the coordinate in T has to exceed
    // half of its ulp.
    const T there = not_before(goal, T(1));
    const double half_there = 0.5 * static_cast<double>(there);
    const double half_below = 0.5 * static_cast<double>(next_below(there));
    T way = narrowed<T>(sum_of(half_there, half_below, -start));
    // The displacement is within half an ulp of the wanted one: one step
    // takes it to the half of that ulp, the next one past it.
    for (int i = 0; i < most_steps && start + way < goal; ++i) {
        way = next_above(way);
    }
    return way;
}

/// The shortest displacement of a coordinate, in the direction 1 or -1,
/// that takes it, in T, to the target or beyond.
template <class T>
ISECT_FORCE_INLINE constexpr T way_to(T from, double target, T toward) {
    const double goal = toward * target;
    const T start = toward * from;
    const T way = narrowed<T>(goal - static_cast<double>(start));
    if (start + way < goal) return toward * way_beyond(start, goal);
    return toward * way;
}

/// The sum of the magnitudes of a query's numbers on one axis.
template <class... Numbers>
constexpr double size_of_all(Numbers... numbers) {
    return (0.0 + ... + static_cast<double>(absolute(numbers)));
}

}  // namespace isect::detail
