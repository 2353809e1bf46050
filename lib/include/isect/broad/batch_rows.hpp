#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <vector>

#include <isect/broad/bounds.hpp>
#include <isect/detail/coordinates.hpp>

namespace isect::detail {

/// The number of shapes in a block: the number of bits in a mask.
inline constexpr std::size_t batch_block = 64;

/// One number of each shape of a block. The alignment keeps each vector
/// register's worth within one cache line, since a load across two takes
/// twice as long.
struct alignas(64) BatchNumbers {
    float numbers[batch_block]{};
};

/// The edges of a block of shapes, one array for each kind. The next blocks
/// follow in the same arrays, since memory is prefetched best in a few long
/// rows.
struct BatchColumns {
    const BatchNumbers* lower_x;
    const BatchNumbers* upper_x;
    const BatchNumbers* lower_y;
    const BatchNumbers* upper_y;
};

/// Larger values would overflow when they are cast to float, so they are
/// not told apart. Smaller sizes get the margin of this one, which is far
/// more than the rounding of float numbers where they underflow.
inline constexpr float most_coarse = 0x1p120F;
inline constexpr float least_coarse = 0x1p-100F;
/// The margin of coarse bounds, as a fraction of their size: 16 times the
/// rounding error of one operation in float. Moving bounds to the origin
/// takes 2 of these, and WayFilter's edges across the path take 3. Its
/// slope takes 1, or the time along it 3, times the distance to the box
/// that is hit, which is no longer than both sizes together.
inline constexpr float coarse_slack =
    8 * std::numeric_limits<float>::epsilon();

/// Bounds that overlap everything.
inline constexpr Bounds<float> everywhere{
    {-std::numeric_limits<float>::infinity(),
     -std::numeric_limits<float>::infinity()},
    {std::numeric_limits<float>::infinity(),
     std::numeric_limits<float>::infinity()}};

/// Bounds in float, relative to an origin, which contain the true ones and
/// a margin for the rounding of the comparisons with a path. They take half
/// the memory of bounds in double, and twice as many fit in a register.
template <class T>
Bounds<float> coarse(const Bounds<T>& bounds, Vec2<T> origin) {
    const Vec2<T> lower = bounds.lower - origin;
    const Vec2<T> upper = bounds.upper - origin;
    const T size =
        std::max({detail::absolute(lower.x), detail::absolute(lower.y),
                  detail::absolute(upper.x), detail::absolute(upper.y)});
    const bool is_sound = size <= T(most_coarse);
    if (!is_sound) return everywhere;

    const float more =
        coarse_slack * (static_cast<float>(size) + least_coarse);
    return {{static_cast<float>(lower.x) - more,
             static_cast<float>(lower.y) - more},
            {static_cast<float>(upper.x) + more,
             static_cast<float>(upper.y) + more}};
}

/// Coarse bounds of many shapes, with a row for each of their edges, so
/// that the same edges of several shapes are adjacent. Rows are padded to
/// whole blocks with bounds that overlap nothing.
class BatchRows {
public:
    std::size_t size() const { return batch_block * rows_[0].size(); }
    void add_block() {
        for (auto& row : rows_) row.emplace_back();
        for (std::size_t i = size() - batch_block; i < size(); ++i) {
            set(i, {});
        }
    }
    void set(std::size_t i, const Bounds<float>& bounds) {
        const std::array edges{bounds.lower.x, bounds.upper.x,
                               bounds.lower.y, bounds.upper.y};
        for (std::size_t k = 0; k < edges.size(); ++k) {
            rows_[k][i / batch_block].numbers[i % batch_block] = edges[k];
        }
    }
    /// The columns, starting at the block that contains the i-th shape.
    BatchColumns blocks_at(std::size_t i) const {
        const std::size_t block = i / batch_block;
        return {&rows_[0][block], &rows_[1][block], &rows_[2][block],
                &rows_[3][block]};
    }

private:
    std::array<std::vector<BatchNumbers>, 4> rows_;
};

}  // namespace isect::detail
