#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;

using Point = Vec2<double>;
using Box = Aabb<double>;
using Disc = Circle<double>;
using Pill = Capsule<double>;

TEST_CASE("a box leaves another through the face that it has penetrated least",
          "[intersect][aabb]") {
    const Box obstacle{{0, 0}, {64, 16}};
    struct Row {
        Point mover;
        Point delta;
        Point normal;
        Point pos;
    };
    const Row rows[] = {
        {{0, 24}, {0, 8}, {0, 1}, {0, 16}},   {{10, -30}, {0, -2}, {0, -1}, {10, -16}},
        {{76, 0}, {4, 0}, {1, 0}, {64, 0}},   {{-70, 10}, {-10, 0}, {-1, 0}, {-64, 10}},
        {{70, 30}, {0, 2}, {0, 1}, {64, 16}},  // the faces share x from 54 to 64
    };
    for (const Row& row : rows) {
        const auto hit = intersect(Box{row.mover, {16, 16}}, obstacle);
        REQUIRE(hit);
        CHECK(hit->delta == row.delta);
        CHECK(hit->normal == row.normal);
        CHECK(hit->pos == row.pos);
        CHECK(hit->time == 0);
    }
}

TEST_CASE("shapes that only touch are not pushed", "[intersect]") {
    CHECK_FALSE(intersect(Box{{0, 0}, {1, 1}}, Box{{2, 0}, {1, 1}}));
    CHECK_FALSE(intersect(Disc{{0, 0}, 2}, Disc{{3, 4}, 3}));
    CHECK_FALSE(intersect(Disc{{0, 0}, 2}, Box{{3, 0}, {1, 1}}));
    CHECK_FALSE(intersect(Point{5, 0}, Disc{{0, 0}, 5}));
    CHECK_FALSE(intersect(Point{3, 3}, Point{3, 3}));
}

TEST_CASE("a fixed rule decides between equally short pushes", "[intersect]") {
    SECTION("boxes with the same center separate along y, in the positive direction") {
        CHECK(intersect(Box{{1, 1}, {1, 1}}, Box{{1, 1}, {2, 2}})->delta == Point{0, 3});
    }
    SECTION("concentric circles separate along x") {
        const auto hit = intersect(Disc{{2, 3}, 1}, Disc{{2, 3}, 4});
        REQUIRE(hit);
        CHECK(hit->delta == Point{5, 0});
        CHECK(hit->pos == Point{6, 3});
    }
    SECTION("a point on a capsule's segment leaves across it") {
        CHECK(intersect(Point{2, 0}, Pill{{0, 0}, {8, 0}, 1})->delta == Point{0, 1});
        CHECK(intersect(Point{8, 0}, Pill{{0, 0}, {8, 0}, 1})->delta == Point{0, 1});
    }
}

TEST_CASE("circles separate along the line of their centers", "[intersect][circle]") {
    const auto hit = intersect(Disc{{40, 0}, 16}, Disc{{0, 0}, 32});
    REQUIRE(hit);
    CHECK(hit->delta == Point{8, 0});
    CHECK(hit->pos == Point{32, 0});
    const auto slanted = intersect(Disc{{3, 4}, 5}, Disc{{0, 0}, 5});
    REQUIRE(slanted);
    CHECK(slanted->normal.x == Approx(0.6).epsilon(1e-15));
    CHECK(slanted->delta.y == Approx(4).epsilon(1e-14));
}

TEST_CASE("a circle leaves a box by the shortest push", "[intersect][circle][aabb]") {
    const Box box{{0, 0}, {16, 16}};
    SECTION("straight off a face that its center is beside") {
        CHECK(intersect(Disc{{20, 4}, 8}, box)->delta == Point{4, 0});
        CHECK(intersect(Disc{{4, -20}, 8}, box)->pos == Point{4, -16});
    }
    SECTION("straight off a corner that its center is beyond") {
        const auto hit = intersect(Disc{{19, 20}, 10}, box);
        REQUIRE(hit);
        CHECK(hit->pos == Point{16, 16});
        CHECK(hit->delta.x == Approx(3).epsilon(1e-14));
        CHECK(hit->delta.y == Approx(4).epsilon(1e-14));
    }
    SECTION("through the nearest face from inside") {
        CHECK(intersect(Disc{{10, 4}, 2}, box)->delta == Point{8, 0});
    }
    SECTION("and the box leaves the circle by the opposite push") {
        const auto hit = intersect(box, Disc{{20, 4}, 8});
        REQUIRE(hit);
        CHECK(hit->delta == Point{-4, 0});
        CHECK(hit->pos == Point{12, 4});
        CHECK(hit->normal == Point{-1, 0});
    }
}

TEST_CASE("a point leaves a capsule across its side or off its end", "[intersect][capsule]") {
    const Pill pill{{0, 0}, {8, 0}, 2};
    CHECK(intersect(Point{3, 1}, pill)->delta == Point{0, 1});
    CHECK(intersect(Point{3, -1.5}, pill)->pos == Point{3, -2});
    CHECK(intersect(Point{-1, 0}, pill)->delta == Point{-1, 0});
    CHECK(intersect(Point{9, 0}, pill)->normal == Point{1, 0});
    SECTION("and one of zero length is a circle") {
        CHECK(intersect(Point{0, 1}, Pill{{0, 0}, {0, 0}, 3})->delta == Point{0, 2});
    }
}

TEST_CASE("the closest point of a box is the point clamped to its edges", "[closest]") {
    const Box box{{0, 0}, {2, 1}};
    CHECK(closest_point(box, {5, 0.5}) == Point{2, 0.5});
    CHECK(closest_point(box, {-5, -5}) == Point{-2, -1});
    CHECK(closest_point(box, {1, 0.5}) == Point{1, 0.5});
    CHECK(isect::detail::clamp(7, 0, 5) == 5);
    CHECK(isect::detail::clamp(-7, 0, 5) == 0);
    CHECK(isect::detail::clamp(3, 0, 5) == 3);
}

TEST_CASE("a distance is measured from surface to surface", "[distance]") {
    CHECK(distance(Box{{0, 0}, {1, 1}}, Box{{5, 6}, {1, 1}}) == 5);
    CHECK(distance(Disc{{0, 0}, 1}, Disc{{6, 8}, 2}) == 7);
    CHECK(distance(Disc{{5, 6}, 2}, Box{{0, 0}, {1, 2}}) == Approx(std::sqrt(32.0) - 2));
    CHECK(distance(Point{0, 5}, Pill{{-4, 0}, {8, 0}, 2}) == 3);
    CHECK(distance(Point{1, 2}, Point{4, 6}) == 5);
    SECTION("and is 0 where shapes touch or overlap") {
        CHECK(distance(Box{{0, 0}, {1, 1}}, Box{{2, 0}, {1, 1}}) == 0);
        CHECK(distance(Point{1, 0}, Pill{{-4, 0}, {8, 0}, 2}) == 0);
    }
}

TEST_CASE("the closest points of two shapes face each other", "[closest]") {
    const Closest<double> boxes = closest_points(Box{{0, 0}, {1, 1}}, Box{{5, 1}, {1, 3}});
    CHECK(boxes == Closest<double>{{1, 0}, {4, 0}});
    const Closest<double> discs = closest_points(Disc{{0, 0}, 1}, Disc{{9, 0}, 2});
    CHECK(discs == Closest<double>{{1, 0}, {7, 0}});
    const Closest<double> mixed = closest_points(Box{{0, 0}, {1, 1}}, Disc{{0, 5}, 2});
    CHECK(mixed == Closest<double>{{0, 1}, {0, 3}});
    const Closest<double> pill = closest_points(Point{2, 5}, Pill{{0, 0}, {8, 0}, 1});
    CHECK(pill == Closest<double>{{2, 5}, {2, 1}});
}
