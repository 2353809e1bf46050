#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;

TEMPLATE_TEST_CASE("a segment hits the side of a box that it meets last", "[raycast][aabb]", float,
                   double) {
    using T = TestType;
    const auto hit = raycast(Segment<T>{{-40, -22}, {76, 38}}, Aabb<T>{{0, 0}, {16, 16}});
    REQUIRE(hit);
    CHECK(hit->time == T(6) / T(19));
    CHECK(hit->normal == Vec2<T>{-1, 0});
}

TEMPLATE_TEST_CASE("a segment that only touches a box does not hit it", "[raycast][aabb]", float,
                   double) {
    using T = TestType;
    const Aabb<T> box{{0, 0}, {16, 16}};
    CHECK_FALSE(raycast(Segment<T>{{-40, 16}, {80, 0}}, box));     // along an edge
    CHECK_FALSE(raycast(Segment<T>{{-32, 0}, {32, 32}}, box));     // across a corner
    CHECK_FALSE(raycast(Segment<T>{{-40, 0}, {24, 0}}, box));      // ends on an edge
    CHECK_FALSE(raycast(Segment<T>{{16, 0}, {24, 0}}, box));       // starts on an edge, moves away
    CHECK(raycast(Segment<T>{{-16, 0}, {4, 0}}, box)->time == 0);  // starts on an edge, enters
}

TEMPLATE_TEST_CASE("a wall without thickness is hit when it is crossed", "[sweep]", float, double) {
    using T = TestType;
    const Aabb<T> wall{{0, 0}, {0, 5}};
    const auto result = sweep(Vec2<T>{-5, 0}, Vec2<T>{10, 0}, wall);
    REQUIRE(result.hit);
    CHECK(result.time == T(0.5));
    CHECK(result.pos == Vec2<T>{0, 0});
}

TEMPLATE_TEST_CASE("a circle goes out of a box's corner by the shortest way", "[intersect]", float,
                   double) {
    using T = TestType;
    const Circle<T> circle{{20, 20}, 8};
    const Aabb<T> box{{0, 0}, {16, 16}};
    const auto hit = intersect(circle, box);
    REQUIRE(hit);
    CHECK(hit->pos == Vec2<T>{16, 16});
    CHECK(hit->delta.x == hit->delta.y);
    CHECK_FALSE(overlaps(Circle<T>{circle.center + hit->delta, circle.radius}, box));
}

TEMPLATE_TEST_CASE("a mover slides along what it hits", "[move_and_slide]", float, double) {
    using T = TestType;
    const std::vector<Aabb<T>> floor{{{0, 8}, {8, 8}}, {{16, 8}, {8, 8}}};
    const auto moved = move_and_slide(Aabb<T>{{0, -4}, {4, 4}}, Vec2<T>{10, 3}, floor);
    CHECK(moved.count == 2);
    CHECK(moved.pos == Vec2<T>{10, -4});
}
