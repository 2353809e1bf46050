// Outlines at zooms at which neighbouring doubles are far apart on the screen.
#include <cmath>
#include <limits>

#include "catch.hpp"
#include "geometry/grid.hpp"
#include "geometry/outline.hpp"

using namespace lab;

namespace {

constexpr Rect canvas{{0, 0}, {600, 400}};

Camera close_to(Vec2 center, double points_per_ulp) {
    return {{center, points_per_ulp / ulp_at(center.x, Scalar::double_)}, canvas};
}

/// The largest x of an outline: where its right edge is, if that is on the screen.
float right_edge(const Geometry& shape, const Camera& camera) {
    const std::vector<Pt> points = outline(rounded(shape), camera);
    return points.empty() ? -1 : bounds_of(points).max.x;
}

}  // namespace

TEST_CASE("an edge is where its exact sum is, also between two numbers", "[draw]") {
    const Camera camera = close_to({32, 0.5}, 16);
    CHECK(right_edge(Aabb{{24, 0}, {8, 8}}, camera) == 300);
    // The sum has no double: it lies in the middle between 32 and its neighbour.
    const double next = std::nextafter(24.0, 25.0);
    CHECK(right_edge(Aabb{{next, 0}, {8, 8}}, camera) == 308);
    CHECK(right_edge(Aabb{{std::nextafter(next, 25.0), 0}, {8, 8}}, camera) == 316);
}

TEST_CASE("a large circle's edge is where it is, one number apart", "[draw]") {
    const Camera camera = close_to({32, 0}, 16);
    CHECK(right_edge(Circle{{24, 0}, 8}, camera) == Approx(300).margin(0.01));
    CHECK(right_edge(Circle{{24, 0}, std::nextafter(8.0, 9.0)}, camera) ==
          Approx(300 + 4).margin(0.01));
    // At 45 degrees, a thousand ulp deep on both axes.
    const double diagonal = 24 + 8 * std::sqrt(0.5);
    const Camera aslant = close_to({diagonal, diagonal - 24}, 16);
    const std::vector<Pt> points = outline(rounded(Circle{{24, 0}, 8}), aslant);
    REQUIRE_FALSE(points.empty());
    // The edge passes within two numbers of the middle.
    float nearest = 1e9F;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Pt a = points[i], b = points[(i + 1) % points.size()];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        const double off = std::abs((b.x - a.x) * (200 - a.y) - (b.y - a.y) * (300 - a.x)) / length;
        nearest = std::min(nearest, static_cast<float>(off));
    }
    CHECK(nearest < 32);
}

TEST_CASE("the side of a capsule is as exact as that of a box", "[draw]") {
    const Camera camera = close_to({32, 0.5}, 16);
    CHECK(right_edge(Capsule{{24, -40}, {0, 80}, 8}, camera) == Approx(300).margin(0.01));
}

TEST_CASE("a line does not wobble while the view moves along it", "[draw]") {
    const Vec2 from{-40, -30}, to{40, 30};
    const Camera first = close_to({20, 15}, 16);
    const auto seen = visible(from, to, first);
    REQUIRE(seen);
    // (20, 15) lies on the line exactly.
    const auto off_line = [](const VisibleLine& line, Pt p) {
        const Pt way = line.second - line.first, to_p = p - line.first;
        return std::abs(way.x * to_p.y - way.y * to_p.x) / std::hypot(way.x, way.y);
    };
    CHECK(off_line(*seen, first.middle()) < 0.01F);
    Camera moved = first;
    moved.state = moved_by(first.state, {100 / first.state.zoom, 0});
    const auto then = visible(from, to, moved);
    REQUIRE(then);
    CHECK(off_line(*then, {200, 200}) < 0.01F);
}

TEST_CASE("zooming keeps the place under the pointer, between two numbers, too", "[draw]") {
    Camera camera = close_to({32, 16}, 0.001);
    const Pt anchor{417, 111};
    const Vec2 place{std::nextafter(32.0, 33.0), 16};
    for (int i = 0; i < 70; ++i) camera = zoomed_about(camera, anchor, 1.15);
    const Camera close = camera;
    const Pt before = close.to_screen(place);
    for (int i = 0; i < 70; ++i) camera = zoomed_about(camera, anchor, 1 / 1.15);
    for (int i = 0; i < 70; ++i) camera = zoomed_about(camera, anchor, 1.15);
    CHECK(camera.to_screen(place).x == Approx(before.x).margin(0.5));
    CHECK(camera.to_screen(place).y == Approx(before.y).margin(0.5));
}

TEST_CASE("numbers are counted between two places", "[draw]") {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    double number = 31.999999999999996;
    for (int i = 0; i < 5; ++i) number = std::nextafter(number, infinity);
    CHECK(numbers_between(31.999999999999996, number, Scalar::double_) == 5);
    CHECK(numbers_between(number, 31.999999999999996, Scalar::double_) == -5);
    CHECK(numbers_between(1, 1 + 3 * 0x1p-23, Scalar::float_) == 3);
    CHECK(numbers_between(3, 3, Scalar::double_) == 0);
    CHECK(shows_numbers(32, 16 / ulp_at(32, Scalar::double_), Scalar::double_));
    CHECK_FALSE(shows_numbers(32, 4 / ulp_at(32, Scalar::double_), Scalar::double_));
    // The grid of a close view is made of numbers.
    const double step = grid_step(32, 16 / ulp_at(32, Scalar::double_), Scalar::double_);
    CHECK(std::fmod(32 + step, ulp_at(32, Scalar::double_)) == 0);
    CHECK(grid_step(32, 4, Scalar::double_) == 10);
}
