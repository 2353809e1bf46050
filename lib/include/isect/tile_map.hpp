#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include <isect/broad/ground.hpp>
#include <isect/checked.hpp>
#include <isect/sweep_into.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// What a cell of a tile map holds: ground from the bottom of the cell up
/// to a straight line between its two sides, or a ceiling from the top of
/// the cell down to such a line.
struct Tile {
    /// The height of the ground at the left and at the right side, as a
    /// part of the cell's height, from 0 to 1. Of a ceiling, it is how far
    /// down it reaches.
    float left = 0;
    float right = 0;
    /// Whether it is met only from above.
    bool is_one_way = false;
    /// Whether it is a ceiling. One that reaches down by h ends where
    /// ground of the height 1 - h does, in the same numbers.
    bool hangs = false;

    friend constexpr bool operator==(const Tile&, const Tile&) = default;
};
inline constexpr Tile empty_tile{0, 0};
inline constexpr Tile solid_tile{1, 1};
inline constexpr Tile one_way_tile{1, 1, true};

/// A view over your own grid of tiles, as a Ground: it asks for a tile when
/// a query comes near it, and keeps none. `tile_at(column, row)` is any
/// function that returns a Tile. It is called from the queries, so it must
/// not change the grid.
///
/// - **Place:** the cell in column 0 and row 0 has a corner at `origin`,
///   and the others follow in steps of `tile_size`. The bottom of a cell is
///   on the side of the next row, so rows go down. If your y goes up, give
///   a negative tile_size.y, and count the rows from the top as well.
/// - **Ids:** row * columns + column. Outside the map all is empty.
/// - **Shapes:** a level tile is an Aabb, any other a Polygon. Polygons
///   that share a corner have it in the same bits. The edge of an Aabb may
///   be off by the rounding of its center and half size, as that of any box
///   in a list; no mover catches on that.
/// - **Touching:** as for `sweep_into`.
/// - **Units:** yours, in float or double.
/// - **Errors:** throws BadShape if a number is not finite, a size or count
///   is 0, or there are more than about 4 thousand million tiles.
/// - **Cost:** a query visits the cells near it, strip by strip along the
///   path, up to the first hit.
/// - **Source:** Amanatides and Woo, A Fast Voxel Traversal Algorithm for
///   Ray Tracing (1987), widened from a ray to the path of a shape.
///
/// ```cpp
/// const char* rows[] = {"    ", " /# ", "####"};
/// const TileMap map(Vec2{0.0, 0.0}, Vec2{16.0, 16.0}, 4, 3,
///                   [&](std::size_t column, std::size_t row) {
///                       const char c = rows[row][column];
///                       return c == '#'   ? solid_tile
///                              : c == '/' ? Tile{0, 1}
///                                         : empty_tile;
///                   });
/// const auto fall = sweep_into(Vec2{40.0, 0.0}, {0, 99}, map);
/// assert((fall.pos == Vec2{40.0, 16.0}));
/// ```
template <FloatingPoint T, class TileAt>
class TileMap {
public:
    TileMap(Vec2<T> origin, Vec2<T> tile_size, std::size_t columns,
            std::size_t rows, TileAt tile_at)
        : origin_(origin),
          size_(tile_size),
          columns_(columns),
          rows_(rows),
          tile_at_(tile_at) {
        checked(origin);
        detail::check_vector("tile_size", tile_size);
        if (tile_size.x == 0 || tile_size.y == 0)
            throw BadShape("tile_size", "is 0");
        if (columns == 0) throw BadShape("columns", "is 0");
        if (rows == 0) throw BadShape("rows", "is 0");
        if (rows > detail::nowhere / columns)
            throw BadShape("rows", "makes more tiles than there are ids");
    }

    std::size_t columns() const { return columns_; }
    std::size_t rows() const { return rows_; }
    std::size_t end_id() const { return columns_ * rows_; }
    /// The corner at which a column and a row begin.
    Vec2<T> corner(std::size_t column, std::size_t row) const {
        return {line(Axis::x, column), line(Axis::y, row)};
    }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<T>& bounds, Visit&& visit, Trace = {}) const {
        const Run columns = cells_between(Axis::x, bounds);
        const Run rows = cells_between(Axis::y, bounds);
        for (std::size_t row = rows.first; row < rows.end; ++row) {
            for (std::size_t i = columns.first; i < columns.end; ++i)
                visit_tile(i, row, visit);
        }
    }
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<T>& way, Visit&& visit, Trace trace = {}) const {
        // Go from strip to strip along the main axis, as far as the path
        // leads.
        const Axis axis = way.main_axis();
        const bool is_x = axis == Axis::x;
        const bool is_rising = way.is_rising(axis) == (along(axis) > 0);
        const Run all = cells_between(axis, way.whole());
        for (std::size_t i = all.first; i < all.end; ++i) {
            const std::size_t at =
                is_rising ? i : all.end - 1 - (i - all.first);
            const Bounds<T> strip = strip_at(axis, at, way.whole());
            if (trace(!way.reaches(strip))) {
                // The margin may put the first strips behind the start.
                if (way.is_missed(strip)) continue;
                break;
            }

            // In each strip, visit the cells beside that part of the path.
            const Bounds<T> part = way.part_in(strip);
            const Run beside =
                cells_between(is_x ? Axis::y : Axis::x, part);
            for (std::size_t k = beside.first; k < beside.end; ++k)
                is_x ? visit_tile(at, k, visit) : visit_tile(k, at, visit);
        }
    }

    /// Calls use(shape) with the shape of a tile, unless it is empty.
    template <class Use>
    void with_shape(std::size_t column, std::size_t row, Use&& use) const {
        const Tile tile = tile_at_(column, row);
        if (!(tile.left > 0) && !(tile.right > 0)) return;
        if (tile.is_one_way) {
            const Vec2<T> up{T(0), -along(Axis::y)};
            with_solid(column, row, tile, [&](const auto& solid) {
                use(Marked{solid, up});
            });
        } else {
            with_solid(column, row, tile, use);
        }
    }

private:
    /// Neighbouring columns or rows.
    struct Run {
        std::size_t first;
        std::size_t end;
    };

    T along(Axis axis) const { return axis == Axis::x ? size_.x : size_.y; }
    T line(Axis axis, std::size_t i) const {
        const T start = axis == Axis::x ? origin_.x : origin_.y;
        return start + static_cast<T>(i) * along(axis);
    }

    /// The columns or rows that bounds may reach, with a margin for
    /// rounding.
    Run cells_between(Axis axis, const Bounds<T>& bounds) const {
        if (bounds.is_empty()) return {0, 0};
        const bool is_x = axis == Axis::x;
        const double start{is_x ? origin_.x : origin_.y};
        const double lower{is_x ? bounds.lower.x : bounds.lower.y};
        const double upper{is_x ? bounds.upper.x : bounds.upper.y};
        const double step{along(axis)};
        const auto count = is_x ? columns_ : rows_;
        const double one = (lower - start) / step;
        const double other = (upper - start) / step;
        constexpr double epsilon = std::numeric_limits<T>::epsilon();
        const double most =
            std::abs(one) + std::abs(other) + 2 * std::abs(start / step);
        const double margin = 8 * epsilon * most;
        const auto cell = [&](double at) {
            // A bound that is NaN reaches nothing.
            const double inside = at > 0 ? std::min(at, double(count)) : 0;
            return static_cast<std::size_t>(inside);
        };
        return {cell(std::floor(std::min(one, other) - margin)),
                cell(std::floor(std::max(one, other) + margin) + 1)};
    }
    Bounds<T> strip_at(Axis axis, std::size_t at,
                       const Bounds<T>& whole) const {
        const T one = line(axis, at);
        const T other = line(axis, at + 1);
        const auto [low, high] = std::minmax({one, other});
        const T size =
            std::max(detail::absolute(low), detail::absolute(high));
        const Bounds<T> grown =
            detail::grown(Vec2<T>{low, low}, Vec2<T>{high, high}, size);
        Bounds<T> strip = whole;
        if (axis == Axis::x) {
            strip.lower.x = grown.lower.x;
            strip.upper.x = grown.upper.x;
        } else {
            strip.lower.y = grown.lower.y;
            strip.upper.y = grown.upper.y;
        }
        return strip;
    }

    template <class Visit>
    void visit_tile(std::size_t column, std::size_t row,
                    Visit& visit) const {
        const auto id = static_cast<std::uint32_t>(row * columns_ + column);
        with_shape(column, row, [&](const auto& shape) {
            using Found = ShapeItem<std::remove_cvref_t<decltype(shape)>>;
            visit(Found{shape, id});
        });
    }

    /// The height of the ground at the side of a cell. Where it is the same
    /// in two cells, so are its bits.
    T ground_at(std::size_t row, float height) const {
        const T bottom = line(Axis::y, row + 1);
        const T top = line(Axis::y, row);
        if (!(height > 0)) return bottom;
        return height < 1 ? bottom + T(height) * (top - bottom) : top;
    }
    template <class Use>
    void with_solid(std::size_t column, std::size_t row, const Tile& tile,
                    Use&& use) const {
        const auto height_of = [&](float part) {
            return ground_at(row, tile.hangs ? 1 - part : part);
        };
        const Vec2<T> left{line(Axis::x, column), height_of(tile.left)};
        const Vec2<T> right{line(Axis::x, column + 1),
                            height_of(tile.right)};
        const T base = line(Axis::y, tile.hangs ? row : row + 1);
        if (left.y == right.y) {
            const Vec2<T> end{right.x, base};
            use(Aabb<T>::from_min_max(
                {std::min(left.x, end.x), std::min(left.y, end.y)},
                {std::max(left.x, end.x), std::max(left.y, end.y)}));
            return;
        }
        // From +x towards +y: left, right, and back along the bottom. A
        // ceiling is the other way round.
        std::array<Vec2<T>, 4> points{left, right};
        std::size_t count = 2;
        if (right.y != base) points[count++] = {right.x, base};
        if (left.y != base) points[count++] = {left.x, base};
        const bool is_mirrored = (size_.x > 0) != (size_.y > 0);
        if (is_mirrored != tile.hangs)
            std::reverse(points.begin(), points.begin() + count);
        use(Polygon<T>(Vec2<T>{},
                       std::span<const Vec2<T>>(points.data(), count)));
    }

    Vec2<T> origin_;
    Vec2<T> size_;
    std::size_t columns_;
    std::size_t rows_;
    TileAt tile_at_;
};

namespace detail {
template <FloatingPoint T, class TileAt>
struct ScalarOf<TileMap<T, TileAt>> {
    using type = T;
};
}  // namespace detail

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
