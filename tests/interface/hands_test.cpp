#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::beside;
using lab::testing::Rig;

namespace {

Vec2 center_of(Rig& rig, const char* name) {
    return std::get<Aabb>(find_shape(rig.lab.workspace.session().now().posed, name)->geometry)
        .center;
}

}  // namespace

TEST_CASE("a dragged box moves as far as the pointer", "[interface]") {
    Rig rig("aabb-vs-segment");
    const Pt from = rig.on_screen({5, 5});
    const Pt to = rig.on_screen({15, -5});
    rig.drag(from, to);
    const Vec2 center = center_of(rig, "box");
    CHECK(center.x == Approx(10).margin(0.5));
    CHECK(center.y == Approx(-10).margin(0.5));
}

TEST_CASE("one drag is one undo step", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.drag(rig.on_screen({5, 5}), rig.on_screen({15, -5}));
    const Vec2 moved = center_of(rig, "box");
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(center_of(rig, "box") == Vec2{0, 0});
    rig.key(SDLK_z, KMOD_LCTRL | KMOD_LSHIFT);
    CHECK(center_of(rig, "box") == moved);
}

TEST_CASE("Esc drops a drag and leaves the scene as it was", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.move(rig.on_screen({5, 5}));
    rig.button(true);
    rig.move(rig.on_screen({15, -5}));
    rig.key(SDLK_ESCAPE);
    CHECK(center_of(rig, "box") == Vec2{0, 0});
    rig.move(rig.on_screen({25, -5}));
    rig.button(false);
    CHECK(center_of(rig, "box") == Vec2{0, 0});
    CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
}

TEST_CASE("a click selects and changes nothing", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.click(rig.on_screen({5, 5}));
    CHECK(rig.lab.workspace.session().view().selected == "box");
    CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
}

TEST_CASE("a drag on the empty canvas pans", "[interface]") {
    Rig rig("aabb-vs-segment");
    const Pt from = rig.on_screen({-60, 60});
    const Vec2 under = rig.lab.shown().hands.camera().to_world(from);
    rig.drag(from, {from.x + 40, from.y - 30});
    const Vec2 now = rig.lab.shown().hands.camera().to_world({from.x + 40, from.y - 30});
    CHECK(now.x == Approx(under.x));
    CHECK(now.y == Approx(under.y));
    rig.key(SDLK_HOME);
    CHECK(rig.lab.workspace.session().view().camera.center == Vec2{0, 0});
}

TEST_CASE("the wheel zooms about the pointer", "[interface]") {
    Rig rig("aabb-vs-segment");
    const Pt at = beside(rig.at("canvas"), 40, -60);
    rig.move(at);
    const double zoom = rig.lab.workspace.session().view().camera.zoom;
    const Vec2 under = rig.lab.shown().hands.camera().to_world(at);
    rig.wheel(3);
    CHECK(rig.lab.workspace.session().view().camera.zoom > zoom * 1.3);
    CHECK(rig.lab.shown().hands.camera().to_world(at).x == Approx(under.x));
    CHECK(rig.lab.shown().hands.camera().to_world(at).y == Approx(under.y));
}

TEST_CASE("keys play, step and change the scene", "[interface]") {
    Rig rig("aabb-vs-segment");
    View& view = rig.lab.workspace.session().view();
    rig.key(SDLK_SPACE);
    CHECK(view.playing);
    rig.key(SDLK_SPACE);
    CHECK_FALSE(view.playing);
    rig.key(SDLK_r);
    CHECK(view.time == 0);
    rig.type(".");
    CHECK(view.time == 1 / 60.0);
    rig.type(",");
    CHECK(view.time == 0);
    rig.type("]");
    CHECK(rig.lab.workspace.session().id() != "aabb-vs-segment");
    rig.type("[");
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-segment");
}

TEST_CASE("Ctrl+Q quits, and Esc never does", "[interface]") {
    Rig rig("aabb-vs-segment");
    for (int i = 0; i < 4; ++i) rig.key(SDLK_ESCAPE);
    CHECK_FALSE(rig.lab.wants_to_quit());
    rig.key(SDLK_q, KMOD_LCTRL);
    CHECK(rig.lab.wants_to_quit());
}

TEST_CASE("a double click on empty space frames the whole scene again", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.drag(rig.on_screen({-60, 60}), rig.on_screen({-50, 50}));
    ImGui::GetIO().MouseDoubleClickTime = 10;  // the frames of a busy machine are long
    REQUIRE_FALSE(rig.lab.workspace.session().view().auto_frame);
    rig.click(rig.on_screen({-40, 60}));
    rig.click(rig.on_screen({-40, 60}));
    CHECK(rig.lab.workspace.session().view().auto_frame);
}

TEST_CASE("a drag snaps, unless Ctrl is held or snapping is off", "[interface]") {
    Rig rig("aabb-vs-aabb");
    const auto center_after = [&](Vec2 to, bool holds_ctrl) {
        rig.move(rig.on_screen(center_of(rig, "mover")));
        rig.button(true);
        if (holds_ctrl) rig.hold(SDLK_LCTRL, KMOD_LCTRL);
        rig.move(rig.on_screen({to.x + 4, to.y}));
        rig.move(rig.on_screen(to));
        CHECK(rig.lab.shown().hands.guides().empty() ==
              (holds_ctrl == rig.lab.workspace.settings().snap));
        rig.button(false);
        rig.let_go_of_modifiers();
        rig.frames(2);
        return center_of(rig, "mover");
    };
    CHECK(center_after({81, 3}, false).x == 80);
    CHECK(rig.lab.shown().hands.guides().empty());
    CHECK(center_after({81, 3}, true).x != 80);
    rig.key(SDLK_n);
    CHECK(center_after({81, 3}, false).x != 80);
    CHECK(center_after({81, 3}, true).x == 80);
}

TEST_CASE("a click in the inspector sets the response to a hit", "[interface]") {
    Rig rig("slide");
    const auto response = [&] {
        return rig.lab.workspace.session().scene().queries.front().response;
    };
    REQUIRE(response() == Response::slide);
    rig.click("bounce");
    CHECK(response() == Response::bounce);
    CHECK(rig.lab.workspace.session().history().undo_label() == "Answer hits by bounce");
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(response() == Response::slide);
}
