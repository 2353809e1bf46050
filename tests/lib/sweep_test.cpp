#include <vector>

#include "catch.hpp"
#include "lib/random.hpp"

using namespace isect;

using Point = Vec2<double>;
using Box = Aabb<double>;
using Disc = Circle<double>;
using Solid = Shape<double>;

TEST_CASE("a swept box stops flush with its obstacle", "[sweep][aabb]") {
    const auto result = sweep(Box{{-40, 4}, {4, 4}}, {40, 0}, Box{{0, 0}, {8, 8}});
    REQUIRE(result.hit);
    CHECK(result.pos == Point{-12, 4});
    CHECK(result.time == Approx(0.7));
    CHECK(result.hit->pos == Point{-8, 4});
    CHECK(result.index == 0);
    SECTION("and without a hit reaches the end of its path") {
        const auto free = sweep(Box{{-40, 4}, {4, 4}}, {28, 0}, Box{{0, 0}, {8, 8}});
        CHECK_FALSE(free.hit);
        CHECK(free.pos == Point{-12, 4});
        CHECK(free.time == 1);
        CHECK(free.index == npos);
    }
    SECTION("and stays in place if it starts inside") {
        const auto inside = sweep(Box{{1, 1}, {1, 1}}, {50, 0}, Box{{0, 0}, {8, 8}});
        CHECK(inside.pos == Point{1, 1});
        CHECK(inside.time == 0);
    }
    SECTION("and slides freely along the floor that it rests on, without falling further") {
        CHECK_FALSE(sweep(Box{{0, -12}, {4, 4}}, {5, 0}, Box{{0, 0}, {8, 8}}).hit);
        CHECK(sweep(Box{{0, -12}, {4, 4}}, {0, 5}, Box{{0, 0}, {8, 8}}).pos == Point{0, -12});
    }
}

TEST_CASE("a swept circle hits faces flat and corners round", "[sweep][circle][aabb]") {
    const Box box{{0, 0}, {8, 8}};
    const auto face = sweep(Disc{{-20, 3}, 4}, {16, 0}, box);
    REQUIRE(face.hit);
    CHECK(face.pos == Point{-12, 3});
    CHECK(face.hit->normal == Point{-1, 0});
    const auto corner = sweep(Disc{{-20, 11}, 5}, {16, 0}, box);
    REQUIRE(corner.hit);
    CHECK(corner.pos.x == Approx(-12).epsilon(1e-14));
    CHECK(corner.pos.y == 11);
    CHECK(corner.hit->pos == Point{-8, 8});
    SECTION("and passes inside the corner's square but outside its arc") {
        CHECK_FALSE(sweep(Disc{{-20, 3.2}, 5}, {11.5, 11.5}, box).hit);
        CHECK(sweep(Disc{{-20, 3}, 5}, {11.5, 8}, box).hit);
    }
}

TEST_CASE("a sweep into a list stops at the first contact", "[sweep_into]") {
    const std::vector<Solid> walls{Box{{50, 0}, {5, 50}}, Disc{{30, 0}, 5}, Box{{-50, 0}, {5, 50}}};
    const auto result = sweep_into(Disc{{0, 0}, 5}, {100, 0}, walls);
    REQUIRE(result.hit);
    CHECK(result.index == 1);
    CHECK(result.pos == Point{20, 0});
    CHECK(sweep_into(Disc{{0, 0}, 5}, {0, 9}, walls).index == npos);
    CHECK(sweep_into(Disc{{0, 0}, 5}, {0, 9}, std::vector<Box>{}).pos == Point{0, 9});
}

TEST_CASE("among contacts at the same time the widest wins, then the first", "[sweep_into]") {
    const Box mover{{0, -4}, {4, 4}};
    const Box under{{0, 4}, {4, 4}};
    const Box corner{{8, 4}, {4, 4}};
    const Point down_right{8, 1};
    CHECK(sweep_into(mover, down_right, std::vector{corner, under}).index == 1);
    CHECK(sweep_into(mover, down_right, std::vector{under, corner}).index == 0);
    CHECK(sweep_into(mover, {0, 1}, std::vector{under, under}).index == 0);
}

TEST_CASE("a box walks over flush tiles with gravity, whatever their order", "[move_and_slide]") {
    std::vector<Box> tiles;
    tiles.reserve(40);
    for (int i = 0; i < 40; ++i) tiles.push_back({{double(8 * i), 4}, {4, 4}});
    for (int order = 0; order < 2; ++order) {
        Point at{0, -4};
        for (int frame = 0; frame < 200; ++frame)
            at = move_and_slide(Box{at, {4, 4}}, {1.25, 0.5}, tiles).pos;
        CHECK(at == Point{250, -4});
        std::reverse(tiles.begin(), tiles.end());
    }
}

TEMPLATE_TEST_CASE("a sweep into a list overlaps nothing that its start did not",
                   "[contract][sweep_into]", float, double) {
    using T = TestType;
    int hits = 0;
    for (const auto family : lib_random::families) {
        lib_random::Source<T> source(family, 5);
        for (int row = 0; row < 60; ++row) {
            std::vector<Shape<T>> walls;
            for (int i = 0; i < 6; ++i) {
                walls.push_back(source.template shape<Aabb<T>>());
                walls.push_back(source.template shape<Circle<T>>());
            }
            const Aabb<T> box{source.place(20), {source.extent(2), source.extent(2)}};
            const Circle<T> disc{box.center, box.half.x};
            const Vec2<T> delta = source.vector(40);
            const auto check = [&](const auto& mover) {
                const Sweep<T> result = sweep_into(mover, delta, walls);
                const Shape<T> there = placed_at(mover, result.pos);
                for (const Shape<T>& wall : walls)
                    CHECK((!overlaps(there, wall) || overlaps(mover, wall)));
                hits += result.hit.has_value();
            };
            check(box);
            check(disc);
        }
    }
    CHECK(hits > 100);
}

TEST_CASE("a response turns the rest of a motion after a hit", "[respond]") {
    const Point floor{0, -1};
    CHECK(slide(Point{3, 4}, floor) == Point{3, 0});
    CHECK(bounce(Point{3, 4}, floor) == Point{3, -4});
    CHECK(bounce(Point{3, 4}, floor, 0.5) == Point{3, -2});
    CHECK(bounce(Point{3, 4}, floor, 0.0) == slide(Point{3, 4}, floor));
    CHECK(invert(Point{3, 4}) == Point{-3, -4});
    CHECK(respond(Response::stop, Point{3, 4}, floor) == Point{0, 0});
    CHECK(respond(Response::slide, Point{3, 4}, Point{-1, 0}) == Point{0, 4});
    SECTION("along a slanted surface, too") {
        const Point slope{-0.6, -0.8};
        CHECK(slide(Point{0, 5}, slope).x == Approx(-2.4));
        CHECK(bounce(Point{0, 5}, slope).y == Approx(-1.4));
        CHECK(bounce(Point{0, 5}, slope, 0.0).x == Approx(slide(Point{0, 5}, slope).x));
    }
    SECTION("but not a motion that leads out of the obstacle") {
        CHECK(slide(Point{3, -4}, floor) == Point{3, -4});
        CHECK(bounce(Point{3, -4}, floor) == Point{3, -4});
    }
}

TEST_CASE("move and slide continues along an obstacle", "[move_and_slide]") {
    const std::vector<Solid> corner{Box{{0, 10}, {50, 2}}, Box{{20, 0}, {2, 50}}};
    const Disc mover{{0, 0}, 4};
    SECTION("and rests in a corner") {
        const Moved<double> moved = move_and_slide(mover, {30, 10}, corner);
        CHECK(moved.count == 2);
        CHECK(moved.pos == Point{14, 4});
        CHECK(moved.delta == Point{0, 0});
    }
    SECTION("and keeps the free part of its motion for the next step") {
        const Moved<double> moved = move_and_slide(mover, {6, 10}, corner);
        CHECK(moved.pos == Point{6, 4});
        CHECK(moved.delta == Point{6, 0});
    }
    SECTION("or stops, bounces or reverses") {
        CHECK(move_and_slide(mover, {6, 8}, corner, Response::stop).pos == Point{3, 4});
        CHECK(move_and_slide(mover, {6, 8}, corner, Response::bounce).pos == Point{6, 0});
        CHECK(move_and_slide(mover, {6, 8}, corner, Response::invert).pos == Point{0, 0});
    }
    SECTION("and first leaves an obstacle that it starts inside") {
        const Moved<double> moved = move_and_slide(Disc{{0, 6}, 4}, {3, 0}, corner);
        CHECK(moved.pos == Point{3, 4});
    }
}
