#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace isect::detail {

/// So many boxes are filtered at once: a number that the compiler knows, so
/// that it can take them together, as many as fit into a register.
inline constexpr std::size_t batch_block = 64;

/// The numbers of a block of boxes, each kind by itself.
template <class T>
struct BatchColumns {
    const T* x;
    const T* y;
    const T* half_x;
    const T* half_y;
};

/// For each box of a block, not 0 if it passes; as wide as T, as the
/// registers have it.
template <class T>
using BatchFlags = std::array<
    std::conditional_t<sizeof(T) == 8, std::int64_t, std::int32_t>,
    batch_block>;

/// What has to be known of a place, on one axis: its edges.
template <class T>
struct PlaceOnAxis {
    T lower;
    T upper;
};

/// What has to be known of a way, on one axis, turned so that it rises:
/// where the mover's leading and trailing edges start, and the time that it
/// takes for a unit of length.
template <class T>
struct WayOnAxis {
    T turn;
    T leading;
    T trailing;
    T pace;
};

/// Which boxes of a block may meet a place. True if any may.
template <class T>
struct PlaceFilter {
    PlaceOnAxis<T> on_x;
    PlaceOnAxis<T> on_y;

    [[gnu::always_inline]] bool operator()(const BatchColumns<T>& all,
                                           BatchFlags<T>& flags) const {
        typename BatchFlags<T>::value_type any = 0;
        for (std::size_t i = 0; i < batch_block; ++i) {
            const bool x = (all.x[i] - all.half_x[i] < on_x.upper) &
                           (all.x[i] + all.half_x[i] > on_x.lower);
            const bool y = (all.y[i] - all.half_y[i] < on_y.upper) &
                           (all.y[i] + all.half_y[i] > on_y.lower);
            flags[i] = x & y;
            any |= flags[i];
        }
        return any != 0;
    }
};

/// Which boxes of a block may be met on a way, by slabs. True if any may.
template <class T>
struct WayFilter {
    WayOnAxis<T> on_x;
    WayOnAxis<T> on_y;
    T latest;

    [[gnu::always_inline]] bool operator()(const BatchColumns<T>& all,
                                           BatchFlags<T>& flags) const {
        typename BatchFlags<T>::value_type any = 0;
        for (std::size_t i = 0; i < batch_block; ++i) {
            const T x = on_x.turn * all.x[i];
            const T y = on_y.turn * all.y[i];
            const T near_x = (x - all.half_x[i] - on_x.leading) * on_x.pace;
            const T near_y = (y - all.half_y[i] - on_y.leading) * on_y.pace;
            const T far_x = (x + all.half_x[i] - on_x.trailing) * on_x.pace;
            const T far_y = (y + all.half_y[i] - on_y.trailing) * on_y.pace;
            const T later = near_x < near_y ? near_y : near_x;
            const T sooner = far_x < far_y ? far_x : far_y;
            flags[i] =
                (later <= sooner) & (later <= latest) & (sooner >= 0);
            any |= flags[i];
        }
        return any != 0;
    }
};

// The same text, compiled for several kinds of processor; the best that
// this one can run is chosen when the program does.
template <class T, class Filter>
using RunFilter = bool (*)(const Filter&, const BatchColumns<T>&,
                           BatchFlags<T>&);

template <class T, class Filter>
bool run_filter(const Filter& filter, const BatchColumns<T>& all,
                BatchFlags<T>& flags) {
    return filter(all, flags);
}

#if defined(__GNUC__) && defined(__x86_64__)
template <class T, class Filter>
[[gnu::target("avx2")]] bool run_filter_avx2(const Filter& filter,
                                             const BatchColumns<T>& all,
                                             BatchFlags<T>& flags) {
    return filter(all, flags);
}

template <class T, class Filter>
[[gnu::target("avx512f,avx512dq,avx512vl")]] bool run_filter_avx512(
    const Filter& filter, const BatchColumns<T>& all,
    BatchFlags<T>& flags) {
    return filter(all, flags);
}
#endif

template <class T, class Filter>
RunFilter<T, Filter> best_filter() {
#if defined(__GNUC__) && defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512dq")) {
        return run_filter_avx512<T, Filter>;
    }
    if (__builtin_cpu_supports("avx2")) return run_filter_avx2<T, Filter>;
#endif
    return run_filter<T, Filter>;
}

}  // namespace isect::detail
