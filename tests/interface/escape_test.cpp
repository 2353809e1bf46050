// Esc closes one thing at a time, starting with the innermost, and never closes the lab.
#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::beside;
using lab::testing::Rig;

namespace {

int open_popups() {
    return GImGui->OpenPopupStack.Size;
}

}  // namespace

TEST_CASE("Esc closes a submenu that the pointer opened, then the menu", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.move("canvas");
    rig.key(SDLK_F10);
    REQUIRE(open_popups() == 1);
    rig.move("menu/Scene");
    rig.frames(6);
    REQUIRE(open_popups() == 2);
    rig.key(SDLK_ESCAPE);
    rig.frames(6);
    CHECK(open_popups() == 1);
    SECTION("a second Esc closes the whole menu") {
        rig.key(SDLK_ESCAPE);
        rig.frames(6);
        CHECK(open_popups() == 0);
        CHECK_FALSE(rig.lab.wants_to_quit());
    }
    SECTION("and the pointer opens it again when it moves") {
        rig.move(beside(rig.at("menu/Scene"), 3, 0));
        rig.frames(6);
        CHECK(open_popups() == 2);
    }
}

TEST_CASE("Esc first brings the controls back, and only then ends a walk", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_F5);
    rig.key(SDLK_w);
    REQUIRE(rig.lab.workspace.session().walks());
    rig.key(SDLK_ESCAPE);
    CHECK_FALSE(rig.lab.ui.presenting);
    CHECK(rig.lab.workspace.session().walks());
    rig.key(SDLK_ESCAPE);
    CHECK_FALSE(rig.lab.workspace.session().walks());
}

TEST_CASE("presenting says how to leave, and Esc leaves", "[interface]") {
    Rig rig("aabb-vs-segment");
    const double scale = rig.lab.workspace.settings().scale;
    rig.lab.workspace.session().view().select({"seg"});
    rig.key(SDLK_F5);
    REQUIRE(rig.lab.ui.presenting);
    CHECK(rig.lab.workspace.notice().text.find("Esc") != std::string::npos);
    CHECK(rig.lab.workspace.notice().seconds > 0);
    rig.key(SDLK_ESCAPE);
    CHECK_FALSE(rig.lab.ui.presenting);
    CHECK(rig.lab.workspace.settings().scale == scale);
    CHECK(rig.lab.workspace.session().view().selected == "seg");
    rig.key(SDLK_ESCAPE);
    CHECK(rig.lab.workspace.session().view().selected.empty());
    CHECK_FALSE(rig.lab.wants_to_quit());
}
