#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__GNUC__) && defined(__x86_64__)
#define ISECT_MAY_HAVE_AVX2
#include <immintrin.h>
#endif

#include <isect/broad/batch_rows.hpp>
#include <isect/detail/coordinates.hpp>

namespace isect::detail {

/// The number of blocks to filter before looking at what has passed.
/// Processors can't predict that branch, and a wrong prediction interrupts
/// the work on the next block.
inline constexpr std::size_t batch_blocks_at_once = 8;

/// The edges of a block of boxes as seen along a path.
struct EdgesOnWay {
    const float* lower_along;
    const float* upper_along;
    const float* lower_across;
    const float* upper_across;
    /// The edge along the path of the corner that is farthest to the lower
    /// side of the path, and of the one farthest to the upper side.
    const float* along_of_least;
    const float* along_of_most;
};

/// Finds the boxes that a moving box may hit. A box is out of reach if an
/// axis separates it from the swept region (Gottschalk, Lin and Manocha,
/// OBBTree, SIGGRAPH 1996): either the path's main axis, along which it
/// goes farther, or the axis across the path. The boxes' other axis would
/// exclude only a few more near the corners, so it isn't worth a test.
class WayFilter {
public:
    /// The mover's bounds at the start, its whole path, and the origin that
    /// the boxes' bounds are relative to.
    template <class T>
    WayFilter(const Bounds<T>& mover, Vec2<T> delta, Vec2<T> origin)
        : main_(detail::absolute(delta.x) < detail::absolute(delta.y)
                    ? Axis::y
                    : Axis::x) {
        const Vec2<T> way = turned(delta);
        const bool is_sound = detail::absolute(way.x) <= T(most_coarse);
        way_ = is_sound ? static_cast<float>(way.x) : 0;
        slope_ = way.x == 0 ? 0 : static_cast<float>(way.y / way.x);

        const Bounds<float> start =
            is_sound ? coarse(mover, origin) : everywhere;
        const Vec2<float> lower = turned(start.lower);
        const Vec2<float> upper = turned(start.upper);
        along_ = {lower.x, upper.x};
        const auto [of_least, of_most] =
            is_rising() ? Vec2{upper.x, lower.x} : Vec2{lower.x, upper.x};
        across_ = {lower.y - slope_ * of_least, upper.y - slope_ * of_most};
        stop_at(1);
    }

    /// Sets the latest time that matters.
    void stop_at(double latest) {
        const float end = static_cast<float>(latest * way_);
        from_ = along_.min + std::min(end, 0.0F);
        to_ = along_.max + std::max(end, 0.0F);
    }

    /// A bit for each box of a block: whether it may be hit.
    std::uint64_t mask(const BatchColumns& all, std::size_t block) const {
        // A table, since baseline vector units can't shift each number by
        // its own amount. Its numbers are as wide as the compared ones, so
        // that the compiler can vectorize the loop.
        constexpr auto bits = [] {
            std::array<std::uint32_t, 32> each{};
            for (std::size_t i = 0; i < 32; ++i) each[i] = 1U << i;
            return each;
        }();
        const EdgesOnWay boxes = edges(all, block);
        std::uint64_t mask = 0;
        for (std::size_t from = 0; from < batch_block; from += 32) {
            std::uint32_t word = 0;
            for (std::size_t bit = 0; bit < 32; ++bit) {
                const std::uint32_t passes{!is_apart(boxes, from + bit)};
                word |= bits[bit] & (0 - passes);
            }
            mask |= std::uint64_t{word} << from;
        }
        return mask;
    }

#ifdef ISECT_MAY_HAVE_AVX2
    /// The same comparisons for eight boxes at once.
    [[gnu::target("avx2")]] std::uint64_t mask_by_eight(
        const BatchColumns& all, std::size_t block) const {
        const EdgesOnWay boxes = edges(all, block);
        const __m256 slope = _mm256_set1_ps(slope_);
        const __m256 from = _mm256_set1_ps(from_);
        const __m256 to = _mm256_set1_ps(to_);
        const __m256 min = _mm256_set1_ps(across_.min);
        const __m256 max = _mm256_set1_ps(across_.max);
        std::uint64_t apart = 0;
        for (std::size_t i = 0; i < batch_block; i += 8) {
            const __m256 most = _mm256_sub_ps(
                _mm256_load_ps(boxes.upper_across + i),
                _mm256_mul_ps(slope,
                              _mm256_load_ps(boxes.along_of_most + i)));
            const __m256 least = _mm256_sub_ps(
                _mm256_load_ps(boxes.lower_across + i),
                _mm256_mul_ps(slope,
                              _mm256_load_ps(boxes.along_of_least + i)));
            const __m256 along = _mm256_or_ps(
                _mm256_cmp_ps(_mm256_load_ps(boxes.lower_along + i), to,
                              _CMP_GT_OQ),
                _mm256_cmp_ps(_mm256_load_ps(boxes.upper_along + i), from,
                              _CMP_LT_OQ));
            const __m256 across =
                _mm256_or_ps(_mm256_cmp_ps(most, min, _CMP_LT_OQ),
                             _mm256_cmp_ps(least, max, _CMP_GT_OQ));
            const int bits =
                _mm256_movemask_ps(_mm256_or_ps(along, across));
            apart |= std::uint64_t{static_cast<std::uint32_t>(bits)} << i;
        }
        return ~apart;
    }
#endif

private:
    /// A point or path with its component along the main axis first.
    template <class T>
    Vec2<T> turned(Vec2<T> v) const {
        return main_ == Axis::x ? v : Vec2<T>{v.y, v.x};
    }
    bool is_rising() const {
        return slope_ > 0;
    }

    EdgesOnWay edges(const BatchColumns& all, std::size_t block) const {
        const bool is_x = main_ == Axis::x;
        const auto& lower = (is_x ? all.lower_x : all.lower_y)[block];
        const auto& upper = (is_x ? all.upper_x : all.upper_y)[block];
        return {lower.numbers,
                upper.numbers,
                (is_x ? all.lower_y : all.lower_x)[block].numbers,
                (is_x ? all.upper_y : all.upper_x)[block].numbers,
                (is_rising() ? upper : lower).numbers,
                (is_rising() ? lower : upper).numbers};
    }

    /// Comparisons with NaN are false, so NaN is never apart.
    [[gnu::always_inline]] bool is_apart(const EdgesOnWay& boxes,
                                         std::size_t i) const {
        const float most =
            boxes.upper_across[i] - slope_ * boxes.along_of_most[i];
        const float least =
            boxes.lower_across[i] - slope_ * boxes.along_of_least[i];
        return (boxes.lower_along[i] > to_) |
               (boxes.upper_along[i] < from_) | (most < across_.min) |
               (least > across_.max);
    }

    // In points, x is along the main axis, and y across it.
    Axis main_;
    float way_;
    float slope_;
    /// The extent of the mover at the start: on the main axis, and across
    /// the path, as seen along it.
    Interval<float> along_;
    Interval<float> across_;
    /// The interval on the main axis that the mover covers until the latest
    /// time that matters.
    float from_;
    float to_;
};

// Compiled for several kinds of processor; the program selects the best one
// that it can run when it starts.
using RunFilter = void (*)(const WayFilter&, const BatchColumns&,
                           std::size_t blocks, std::uint64_t* masks);

inline void run_filter(const WayFilter& filter, const BatchColumns& all,
                       std::size_t blocks, std::uint64_t* masks) {
    for (std::size_t i = 0; i < blocks; ++i) {
        masks[i] = filter.mask(all, i);
    }
}

#ifdef ISECT_MAY_HAVE_AVX2
[[gnu::target("avx2")]] inline void run_filter_avx2(const WayFilter& filter,
                                                    const BatchColumns& all,
                                                    std::size_t blocks,
                                                    std::uint64_t* masks) {
    for (std::size_t i = 0; i < blocks; ++i) {
        masks[i] = filter.mask_by_eight(all, i);
    }
}
#endif

inline RunFilter best_filter() {
#ifdef ISECT_MAY_HAVE_AVX2
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx2")) return run_filter_avx2;
#endif
    return run_filter;
}

}  // namespace isect::detail
