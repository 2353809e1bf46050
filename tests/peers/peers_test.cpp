// What is known of other people's tests: where they are right, and the faults that they keep. Each
// fault stands beside the answer of isect.
#include <cmath>
#include <limits>
#include <vector>

#include <peers/article.hpp>
#include <peers/noonat_es6.hpp>
#include <peers/stepped.hpp>

#include "catch.hpp"

using namespace peers;

TEST_CASE("peers agree with isect about easy questions", "[peers]") {
    const Box wall{{40, 4}, {8, 32}};
    const Box player{{0, 0}, {8, 8}};
    const Circle ball{{0, 0}, 8};
    for (const Sweep& met :
         {noonat::sweep(player, {100, 0}, wall), noonat::sweep(ball, {100, 0}, wall),
          article::sweep(player, {100, 0}, wall), stepped::sweep(player, Vec{100, 0}, wall)}) {
        REQUIRE(met.hit);
        CHECK(met.time == Approx(0.24));
        CHECK(met.hit->normal.x == Approx(-1));
        CHECK(met.pos.x == Approx(24));
    }
    const Segment seg{{-40, -30}, {80, 60}};
    const Box box{{0, 0}, {16, 16}};
    const auto hit = noonat::raycast(seg, box);
    REQUIRE(hit);
    CHECK(hit->time == Approx(isect::raycast(seg, box)->time));
    CHECK(noonat::intersect(Box{{20, 0}, {8, 8}}, box)->delta == Vec{4, 0});
    CHECK(noonat::intersect(Circle{{20, 0}, 8}, box)->delta == Vec{4, 0});
    CHECK(noonat::raycast(seg, Circle{{0, 0}, 10})->time == Approx(0.4));
}

TEST_CASE("noonat pushes a box out of a circle, and they still overlap", "[peers]") {
    const Circle circle{{6, 8}, 1};
    const Box box{{9, 6}, {3, 4}};
    const auto push = noonat::intersect(box, circle);
    REQUIRE(push);
    CHECK(isect::overlaps(Box{box.center + push->delta, box.half}, circle));
    const auto ours = isect::intersect(box, circle);
    REQUIRE(ours);
    CHECK(ours->delta == Vec{1, 0});
}

TEST_CASE("a segment without length hits noonat's circle at any distance, with NaN", "[peers]") {
    const auto hit = noonat::raycast(Segment{{5, 0}, {0, 0}}, Circle{{0, 0}, 1});
    REQUIRE(hit);
    CHECK(std::isnan(hit->time));
    CHECK(!isect::raycast(Segment{{5, 0}, {0, 0}}, Circle{{0, 0}, 1}));
}

TEST_CASE("noonat's stop overlaps where its gap is less than an ulp", "[peers]") {
    // A hundred millionth of the path is 1e-8, and an ulp of the stop is 1.2e-7.
    const Box mover{{1e9, 0}, {1.0 / 3, 1}};
    const Box wall{{1e9 + 3, 0}, {1.0 / 7, 4}};
    const Sweep met = noonat::sweep(mover, {2.7, 0}, wall);
    REQUIRE(met.hit);
    const bool is_inside = isect::overlaps(Box{met.pos, mover.half}, wall);
    const bool is_off = met.pos != isect::sweep(mover, Vec{2.7, 0}, wall).pos;
    CHECK((is_inside || is_off));
}

TEST_CASE("noonat's gap grows with the speed", "[peers]") {
    const Box mover{{0, 0}, {1, 1}};
    const Box wall{{5e8, 0}, {1, 1}};
    const Sweep met = noonat::sweep(mover, {1e9, 0}, wall);
    CHECK(5e8 - 2 - met.pos.x == Approx(10).margin(0.1));
    CHECK(isect::sweep(mover, Vec{1e9, 0}, wall).pos.x == 5e8 - 2);
}

TEST_CASE("noonat's sweep among boxes stops at a corner that is only grazed", "[peers]") {
    // The path passes the corner of the first box exactly, and hits the second.
    const std::vector<Box> boxes{{{4, -2}, {1, 1}}, {{20, 0}, {1, 8}}};
    const Box mover{{0, 0}, {1, 1}};
    const std::span<const Box> all(boxes);
    const Vec delta{40, 0};
    CHECK(noonat::sweep_into(mover, delta, all).index == 0);
    CHECK(isect::sweep_into(mover, delta, all).index == 1);
}

TEST_CASE("the circle of the older text is hit behind the start", "[peers]") {
    const Segment away{{2, 0}, {1, 0}};
    const Circle circle{{0.7, 0}, 1};
    const auto hit = noonat_es6::raycast(away, circle);
    REQUIRE(hit);
    CHECK(hit->time == 0);
    CHECK(!isect::raycast(away, circle));
}

TEST_CASE("the printed root of the older text puts the hit elsewhere", "[peers]") {
    const Segment seg{{-3, 0}, {6, 0}};
    const Circle circle{{0, 0}, 2.5};
    const auto hit = noonat_es6::raycast(seg, circle);
    REQUIRE(hit);
    CHECK(hit->time > 1.2 * isect::raycast(seg, circle)->time);
}

TEST_CASE("the capsule of the older text has a normal that is none", "[peers]") {
    const Capsule capsule{{-20, -20}, {40, 40}, 5};
    const Segment seg{{60, 20}, {-60, -10}};
    const auto hit = noonat_es6::raycast(seg, capsule);
    const auto ours = isect::raycast(seg, capsule);
    REQUIRE(hit);
    REQUIRE(ours);
    CHECK(hit->time == Approx(ours->time));
    CHECK(isect::dot(hit->normal, ours->normal) < 0.5);
}

TEST_CASE("boxes of the article that are 100 apart collide", "[peers]") {
    const Box a{{200, 200}, {10, 10}};
    const Box b{{300, 200}, {10, 10}};
    CHECK(article::intersect(a, b));
    CHECK(!isect::overlaps(a, b));
}

TEST_CASE("the slide of the article leads into the floor", "[peers]") {
    CHECK(article::slide({26, 18}, {0, -1}) == Vec{0, 26});
    CHECK(isect::slide(Vec{26, 18}, Vec{0, -1}) == Vec{26, 0});
}

TEST_CASE("the bounce of the article turns only the horizontal part", "[peers]") {
    CHECK(article::bounce({5, 3}, {-1, 0}) == Vec{-5, 3});
    CHECK(article::bounce({5, 3}, {0, -1}) == Vec{0, 3});
}

TEST_CASE("a mover of the article goes on as its response says", "[peers]") {
    using isect::Response;
    const Box mover{{0, 0}, {4, 4}};
    const std::vector wall{Box{{24, 0}, {10, 40}}};
    // It hits the wall after 10 of 40, so that (30, 15) is left.
    struct Row {
        Response response;
        Vec rest;
    };
    for (const Row& row : {Row{Response::stop, {0, 0}}, Row{Response::slide, {15, 0}},
                           Row{Response::bounce, {-30, 15}}, Row{Response::invert, {-30, -15}}}) {
        const auto moved =
            article::move_and_slide(mover, {40, 20}, std::span<const Box>(wall), row.response);
        CHECK(moved.sweeps[0].pos.x == Approx(10));
        CHECK(moved.delta.x == Approx(row.rest.x));
        CHECK(moved.delta.y == Approx(row.rest.y));
    }
}

TEST_CASE("steps of the distance count a grazing path as a hit", "[peers]") {
    const Circle ball{{0, 0}, 1};
    const Circle post{{50, 2}, 1};
    CHECK(stepped::sweep(ball, Vec{100, 0}, post).hit);
    CHECK(!isect::sweep(ball, Vec{100, 0}, post).hit);
}
