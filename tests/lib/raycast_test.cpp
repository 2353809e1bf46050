#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;

using Point = Vec2<double>;
using Ray = Segment<double>;
using Box = Aabb<double>;
using Disc = Circle<double>;
using Pill = Capsule<double>;

TEST_CASE("a segment hits the side of a box that it enters through", "[raycast][aabb]") {
    const Box box{{0, 0}, {16, 16}};
    struct Row {
        Ray ray;
        double time;
        Point pos;
        Point normal;
    };
    const Row rows[] = {
        {{{-32, 4}, {64, 0}}, 0.25, {-16, 4}, {-1, 0}},
        {{{32, 4}, {-32, 0}}, 0.5, {16, 4}, {1, 0}},
        {{{4, -32}, {0, 64}}, 0.25, {4, -16}, {0, -1}},
        {{{-32, -24}, {32, 32}}, 0.5, {-16, -8}, {-1, 0}},
        {{{-24, -32}, {32, 32}}, 0.5, {-8, -16}, {0, -1}},
    };
    for (const Row& row : rows) {
        const auto hit = raycast(row.ray, box);
        REQUIRE(hit);
        CHECK(hit->time == row.time);
        CHECK(hit->pos == row.pos);
        CHECK(hit->normal == row.normal);
        CHECK(hit->delta == (1 - row.time) * -row.ray.delta);
    }
}

TEST_CASE("a segment misses a box", "[raycast][aabb]") {
    const Box box{{0, 0}, {16, 16}};
    SECTION("that it stops short of") {
        CHECK_FALSE(raycast(Ray{{-32, 0}, {15, 0}}, box));
    }
    SECTION("that it ends exactly on") {
        CHECK_FALSE(raycast(Ray{{-32, 0}, {16, 0}}, box));
    }
    SECTION("that is behind it") {
        CHECK_FALSE(raycast(Ray{{17, 0}, {15, 0}}, box));
    }
    SECTION("whose corner it passes") {
        CHECK_FALSE(raycast(Ray{{-32, 0}, {32, 34}}, box));
    }
    SECTION("whose corner it grazes") {
        CHECK_FALSE(raycast(Ray{{-32, 0}, {32, 32}}, box));
    }
    SECTION("that it slides along") {
        CHECK_FALSE(raycast(Ray{{-32, 16}, {64, 0}}, box));
    }
    SECTION("that it starts on and leaves") {
        CHECK_FALSE(raycast(Ray{{16, 0}, {5, 1}}, box));
    }
    SECTION("on whose surface it has zero length") {
        CHECK_FALSE(raycast(Ray{{16, 0}, {0, 0}}, box));
    }
}

TEST_CASE("a segment that starts at a box's surface and enters hits at time 0", "[raycast][aabb]") {
    const auto hit = raycast(Ray{{-16, 0}, {5, 1}}, Box{{0, 0}, {16, 16}});
    REQUIRE(hit);
    CHECK(hit->time == 0);
    CHECK(hit->pos == Point{-16, 0});
}

TEST_CASE("a segment that starts inside has the static hit", "[raycast]") {
    const Ray ray{{10, 2}, {50, 3}};
    CHECK(raycast(ray, Box{{0, 0}, {16, 16}}) == intersect(ray.start, Box{{0, 0}, {16, 16}}));
    CHECK(raycast(ray, Disc{{0, 0}, 16}) == intersect(ray.start, Disc{{0, 0}, 16}));
    CHECK(raycast(ray, Pill{{0, 0}, {9, 0}, 8}) == intersect(ray.start, Pill{{0, 0}, {9, 0}, 8}));
    CHECK(raycast(Ray{{10, 2}, {0, 0}}, Box{{0, 0}, {16, 16}})->delta == Point{6, 0});
}

TEST_CASE("a wall without thickness is hit where it is crossed", "[raycast]") {
    const Box wall{{0, 0}, {0, 5}};
    CHECK(raycast(Ray{{-2, 1}, {4, 0}}, wall)->pos == Point{0, 1});
    CHECK_FALSE(raycast(Ray{{0, -9}, {0, 18}}, wall));
    CHECK_FALSE(raycast(Ray{{-2, 5}, {4, 0}}, wall));
    CHECK(raycast(Ray{{-2, 1}, {4, 0}}, Pill{{0, -5}, {0, 10}, 0})->time == 0.5);
    CHECK_FALSE(raycast(Ray{{-2, 1}, {4, 0}}, Box{{0, 1}, {0, 0}}));
    CHECK_FALSE(raycast(Ray{{-2, 1}, {4, 0}}, Disc{{0, 1}, 0}));
}

TEST_CASE("padding grows the box, and the contact stays on the box itself", "[raycast][aabb]") {
    const auto hit = raycast(Ray{{-32, 17}, {32, 0}}, Box{{0, 0}, {8, 16}}, {8, 4});
    REQUIRE(hit);
    CHECK(hit->time == 0.5);
    CHECK(hit->pos == Point{-8, 16});
}

TEST_CASE("slab times say when a segment is between the edges of each axis", "[slab_times]") {
    const Box box{{0, 0}, {16, 8}};
    const SlabTimes<double> times = slab_times(Ray{{-32, -16}, {64, 32}}, box);
    CHECK(times == SlabTimes<double>{{0.25, 0.75}, {0.25, 0.75}});
    CHECK(slab_times(Ray{{-32, 0}, {64, -32}}, box).y == Interval<double>{-0.25, 0.25});
    CHECK(slab_times(Ray{{-32, 0}, {64, 1}}, box, {16, 0}).x == Interval<double>{0, 1});
    SECTION("as always or never for a parallel one, and never for one on an edge") {
        const double ever = std::numeric_limits<double>::infinity();
        CHECK(slab_times(Ray{{0, 0}, {64, 0}}, box).y == Interval<double>{-ever, ever});
        CHECK(slab_times(Ray{{0, 9}, {64, 0}}, box).y == Interval<double>{ever, -ever});
        CHECK(slab_times(Ray{{0, 8}, {64, 0}}, box).y == Interval<double>{ever, -ever});
    }
}

TEST_CASE("a segment hits a circle at the nearer end of a chord", "[raycast][circle]") {
    const Disc disc{{0, 0}, 5};
    const auto straight = raycast(Ray{{-15, 0}, {20, 0}}, disc);
    REQUIRE(straight);
    CHECK(straight->time == 0.5);
    CHECK(straight->pos == Point{-5, 0});
    CHECK(straight->normal == Point{-1, 0});
    const auto aside = raycast(Ray{{-12, 3}, {16, 0}}, disc);
    REQUIRE(aside);
    CHECK(aside->time == Approx(0.5).epsilon(1e-15));
    CHECK(aside->normal.x == Approx(-0.8).epsilon(1e-15));
    CHECK(raycast(Ray{{-12, 0}, {16, 0}}, disc, 3)->time == 0.25);
    CHECK(raycast(Ray{{-5, 0}, {1, 0}}, disc)->time == 0);
}

TEST_CASE("a segment misses a circle", "[raycast][circle]") {
    const Disc disc{{0, 0}, 5};
    SECTION("whose edge it is a tangent of") {
        CHECK_FALSE(raycast(Ray{{-9, 5}, {18, 0}}, disc));
    }
    SECTION("that it grazes in a slanted direction") {
        CHECK_FALSE(raycast(Ray{{3 - 8, 4 + 6}, {16, -12}}, disc));
    }
    SECTION("that it stops short of") {
        CHECK_FALSE(raycast(Ray{{-9, 0}, {4, 0}}, disc));
    }
    SECTION("that is behind it") {
        CHECK_FALSE(raycast(Ray{{3, 4}, {3, 4}}, disc));
    }
}

TEST_CASE("a segment hits a capsule on a side or on an end", "[raycast][capsule]") {
    const Pill pill{{-8, 0}, {16, 0}, 2};
    const auto side = raycast(Ray{{1, -10}, {0, 16}}, pill);
    REQUIRE(side);
    CHECK(side->time == 0.5);
    CHECK(side->pos == Point{1, -2});
    CHECK(side->normal == Point{0, -1});
    const auto end = raycast(Ray{{20, 0}, {-20, 0}}, pill);
    REQUIRE(end);
    CHECK(end->time == 0.5);
    CHECK(end->normal == Point{1, 0});
    CHECK(raycast(Ray{{1, -10}, {0, 16}}, pill, 4)->time == 0.25);
    SECTION("and misses it along a side, short of it and past its end") {
        CHECK_FALSE(raycast(Ray{{-20, 2}, {40, 0}}, pill));
        CHECK_FALSE(raycast(Ray{{1, -10}, {0, 8}}, pill));
        CHECK_FALSE(raycast(Ray{{10, -9}, {0, 18}}, pill));
    }
    SECTION("and one of zero length is a circle") {
        CHECK(raycast(Ray{{-6, 0}, {8, 0}}, Pill{{0, 0}, {0, 0}, 2})->time == 0.5);
    }
}

TEST_CASE("a path almost parallel to an edge hits it between the other edges", "[raycast]") {
    // The box's edge is at 0, and the path moves by only 2^-60 across it.
    constexpr double e = 0x1p-60;
    const auto hit =
        raycast(Segment<double>{{0, -0.75 * e}, {1, e}}, Aabb<double>{{0.75, 8}, {0.125, 8}});
    REQUIRE(hit);
    CHECK(hit->time >= 0.625);
    CHECK(hit->time <= 0.875);
    CHECK(hit->pos.y == 0);
}
