#include "scene/turn.hpp"

#include <cmath>

#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

const Geometry& shape_of(Rig& rig, const char* name) {
    return find_shape(rig.lab.workspace.session().now().posed, name)->geometry;
}

Vec2 turn_handle_of(Rig& rig, const std::string& name) {
    for (const Handle& handle :
         handles_of(rig.lab.workspace.session().now(), rig.lab.shown().hands.camera(), name)) {
        if (handle.shape == name && handle.name == "angle") return handle.at;
    }
    return {};
}

}  // namespace

TEST_CASE("a segment turns by its rotation handle, which shows the angle", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().view().select({"seg"});
    rig.frames(2);
    const Vec2 middle = pivot_of(shape_of(rig, "seg")), handle = turn_handle_of(rig, "seg");
    rig.move(rig.on_screen(handle));
    rig.button(true);
    // Straight above the middle of a horizontal segment.
    rig.move(rig.on_screen(middle - Vec2{0, isect::length(handle - middle)}));
    REQUIRE(rig.lab.shown().hands.guides().size() == 1);
    CHECK(rig.lab.shown().hands.guides().front().text == "0°");
    rig.button(false);
    const auto& turned = std::get<Segment>(shape_of(rig, "seg"));
    CHECK(turned.delta.y == 0);
    CHECK(turned.delta.x > 0);
    CHECK(isect::length(turned.at(0.5) - middle) < 1e-9);
    CHECK(rig.lab.workspace.session().history().undo_label() == "Turn seg");
}

TEST_CASE("the angle is shown even if nothing snaps", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.settings().snap = false;
    rig.lab.workspace.session().view().select({"seg"});
    rig.frames(2);
    const Vec2 middle = pivot_of(shape_of(rig, "seg")), handle = turn_handle_of(rig, "seg");
    rig.move(rig.on_screen(handle));
    rig.button(true);
    rig.move(rig.on_screen(middle + isect::length(handle - middle) * Vec2{0.6, -0.8}));
    REQUIRE(rig.lab.shown().hands.guides().size() == 1);
    const double told = std::stod(rig.lab.shown().hands.guides().front().text);
    const double degrees = *angle_of(shape_of(rig, "seg")) * 180 / 3.14159265358979323846;
    CHECK(told == Approx(degrees).margin(0.05));
    CHECK(degrees == Approx(36.87).margin(3));
    rig.button(false);
}

TEST_CASE("a turn by a full circle leaves no change", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case(
        "isect1 seg:segment(-10.1,3.3;20.7,8.9) box:aabb(0,40;5,5) raycast(seg,box)");
    rig.lab.workspace.settings().snap = false;
    rig.lab.workspace.session().view().select({"seg"});
    rig.frames(3);
    const Geometry before = shape_of(rig, "seg");
    const Pt handle = rig.on_screen(turn_handle_of(rig, "seg"));
    const Pt middle = rig.on_screen(pivot_of(before));
    rig.move(handle);
    rig.button(true);
    for (int i = 0; i < 60; ++i) {
        const double angle = 0.7 * i;
        rig.move({middle.x + 90 * static_cast<float>(std::cos(angle)),
                  middle.y + 90 * static_cast<float>(std::sin(angle))});
    }
    CHECK(shape_of(rig, "seg") != before);
    rig.move(handle);
    CHECK(shape_of(rig, "seg") == before);
    rig.button(false);
    CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
}

TEST_CASE("an angle can be typed, even as a sum", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().view().select({"seg"});
    rig.frames(2);
    rig.key(SDLK_a);
    REQUIRE(rig.lab.shown().prompt.is_open());
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("180/2");
    rig.key(SDLK_RETURN);
    CHECK_FALSE(rig.lab.shown().prompt.is_open());
    const auto& turned = std::get<Segment>(shape_of(rig, "seg"));
    CHECK(turned.delta.x == 0);
    CHECK(turned.delta.y > 0);
    SECTION("and a text that is no number is rejected") {
        rig.key(SDLK_a);
        rig.key(SDLK_a, KMOD_LCTRL);
        rig.type("left");
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.shown().prompt.is_open());
        CHECK_FALSE(rig.lab.shown().prompt.problem().empty());
    }
}
