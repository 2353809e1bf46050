// The list of shortcuts.
#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

TEST_CASE("all shortcuts are visible at once in a window of 1280 by 800", "[interface]") {
    Rig rig("slide");
    REQUIRE(ImGui::GetIO().DisplaySize.x == 1280);
    REQUIRE(ImGui::GetIO().DisplaySize.y == 800);
    rig.key(SDLK_F1);
    rig.frames(2);
    REQUIRE(rig.lab.ui.dialog == Dialog::shortcuts);
    const ImGuiWindow* rows = nullptr;
    for (const ImGuiWindow* each : GImGui->Windows)
        if (std::string(each->Name).find("/keys_") != std::string::npos) rows = each;
    REQUIRE(rows != nullptr);
    CHECK(rows->ScrollMax.y == 0);
    CHECK(rows->ContentSize.y > 500);
}

TEST_CASE("behind a menu closed by Esc, digits add shapes", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.click("All commands");
    rig.key(SDLK_ESCAPE);
    const std::size_t before = rig.lab.workspace.session().scene().shapes.size();
    rig.move(rig.on_screen({0, 30}));
    rig.key(SDLK_4);
    CHECK(rig.lab.workspace.session().scene().shapes.size() == before + 1);
}
