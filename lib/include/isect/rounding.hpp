#pragma once

#include <limits>

#include <isect/axis.hpp>
#include <isect/expansion.hpp>

namespace isect {

/// To T, and to its greatest number where T cannot hold more.
template <class T>
constexpr T narrowed(double value) {
    constexpr double most = std::numeric_limits<T>::max();
    if (value > most) return std::numeric_limits<T>::max();
    if (value < -most) return -std::numeric_limits<T>::max();
    return static_cast<T>(value);
}

template <class T>
constexpr Vec2<T> narrowed(Vec2<double> v) {
    return {narrowed<T>(v.x), narrowed<T>(v.y)};
}

template <class T>
constexpr Vec2<double> widened(Vec2<T> v) {
    return {static_cast<double>(v.x), static_cast<double>(v.y)};
}

/// One ulp, in T, of a positive size.
template <class T>
constexpr double ulp(double size) {
    const T rounded = narrowed<T>(size);
    return static_cast<double>(next_above(rounded)) -
           static_cast<double>(rounded);
}

/// The least T that is not below an exact sum.
template <class T, std::size_t N>
constexpr T rounded_up(const Expansion<N>& exact) {
    T result = narrowed<T>(exact.estimate());
    const auto is_below = [&](T x) {
        return (exact - Expansion<1>(static_cast<double>(x))).sign() > 0;
    };
    while (is_below(result)) result = next_above(result);
    while (!is_below(next_below(result))) result = next_below(result);
    return result;
}

/// The T nearest to the edge center + toward * (h + k) that is not inside
/// of it; toward is 1 or -1.
template <class T>
constexpr T outer_edge(T center, T toward, T h, T k) {
    return toward * rounded_up<T>(exact_sum(toward * center, h, k));
}

/// The T nearest to the target that is, towards 1 or -1, at it or beyond.
template <class T>
constexpr T not_before(double target, T toward) {
    const double goal = toward * target;
    T result = narrowed<T>(goal);
    if (result < goal) result = next_above(result);
    return toward * result;
}

/// The shortest way from a coordinate, towards 1 or -1, after which it is,
/// in T, at the target or beyond.
template <class T>
constexpr T way_to(T from, double target, T toward) {
    const double goal = toward * target;
    const T start = toward * from;
    T way = narrowed<T>(sum_of(goal, -static_cast<double>(start)));
    if (start + way < goal) {
        // A step too small for T to take has to get past half of its ulp.
        const T there = not_before(goal, T(1));
        const double half_there = 0.5 * static_cast<double>(there);
        const double half_below =
            0.5 * static_cast<double>(next_below(there));
        way = narrowed<T>(sum_of(half_there, half_below, -start));
    }
    while (start + way < goal) way = next_above(way);
    return toward * way;
}

/// The sum of the magnitudes of a query's numbers on one axis.
template <class... Numbers>
constexpr double size_of_all(Numbers... numbers) {
    return (0.0 + ... + static_cast<double>(absolute(numbers)));
}

}  // namespace isect
