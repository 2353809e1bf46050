// A tile map gives the same as the list of its tiles' shapes, bit for bit, and its seams aren't
// felt.
#include <algorithm>
#include <limits>
#include <string>

#include <isect/broad.hpp>

#include "catch.hpp"
#include "lib/random.hpp"
#include "lib/tile_levels.hpp"

using namespace isect;
using lib_random::Family;
using lib_random::Source;
using tile_levels::Drawing;
using tile_levels::drawn;
using V = Vec2<double>;

namespace {

/// The shapes of all tiles of a map, as a list, and the id of each.
template <class T>
struct Listed {
    std::vector<Marked<Shape<T>>> shapes;
    std::vector<std::size_t> ids;

    template <class Map>
    explicit Listed(const Map& map) {
        for (std::size_t row = 0; row < map.rows(); ++row) {
            for (std::size_t column = 0; column < map.columns(); ++column) {
                map.with_shape(column, row, [&](const auto& shape) {
                    add(shape);
                    ids.push_back(row * map.columns() + column);
                });
            }
        }
    }
    /// A result in which indices in the list have become ids of tiles.
    Sweep<T> in_map(Sweep<T> met) const {
        if (met.hit) met.index = ids[met.index];
        return met;
    }
    Moved<T> in_map(Moved<T> moved) const {
        for (Sweep<T>& step : moved.sweeps) step = in_map(step);
        return moved;
    }

private:
    template <class S>
    void add(const S& solid) {
        shapes.push_back({Shape<T>{solid}});
    }
    template <class S>
    void add(const Marked<S>& tile) {
        shapes.push_back({Shape<T>{tile.shape}, tile.facing});
    }
};

/// The surface of a drawn level as a chain that is met from above. Its columns have to join.
template <class T>
Chain<T> surface_of(const Drawing& level, Vec2<T> origin, T size) {
    std::vector<Vec2<T>> points;
    for (std::size_t column = 0; column < level[0].size(); ++column) {
        std::size_t row = 0;
        while (level[row][column] == ' ') ++row;
        const Tile tile = drawn(level, column, row);
        const auto height = [&](float filled) { return size * (T(row + 1) - T(filled)); };
        if (points.empty()) points.push_back(origin + Vec2<T>{0, height(tile.left)});
        points.push_back(origin + Vec2<T>{T(column + 1) * size, height(tile.right)});
    }
    return Chain<T>(points, Ends::open, Sides::front);
}

/// The greatest difference between two contacts' normals; 1 if only one of them is there.
template <class T>
T apart(const std::optional<Hit<T>>& a, const std::optional<Hit<T>>& b) {
    if (!a || !b) return a.has_value() == b.has_value() ? T(0) : T(1);
    return length(a->normal - b->normal);
}

/// Tiles of all kinds, at random.
template <class T>
std::vector<Tile> random_tiles(Source<T>& source, std::size_t count) {
    const Tile kinds[] = {empty_tile, empty_tile, solid_tile,     solid_tile,   {0, 1},      {1, 0},
                          {0, 0.5F},  {0.5F, 1},  {0.25F, 0.25F}, one_way_tile, {0, 1, true}};
    std::vector<Tile> tiles;
    for (std::size_t i = 0; i < count; ++i) tiles.push_back(kinds[source.pick(11)]);
    return tiles;
}

}  // namespace

TEMPLATE_TEST_CASE("a tile map is the list of its tiles", "[tiles]", float, double) {
    using T = TestType;
    for (const Family family : {Family::grid, Family::uniform, Family::glide, Family::far}) {
        Source<T> source(family, 21);
        for (int row = 0; row < 200; ++row) {
            const auto tiles = random_tiles(source, 30);
            Vec2<T> size{T(source.pick(3) + 1), T(source.pick(3) + 1)};
            if (source.pick(3) == 0) size = {T(1) / T(3), T(0.7)};
            if (source.pick(4) == 0) size.y = -size.y;
            if (source.pick(8) == 0) size.x = -size.x;
            const Vec2<T> origin = source.place(6) - T(3) * size;
            const TileMap map(origin, size, 6, 5,
                              [&](std::size_t c, std::size_t r) { return tiles[6 * r + c]; });
            const Listed<T> list(map);
            if (list.shapes.empty()) continue;

            const Shape<T> movers[] = {source.template shape<Aabb<T>>(),
                                       source.template shape<Circle<T>>(),
                                       source.template shape<Capsule<T>>(), source.place(8)};
            const Shape<T> mover = movers[source.pick(4)];
            const Vec2<T> delta = source.vector(20);
            const auto& shapes = list.shapes;
            CHECK(sweep_into(mover, delta, map) == list.in_map(sweep_into(mover, delta, shapes)));
            CHECK(move_and_slide(mover, delta, map) ==
                  list.in_map(move_and_slide(mover, delta, shapes)));
            CHECK(overlaps(mover, map) == overlaps(mover, ObstacleList(shapes)));

            const Segment<T> ray{position(mover), delta};
            const auto hit = raycast(ray, map);
            const auto met = raycast(ray, ObstacleList(shapes));
            REQUIRE(hit.has_value() == met.has_value());
            if (hit) CHECK(hit->id == list.ids[met->id]);
            if (hit) CHECK(hit->hit == met->hit);
        }
    }
}

TEST_CASE("a tile map asks only for the tiles near a path", "[tiles]") {
    long asked = 0;
    const TileMap map(V{0, 0}, V{16, 16}, 1000, 1000, [&](std::size_t, std::size_t row) {
        ++asked;
        return row == 500 ? solid_tile : empty_tile;
    });
    const auto short_way = sweep_into(Aabb<double>{{8000, 7980}, {8, 8}}, {10, 30}, map);
    CHECK(short_way.pos.y == 7992);
    CHECK(asked < 40);
    asked = 0;
    const auto hit = raycast(Segment<double>{{5000, 10}, {3000, 12000}}, map);
    REQUIRE(hit);
    CHECK(hit->id == 500 * 1000 + 437);
    CHECK(hit->hit.pos.y == Approx(8000));
    // One or two cells in each row up to the hit.
    CHECK(asked > 500);
    CHECK(asked < 1500);
}

TEST_CASE("tiles may have rows that go up", "[tiles]") {
    const Drawing level{"    ", " /# ", "####"};
    const TileMap up(V{0, 48}, V{16, -16}, 4, 3,
                     [&](std::size_t c, std::size_t r) { return drawn(level, c, r); });
    const Aabb<double> box{{20, 60}, {2, 2}};
    WalkSettings<double> settings;
    settings.up = {0, 1};
    const auto fall = walk(box, {0, -50}, 1, up, settings);
    REQUIRE(fall.floor);
    CHECK(fall.pos.y == Approx(24));
    CHECK(fall.floor->normal.y == Approx(std::sqrt(0.5)));
}

TEST_CASE("a tile map names what is wrong with it", "[tiles]") {
    const auto none = [](std::size_t, std::size_t) { return empty_tile; };
    using Map = TileMap<double, decltype(none)>;
    CHECK_THROWS_WITH(Map({0, 0}, {0, 16}, 4, 3, none), Catch::Contains("tile_size"));
    CHECK_THROWS_WITH(Map({0, NAN}, {16, 16}, 4, 3, none), Catch::Contains("y"));
    CHECK_THROWS_WITH(Map({0, 0}, {16, 16}, 0, 3, none), Catch::Contains("columns"));
    CHECK_THROWS_WITH(Map({0, 0}, {16, 16}, 4, 0, none), Catch::Contains("rows"));
    CHECK_THROWS_WITH(Map({0, 0}, {16, 16}, 1 << 17, 1 << 17, none), Catch::Contains("rows"));
}

// The commonest bug report on tiles: a mover stops, or hops, at a seam.
TEMPLATE_TEST_CASE("no seam of a tile map is felt", "[tiles]", float, double) {
    using T = TestType;
    long slowed = 0;
    long sunk = 0;
    for (const T offset : {T(0), T(std::is_same_v<T, float> ? 1e5 : 1e9)}) {
        for (const T size : {T(16), T(70.5), T(32) / T(3), T(12.8)}) {
            const Drawing level = tile_levels::hills;
            const Vec2<T> origin{offset, offset};
            const TileMap map(origin, Vec2<T>{size, size}, level[0].size(), level.size(),
                              [&](std::size_t c, std::size_t r) { return drawn(level, c, r); });
            const T w = T(0.3) * size;
            const T h = T(0.7) * size;
            const Shape<T> movers[] = {Aabb<T>{origin, {w, h}}, Circle<T>{origin, w},
                                       Capsule<T>{origin, {0, h}, w}};
            for (Shape<T> mover : movers) {
                mover = placed_at(mover, origin + size * Vec2<T>{T(1.5), T(1)});
                T speed = T(0.11) * size;
                const T gravity = T(0.02) * size;
                for (int frame = 0; frame < 3000; ++frame) {
                    const Vec2<T> pos = position(mover);
                    const T x = (pos.x - offset) / size;
                    if (x < T(1.5)) speed = detail::absolute(speed);
                    if (x > T(level[0].size()) - T(2)) speed = -detail::absolute(speed);
                    const auto moved = move_and_slide(mover, {speed, gravity}, map);
                    mover = placed_at(mover, moved.pos);
                    const T onward = (moved.pos.x - pos.x) / speed;
                    if (frame > 40 && onward < T(0.3)) ++slowed;
                    if (overlaps(mover, map)) ++sunk;
                }
            }
        }
    }
    CHECK(slowed == 0);
    CHECK(sunk == 0);
}

TEMPLATE_TEST_CASE("a tile map and a chain of its surface are the same ground", "[tiles][chain]",
                   float, double) {
    using T = TestType;
    const Drawing& level = tile_levels::hills;
    const T size = 16;
    const T width = size * T(level[0].size());
    const T unit = width * std::numeric_limits<T>::epsilon();
    const TileMap map(Vec2<T>{}, Vec2<T>{size, size}, level[0].size(), level.size(),
                      [&](std::size_t c, std::size_t r) { return drawn(level, c, r); });
    const Chain<T> chain = surface_of(level, Vec2<T>{}, size);
    WalkSettings<T> settings;
    settings.snap = 6;
    Source<T> source(Family::uniform, 9);
    long floors = 0;
    T off = 0, turned = 0;
    for (Shape<T> mover : {Shape<T>{Aabb<T>{{}, {5, 9}}}, Shape<T>{Circle<T>{{}, 7}},
                           Shape<T>{Capsule<T>{{}, {0, 8}, 5}}}) {
        mover = placed_at(mover, {40, 20});
        T pace = 3;
        for (int frame = 0; frame < 1500; ++frame) {
            const T x = position(mover).x;
            if (x < 2 * size || x > width - 2 * size) pace = x < width / 2 ? T(3) : T(-3);
            const Vec2<T> velocity{pace + source.number(1), 2 + source.number(2)};
            const auto slid = move_and_slide(mover, velocity, map);
            off = std::max(off, length(slid.pos - move_and_slide(mover, velocity, chain).pos));
            const auto step = walk(mover, velocity, 1, map, settings);
            const auto same = walk(mover, velocity, 1, chain, settings);
            off =
                std::max({off, length(step.pos - same.pos), length(step.velocity - same.velocity)});
            turned = std::max(turned, apart(step.floor, same.floor));
            if (step.floor) ++floors;
            mover = placed_at(mover, step.pos);
        }
    }
    CHECK(off <= 8 * unit);
    CHECK(turned <= 8 * std::numeric_limits<T>::epsilon());
    CHECK(floors > 3000);
}

// A ceiling is the tile turned upside down: so are all answers.
TEMPLATE_TEST_CASE("a hanging tile is ground upside down", "[tile_map]", float, double) {
    using T = TestType;
    const std::vector<Tile> tiles{{1, 1},       {0, 1},       {1, 0},    {0.25F, 0.75F},
                                  {0.5F, 0.5F}, {0.3F, 0.7F}, {0, 0.5F}, {0.75F, 1}};
    for (const Tile& tile : tiles) {
        Tile ceiling = tile;
        ceiling.hangs = true;
        const auto ground_at = [&](std::size_t, std::size_t) { return tile; };
        const auto ceiling_at = [&](std::size_t, std::size_t) { return ceiling; };
        const TileMap ground(Vec2<T>{-16, -16}, Vec2<T>{32, 32}, 1, 1, ground_at);
        const TileMap above(Vec2<T>{-16, -16}, Vec2<T>{32, 32}, 1, 1, ceiling_at);
        for (T x = T(-15.5); x < 16; x += 1) {
            const Sweep<T> down = sweep_into(Vec2<T>{x, -32}, {0, 64}, ground);
            const Sweep<T> up = sweep_into(Vec2<T>{x, 32}, {0, -64}, above);
            INFO(tile.left << " to " << tile.right << " at " << x);
            CHECK(down.hit.has_value());
            CHECK(up.hit.has_value());
            CHECK(std::abs(double(down.pos.y + up.pos.y)) < 1e-5);
        }
        CHECK(sweep_into(Vec2<T>{-32, 15}, {64, 0}, above).hit.has_value() ==
              (std::max(tile.left, tile.right) == 1));
    }
}

TEST_CASE("a ceiling ends where ground does that leaves as much room", "[tile_map]") {
    for (const float height : {0.1F, 0.3F, 0.35F, 0.7F, 0.999F}) {
        const auto tile_at = [&](std::size_t column, std::size_t) {
            return column == 0 ? Tile{height, height, false, true} : Tile{1 - height, 1 - height};
        };
        const TileMap map(Vec2{0.1, 0.7}, Vec2{16.3, 15.9}, 2, 1, tile_at);
        double bottom = 0, top = 1;
        const auto note = [&](const auto& shape) {
            const Bounds<double> bounds = bounds_of(shape);
            (shape.center.x < 16.4 ? bottom : top) =
                shape.center.x < 16.4 ? bounds.upper.y : bounds.lower.y;
        };
        const auto box_only = [&](const auto& shape) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(shape)>, Aabb<double>>)
                note(shape);
        };
        map.with_shape(0, 0, box_only);
        map.with_shape(1, 0, box_only);
        CHECK(bottom == Approx(top).margin(1e-12));
    }
}

TEST_CASE("a character walks under a hanging slope as far as there is room", "[tile_map]") {
    const TileMap cave(Vec2{0.0, 0.0}, Vec2{16.0, 16.0}, 6, 4,
                       [](std::size_t column, std::size_t row) {
                           if (row == 3) return solid_tile;
                           return row == 1 && column == 3 ? Tile{0, 1, false, true} : empty_tile;
                       });
    Aabb<double> player{{20, 40}, {4, 8}};
    for (int frame = 0; frame < 100; ++frame)
        player.center = walk(player, {120, 10}, 1 / 60.0, cave).pos;
    CHECK(player.center.x > 80);
    Aabb<double> tall{{20, 36}, {4, 12}};
    for (int frame = 0; frame < 100; ++frame)
        tall.center = walk(tall, {120, 10}, 1 / 60.0, cave).pos;
    CHECK(tall.center.x == Approx(52));
    CHECK(!overlaps(tall, cave));
}
