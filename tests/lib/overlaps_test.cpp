#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;

using Point = Vec2<double>;
using Box = Aabb<double>;
using Disc = Circle<double>;
using Pill = Capsule<double>;

TEST_CASE("two ranges overlap unless one is wholly left of the other", "[overlaps][range]") {
    using Range = Interval<double>;
    CHECK(overlaps(Range{0, 2}, Range{1, 3}));
    CHECK(overlaps(Range{0, 9}, Range{4, 5}));
    CHECK_FALSE(overlaps(Range{0, 1}, Range{2, 3}));
    CHECK_FALSE(overlaps(Range{2, 3}, Range{0, 1}));
    SECTION("and touching is not overlapping") {
        CHECK_FALSE(overlaps(Range{0, 1}, Range{1, 3}));
        CHECK_FALSE(overlaps(Range{1, 3}, Range{0, 1}));
    }
    SECTION("and a single number overlaps a range that contains it strictly inside") {
        CHECK(overlaps(Range{1, 1}, Range{0, 2}));
        CHECK_FALSE(overlaps(Range{0, 0}, Range{0, 2}));
        CHECK_FALSE(overlaps(Range{1, 1}, Range{1, 1}));
    }
}

TEST_CASE("boxes overlap only if they overlap on both axes", "[overlaps][aabb]") {
    const Box box{{0, 0}, {2, 1}};
    CHECK(overlaps(box, Box{{2.5, 1.5}, {1, 1}}));
    CHECK(overlaps(box, box));
    CHECK_FALSE(overlaps(box, Box{{0, 3}, {1, 1}}));
    CHECK_FALSE(overlaps(box, Box{{4, 0}, {1, 1}}));
    CHECK_FALSE(overlaps(box, Box{{4, 3}, {1, 1}}));
    SECTION("and touching at a face or a corner is not overlapping") {
        CHECK_FALSE(overlaps(box, Box{{3, 0}, {1, 1}}));
        CHECK_FALSE(overlaps(box, Box{{0, -2}, {1, 1}}));
        CHECK_FALSE(overlaps(box, Box{{-3, 2}, {1, 1}}));
    }
    SECTION("and a box of zero thickness has no interior") {
        const Box wall{{0, 0}, {0, 5}};
        CHECK(overlaps(wall, Box{{0.5, 0}, {1, 1}}));
        CHECK_FALSE(overlaps(wall, wall));
        CHECK_FALSE(overlaps(wall, Box{{1, 0}, {1, 1}}));
    }
}

TEST_CASE("circles overlap if they are closer than the sum of their radii", "[overlaps][circle]") {
    const Disc disc{{0, 0}, 3};
    CHECK(overlaps(disc, Disc{{4, 0}, 2}));
    CHECK(overlaps(disc, disc));
    CHECK_FALSE(overlaps(disc, Disc{{6, 0}, 2}));
    SECTION("but not where they touch, not even diagonally") {
        CHECK_FALSE(overlaps(disc, Disc{{5, 0}, 2}));
        CHECK_FALSE(overlaps(disc, Disc{{3, 4}, 2}));
    }
    SECTION("and a circle of radius zero is a point") {
        CHECK(overlaps(disc, Disc{{2, 2}, 0}));
        CHECK_FALSE(overlaps(disc, Disc{{3, 0}, 0}));
        CHECK_FALSE(overlaps(Disc{{1, 1}, 0}, Disc{{1, 1}, 0}));
    }
}

TEST_CASE("a circle overlaps a box with rounded corners of its radius",
          "[overlaps][circle][aabb]") {
    const Box box{{0, 0}, {4, 2}};
    CHECK(overlaps(Disc{{4.5, 0}, 1}, box));
    CHECK(overlaps(box, Disc{{0, -2.5}, 1}));
    CHECK(overlaps(Disc{{4.5, 2.5}, 1}, box));
    CHECK(overlaps(Disc{{0, 0}, 0.1}, box));
    SECTION("but not in the square at a corner, outside the corner's arc") {
        CHECK_FALSE(overlaps(Disc{{4.9, 2.9}, 1}, box));
        CHECK_FALSE(overlaps(box, Disc{{-4.9, 2.9}, 1}));
    }
    SECTION("but not where it touches a face or a corner") {
        CHECK_FALSE(overlaps(Disc{{5, 0}, 1}, box));
        CHECK_FALSE(overlaps(Disc{{0, 3}, 1}, box));
        CHECK_FALSE(overlaps(Disc{{7, 6}, 5}, box));
    }
    SECTION("and a circle of radius zero is a point") {
        CHECK(overlaps(Disc{{3.9, 1.9}, 0}, box));
        CHECK_FALSE(overlaps(Disc{{4, 1}, 0}, box));
    }
    SECTION("and a box of zero size is a point") {
        CHECK(overlaps(Disc{{0.5, 0.5}, 1}, Box{{0, 0}, {0, 0}}));
        CHECK_FALSE(overlaps(Disc{{3, 4}, 5}, Box{{6, 8}, {0, 0}}));
    }
}

TEST_CASE("a point overlaps a shape that it is strictly inside", "[overlaps][point]") {
    CHECK(overlaps(Point{0, 0.5}, Box{{0, 0}, {1, 1}}));
    CHECK_FALSE(overlaps(Point{1, 0.5}, Box{{0, 0}, {1, 1}}));
    CHECK(overlaps(Disc{{0, 0}, 5}, Point{3, 3.9}));
    CHECK_FALSE(overlaps(Disc{{0, 0}, 5}, Point{3, 4}));
    SECTION("and two points never overlap") {
        CHECK_FALSE(overlaps(Point{1, 1}, Point{1, 1}));
    }
}

TEST_CASE("a point overlaps a capsule within its radius of the segment", "[overlaps][capsule]") {
    const Pill pill{{0, 0}, {4, 3}, 1};
    CHECK(overlaps(Point{2, 1.5}, pill));
    CHECK(overlaps(Point{-0.5, -0.5}, pill));
    CHECK(overlaps(pill, Point{4.5, 3.5}));
    CHECK_FALSE(overlaps(Point{5, 4}, pill));
    CHECK_FALSE(overlaps(Point{2, 4}, pill));
    SECTION("but not where it touches a side or an end") {
        CHECK_FALSE(overlaps(Point{4, 1}, Pill{{0, 0}, {8, 0}, 1}));
        CHECK_FALSE(overlaps(Point{-1, 0}, Pill{{0, 0}, {8, 0}, 1}));
        CHECK_FALSE(overlaps(Point{-1, 8}, Pill{{2, 4}, {4, 3}, 5}));
    }
    SECTION("and a capsule of zero length is a circle") {
        CHECK(overlaps(Point{0.5, 0.5}, Pill{{0, 0}, {0, 0}, 1}));
        CHECK_FALSE(overlaps(Point{1, 0}, Pill{{0, 0}, {0, 0}, 1}));
    }
    SECTION("and a circle overlaps it within the sum of the radii") {
        CHECK(overlaps(Disc{{4, 2}, 1.5}, Pill{{0, 0}, {8, 0}, 1}));
        CHECK_FALSE(overlaps(Disc{{4, 2}, 1}, Pill{{0, 0}, {8, 0}, 1}));
    }
}
