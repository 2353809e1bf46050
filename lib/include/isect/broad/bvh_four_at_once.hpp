#pragma once

#include <array>

#if defined(__SSE2__) || defined(_M_X64)
#define ISECT_HAS_SSE2
#include <emmintrin.h>
#endif

#include <isect/broad/bvh_four.hpp>
#include <isect/broad/corridor.hpp>
#include <isect/detail/arithmetic.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// Which of four nodes share more than an edge with a place, by the rule of
/// meet(): bit i for the i-th.
template <class T>
unsigned meeting(const BvhFour<T>& four, const Bounds<T>& place) {
    unsigned bits = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        bits |= meet(four.bounds(i), place) ? 1U << i : 0U;
    }
    return bits;
}

#ifdef ISECT_HAS_SSE2
inline unsigned meeting(const BvhFour<float>& four,
                        const Bounds<float>& place) {
    const auto less = [](__m128 a, __m128 b) { return _mm_cmplt_ps(a, b); };
    const auto row = [](const auto& of) { return _mm_load_ps(of.data()); };
    const auto all = [](float edge) { return _mm_set1_ps(edge); };
    const __m128 x =
        _mm_and_ps(less(row(four.lower_x), all(place.upper.x)),
                   less(all(place.lower.x), row(four.upper_x)));
    const __m128 y =
        _mm_and_ps(less(row(four.lower_y), all(place.upper.y)),
                   less(all(place.lower.y), row(four.upper_y)));
    return static_cast<unsigned>(_mm_movemask_ps(_mm_and_ps(x, y)));
}

/// Two at a time: only two doubles fit into a register.
inline unsigned meeting(const BvhFour<double>& four,
                        const Bounds<double>& place) {
    const auto less = [](__m128d a, __m128d b) {
        return _mm_cmplt_pd(a, b);
    };
    const auto all = [](double edge) { return _mm_set1_pd(edge); };
    const auto two = [&](std::size_t from) {
        const auto row = [=](const auto& of) {
            return _mm_load_pd(of.data() + from);
        };
        const __m128d x =
            _mm_and_pd(less(row(four.lower_x), all(place.upper.x)),
                       less(all(place.lower.x), row(four.upper_x)));
        const __m128d y =
            _mm_and_pd(less(row(four.lower_y), all(place.upper.y)),
                       less(all(place.lower.y), row(four.upper_y)));
        return static_cast<unsigned>(_mm_movemask_pd(_mm_and_pd(x, y)));
    };
    return two(0) | two(2) << 2;
}
#endif

/// When a path enters each of four nodes, and which of them it enters no
/// later than its latest time: bit i for the i-th.
struct FourEntries {
    alignas(16) std::array<double, 4> times;
    unsigned in_time;
};

template <class T>
FourEntries entries(const BvhFour<T>& four, const Corridor<T>& way) {
    FourEntries all{};
    for (std::size_t i = 0; i < 4; ++i) {
        all.times[i] = way.entry(four.bounds(i));
        all.in_time |= all.times[i] <= way.latest() ? 1U << i : 0U;
    }
    return all;
}

#ifdef ISECT_HAS_SSE2
inline __m128d two_at(const double* row) {
    return _mm_load_pd(row);
}
inline __m128d two_at(const float* row) {
    return _mm_cvtps_pd(_mm_setr_ps(row[0], row[1], 0, 0));
}

/// Corridor::entry for two nodes at a time. Which of a node's edges comes
/// first is the same for all nodes on a path. A NaN time, from 0 times an
/// infinite pace, counts as a hit: that is the result of min and max for
/// it.
template <class T>
ISECT_FORCE_INLINE inline FourEntries entries_by_two(
    const BvhFour<T>& four, const Corridor<T>& way) {
    const Lane& x = way.lane(Axis::x);
    const Lane& y = way.lane(Axis::y);
    const T* near_x = (x.is_rising() ? four.lower_x : four.upper_x).data();
    const T* far_x = (x.is_rising() ? four.upper_x : four.lower_x).data();
    const T* near_y = (y.is_rising() ? four.lower_y : four.upper_y).data();
    const T* far_y = (y.is_rising() ? four.upper_y : four.lower_y).data();
    const auto all = [](double number) { return _mm_set1_pd(number); };

    FourEntries found;
    found.in_time = 0;
    for (unsigned i = 0; i < 4; i += 2) {
        const auto times = [&](const T* row, double from, double pace) {
            const __m128d way_there =
                _mm_sub_pd(two_at(row + i), all(from));
            return _mm_mul_pd(way_there, all(pace));
        };
        const __m128d near =
            _mm_max_pd(_mm_max_pd(times(near_x, x.front, x.pace),
                                  times(near_y, y.front, y.pace)),
                       all(0));
        const __m128d far =
            _mm_min_pd(_mm_min_pd(times(far_x, x.back, x.pace),
                                  times(far_y, y.back, y.pace)),
                       all(way.latest()));
        _mm_store_pd(found.times.data() + i, near);
        const int in_time = _mm_movemask_pd(_mm_cmple_pd(near, far));
        found.in_time |= static_cast<unsigned>(in_time) << i;
    }
    return found;
}
inline FourEntries entries(const BvhFour<float>& four,
                           const Corridor<float>& way) {
    return entries_by_two(four, way);
}
inline FourEntries entries(const BvhFour<double>& four,
                           const Corridor<double>& way) {
    return entries_by_two(four, way);
}
#endif

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
