#include "geometry/outline.hpp"

#include <cmath>

#include "catch.hpp"
#include "render/marks.hpp"

using namespace lab;

namespace {

const Camera outline_camera{{{0, 0}, 10}, {{0, 0}, {400, 300}}};
const Pt origin{200, 150};

}  // namespace

TEST_CASE("a box's outline is its corners", "[draw][outline]") {
    const auto points = outline(rounded(Aabb{{1, 2}, {3, 4}}), outline_camera);
    CHECK(points == std::vector<Pt>{{180, 130}, {240, 130}, {240, 210}, {180, 210}});
}

TEST_CASE("a circle's outline stays on the circle, closely enough for the eye", "[draw][outline]") {
    const auto points = outline(rounded(Circle{{0, 0}, 12}), outline_camera);
    for (std::size_t i = 0; i < points.size(); ++i) {
        CHECK(distance(points[i], origin) == Approx(120).epsilon(1e-5));
        const Pt middle = 0.5F * (points[i] + points[(i + 1) % points.size()]);
        CHECK(distance(middle, origin) > 120 - 0.06F);
    }
    CHECK(points.size() < 200);
}

TEST_CASE("a capsule of no length is a circle", "[draw][outline]") {
    CHECK(outline(rounded(Capsule{{3, 1}, {0, 0}, 5}), outline_camera) ==
          outline(rounded(Circle{{3, 1}, 5}), outline_camera));
}

TEST_CASE("the hull of points omits the inner ones", "[draw][outline]") {
    CHECK(hull({{0, 0}, {4, 0}, {2, 1}, {4, 4}, {0, 4}, {2, 0}}) ==
          std::vector<Vec2>{{0, 0}, {4, 0}, {4, 4}, {0, 4}});
    CHECK(hull({{1, 1}, {1, 1}}) == std::vector<Vec2>{{1, 1}});
    CHECK(hull({{2, 2}, {0, 0}, {1, 1}, {3, 3}}) == std::vector<Vec2>{{0, 0}, {3, 3}});
}

TEST_CASE("a box inflated by a box is a larger box", "[draw][outline]") {
    const Rounded sum =
        inflated(rounded(Aabb{{5, 5}, {4, 2}}), rounded(Aabb{{-9, 0}, {1, 3}}), {-9, 0});
    CHECK(sum.corners == rounded(Aabb{{5, 5}, {5, 5}}).corners);
    CHECK(sum.radius == 0);
}

TEST_CASE("a box inflated by a circle has round corners", "[draw][outline]") {
    const Rounded sum = inflated(rounded(Aabb{{0, 0}, {4, 2}}), rounded(Circle{{9, 9}, 3}), {9, 9});
    CHECK(sum.corners.size() == 4);
    CHECK(sum.radius == 3);
    float farthest = 0;
    for (const Pt point : outline(sum, outline_camera)) {
        farthest = std::max(farthest, distance(point, origin));
    }
    // On the diagonal, the corner's arc is 3 units from the corner in total, not on each axis.
    CHECK(farthest == Approx(10 * (std::hypot(4, 2) + 3)).epsilon(1e-3));
}

TEST_CASE("an outline far outside the screen is clipped near it", "[draw][outline]") {
    const Camera close{{{1e6, 0}, 1e6}, {{0, 0}, {400, 300}}};
    for (const Geometry& geometry :
         {Geometry{Circle{{0, 0}, 1e6}}, Geometry{Aabb{{0, 0}, {1e6, 1e6}}}}) {
        const auto points = outline(rounded(geometry), close);
        REQUIRE(points.size() > 2);
        CHECK(points.size() < 500);
        bool on_edge = false;
        for (const Pt point : points) {
            CHECK((std::abs(point.x - 200) <= 401 && std::abs(point.y - 150) <= 351));
            on_edge = on_edge || std::abs(point.x - 200) < 0.01F;
        }
        CHECK(on_edge);
    }
    CHECK(outline(rounded(Circle{{0, 0}, 1}), close).empty());
    CHECK_FALSE(visible({0, 0}, {0, 1}, close).has_value());
}

TEST_CASE("an infinite disc covers the whole screen", "[draw][outline]") {
    for (const double radius : {1e9, 1e20, 1e60}) {
        INFO(radius);
        const auto points = outline(rounded(Circle{{3, 1}, radius}), outline_camera);
        CHECK(points.size() == 4);
        for (const Pt point : points)
            CHECK((std::abs(point.x - 200) == 400 && std::abs(point.y - 150) == 350));
    }
    // If its edge is at the origin, it covers half of the screen.
    const Rect half = bounds_of(outline(rounded(Circle{{1e15, 0}, 1e15}), outline_camera));
    CHECK(half.min.x == Approx(200).margin(0.01));
    CHECK(half.max.x == 600);
}

TEST_CASE("only the part of a line near the screen is drawn", "[draw][outline]") {
    const auto seen = visible({-1e9, 0}, {1e9, 0}, outline_camera);
    REQUIRE(seen.has_value());
    CHECK(seen->first.x == Approx(-200));
    CHECK(seen->second.x == Approx(600));
    CHECK(seen->first.y == Approx(150));
}
