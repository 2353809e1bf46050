#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <vector>

#include <isect/broad/bounds.hpp>
#include <isect/detail/coordinates.hpp>

namespace isect::detail {

/// So many shapes are a block: as many as a mask has bits.
inline constexpr std::size_t batch_block = 64;

/// One number of each shape of a block. No register's worth of them lies in
/// two lines of the cache, which would take twice as long to fetch.
struct alignas(64) BatchNumbers {
    float numbers[batch_block]{};
};

/// The edges of a block of shapes, each kind by itself; those of the next
/// blocks follow, each after its own kind, for memory is read ahead best in
/// few long rows.
struct BatchColumns {
    const BatchNumbers* lower_x;
    const BatchNumbers* upper_x;
    const BatchNumbers* lower_y;
    const BatchNumbers* upper_y;
};

/// Casts to float of what is beyond this would leave its range: nothing is
/// told apart there. What is smaller than the other has the margin of that
/// size: far more than float rounds by where it underflows.
inline constexpr float most_coarse = 0x1p120F;
inline constexpr float least_coarse = 0x1p-100F;
/// By so much of their size coarse bounds are larger than true ones: by 16
/// times what one operation in float rounds by. Moving them to the origin
/// takes 2 of these, and WayFilter's edges across the way 3. Its slope
/// takes 1, or the time along it 3, of the way until what is met, which is
/// no longer than both sizes together.
inline constexpr float coarse_slack =
    8 * std::numeric_limits<float>::epsilon();

/// What can't be told apart from anything.
inline constexpr Bounds<float> everywhere{
    {-std::numeric_limits<float>::infinity(),
     -std::numeric_limits<float>::infinity()},
    {std::numeric_limits<float>::infinity(),
     std::numeric_limits<float>::infinity()}};

/// Bounds in float, seen from an origin, that hold the true ones, and as
/// much more as is rounded when they are held against a way. Half the
/// memory of true ones in double, and twice as many in a register.
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
/// that the same edges of several shapes stand side by side. Rows are
/// filled up to whole blocks with what meets nothing.
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
    /// From the block on that holds the i-th shape.
    BatchColumns blocks_at(std::size_t i) const {
        const std::size_t block = i / batch_block;
        return {&rows_[0][block], &rows_[1][block], &rows_[2][block],
                &rows_[3][block]};
    }

private:
    std::array<std::vector<BatchNumbers>, 4> rows_;
};

}  // namespace isect::detail
