// Every ground and structure against a plain list, with paths of every length.
#include <cmath>
#include <random>
#include <vector>

#include <isect/broad.hpp>
#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;

namespace {

constexpr std::size_t columns = 17;
constexpr std::size_t rows = 12;

/// A map with some solid cells, the same as a list of boxes, and random paths.
template <class T>
class Level {
public:
    explicit Level(unsigned seed) : engine_(seed), cells_(columns * rows) {
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            cells_[i] = engine_() % 6 == 0;
            if (!cells_[i]) continue;
            const auto map = tiles();
            map.with_shape(i % columns, i / columns, [&](const auto& shape) {
                if constexpr (std::is_same_v<std::decay_t<decltype(shape)>, Aabb<T>>)
                    boxes_.push_back(shape);
            });
            ids_.push_back(i);
        }
    }

    auto tiles() const {
        return TileMap(Vec2<T>{-48, 16}, Vec2<T>{16, 16}, columns, rows,
                       [this](std::size_t column, std::size_t row) {
                           return cells_[row * columns + column] ? solid_tile : empty_tile;
                       });
    }
    const std::vector<Aabb<T>>& boxes() const { return boxes_; }
    /// The id of a tile, of a box with this index.
    std::size_t id(std::size_t index) const { return index == npos ? npos : ids_[index]; }

    Vec2<T> place() { return {between(-100, 280), between(-40, 260)}; }
    Vec2<T> path(int exponent) {
        const double length = std::ldexp(1.0, exponent);
        return {T(length * between(-1, 1)), T(length * between(-1, 1))};
    }

private:
    T between(double low, double high) {
        return T(low + (high - low) * double(engine_()) / 4294967296.0);
    }

    std::mt19937 engine_;
    std::vector<bool> cells_;
    std::vector<Aabb<T>> boxes_;
    std::vector<std::size_t> ids_;
};

}  // namespace

// For a path of 8000 units, the margin for rounding put the first strip of a tile map behind the
// start, and the search ended there: 6 % of rays of 1e8 units passed through a wall.
TEMPLATE_TEST_CASE("a path of any length meets in any ground what it meets in a list",
                   "[sweep_into]", float, double) {
    using T = TestType;
    int hits = 0;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        Level<T> level(seed);
        const auto map = level.tiles();
        const std::vector<Aabb<T>>& boxes = level.boxes();
        const Bvh<T> bvh{std::span<const Aabb<T>>(boxes)};
        const Grid<T> grid{std::span<const Aabb<T>>(boxes)};
        const Quadtree<T> tree{std::span<const Aabb<T>>(boxes)};
        const SweepAndPrune<T> sorted{std::span<const Aabb<T>>(boxes)};
        for (int exponent = -10; exponent <= 60; ++exponent) {
            for (int i = 0; i < 12; ++i) {
                const Vec2<T> start = level.place();
                const Vec2<T> path = level.path(exponent);
                const auto all_alike = [&](const auto& mover) {
                    Sweep<T> listed = sweep_into(mover, path, boxes);
                    hits += listed.hit ? 1 : 0;
                    CHECK(sweep_into(mover, path, bvh) == listed);
                    CHECK(sweep_into(mover, path, grid) == listed);
                    CHECK(sweep_into(mover, path, tree) == listed);
                    CHECK(sweep_into(mover, path, sorted) == listed);
                    listed.index = level.id(listed.index);
                    CHECK(sweep_into(mover, path, map) == listed);
                };
                all_alike(start);
                all_alike(Aabb<T>{start, {5, 9}});
            }
        }
    }
    CHECK(hits > 3000);
}
