#include <cmath>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "render/imgui_compat.hpp"

using namespace lab;
using lab::testing::box_of;
using lab::testing::Rig;

namespace {

std::string selection(Rig& rig) {
    const View& view = rig.lab.workspace.session().view();
    return view.handle.empty() ? view.selected : view.selected + "." + view.handle;
}

}  // namespace

TEST_CASE("Tab goes through the shapes and their handles, and Shift+Tab goes back", "[interface]") {
    Rig rig("aabb-vs-segment");
    std::vector<std::string> seen;
    for (int i = 0; i < 10; ++i) {
        rig.key(SDLK_TAB);
        seen.push_back(selection(rig));
    }
    CHECK(seen == std::vector<std::string>{"box", "box.half.left", "box.half.right", "box.half.top",
                                           "box.half.bottom", "seg", "seg.start", "seg.end",
                                           "seg.angle", "box"});
    for (int i = 8; i >= 0; --i) {
        rig.key(SDLK_TAB, KMOD_LSHIFT);
        CHECK(selection(rig) == seen[static_cast<std::size_t>(i)]);
    }
}

TEST_CASE("arrow keys move the selection", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_TAB);
    rig.key(SDLK_RIGHT);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{1, 0});
    rig.key(SDLK_UP, KMOD_LSHIFT);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{1, -10});
    rig.key(SDLK_RIGHT, KMOD_LALT);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{std::nextafter(1.0, 2.0), -10});
    SECTION("each press is a separate undo step") {
        rig.key(SDLK_z, KMOD_LCTRL);
        CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{1, -10});
    }
    SECTION("a handle alone") {
        rig.key(SDLK_TAB);
        rig.key(SDLK_LEFT);
        const auto& shape = find_shape(rig.lab.workspace.session().scene(), "box")->geometry;
        CHECK(std::get<Aabb>(shape).half == Vec2{17, 16});
    }
}

TEST_CASE("a step of one bit leads to a number that files can hold", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_TAB);
    rig.key(SDLK_RIGHT, KMOD_LALT);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{0x1p-200, 0});
    rig.key(SDLK_LEFT, KMOD_LALT);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{0, 0});
    rig.key(SDLK_UP, KMOD_LALT);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{0, -0x1p-200});
}

TEST_CASE("a key that is held down makes one undo step", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_TAB);
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = SDLK_RIGHT;
    event.key.keysym.scancode = SDL_SCANCODE_RIGHT;
    for (int i = 0; i < 5; ++i) {
        event.key.repeat = i > 0 ? 1 : 0;
        rig.window.take_event(event);
        rig.frames(1);
    }
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{5, 0});
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{0, 0});
}

TEST_CASE("without a selection the arrow keys move the view", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_RIGHT);
    CHECK(rig.lab.workspace.session().view().camera.center.x > 0);
    CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
}

TEST_CASE("plus and minus zoom about the center of the canvas", "[interface]") {
    Rig rig("aabb-vs-segment");
    const CameraState before = rig.lab.workspace.session().view().camera;
    rig.type("+");
    CHECK(rig.lab.workspace.session().view().camera.zoom > 1.2 * before.zoom);
    CHECK(rig.lab.workspace.session().view().camera.center == before.center);
    rig.type("-");
    rig.type("-");
    CHECK(rig.lab.workspace.session().view().camera.zoom < 0.9 * before.zoom);
    rig.key(SDLK_HOME);
    CHECK(rig.lab.workspace.session().view().camera.zoom == before.zoom);
}

TEST_CASE("F6 goes round the panels and Esc returns to the canvas", "[interface]") {
    Rig rig("aabb-vs-segment");
    CHECK(rig.lab.shown().focus.in_canvas());
    rig.key(SDLK_F6);
    CHECK_FALSE(rig.lab.shown().focus.in_canvas());
    int panels = 1;
    for (; panels < 10 && !rig.lab.shown().focus.in_canvas(); ++panels) rig.key(SDLK_F6);
    CHECK(panels >= 4);
    rig.key(SDLK_F6, KMOD_LSHIFT);
    CHECK_FALSE(rig.lab.shown().focus.in_canvas());
    rig.key(SDLK_ESCAPE);
    CHECK(rig.lab.shown().focus.in_canvas());
}

TEST_CASE("Space presses the focused control in a panel and runs its command elsewhere",
          "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_SPACE);
    CHECK(rig.lab.workspace.session().view().playing);
    rig.key(SDLK_SPACE);
    // The transport follows the canvas; its first controls are Restart and Step back.
    rig.key(SDLK_F6);
    rig.lab.workspace.session().seek(1.5);
    rig.key(SDLK_SPACE);
    CHECK_FALSE(rig.lab.workspace.session().view().playing);
    CHECK(rig.lab.workspace.session().view().time == 0);
    rig.key(SDLK_TAB);
    rig.lab.workspace.session().seek(1.5);
    rig.key(SDLK_SPACE);
    CHECK(rig.lab.workspace.session().view().time == 89 / 60.0);
}

TEST_CASE("a number is reached, typed and left by keys alone", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_F6, KMOD_LSHIFT);
    // Back from the canvas past the header and the picker to the inspector.
    rig.key(SDLK_F6, KMOD_LSHIFT);
    rig.key(SDLK_F6, KMOD_LSHIFT);
    for (int i = 0; i < 3; ++i) rig.key(SDLK_TAB);
    rig.key(SDLK_RETURN);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("12");
    rig.key(SDLK_RETURN);
    CHECK(std::get<Aabb>(find_shape(rig.lab.workspace.session().scene(), "box")->geometry).half.x ==
          12);
}

TEST_CASE("Tab scrolls its target into view", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_F6, KMOD_LSHIFT);
    rig.key(SDLK_F6, KMOD_LSHIFT);
    // In the picker, the last stop is the zoo, and the last scene, far below, is before it.
    for (int i = 0; i < 2; ++i) rig.key(SDLK_TAB, KMOD_LSHIFT);
    rig.frames(2);
    rig.key(SDLK_SPACE);
    CHECK(rig.lab.workspace.session().id() == rig.lab.workspace.scenes().back().id);
}

TEST_CASE("the search field finds a scene, and Enter opens it", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.lessons().shelf_shown = true;
    rig.click("Find a scene");
    rig.type("circle swept");
    CHECK(rig.lab.ui.search == "circle swept");
    CHECK_FALSE(rig.lab.workspace.lessons().shelf_shown);
    rig.key(SDLK_RETURN);
    CHECK(rig.lab.workspace.session().id() == "circle-vs-swept-circle");
    SECTION("an unknown name opens nothing") {
        rig.click("Find a scene");
        rig.type("zzz");
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.workspace.session().id() == "circle-vs-swept-circle");
    }
}

TEST_CASE("matches in a title come before matches in a name or group", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.click("Find a scene");
    rig.type("through");
    rig.key(SDLK_RETURN);
    CHECK(rig.lab.workspace.session().id() == "tunnelling");
}

TEST_CASE("Esc in the search field shows all scenes again", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.click("Find a scene");
    rig.type("through");
    rig.key(SDLK_RETURN);
    rig.click("Find a scene");
    rig.type("zzz");
    rig.key(SDLK_ESCAPE);
    rig.frames(2);
    CHECK(rig.lab.ui.search.empty());
}

TEST_CASE("the down arrow goes from the search field into the list", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.type("/");
    rig.frames(2);
    rig.type("segment");
    rig.key(SDLK_DOWN);
    rig.frames(2);
    rig.key(SDLK_DOWN);
    rig.frames(2);
    rig.key(SDLK_RETURN);
    CHECK(rig.lab.workspace.session().id() == "circle-vs-segment");
}

TEST_CASE("the search field's key gives it the keyboard", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.type("/");
    rig.frames(2);
    rig.type("circle swept");
    CHECK(rig.lab.ui.search == "circle swept");
}

TEST_CASE("when the search field is hidden, its key opens the palette", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.settings().scale = 1.5;
    rig.frames(4);
    rig.type("/");
    CHECK(rig.lab.shown().palette_card.is_open());
    rig.key(SDLK_ESCAPE);
    rig.lab.workspace.settings().scale = 1;
    rig.frames(4);
    rig.type("p");
    CHECK(rig.lab.ui.search.empty());
    CHECK_FALSE(ImGui::GetIO().WantTextInput);
}

TEST_CASE("a menu that a key opens shows the keyboard focus", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.click(rig.on_screen({0, 0}));
    REQUIRE_FALSE(shows_focus());
    const int mods = GENERATE(KMOD_NONE, KMOD_LSHIFT);
    rig.key(SDLK_F10, mods);
    CHECK(shows_focus());
}

TEST_CASE("Enter presses the focused button, as Space does", "[interface]") {
    Rig rig("aabb-vs-segment");
    const SDL_Keycode code = GENERATE(SDLK_RETURN, SDLK_SPACE, SDLK_KP_ENTER);
    rig.key(SDLK_F12, KMOD_LCTRL | KMOD_LSHIFT);
    REQUIRE(rig.lab.shown().film.is_open());
    rig.key(SDLK_TAB, KMOD_LSHIFT);
    rig.key(code);
    CHECK(rig.lab.shown().film.is_making());
}
