#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>

#include <isect/axis.hpp>
#include <isect/broad/bounds.hpp>

namespace isect::detail {

/// So many boxes are a block: as many as a mask has bits.
inline constexpr std::size_t batch_block = 64;
/// So many blocks are filtered before anybody asks what has passed: that
/// question no processor guesses, and it breaks off the work on the next.
inline constexpr std::size_t batch_blocks_at_once = 8;

/// The numbers of a block of boxes, each kind by itself: of their centers
/// and half sizes along a main axis, and across it.
template <class T>
struct BatchColumns {
    const T* along;
    const T* across;
    const T* half_along;
    const T* half_across;
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

    Axis main_axis() const { return main_; }
    /// A bit for each box of a block: whether it may be met.
    [[gnu::always_inline]] std::uint64_t mask(
        const BatchColumns<T>& all) const {
        constexpr auto& bits = batch_bits<T>;
        std::uint64_t mask = 0;
        for (std::size_t from = 0; from < batch_block;
             from += bits.size()) {
            BatchWord<T> word = 0;
            for (std::size_t i = 0; i < bits.size(); ++i) {
                const BatchWord<T> passes{!is_apart(all, from + i)};
                word |= bits[i] & (0 - passes);
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
    /// have grown by 32 ulp of its size; to each of the sums here rounding
    /// adds less than 16 ulp of all sizes together, and where numbers are
    /// so small that products vanish, that of the least normal one.
    T slack(T largest) const {
        constexpr T least = std::numeric_limits<T>::min();
        const T size = larger_axis(start_, half_) + absolute(delta_.x);
        return T(48) * std::numeric_limits<T>::epsilon() *
               (largest + size + least);
    }

    /// What compares false, since it is no number, is not apart.
    [[gnu::always_inline]] bool is_apart(const BatchColumns<T>& all,
                                         std::size_t i) const {
        const T along = all.along[i] - middle_.x;
        const T across = all.across[i] - middle_.y;
        const T half_along = all.half_along[i];
        const T half_across = all.half_across[i];

        const T aside = absolute(across - slope_ * along);
        return (absolute(along) > half_along + reach_) |
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
template <class T, class Block>
using RunFilter = void (*)(const WayFilter<T>&, std::span<const Block>,
                           std::uint64_t* masks);

template <class T, class Block>
[[gnu::always_inline]] inline void filter_blocks(
    const WayFilter<T>& filter, std::span<const Block> blocks,
    std::uint64_t* masks) {
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        masks[i] = filter.mask(blocks[i].columns(filter.main_axis()));
    }
}

template <class T, class Block>
void run_filter(const WayFilter<T>& filter, std::span<const Block> blocks,
                std::uint64_t* masks) {
    filter_blocks(filter, blocks, masks);
}

#if defined(__GNUC__) && defined(__x86_64__)
template <class T, class Block>
[[gnu::target("avx2")]] void run_filter_avx2(const WayFilter<T>& filter,
                                             std::span<const Block> blocks,
                                             std::uint64_t* masks) {
    filter_blocks(filter, blocks, masks);
}

template <class T, class Block>
[[gnu::target("avx512f,avx512dq,avx512vl")]] void run_filter_avx512(
    const WayFilter<T>& filter, std::span<const Block> blocks,
    std::uint64_t* masks) {
    filter_blocks(filter, blocks, masks);
}
#endif

template <class T, class Block>
RunFilter<T, Block> best_filter() {
#if defined(__GNUC__) && defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512dq")) {
        return run_filter_avx512<T, Block>;
    }
    if (__builtin_cpu_supports("avx2")) return run_filter_avx2<T, Block>;
#endif
    return run_filter<T, Block>;
}

}  // namespace isect::detail
