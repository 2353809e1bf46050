#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

#include <isect/axis.hpp>
#include <isect/broad/bounds.hpp>

namespace isect::detail {

/// So many boxes are a block: as many as a mask has bits.
inline constexpr std::size_t batch_block = 64;
/// So many blocks are filtered before anybody asks what has passed: that
/// question no processor guesses, and it breaks off the work on the next.
inline constexpr std::size_t batch_blocks_at_once = 8;

/// One number of each box of a block. No register's worth of them lies in
/// two lines of the cache, which would take twice as long to fetch.
template <class T>
struct alignas(64) BatchNumbers {
    T numbers[batch_block]{};
};

/// The numbers of a block of boxes, each kind by itself; those of the next
/// blocks follow, each after its own kind, for memory is read ahead best in
/// few long rows.
template <class T>
struct BatchColumns {
    const BatchNumbers<T>* x;
    const BatchNumbers<T>* y;
    const BatchNumbers<T>* half_x;
    const BatchNumbers<T>* half_y;
};

/// As wide as T, so that registers hold as many of them as of numbers; and
/// its bits, from a table, since plain code can't shift each by its own.
template <class T>
using BatchWord =
    std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
template <class T>
inline constexpr auto batch_bits = [] {
    std::array<BatchWord<T>, sizeof(T) * 8> bits{};
    for (std::size_t i = 0; i < bits.size(); ++i) {
        bits[i] = BatchWord<T>{1} << i;
    }
    return bits;
}();

/// Which boxes may be met by a box on its way. They are not, where an axis
/// separates them from all that it sweeps over (Gottschalk, Lin and
/// Manocha, OBBTree, SIGGRAPH 1996): the way's main axis, along which it
/// leads farther, or the one across the way. The third that there is tells
/// only a corner apart, and is not worth being asked of all.
template <class T>
class WayFilter {
public:
    /// The mover's bounds at the start, its whole way, and the size of the
    /// largest box.
    WayFilter(const Bounds<T>& mover, Vec2<T> delta, T largest)
        : main_(absolute(delta.x) < absolute(delta.y) ? Axis::y : Axis::x),
          delta_(turned(delta)),
          slope_(delta_.x == 0 ? T(0) : delta_.y / delta_.x),
          steepness_(absolute(slope_)) {
        const Vec2<T> lower = turned(mover.lower);
        const Vec2<T> upper = turned(mover.upper);
        start_ = T(0.5) * lower + T(0.5) * upper;
        half_ = {std::max(upper.x - start_.x, start_.x - lower.x),
                 std::max(upper.y - start_.y, start_.y - lower.y)};
        const T more = slack(largest);
        half_ = half_ + Vec2<T>{more, more};
        width_ = half_.y + steepness_ * half_.x;
        stop_at(T(1));
    }

    /// No later time matters.
    void stop_at(T latest) {
        const Vec2<T> half_way = (T(0.5) * latest) * delta_;
        middle_ = start_ + half_way;
        reach_ = half_.x + absolute(half_way.x);
    }

    /// A bit for each box of a block: whether it may be met.
    [[gnu::always_inline]] std::uint64_t mask(const BatchColumns<T>& all,
                                              std::size_t block) const {
        const bool is_steep = main_ == Axis::y;
        const BatchNumbers<T>& along = (is_steep ? all.y : all.x)[block];
        const BatchNumbers<T>& across = (is_steep ? all.x : all.y)[block];
        const BatchNumbers<T>& half_along =
            (is_steep ? all.half_y : all.half_x)[block];
        const BatchNumbers<T>& half_across =
            (is_steep ? all.half_x : all.half_y)[block];

        constexpr auto& bits = batch_bits<T>;
        std::uint64_t mask = 0;
        for (std::size_t from = 0; from < batch_block;
             from += bits.size()) {
            BatchWord<T> word = 0;
            for (std::size_t bit = 0; bit < bits.size(); ++bit) {
                const std::size_t i = from + bit;
                const BatchWord<T> passes{!is_apart(
                    along.numbers[i], across.numbers[i],
                    half_along.numbers[i], half_across.numbers[i])};
                word |= bits[bit] & (0 - passes);
            }
            mask |= std::uint64_t{word} << from;
        }
        return mask;
    }

private:
    /// A point, or way, with what is along the main axis first.
    Vec2<T> turned(Vec2<T> v) const {
        return main_ == Axis::x ? v : Vec2<T>{v.y, v.x};
    }

    /// By how much the mover has to be larger than it is. A box's bounds
    /// have grown by 32 ulp of its size; all that is rounded here adds less
    /// than 16 ulp of both sizes. Where numbers are so small that products
    /// vanish, the ulp is that of the least normal one.
    T slack(T largest) const {
        constexpr T least = std::numeric_limits<T>::min();
        const T size = larger_axis(start_, half_) + absolute(delta_.x);
        return T(48) * std::numeric_limits<T>::epsilon() *
               (largest + size + least);
    }

    /// What compares false, since it is no number, is not apart.
    [[gnu::always_inline]] bool is_apart(T along, T across, T half_along,
                                         T half_across) const {
        const T way_along = along - middle_.x;
        const T aside = absolute((across - middle_.y) - slope_ * way_along);
        return (absolute(way_along) > half_along + reach_) |
               (aside > steepness_ * half_along + (half_across + width_));
    }

    // Of points and sizes, x is along the main axis, and y across it.
    Axis main_;
    Vec2<T> delta_;
    T slope_;
    T steepness_;
    Vec2<T> start_;
    Vec2<T> half_;
    /// Half of what the mover has across its way.
    T width_;
    /// Of all that is swept over until the latest time of interest: the
    /// middle, and how far that is from its ends.
    Vec2<T> middle_;
    T reach_;
};

// The same text, compiled for several kinds of processor; the best that
// this one can run is chosen when the program does.
template <class T>
using RunFilter = void (*)(const WayFilter<T>&, const BatchColumns<T>&,
                           std::size_t blocks, std::uint64_t* masks);

template <class T>
[[gnu::always_inline]] inline void filter_blocks(const WayFilter<T>& filter,
                                                 const BatchColumns<T>& all,
                                                 std::size_t blocks,
                                                 std::uint64_t* masks) {
    for (std::size_t i = 0; i < blocks; ++i) {
        masks[i] = filter.mask(all, i);
    }
}

template <class T>
void run_filter(const WayFilter<T>& filter, const BatchColumns<T>& all,
                std::size_t blocks, std::uint64_t* masks) {
    filter_blocks(filter, all, blocks, masks);
}

#if defined(__GNUC__) && defined(__x86_64__)
template <class T>
[[gnu::target("avx2")]] void run_filter_avx2(const WayFilter<T>& filter,
                                             const BatchColumns<T>& all,
                                             std::size_t blocks,
                                             std::uint64_t* masks) {
    filter_blocks(filter, all, blocks, masks);
}

template <class T>
[[gnu::target("avx512f,avx512dq,avx512vl")]] void run_filter_avx512(
    const WayFilter<T>& filter, const BatchColumns<T>& all,
    std::size_t blocks, std::uint64_t* masks) {
    filter_blocks(filter, all, blocks, masks);
}
#endif

template <class T>
RunFilter<T> best_filter() {
#if defined(__GNUC__) && defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512dq")) {
        return run_filter_avx512<T>;
    }
    if (__builtin_cpu_supports("avx2")) return run_filter_avx2<T>;
#endif
    return run_filter<T>;
}

}  // namespace isect::detail
