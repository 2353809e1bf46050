#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/reader.hpp"

using namespace lab;
using lab::testing::beside;
using lab::testing::Rig;

namespace {

constexpr const char* following =
    R"({"format": 1, "title": "Follow", "content": [-50, -50, 100, 100],
  "shapes": [{"name": "mouse", "type": "point", "pos": [0, 0]},
             {"name": "box", "type": "aabb", "center": [0, 0], "half": [16, 16]}],
  "motions": [{"drives": "mouse.pos", "kind": "follow", "pos": [40, 40]}],
  "queries": [{"query": "intersect", "mover": "mouse", "obstacles": ["box"]}]})";

Vec2 point_of(const Scene& scene) {
    return std::get<Vec2>(find_shape(scene, "mouse")->geometry);
}

struct Following : Rig {
    Following() : Rig("aabb-vs-segment") {
        host.write_file("a/follow.json", following);
        drop("a/follow.json");
    }
};

}  // namespace

TEST_CASE("a shape follows the mouse without being edited", "[interface]") {
    Following rig;
    CHECK(point_of(rig.lab.workspace.session().now().posed) == Vec2{40, 40});
    rig.move(rig.on_screen({10, -5}));
    CHECK(point_of(rig.lab.workspace.session().now().posed).x == Approx(10).margin(0.2));
    CHECK(point_of(rig.lab.workspace.session().now().posed).y == Approx(-5).margin(0.2));
    CHECK(says_hit(rig.lab.workspace.session().now().answers.front()));
    rig.move(rig.on_screen({-30, -5}));
    CHECK_FALSE(says_hit(rig.lab.workspace.session().now().answers.front()));
    CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
    CHECK(rig.lab.workspace.session().is_saved());
}

TEST_CASE("a scene is saved with its mouse-driven shape in its original place", "[interface]") {
    Following rig;
    rig.move(rig.on_screen({10, -5}));
    const Vec2 place = point_of(rig.lab.workspace.session().now().posed);
    rig.key(SDLK_s, KMOD_LCTRL);
    const Scene saved = read_scene(rig.host.files["a/follow.json"], "");
    CHECK(std::get<Follow>(saved.motions.front().kind).pos == place);
    CHECK(rig.lab.workspace.session().is_saved());
}

TEST_CASE("a right click opens the menu of the shape under it", "[interface]") {
    Rig rig("aabb-vs-segment");
    const auto menu_is_open = [&] {
        return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
    };
    rig.move(rig.on_screen({5, 5}));
    rig.button(true, SDL_BUTTON_RIGHT);
    rig.button(false, SDL_BUTTON_RIGHT);
    CHECK(menu_is_open());
    CHECK(rig.lab.workspace.session().view().selected == "box");
    SECTION("Esc closes the menu, and only deselects when pressed again") {
        rig.key(SDLK_ESCAPE);
        CHECK_FALSE(menu_is_open());
        CHECK(rig.lab.workspace.session().view().selected == "box");
        rig.key(SDLK_ESCAPE);
        CHECK(rig.lab.workspace.session().view().selected.empty());
    }
}

TEST_CASE("the menu of several shapes aligns them", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 a:aabb(-40,0;5,5) b:aabb(0,10;10,5) c:aabb(30,-20;5,10)");
    rig.frames(3);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.key(SDLK_F10, KMOD_LSHIFT);
    // The first line is a submenu, whose first line is "Align left".
    rig.key(SDLK_RIGHT);
    rig.key(SDLK_RETURN);
    CHECK(rig.lab.workspace.session().history().undo_label() == "Align 3 shapes");
    CHECK(std::get<Aabb>(rig.lab.workspace.session().scene().shapes[1].geometry).min().x == -45);
}

TEST_CASE("a right drag pans and opens no menu", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.drag(rig.on_screen({5, 5}), rig.on_screen({25, 5}), SDL_BUTTON_RIGHT);
    CHECK_FALSE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel));
    CHECK(rig.lab.workspace.session().view().camera.center.x == Approx(-20).margin(0.5));
}

TEST_CASE("the menu key opens the scene's menu if nothing is selected", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_F10, KMOD_LSHIFT);
    CHECK(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel));
}

TEST_CASE("a dragged corner stops before its polygon becomes concave, and shows where",
          "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case(
        "isect1 tri:polygon(0,40;-12,10,0,-12,12,10;0;0) p:point(0,0) distance(p,tri)");
    rig.frames(3);
    const auto corner = [&] {
        return std::get<Polygon>(rig.lab.workspace.session().scene().shapes[0].geometry).points[1];
    };
    REQUIRE(corner() == Vec2{0, -12});
    rig.move(rig.on_screen({0, 28}));
    rig.button(true);
    rig.move(rig.on_screen({0, 45}));
    CHECK(corner().y > -12);
    CHECK(rig.lab.shown().hands.guides().front().text != "not convex there");
    const Vec2 held = corner();
    rig.move(rig.on_screen({0, 60}));
    CHECK(corner() == held);
    REQUIRE(rig.lab.shown().hands.guides().size() == 1);
    CHECK(rig.lab.shown().hands.guides().front().text == "not convex there");
    rig.button(false);
    CHECK(corner() == held);
}
