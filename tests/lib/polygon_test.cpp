#include <string>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;
using isect::detail::next_below;

using Point = Vec2<double>;
using Box = Aabb<double>;
using Disc = Circle<double>;
using Pill = Capsule<double>;
using Convex = Polygon<double>;

namespace {

/// The message for a polygon with these points; empty if it is valid.
std::string complaint(const std::vector<Point>& points) {
    try {
        (void)Convex({0, 0}, std::span<const Point>(points));
    } catch (const BadShape& bad) {
        return bad.what();
    }
    return "";
}

const Convex diamond({0, 0}, {{-4, 0}, {0, -3}, {4, 0}, {0, 3}});

}  // namespace

TEST_CASE("a polygon rejects points that make no convex corner, and names the first",
          "[polygon][checked]") {
    CHECK(complaint({{0, 0}, {1, 0}, {0, 1}}).empty());
    CHECK(complaint({{0, 0}, {1, 0}}) == "points[2] is missing: a polygon has at least 3");
    CHECK(complaint({}) == "points[0] is missing: a polygon has at least 3");
    CHECK(complaint({{0, 0}, {1, 0}, {2, 1}, {2, 2}, {1, 3}, {0, 3}, {-1, 2}, {-1, 1}, {-0.5, 0.1}})
              .find("points[8] is one too many") == 0);
    CHECK(complaint({{0, 0}, {1, 0}, {2, 0}, {1, 1}}) ==
          "points[1] is in line with its neighbours");
    CHECK(complaint({{0, 0}, {4, 0}, {1, 1}, {0, 4}}) == "points[2] makes the polygon concave");
    CHECK(complaint({{0, 0}, {0, 1}, {1, 1}, {1, 0}}).find("points[1] comes in the wrong") == 0);
    CHECK(complaint({{0, 0}, {1, 0}, {1, 1}, {0, 0}}) == "points[3] is the same as points[0]");
    CHECK(complaint({{0, 0}, {1e300, 0}, {1, 1}}) == "points[1].x is above 2^200");
    SECTION("and a star, which turns left at each point but goes round twice") {
        CHECK(complaint({{0, -10}, {6, 8}, {-10, -3}, {10, -3}, {-6, 8}})
                  .find("begins a second time round") != std::string::npos);
    }
    SECTION("but accepts a corner that is out of line by less than a rounding error") {
        const double third = 1.0 / 3;
        CHECK(complaint({{0, 0}, {third, third}, {0, 1}}).empty());
        CHECK(complaint({{0, 0}, {0.1, 0.1}, {0.3, 0.3}, {0, 1}}) ==
              "points[1] is in line with its neighbours");
        CHECK(complaint({{0, 0}, {0.1, next_below(0.1)}, {0.3, 0.3}, {0, 1}}).empty());
    }
    SECTION("and checks its radius like any other") {
        CHECK_THROWS_WITH(Convex({0, 0}, {{0, 0}, {1, 0}, {0, 1}}, -1), "radius is negative");
    }
}

TEST_CASE("a turned box is a polygon of four corners with parallel sides", "[polygon]") {
    const Convex straight = Convex::box({2, 3}, {4, 1}, 0.0);
    REQUIRE(straight.points().size() == 4);
    CHECK(straight.points()[0] == Point{-4, -1});
    CHECK(straight.points()[2] == Point{4, 1});
    CHECK(Convex::box({2, 3}, {4, 1}, Point{7, 0}) == straight);
    const Convex turned = Convex::box({0, 0}, {4, 1}, 0.6);
    CHECK(turned.points()[2].x == Approx(4 * std::cos(0.6) - std::sin(0.6)));
    CHECK(turned.points()[0] == -turned.points()[2]);
    CHECK_THROWS_WITH(Convex::box({0, 0}, {4, 0}, 0.6), "half.y is 0");
    CHECK_THROWS_WITH(Convex::box({0, 0}, {4, 1}, Point{0, 0}), "axis has no direction");
    SECTION("that moves as a whole") {
        CHECK(turned.moved_to({1e9, 5}).points()[1] == turned.points()[1]);
        CHECK(position(turned.moved_to({1e9, 5})) == Point{1e9, 5});
    }
}

TEST_CASE("polygons overlap unless one of their edges separates them", "[overlaps][polygon]") {
    CHECK(overlaps(diamond, Point{1, 1}));
    CHECK_FALSE(overlaps(diamond, Point{2, 1.5}));
    CHECK(overlaps(diamond, Box{{3, 2}, {1.5, 1}}));
    CHECK_FALSE(overlaps(diamond, Box{{3, 2.5}, {1, 1}}));
    CHECK(overlaps(diamond, diamond.moved_to({7, 0})));
    CHECK_FALSE(overlaps(diamond, diamond.moved_to({8, 0})));
    CHECK_FALSE(overlaps(diamond, diamond.moved_to({4, 3})));
    SECTION("and rounded ones if they are closer than their radii") {
        const Convex soft({0, 0}, {{-4, 0}, {0, -3}, {4, 0}, {0, 3}}, 1);
        CHECK(overlaps(soft, Point{4.5, 0}));
        CHECK_FALSE(overlaps(soft, Point{5, 0}));
        CHECK(overlaps(soft, Disc{{5.5, 0}, 1}));
    }
}

TEST_CASE("capsules overlap within their radii, flat, crossed or end to end",
          "[overlaps][capsule]") {
    const Pill pill{{0, 0}, {8, 0}, 1};
    CHECK(overlaps(pill, Pill{{2, 1.5}, {4, 0}, 1}));
    CHECK_FALSE(overlaps(pill, Pill{{2, 2}, {4, 0}, 1}));
    CHECK(overlaps(pill, Pill{{4, -4}, {0, 8}, 0}));
    CHECK_FALSE(overlaps(pill, Pill{{10, 0}, {4, 4}, 1}));
    CHECK(overlaps(Pill{{0, 0}, {4, 0}, 0}, Pill{{2, -1}, {0, 4}, 0}));
    CHECK_FALSE(overlaps(Pill{{0, 0}, {4, 0}, 0}, Pill{{2, 0}, {0, 4}, 0}));
    SECTION("and overlap boxes likewise") {
        CHECK(overlaps(pill, Box{{10, 0}, {1.5, 1}}));
        CHECK_FALSE(overlaps(pill, Box{{10, 0}, {1, 1}}));
        CHECK_FALSE(overlaps(Box{{11, 3}, {2, 2}}, pill));
    }
}

TEST_CASE("any solid is pushed out of any other by the shortest push", "[intersect][polygon]") {
    SECTION("a box off a capsule's flat side, exactly") {
        const auto hit = intersect(Box{{4, 1.5}, {1, 1}}, Pill{{0, 0}, {8, 0}, 1});
        REQUIRE(hit);
        CHECK(hit->delta == Point{0, 0.5});
        CHECK(hit->normal == Point{0, 1});
        CHECK(hit->pos == Point{4, 1});
    }
    SECTION("a capsule off a box, at the shared point nearest to the capsule's middle") {
        const auto hit = intersect(Pill{{-3, -1.5}, {10, 0}, 1}, Box{{0, 0}, {2, 1}});
        REQUIRE(hit);
        CHECK(hit->delta == Point{0, -0.5});
        CHECK(hit->pos == Point{2, -1});
    }
    SECTION("a point through the nearest side of a diamond") {
        const auto hit = intersect(Point{2, 1}, diamond);
        REQUIRE(hit);
        CHECK(hit->normal.x == Approx(0.6));
        CHECK(hit->normal.y == Approx(0.8));
        CHECK(length(hit->delta) == Approx(0.4));
        CHECK(hit->pos.x == Approx(2.24));
    }
}

TEST_CASE("any solid is swept up to its first contact with any other", "[sweep][polygon]") {
    SECTION("a capsule flat on a box") {
        const auto result = sweep(Pill{{-2, -9}, {4, 0}, 1}, {0, 10}, Box{{1, 0}, {2, 2}});
        REQUIRE(result.hit);
        CHECK(result.pos == Point{-2, -3});
        CHECK(result.hit->normal == Point{0, -1});
        CHECK(result.hit->pos == Point{0, -2});
        CHECK(result.time == Approx(0.6));
    }
    SECTION("a diamond by its tip") {
        const auto result = sweep(diamond, {20, 0}, Box{{10, 1}, {1, 4}});
        REQUIRE(result.hit);
        CHECK(result.pos == Point{5, 0});
        CHECK(result.hit->pos == Point{9, 0});
    }
    SECTION("and a zero delta is the static test") {
        CHECK(sweep(diamond, {0, 0}, Box{{3, 2}, {1.5, 1}}).hit ==
              intersect(diamond, Box{{3, 2}, {1.5, 1}}));
        CHECK_FALSE(sweep(diamond, {0, 0}, diamond.moved_to({8, 0})).hit);
    }
    SECTION("but sliding along an obstacle, or touching it at the end, is a miss") {
        CHECK_FALSE(sweep(diamond, {4, 3}, diamond.moved_to({-8, 0})).hit);
        CHECK_FALSE(sweep(diamond, {2, 0}, diamond.moved_to({10, 0})).hit);
        CHECK_FALSE(sweep(diamond, {8, -6}, diamond.moved_to({4, 3})).hit);
    }
}

TEST_CASE("a ray hits a polygon's side, or its rounded corner", "[raycast][polygon]") {
    const auto hit = raycast(Segment<double>{{4, 3}, {-4, -3}}, diamond);
    REQUIRE(hit);
    CHECK(hit->time == Approx(0.5));
    CHECK(hit->normal.y == Approx(0.8));
    CHECK_FALSE(raycast(Segment<double>{{0, 3}, {8, 0}}, diamond));
    const auto round = raycast(Segment<double>{{-9, 0}, {9, 0}}, diamond, 2);
    REQUIRE(round);
    CHECK(round->time == Approx(1.0 / 3));
    CHECK(round->pos == Point{-4, 0});
}

TEST_CASE("the nearest points of any two solids", "[closest_points][polygon]") {
    const auto closest = closest_points(diamond, Pill{{10, -2}, {0, 4}, 1});
    CHECK(closest.a == Point{4, 0});
    CHECK(closest.b == Point{9, 0});
    CHECK(distance(diamond, Pill{{10, -2}, {0, 4}, 1}) == 5);
    CHECK(distance(diamond, diamond.moved_to({1, 1})) == 0);
}
