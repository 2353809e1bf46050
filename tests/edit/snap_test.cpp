#include "edit/snap.hpp"

#include <cmath>
#include <limits>

#include "catch.hpp"
#include "geometry/grid.hpp"
#include "query/precision.hpp"
#include "scene/handles.hpp"

using namespace lab;

namespace {

Scene snap_scene(std::vector<NamedShape> shapes, Scalar scalar = Scalar::double_) {
    Scene scene;
    scene.shapes = std::move(shapes);
    scene.scalar = scalar;
    return scene;
}

// A point on the screen is a tenth of a unit, so things within 0.7 units are near. Grid lines are
// 5 units apart.
Snapped snapped(const Scene& scene, const Picked& grabbed, Vec2 wanted) {
    return snap(scene, grabbed, {}, wanted, 10);
}

template <class Shape>
const Shape& snap_shape(const Scene& scene, const char* name) {
    return std::get<Shape>(find_shape(scene, name)->geometry);
}

/// The scene after one of its bodies has moved to where it snapped.
Scene after_snap(Scene scene, const char* name, Vec2 to) {
    set_place(find_shape(scene, name)->geometry, to);
    return scene;
}

using SnapWords = std::vector<std::string>;
SnapWords words_of(const Snapped& result) {
    SnapWords words;
    for (const SnapGuide& guide : result.guides) words.push_back(guide.text);
    return words;
}

}  // namespace

TEST_CASE("a box snaps flush with a side, touching without overlapping", "[snap]") {
    const Scene scene =
        snap_scene({{"wall", Aabb{{0.1, 1}, {0.3, 8}}}, {"box", Aabb{{9, 9}, {0.7, 1.1}}}});
    for (const double off : {-0.6, -0.2, 0.0, 0.3, 0.6}) {
        const Snapped result = snapped(scene, {"box", ""}, {1.1 + off, 3.3});
        INFO(off);
        CHECK(words_of(result) == SnapWords{"flush with wall's right side"});
        CHECK(result.to.y == 3.3);
        const Scene there = after_snap(scene, "box", result.to);
        const auto& wall = snap_shape<Aabb>(there, "wall");
        Aabb box = snap_shape<Aabb>(there, "box");
        CHECK_FALSE(isect::overlaps(box, wall));
        box.center.x = std::nextafter(box.center.x, 0.0);
        CHECK(isect::overlaps(box, wall));
    }
    CHECK(snapped(scene, {"box", ""}, {2.1, 3.3}).guides.empty());
}

TEST_CASE("a box snaps into the corner of two walls, touching both", "[snap]") {
    const Scene scene = snap_scene({{"floor", Aabb{{0, 11}, {20, 1}}},
                                    {"wall", Aabb{{-11, 0}, {1, 20}}},
                                    {"box", Aabb{{0, 0}, {2, 3}}}});
    const Snapped result = snapped(scene, {"box", ""}, {-7.6, 7.3});
    CHECK(result.to == Vec2{-8, 7});
    CHECK(words_of(result) == SnapWords{"flush with floor's top", "flush with wall's right side"});
}

TEST_CASE("round shapes snap tangent to each other, outside", "[snap]") {
    const Scene scene =
        snap_scene({{"sun", Circle{{0.3, -0.7}, 5.1}}, {"moon", Circle{{30, 30}, 1.7}}});
    for (int i = 0; i < 40; ++i) {
        const double angle = 0.157 * i, away = 6.8 + 0.5 * std::cos(7.0 * i);
        const Vec2 wanted = Vec2{0.3, -0.7} + away * Vec2{std::cos(angle), std::sin(angle)};
        const Snapped result = snapped(scene, {"moon", ""}, wanted);
        REQUIRE(words_of(result) == SnapWords{"tangent to sun"});
        const Scene there = after_snap(scene, "moon", result.to);
        const auto& sun = snap_shape<Circle>(there, "sun");
        const auto& moon = snap_shape<Circle>(there, "moon");
        CHECK_FALSE(isect::overlaps(moon, sun));
        CHECK(isect::distance(moon, sun) < 1e-13);
    }
}

TEST_CASE("a scene in float snaps to floats that touch", "[snap]") {
    const Scene scene = snap_scene(
        {{"sun", Circle{{0.5, -0.75}, 5.125}}, {"moon", Circle{{9, 9}, 1.75}}}, Scalar::float_);
    const Snapped result = snapped(scene, {"moon", ""}, {5.5, 4.25});
    REQUIRE(words_of(result) == SnapWords{"tangent to sun"});
    const Scene there = after_snap(scene, "moon", result.to);
    const auto moon = in<float>(snap_shape<Circle>(there, "moon"));
    CHECK(in<double>(moon.center) == result.to);
    CHECK_FALSE(isect::overlaps(moon, in<float>(snap_shape<Circle>(there, "sun"))));
}

TEST_CASE("boxes that don't touch snap level with each other", "[snap]") {
    const Scene scene =
        snap_scene({{"other", Aabb{{0, 0}, {4, 3}}}, {"box", Aabb{{20, 20}, {1, 1}}}});
    const Snapped top = snapped(scene, {"box", ""}, {13.1, -2.4});
    CHECK(top.to == Vec2{13.1, -2});
    CHECK(words_of(top) == SnapWords{"level with other's top"});
    CHECK(snapped(scene, {"box", ""}, {13.1, 0.4}).to == Vec2{13.1, 0});
    CHECK(words_of(snapped(scene, {"box", ""}, {13.1, 0.4})) == SnapWords{"in line with other"});
}

TEST_CASE("a dragged shape does not snap to shapes that move with it", "[snap]") {
    const Scene scene =
        snap_scene({{"other", Aabb{{1, 1.5}, {4, 3}}}, {"box", Aabb{{20, 20}, {1, 1}}}});
    const Vec2 beside{6.2, 2.3};
    CHECK(snap(scene, {"box", ""}, {}, beside, 10).to.x == 6);
    CHECK(snap(scene, {"box", ""}, {"box", "other"}, beside, 10).guides.empty());
}

TEST_CASE("an end snaps to corners before edges, and to edges before angles", "[snap]") {
    const Scene scene =
        snap_scene({{"box", Aabb{{21, 1}, {3, 3}}}, {"seg", Segment{{-9.5, 1.3}, {1, 0}}}});
    const Picked end{"seg", "end"};
    CHECK(snapped(scene, end, {18.3, -1.6}).to == Vec2{18, -2});
    CHECK(words_of(snapped(scene, end, {18.3, -1.6})) == SnapWords{"at box's corner"});
    const Snapped edge = snapped(scene, end, {17.6, 1.2});
    CHECK(edge.to == Vec2{18, 1.2});
    CHECK(words_of(edge) == SnapWords{"on box's left side"});
    const Snapped level = snapped(scene, end, {8.2, 1.1});
    CHECK(level.to == Vec2{8.2, 1.3});
    CHECK(words_of(level) == SnapWords{"0°"});
    CHECK(words_of(snapped(scene, end, {-7.2, 3.7})) == SnapWords{"45°"});
    CHECK(words_of(snapped(scene, end, {-7.2, -1.1})) == SnapWords{"−45°"});
}

TEST_CASE("a segment grazes a circle where its end is near a tangent", "[snap]") {
    const Scene scene =
        snap_scene({{"ball", Circle{{0.1, 0.2}, 3.3}}, {"seg", Segment{{-13.1, -2.7}, {1, 0}}}});
    const auto& ball = snap_shape<Circle>(scene, "ball");
    for (const Vec2 wanted : {Vec2{11.3, -3.2}, Vec2{5.2, 6.6}}) {
        const Snapped result = snapped(scene, {"seg", "end"}, wanted);
        REQUIRE(words_of(result) == SnapWords{"tangent to ball"});
        const Vec2 start{-13.1, -2.7};
        CHECK_FALSE(isect::raycast(Segment{start, result.to - start}, ball));
        const Vec2 along = result.to - start, apart = ball.center - start;
        const double miss = std::abs(along.x * apart.y - along.y * apart.x) / isect::length(along);
        CHECK(miss == Approx(ball.radius).epsilon(1e-14));
    }
}

TEST_CASE("sizes snap to the shape beside", "[snap]") {
    const Scene scene = snap_scene({{"wall", Aabb{{10.1, 1}, {0.3, 8}}},
                                    {"box", Aabb{{1.7, 0}, {2, 2}}},
                                    {"ball", Circle{{3.3, 4.9}, 1}}});
    SECTION("a side") {
        const Snapped result = snapped(scene, {"box", "half.right"}, {9.6, 0});
        CHECK(words_of(result) == SnapWords{"flush with wall's left side"});
        Geometry box = snap_shape<Aabb>(scene, "box");
        set_extent(box, "half.right", result.to);
        CHECK_FALSE(isect::overlaps(std::get<Aabb>(box), snap_shape<Aabb>(scene, "wall")));
        CHECK(isect::distance(std::get<Aabb>(box), snap_shape<Aabb>(scene, "wall")) < 1e-14);
    }
    SECTION("a radius") {
        const Snapped result = snapped(scene, {"ball", "radius"}, {10.0, 4.9});
        CHECK(words_of(result) == SnapWords{"tangent to wall"});
        Geometry ball = snap_shape<Circle>(scene, "ball");
        set_extent(ball, "radius", result.to);
        CHECK_FALSE(isect::overlaps(std::get<Circle>(ball), snap_shape<Aabb>(scene, "wall")));
        CHECK(isect::distance(std::get<Circle>(ball), snap_shape<Aabb>(scene, "wall")) < 1e-14);
    }
}

TEST_CASE("a polygon turns by 15 degrees", "[snap]") {
    const Polygon triangle{{2, 3}, {{3, 0}, {-2, 2}, {-2, -2}}, 0, 0};
    const Scene scene = snap_scene({{"tri", triangle}});
    const Snapped result = snapped(scene, {"tri", "angle"}, {2.3, 8});
    CHECK(words_of(result) == SnapWords{"90°"});
    Geometry turned = triangle;
    set_extent(turned, "angle", result.to);
    CHECK(std::get<Polygon>(turned).angle == 3.14159265358979323846 / 2);
    CHECK(snapped(scene, {"tri", "angle"}, {7, 4}).to.x == Approx(7).margin(0.3));
    set_extent(turned, "angle", {6, 4.5});
    CHECK(std::get<Polygon>(turned).angle == 0.359);
}

TEST_CASE("a segment turns by 15 degrees, and shows its own angle", "[snap]") {
    const Scene scene = snap_scene({{"seg", Segment{{-4, 0}, {8, 0}}}});
    // The handle is across the segment: to the left of the middle for one that points up.
    const Snapped result = snapped(scene, {"seg", "angle"}, {-6, 0.1});
    CHECK(words_of(result) == SnapWords{"−90°"});
    Geometry turned = scene.shapes.front().geometry;
    set_extent(turned, "angle", result.to);
    CHECK(std::get<Segment>(turned).delta == Vec2{0, -8});
}

TEST_CASE("without a shape nearby, shapes snap to the lines of the grid", "[snap]") {
    const Scene scene = snap_scene({{"p", Vec2{0, 0}}});
    const Snapped result = snapped(scene, {"p", "pos"}, {15.4, 7.3});
    CHECK(result.to == Vec2{15, 7.3});
    CHECK(words_of(result) == SnapWords{"x 15"});
    CHECK(snap(scene, {"p", "pos"}, {}, {0.31, 0.56}, 400).to.x == 0.3);
}

TEST_CASE("a coordinate that is rounded to an axis is never minus zero", "[snap]") {
    for (const double step : {0.1, 1.0, 20.0}) {
        CHECK_FALSE(std::signbit(nearest_multiple(-0.3 * step, step)));
        CHECK(nearest_multiple(-0.7 * step, step) == -step);
    }
}

// Its center snapped to the grid, which nobody sees, and its ends met nothing.
TEST_CASE("a whole range snaps by its ends, to those of other ranges and to the grid", "[snap]") {
    const Scene scene = snap_scene({{"a", Range{-4.3, 1.1}}, {"b", Range{10.1, 14}}});
    const auto range_at = [&](double center) {
        const Snapped result = snapped(scene, {"a", ""}, {center, 0});
        return std::pair{snap_shape<Range>(after_snap(scene, "a", result.to), "a"),
                         words_of(result)};
    };
    const double half = 2.7;
    const auto [flush, flush_words] = range_at(10.1 - half + 0.4);
    CHECK(flush.max == Approx(10.1));
    CHECK_FALSE(isect::overlaps(flush, snap_shape<Range>(scene, "b")));
    CHECK(flush_words == SnapWords{"flush with b's edge"});
    const auto [level, level_words] = range_at(10.1 + half - 0.3);
    CHECK(level.min == Approx(10.1));
    CHECK(level.min >= 10.1);
    CHECK(level_words == SnapWords{"level with b's edge"});
    const auto [on_grid, grid_words] = range_at(-5 + half + 0.2);
    CHECK(on_grid.min == -5);
    CHECK(grid_words == SnapWords{"x −5"});
    const auto [free, no_words] = range_at(-1.4);
    CHECK(free.min == Approx(-1.4 - half));
    CHECK(no_words.empty());
}
