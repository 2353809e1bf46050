#include "scene/turn.hpp"

#include <cmath>

#include "catch.hpp"
#include "edit/handles.hpp"
#include "geometry/decimal.hpp"

using namespace lab;

namespace {

constexpr double half_pi = 3.14159265358979323846 / 2;

Vec2 middle_of(const Segment& segment) {
    return segment.at(0.5);
}

}  // namespace

TEST_CASE("a segment turns about its middle and keeps its length", "[scene][turn]") {
    Geometry shape = Segment{{1, 2}, {6, 8}};
    set_angle(shape, 1.25);
    const auto& turned = std::get<Segment>(shape);
    CHECK(isect::length(turned.delta) == Approx(10));
    CHECK(isect::length(middle_of(turned) - Vec2{4, 6}) < 1e-12);
    CHECK(*angle_of(shape) == Approx(1.25));
}

TEST_CASE("quarter turns are exact", "[scene][turn]") {
    const Geometry level = Capsule{{-5, 1}, {10, 0}, 2};
    for (const int quarters : {-3, -2, -1, 0, 1, 2, 3, 4, 5}) {
        Geometry shape = level;
        set_angle(shape, quarters * half_pi);
        const auto& capsule = std::get<Capsule>(shape);
        INFO(quarters);
        CHECK(capsule.axis().at(0.5) == Vec2{0, 1});
        CHECK(std::abs(capsule.delta.x) == (quarters % 2 == 0 ? 10 : 0));
        CHECK(std::abs(capsule.delta.y) == (quarters % 2 == 0 ? 0 : 10));
    }
    Geometry down = level;
    set_angle(down, half_pi);
    CHECK(std::get<Capsule>(down).delta == Vec2{0, 10});
    set_angle(down, -half_pi);
    CHECK(std::get<Capsule>(down).delta == Vec2{0, -10});
}

TEST_CASE("a shape that looks the same at every angle has no angle", "[scene][turn]") {
    CHECK_FALSE(angle_of(Vec2{1, 2}));
    CHECK_FALSE(angle_of(Circle{{}, 2}));
    CHECK_FALSE(angle_of(Segment{{1, 1}, {}}));
    CHECK(angle_of(Polygon{{}, {{-1, -1}, {1, -1}, {1, 1}}, 0, 0.5}) == 0.5);
}

TEST_CASE("a rotation handle turns its shape to where it is dragged", "[draw][handles]") {
    const Camera camera{{{0, 0}, 10}, {{0, 0}, {400, 300}}};
    for (const Geometry& before :
         {Geometry(Segment{{-4, 3}, {6, 2}}), Geometry(Capsule{{-4, 3}, {6, 2}, 1}),
          Geometry(Polygon{{2, 3}, {{3, 0}, {-2, 2}, {-2, -2}}, 0, 0.4})}) {
        Evaluation shown;
        shown.posed.shapes = {{"it", before}};
        const std::vector<Handle> handles = handles_of(shown, camera, "it");
        REQUIRE(handles.back().name == "angle");
        REQUIRE(handles.back().kind == HandleKind::turn);
        Geometry dragged = before;
        // At its current position nothing turns, except for the rounding of a drag to thousandths.
        CHECK(set_extent(dragged, "angle", handles.back().at));
        CHECK(*angle_of(dragged) == Approx(*angle_of(before)).margin(6e-4));
        const Vec2 away = handles.back().at - pivot_of(before);
        CHECK(set_extent(dragged, "angle", pivot_of(before) + isect::perpendicular(away)));
        CHECK(*angle_of(dragged) == Approx(*angle_of(before) + half_pi).margin(6e-4));
    }
}

TEST_CASE("a rotation handle's stalk starts at the polygon's edge", "[draw][handles]") {
    const Camera camera{{{0, 0}, 10}, {{0, 0}, {400, 300}}};
    Evaluation shown;
    shown.posed.shapes = {{"ramp", Polygon{{1, 2}, {{-6, 2}, {-2, -2}, {2, -2}, {6, 2}}, 0.5, 0}}};
    const Handle handle = handles_of(shown, camera).back();
    CHECK(isect::length(handle.root - Vec2{1 + 4 + 0.5, 2}) < 1e-12);
    CHECK(isect::length(handle.at - handle.root - Vec2{2.4, 0}) < 1e-12);
}

TEST_CASE("a segment's rotation handle exists only while the segment is selected",
          "[draw][handles]") {
    const Camera camera{{{0, 0}, 10}, {{0, 0}, {400, 300}}};
    Evaluation shown;
    shown.posed.shapes = {{"it", Segment{{-4, 3}, {6, 2}}}};
    CHECK(handles_of(shown, camera).size() == 2);
    CHECK(handles_of(shown, camera, "other").size() == 2);
    CHECK(handles_of(shown, camera, "it").size() == 3);
}

TEST_CASE("angles are shown in degrees", "[draw][turn]") {
    CHECK(degrees(half_pi / 4) == "22.5°");
    CHECK(degrees(-half_pi) == "−90°");
    CHECK(degrees(-1e-5) == "0°");
}
