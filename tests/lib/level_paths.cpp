// Rays and sweeps of every length, in a map of all kinds of tiles and in the same tiles as a list.
#include <cstddef>
#include <vector>

#include <isect/isect.hpp>

#include "lib/level_stage.hpp"

namespace levels {

/// A tile map, and the same tiles as a list.
template <class T>
class TileLevel {
public:
    TileLevel(Typed& typed, const Stage<T>& stage)
        : origin_{stage.x(stage.some(typed, -20, 5)), stage.y(stage.some(typed, -20, 5))},
          size_{T(stage.side * stage.some(typed, 0.3, 2)), T(stage.some(typed, 0.3, 2))},
          columns_(std::size_t(typed.whole(1, 30))),
          rows_(std::size_t(typed.whole(1, 20))) {
        if (typed.whole(0, 3) == 0) size_.y = -size_.y;
        const int one_in = typed.one_of<int>({1, 3, 8, 40});
        for (std::size_t i = 0; i < columns_ * rows_; ++i)
            tiles_.push_back(typed.whole(1, one_in) == 1 ? any_tile(typed) : empty_tile);
        fill_list();
    }

    auto map() const {
        return TileMap(origin_, size_, columns_, rows_,
                       [this](std::size_t column, std::size_t row) {
                           return tiles_[row * columns_ + column];
                       });
    }
    const std::vector<Marked<Shape<T>>>& list() const { return list_; }
    /// The id of a tile in the map, of its index in the list.
    std::size_t id(std::size_t index) const { return index == npos ? npos : ids_[index]; }
    /// A corner of the map's grid, or up to two tiles outside it.
    Vec2<T> corner(Typed& typed) const {
        const int column = typed.whole(-2, int(columns_) + 2);
        const int row = typed.whole(-2, int(rows_) + 2);
        return {origin_.x + T(column) * size_.x, origin_.y + T(row) * size_.y};
    }
    std::string text() const {
        return numbers({{"origin x", origin_.x},
                        {"origin y", origin_.y},
                        {"tile x", size_.x},
                        {"tile y", size_.y},
                        {"columns", double(columns_)},
                        {"rows", double(rows_)}});
    }

private:
    static Tile any_tile(Typed& typed) {
        const float low = float(typed.whole(0, 4)) / 4;
        const float high = float(typed.whole(0, 10)) / 10;
        return typed.one_of<Tile>(
            {solid_tile, solid_tile, one_way_tile, {low, high}, {high, high}, {low, high, true}});
    }
    void fill_list() {
        for (std::size_t i = 0; i < tiles_.size(); ++i) {
            map().with_shape(i % columns_, i / columns_, [&](const auto& tile) {
                add(tile);
                ids_.push_back(i);
            });
        }
    }
    template <class S>
    void add(const S& solid) {
        list_.push_back({Shape<T>(solid)});
    }
    template <class S>
    void add(const Marked<S>& tile) {
        list_.push_back({Shape<T>(tile.shape), tile.facing});
    }

    Vec2<T> origin_;
    Vec2<T> size_;
    std::size_t columns_;
    std::size_t rows_;
    std::vector<Tile> tiles_;
    std::vector<Marked<Shape<T>>> list_;
    std::vector<std::size_t> ids_;
};

namespace {

constexpr int paths_per_map = 12;

/// A path of any length and direction, along an axis, or aimed at a corner of the grid.
template <class T>
Vec2<T> any_path(Typed& typed, const TileLevel<T>& level, Vec2<T> start, double unit) {
    const double length = std::ldexp(unit, typed.whole(-10, 60));
    const T x = T(length * typed.between<double>(-1, 1));
    const T y = T(length * typed.between<double>(-1, 1));
    const Vec2<T> corner = level.corner(typed);
    switch (typed.whole(0, 4)) {
        case 0:
            return {x, 0};
        case 1:
            return {0, y};
        case 2:
            return T(std::ldexp(1.0, typed.whole(-2, 40))) * (corner - start);
        default:
            return {x, y};
    }
}

}  // namespace

template <class T>
void try_paths(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const TileLevel<T> level(typed, stage);
    const auto map = level.map();
    for (int i = 0; i < paths_per_map; ++i) {
        Vec2<T> start = level.corner(typed);
        if (typed.whole(0, 2) != 0)
            start = start + Vec2<T>{T(stage.some(typed, -1, 1)), T(stage.some(typed, -1, 1))};
        const Vec2<T> path = any_path(typed, level, start, stage.unit);
        const bool is_ray = i % 2 == 0;
        Character<T> who{start};
        if (!is_ray) who = any_character(typed, stage);
        const Shape<T> mover = placed_at(who.shape, start);

        Sweep<T> listed = sweep_into(mover, path, level.list());
        listed.index = level.id(listed.index);
        bool is_right = sweep_into(mover, path, map) == listed;
        if (is_ray) {
            const auto ray = raycast(Segment<T>{start, path}, map);
            is_right = is_right && ray.has_value() == listed.hit.has_value();
            if (ray) is_right = is_right && ray->hit == *listed.hit && ray->id == listed.index;
        }
        tally.add(is_right, [&] {
            return level.text() + text_of(stage, mover, who) +
                   numbers({{"path x", path.x}, {"path y", path.y}});
        });
    }
}
template void try_paths<float>(Typed&, LevelTally&);
template void try_paths<double>(Typed&, LevelTally&);

}  // namespace levels
