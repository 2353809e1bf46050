// Terrains as levels have them. The surfaces that are meant to meet do so only as well as the
// numbers allow: each obstacle has a position of its own.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>
#include <vector>

#include <isect/isect.hpp>

#include "lib/tile_levels.hpp"

namespace terrains {

using namespace isect;

/// Where a terrain is, and the height of its player.
template <class T>
struct Place {
    T offset;
    T player_height;

    Vec2<T> at(double x, double y) const { return {T(double(offset) + x), T(double(offset) + y)}; }
    Aabb<T> box(double left, double top, double right, double bottom) const {
        return Aabb<T>::from_min_max(at(left, top), at(right, bottom));
    }
};

/// What all terrains have in common. Coordinates are relative to the place; y points down, and the
/// lowest ground is at y = 0.
template <class T>
struct Terrain {
    double left = 0;
    double right = 1200;
    double start = 600;
    WalkSettings<T> settings{};
    /// Whether there are edges from which a player may step into the air, and whether some ground
    /// is too steep for it.
    bool has_cliffs = false;
    bool has_walls = false;
    /// Whether there is ground below that a player who drops lands on.
    bool has_drops = true;

    Terrain() {
        settings.step = 10;
        settings.snap = 10;
    }
    void advance() {}
};

template <class List>
void shuffle(List& list) {
    std::mt19937 engine(7);
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[engine() % i]);
}

template <class T>
struct FlatTiles : Terrain<T> {
    static constexpr const char* name = "flat tiles";
    std::vector<Aabb<T>> list;

    explicit FlatTiles(Place<T> place) {
        for (int i = -10; i < 90; ++i) list.push_back(place.box(16 * i, 0, 16 * i + 16, 16));
        shuffle(list);
    }
    auto ground() const { return ObstacleList(list); }
};

/// Hills with a slope, a flat top and a slope, and flat valleys between them.
template <class T>
struct Hills : Terrain<T> {
    std::vector<Polygon<T>> list;

    Hills(Place<T> place, std::vector<double> angles) {
        double x = 0;
        const auto flat = [&](double top, double width) {
            const double below = 60 - top;
            list.push_back(Polygon<T>(
                place.at(x, top), {{0, 0}, {T(width), 0}, {T(width), T(below)}, {0, T(below)}}));
            x += width;
        };
        flat(0, 100);
        for (const double angle : angles) {
            const double height = angle < 10 ? 4 : 40;
            const double run = height / std::tan(angle * std::numbers::pi / 180);
            list.push_back(
                Polygon<T>(place.at(x, 0), {{0, 0}, {T(run), T(-height)}, {T(run), 60}}));
            x += run;
            flat(-height, 70);
            list.push_back(Polygon<T>(place.at(x, -height),
                                      {{0, 0}, {T(run), T(height)}, {0, T(height + 60)}}));
            x += run;
            flat(0, 70);
        }
        this->left = 40;
        this->right = x - 40;
        this->start = 50;
        shuffle(list);
    }
    auto ground() const { return ObstacleList(list); }
};
template <class T>
struct Slopes : Hills<T> {
    static constexpr const char* name = "slopes of 1 to 44 degrees";
    explicit Slopes(Place<T> place) : Hills<T>(place, {1, 3, 10, 20, 26.565, 30, 37, 44}) {}
};
template <class T>
struct SteepSlopes : Hills<T> {
    static constexpr const char* name = "slopes of 50 to 89 degrees";
    explicit SteepSlopes(Place<T> place) : Hills<T>(place, {50, 60, 75, 85, 89}) {
        this->has_walls = true;
        this->has_cliffs = true;
    }
};

template <class T>
struct Stairs : Terrain<T> {
    static constexpr const char* name = "stairs";
    std::vector<Aabb<T>> list;

    explicit Stairs(Place<T> place) {
        for (int i = -10; i < 60; ++i) {
            const int step = i < 0 ? 0 : i % 20 < 10 ? i % 20 : 20 - i % 20;
            list.push_back(place.box(24 * i, -8 * step, 24 * i + 24, 16));
        }
        shuffle(list);
    }
    auto ground() const { return ObstacleList(list); }
};

template <class T>
struct Corridor : Terrain<T> {
    static constexpr const char* name = "a corridor as high as the player";
    std::vector<Aabb<T>> list;

    explicit Corridor(Place<T> place) {
        const double high = double(place.player_height);
        for (int i = -10; i < 90; ++i) {
            list.push_back(place.box(16 * i, 0, 16 * i + 16, 16));
            list.push_back(place.box(16 * i, -high - 16, 16 * i + 16, -high));
        }
        shuffle(list);
    }
    auto ground() const { return ObstacleList(list); }
};

template <class T>
struct Landscape : Terrain<T> {
    static constexpr const char* name = "a chain";
    std::vector<Vec2<T>> points;
    ChainView<T> chain;

    explicit Landscape(Place<T> place, Sides sides = Sides::both)
        : points(points_at(place)), chain(std::span<const Vec2<T>>(points), Ends::open, sides) {}
    Landscape(const Landscape&) = delete;
    auto& ground() const { return chain; }

private:
    static std::vector<Vec2<T>> points_at(Place<T> place) {
        std::mt19937 engine(3);
        const auto part = [&] { return double(engine() % 1000) / 1000; };
        std::vector<Vec2<T>> all{place.at(-200, -30)};
        double y = -30;
        for (double x = 0; x < 1400; x += 20 + 60 * part()) {
            all.push_back(place.at(x, y));
            y = std::clamp(y + 40 * (part() - 0.5), -100., -1.);
        }
        return all;
    }
};

template <class T>
struct OneSidedLandscape : Landscape<T> {
    static constexpr const char* name = "a one-sided chain";
    explicit OneSidedLandscape(Place<T> place) : Landscape<T>(place, Sides::front) {
        this->has_drops = false;
    }
};

template <class T>
struct Tiles : Terrain<T> {
    static constexpr const char* name = "a tile map with slopes";
    struct Drawn {
        Tile operator()(std::size_t column, std::size_t row) const {
            return tile_levels::drawn(tile_levels::hills, column, row);
        }
    };
    TileMap<T, Drawn> map;

    explicit Tiles(Place<T> place)
        : map(place.at(0, -16 * (double(tile_levels::hills.size()) - 1)), {T(16), T(16)},
              tile_levels::hills[0].size(), tile_levels::hills.size(), Drawn{}) {
        this->left = 30;
        this->right = 16 * double(map.columns()) - 30;
        this->start = 300;
    }
    auto& ground() const { return map; }
};

template <class T>
struct OneWay : Terrain<T> {
    static constexpr const char* name = "one-way platforms";
    std::vector<Marked<Aabb<T>>> list;

    explicit OneWay(Place<T> place) {
        for (int i = -10; i < 90; ++i) list.push_back({place.box(16 * i, 0, 16 * i + 16, 16)});
        for (int i = 0; i < 60; ++i) {
            const double x = (i * 97) % 1200;
            const double y = -30 - 25 * (i % 4);
            list.push_back({place.box(x, y, x + 48, y + 6), {0, -1}});
        }
        shuffle(list);
        this->has_cliffs = true;
    }
    auto ground() const { return ObstacleList(list); }
};

template <class T>
struct Moving : Terrain<T> {
    static constexpr const char* name = "moving platforms";
    Place<T> place;
    std::vector<Marked<Aabb<T>>> list;
    int frame = 0;

    explicit Moving(Place<T> at) : place(at) {
        for (int i = -10; i < 90; ++i) list.push_back({place.box(16 * i, 0, 16 * i + 16, 16)});
        for (int i = 0; i < 8; ++i) {
            const double x = 60 + 140 * i;
            list.push_back({place.box(x, -50, x + 60, -42), {0, T(i % 2 ? 0 : -1)}});
        }
        this->has_cliffs = true;
        this->settings.fastest_platform = 4;
    }
    /// The platforms go to and fro on the level, up and down, or in circles.
    void advance() {
        ++frame;
        for (std::size_t i = 100; i < list.size(); ++i) {
            const double turn = frame * 0.03 + double(i);
            const bool is_solid = list[i].facing == Vec2<T>{};
            const T x = i % 3 == 1 ? T(0) : T(0.8 * std::cos(turn));
            const T y = i % 3 == 0 || is_solid ? T(0) : T(1.2 * std::sin(turn));
            const Vec2<T> before = list[i].shape.center;
            list[i].shape.center = before + Vec2<T>{x, y};
            list[i].moved = list[i].shape.center - before;
        }
    }
    auto ground() const { return ObstacleList(list); }
};

}  // namespace terrains
