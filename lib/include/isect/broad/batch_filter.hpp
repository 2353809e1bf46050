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

/// So many blocks are filtered before anybody asks what has passed: the
/// answer no processor guesses, and a wrong guess breaks off the work on
/// the next.
inline constexpr std::size_t batch_blocks_at_once = 8;

/// The edges of a block of boxes as a way sees them.
struct EdgesOnWay {
    const float* lower_along;
    const float* upper_along;
    const float* lower_across;
    const float* upper_across;
    /// The edge along the way of the corner that is farthest to the lower
    /// side of the way, and to the upper one.
    const float* along_of_least;
    const float* along_of_most;
};

/// Which boxes may be met by a box on its way. They are not, where an axis
/// separates them from all that it sweeps over (Gottschalk, Lin and
/// Manocha, OBBTree, SIGGRAPH 1996): the way's main axis, along which it
/// leads farther, or the one across the way. The boxes' other axis tells
/// only a corner apart, and is not worth being asked of all.
class WayFilter {
public:
    /// The mover's bounds at the start, its whole way, and the origin from
    /// which the boxes' bounds are seen.
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

    /// No later time matters.
    void stop_at(double latest) {
        const float end = static_cast<float>(latest * way_);
        from_ = along_.min + std::min(end, 0.0F);
        to_ = along_.max + std::max(end, 0.0F);
    }

    /// A bit for each box of a block: whether it may be met.
    std::uint64_t mask(const BatchColumns& all, std::size_t block) const {
        // Plain code can't shift each bit by its own, and makes registers
        // of what is as wide as the numbers.
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
    /// The same comparisons once more, of eight boxes at once.
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
    /// A point, or way, with what is along the main axis first.
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

    /// What compares false, since it is no number, is not apart.
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

    // Of points, x is along the main axis, and y across it.
    Axis main_;
    float way_;
    float slope_;
    /// What the mover fills at the start: along the main axis, and across
    /// the way, seen along it.
    Interval<float> along_;
    Interval<float> across_;
    /// From where to where along the main axis the mover gets until the
    /// latest time of interest.
    float from_;
    float to_;
};

// Compiled for several kinds of processor; the best that this one can run
// is chosen when the program does.
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
