// Floors of flush boxes, corners, corridors and wedges, near the origin and far away.
#include <random>
#include <vector>

#include "catch.hpp"
#include "lib/random.hpp"

using namespace isect;
using isect::detail::ulp;

namespace {

enum class Order { listed, backwards, shuffled };
constexpr Order floor_orders[] = {Order::listed, Order::backwards, Order::shuffled};

template <class T>
std::vector<Aabb<T>> put_in(Order order, std::vector<Aabb<T>> boxes) {
    if (order == Order::backwards) std::reverse(boxes.begin(), boxes.end());
    if (order != Order::shuffled) return boxes;
    std::mt19937 engine(17);
    for (std::size_t i = boxes.size(); i > 1; --i) std::swap(boxes[i - 1], boxes[engine() % i]);
    return boxes;
}

/// Tiles of 8 by 8 in a row or a column; the upper left corner of the first one is at `corner`.
template <class T>
std::vector<Aabb<T>> tiles_from(Vec2<T> corner, int count, Vec2<T> step) {
    std::vector<Aabb<T>> tiles;
    tiles.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) tiles.push_back({corner + Vec2<T>{4, 4} + T(i) * step, {4, 4}});
    return tiles;
}

/// Offsets from the origin, up to the greatest one that the promise covers.
template <class T>
std::vector<T> floor_offsets() {
    return {T(0), std::is_same_v<T, float> ? T(1e6) : T(1e9)};
}

template <class Mover>
Mover shifted(const Mover& mover, Scalar<Mover> by) {
    return placed_at(mover, position(mover) + Vec2<Scalar<Mover>>{by, by});
}

/// A step may lose at most half an ulp of its final position.
template <class T>
bool is_whole_step(T from, T step, T to) {
    const double lost = double(from) + double(step) - double(to);
    return std::abs(lost) <= 0.5 * ulp<T>(std::max(std::abs(double(to)), std::abs(double(from))));
}

template <class Mover, class Obstacle>
bool is_free_of(const Mover& mover, const std::vector<Obstacle>& obstacles) {
    for (const Obstacle& obstacle : obstacles)
        if (overlaps(mover, obstacle)) return false;
    return true;
}

/// Walks with gravity over a thousand tiles, whose tops are at 0 before everything is shifted.
template <class Mover, class T = Scalar<Mover>>
void walk_over_floor(const Mover& mover, int frames) {
    for (const T offset : floor_offsets<T>()) {
        const auto row = tiles_from<T>({offset - 4000, offset}, 1000, {8, 0});
        for (const Order order : floor_orders) {
            const auto tiles = put_in(order, row);
            for (const T way : {T(5.3), T(-5.3)}) {
                Mover here = shifted(mover, offset);
                const T height = position(here).y;
                int wrong = 0;
                for (int frame = 0; frame < frames; ++frame) {
                    const Vec2<T> from = position(here);
                    const auto moved = move_and_slide(here, {way, T(4.1)}, tiles);
                    wrong += moved.pos.y != height || !is_whole_step(from.x, way, moved.pos.x);
                    here = placed_at(here, moved.pos);
                }
                CHECK(wrong == 0);
            }
        }
    }
}

}  // namespace

TEMPLATE_TEST_CASE("nothing catches on the seams of a floor, sinks or jitters", "[floor]", float,
                   double) {
    using T = TestType;
    SECTION("as a box") {
        walk_over_floor(Aabb<T>{{1, -3}, {2, 3}}, 100);
    }
    SECTION("as a circle") {
        walk_over_floor(Circle<T>{{1, -3}, 3}, 100);
    }
    SECTION("as an upright capsule") {
        walk_over_floor(Capsule<T>{{1, -2}, {0, -5}, 2}, 12);
    }
    SECTION("as a capsule that lies flat") {
        walk_over_floor(Capsule<T>{{1, -2}, {5, 0}, 2}, 12);
    }
}

namespace {

/// Falls onto the seam between two tiles and keeps being pulled down.
template <class Mover, class T = Scalar<Mover>>
void fall_on_floor(const Mover& mover, T rest) {
    for (const T offset : floor_offsets<T>()) {
        for (const Order order : floor_orders) {
            const auto tiles = put_in(order, tiles_from<T>({offset - 80, offset}, 20, {8, 0}));
            Mover here = shifted(mover, offset);
            for (int frame = 0; frame < 30; ++frame) {
                here = placed_at(here, move_and_slide(here, {0, T(4.7)}, tiles).pos);
                REQUIRE(is_free_of(here, tiles));
            }
            CHECK(position(here) == Vec2<T>{position(mover).x + offset, rest + offset});
        }
    }
}

/// Slides down a wall of flush boxes while being pushed against it.
template <class Mover, class T = Scalar<Mover>>
void slide_down_wall(const Mover& mover) {
    for (const T offset : floor_offsets<T>()) {
        for (const Order order : floor_orders) {
            const auto wall = put_in(order, tiles_from<T>({offset, offset - 400}, 100, {0, 8}));
            Mover here = shifted(mover, offset);
            for (int frame = 0; frame < 30; ++frame) {
                const Vec2<T> from = position(here);
                const Vec2<T> to = move_and_slide(here, {T(4.1), T(5.3)}, wall).pos;
                REQUIRE(to.x == from.x);
                REQUIRE(is_whole_step(from.y, T(5.3), to.y));
                here = placed_at(here, to);
            }
        }
    }
}

}  // namespace

TEMPLATE_TEST_CASE("a shape that falls on a floor lands flush and stays", "[floor]", float,
                   double) {
    using T = TestType;
    fall_on_floor(Aabb<T>{{0, -30}, {2, 3}}, T(-3));
    fall_on_floor(Circle<T>{{0, -30}, 3}, T(-3));
    fall_on_floor(Capsule<T>{{0, -30}, {0, -5}, 2}, T(-2));
    fall_on_floor(Capsule<T>{{-2, -30}, {5, 0}, 2}, T(-2));
}

TEMPLATE_TEST_CASE("nothing catches on the seams of a wall", "[floor]", float, double) {
    using T = TestType;
    slide_down_wall(Aabb<T>{{-2, 1}, {2, 3}});
    slide_down_wall(Circle<T>{{-3, 1}, 3});
    slide_down_wall(Capsule<T>{{-2, 1}, {0, -5}, 2});
    slide_down_wall(Capsule<T>{{-2, 1}, {-5, 0}, 2});
}

namespace {

/// Comes to rest flush with both a floor and a wall when pushed into their corner.
template <class Mover, class T = Scalar<Mover>>
void rest_in_corner(const Mover& mover, Vec2<T> rest) {
    for (const T offset : floor_offsets<T>()) {
        for (const Order order : floor_orders) {
            auto boxes = tiles_from<T>({offset - 80, offset}, 12, {8, 0});
            for (const Aabb<T>& tile : tiles_from<T>({offset, offset - 80}, 10, {0, 8}))
                boxes.push_back(tile);
            boxes = put_in(order, boxes);
            Mover here = shifted(mover, offset);
            for (int frame = 0; frame < 20; ++frame) {
                here = placed_at(here, move_and_slide(here, {T(5.3), T(4.7)}, boxes).pos);
                REQUIRE(is_free_of(here, boxes));
            }
            CHECK(position(here) == Vec2<T>{rest.x + offset, rest.y + offset});
        }
    }
}

/// Walks between a floor and a ceiling that are exactly as far apart as the mover is high.
template <class Mover, class T = Scalar<Mover>>
void walk_through_corridor(const Mover& mover, T height) {
    for (const T offset : floor_offsets<T>()) {
        for (const Order order : floor_orders) {
            auto boxes = tiles_from<T>({offset - 400, offset}, 100, {8, 0});
            for (const Aabb<T>& tile :
                 tiles_from<T>({offset - 397, offset - height - 8}, 100, {8, 0}))
                boxes.push_back(tile);
            boxes = put_in(order, boxes);
            for (const T pull : {T(0), T(4.7), T(-4.7)}) {
                Mover here = shifted(mover, offset);
                for (int frame = 0; frame < 20; ++frame) {
                    const Vec2<T> from = position(here);
                    const Vec2<T> to = move_and_slide(here, {T(5.3), pull}, boxes).pos;
                    REQUIRE(to.y == from.y);
                    REQUIRE(is_whole_step(from.x, T(5.3), to.x));
                    here = placed_at(here, to);
                }
            }
        }
    }
}

}  // namespace

TEMPLATE_TEST_CASE("a shape pushed into a corner rests flush with both sides", "[floor]", float,
                   double) {
    using T = TestType;
    rest_in_corner(Aabb<T>{{-40, -20}, {2, 3}}, Vec2<T>{-2, -3});
    rest_in_corner(Circle<T>{{-40, -20}, 3}, Vec2<T>{-3, -3});
    rest_in_corner(Capsule<T>{{-40, -20}, {0, -5}, 2}, Vec2<T>{-2, -2});
    rest_in_corner(Capsule<T>{{-40, -20}, {-5, 0}, 2}, Vec2<T>{-2, -2});
}

TEMPLATE_TEST_CASE("a corridor exactly as wide as the mover lets it pass", "[floor]", float,
                   double) {
    using T = TestType;
    walk_through_corridor(Aabb<T>{{0, -3}, {2, 3}}, T(6));
    walk_through_corridor(Circle<T>{{0, -3}, 3}, T(6));
    walk_through_corridor(Capsule<T>{{0, -2}, {5, 0}, 2}, T(4));
}

namespace {

/// Falls into a wedge of two slopes: it is never inside them, and comes to rest within 2 U.
template <class Mover, class T = Scalar<Mover>>
void rest_in_wedge(const Mover& mover, T steepness) {
    for (const T offset : floor_offsets<T>()) {
        const Vec2<T> at{offset, offset};
        const Vec2<T> left[] = {{-64, -64 * steepness}, {0, 0}, {-64, 0}};
        const Vec2<T> right[] = {{64, -64 * steepness}, {64, 0}, {0, 0}};
        const std::vector<Shape<T>> wedge{Polygon<T>(at, std::span<const Vec2<T>>(left)),
                                          Polygon<T>(at, std::span<const Vec2<T>>(right))};
        Mover here = shifted(mover, offset);
        Vec2<T> before = position(here);
        for (int frame = 0; frame < 60; ++frame) {
            before = position(here);
            here = placed_at(here, move_and_slide(here, {0, T(5.7)}, wedge).pos);
            REQUIRE(is_free_of(here, wedge));
        }
        const double unit = lib_random::unit_of<T>({before, at, lib_random::extent_of(here)});
        CHECK(std::abs(double(position(here).x) - double(before.x)) <= 2 * unit);
        CHECK(std::abs(double(position(here).y) - double(before.y)) <= 2 * unit);
        CHECK(position(here).y < offset);
    }
}

}  // namespace

TEMPLATE_TEST_CASE("a shape that falls into a wedge comes to rest in it", "[floor]", float,
                   double) {
    using T = TestType;
    for (const T steepness : {T(0.5), T(1), T(3)}) {
        rest_in_wedge(Aabb<T>{{3, -90 * steepness - 9}, {2, 3}}, steepness);
        rest_in_wedge(Circle<T>{{3, -90 * steepness - 9}, 3}, steepness);
        rest_in_wedge(Capsule<T>{{3, -90 * steepness - 9}, {1, 4}, 2}, steepness);
    }
}

TEMPLATE_TEST_CASE("a mover that starts inside a floor is lifted out of it", "[floor]", float,
                   double) {
    using T = TestType;
    const auto lifted = [](const auto& mover, T rest) {
        for (const T offset : floor_offsets<T>()) {
            for (const Order order : floor_orders) {
                const auto tiles = put_in(order, tiles_from<T>({offset - 80, offset}, 20, {8, 0}));
                const auto here = shifted(mover, offset);
                const auto moved = move_and_slide(here, {T(5.5), 0}, tiles);
                CHECK(moved.pos == Vec2<T>{position(here).x + T(5.5), rest + offset});
                CHECK(is_free_of(placed_at(here, moved.pos), tiles));
                const auto met = sweep_into(here, {T(5.5), 0}, tiles);
                CHECK((met.hit && met.time == 0 && met.pos == position(here)));
            }
        }
    };
    lifted(Aabb<T>{{1, T(-2.5)}, {2, 3}}, T(-3));
    lifted(Circle<T>{{1, T(-2.5)}, 3}, T(-3));
    lifted(Capsule<T>{{1, T(-1.5)}, {0, -5}, 2}, T(-2));
}
