#include <cmath>
#include <string_view>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "render/imgui_compat.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"

using namespace lab;
using lab::testing::box_of;
using lab::testing::Rig;

namespace {

/// Types a number as a keyboard does, and Enter.
void enter_number(Rig& rig, const std::string& text) {
    for (const char letter : text) {
        rig.key(letter);
        rig.type(std::string(1, letter));
    }
    rig.key(SDLK_RETURN);
    rig.frames(4);
}

std::vector<Vec2> corners_of(Rig& rig) {
    return std::get<Polygon>(find_shape(rig.lab.workspace.session().scene(), "h")->geometry).points;
}

float scroll_of_rows() {
    for (const ImGuiWindow* window : GImGui->Windows)
        if (window->Active && std::string_view(window->Name).find("rows of") != std::string::npos)
            return window->Scroll.y;
    return -1;
}

constexpr const char* square_case = "isect1 h:polygon(0,0;-20,-20,20,-20,20,10,-20,10)";

}  // namespace

TEST_CASE("V goes to the numbers of the selection", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_TAB);
    rig.key(SDLK_v);
    CHECK_FALSE(rig.lab.shown().focus.in_canvas());
    enter_number(rig, "5");
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{5, 0});
    rig.key(SDLK_ESCAPE);
    CHECK(rig.lab.shown().focus.in_canvas());
}

TEST_CASE("V goes to the number that the selected handle changes", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 a:aabb(0,0;5,5) b:aabb(40,0;5,5) sweep(a,b;60,0)");
    rig.frames(2);
    const auto go_to = [&](const std::string& handle) {
        for (int i = 0; i < 12 && rig.lab.workspace.session().view().handle != handle; ++i)
            rig.key(SDLK_TAB);
        REQUIRE(rig.lab.workspace.session().view().handle == handle);
        rig.key(SDLK_v);
    };
    SECTION("of the box") {
        go_to("half.top");
        enter_number(rig, "7");
        CHECK(std::get<Aabb>(rig.lab.workspace.session().scene().shapes[0].geometry).half ==
              Vec2{7, 5});
    }
    SECTION("or of the query") {
        go_to("delta");
        enter_number(rig, "0x1p5");
        CHECK(rig.lab.workspace.session().scene().queries.front().delta == Vec2{32, 0});
    }
}

TEST_CASE("a number that a file can't hold is rejected", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 c:circle(0,0;5)");
    rig.frames(2);
    const Geometry before = rig.lab.workspace.session().scene().shapes[0].geometry;
    for (const char* number : {"1e300", "1e-99", "-3", "nan", "inf"}) {
        INFO(number);
        rig.key(SDLK_TAB);
        rig.key(SDLK_v);
        rig.key(SDLK_TAB);
        rig.key(SDLK_TAB);
        enter_number(rig, number);
        CHECK(rig.lab.workspace.session().scene().shapes[0].geometry == before);
        rig.key(SDLK_ESCAPE);
        rig.key(SDLK_ESCAPE);
        rig.key(SDLK_ESCAPE);
    }
    rig.key(SDLK_TAB);
    rig.key(SDLK_v);
    rig.key(SDLK_TAB);
    rig.key(SDLK_TAB);
    enter_number(rig, "1e60");
    CHECK(std::get<Circle>(rig.lab.workspace.session().scene().shapes[0].geometry).radius == 1e60);
    CHECK_NOTHROW(read_scene(write_scene(rig.lab.workspace.session().scene()), "kept"));
}

TEST_CASE("V shows the numbers if they share a panel with the source", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.settings().scale = 2;
    rig.frames(4);
    rig.key(SDLK_TAB);
    rig.key(SDLK_v);
    rig.frames(2);
    enter_number(rig, "5");
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{5, 0});
}

TEST_CASE("without space for the numbers, V asks for one by its name", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.settings().scale = 3;
    rig.frames(4);
    rig.key(SDLK_TAB);
    rig.key(SDLK_v);
    REQUIRE(rig.lab.shown().prompt.is_open());
    rig.frames(6);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("half.x=1/4");
    SECTION("which is set in one step") {
        rig.key(SDLK_RETURN);
        CHECK_FALSE(rig.lab.shown().prompt.is_open());
        const auto& shape = find_shape(rig.lab.workspace.session().scene(), "box")->geometry;
        CHECK(std::get<Aabb>(shape).half.x == 0.25);
        rig.key(SDLK_z, KMOD_LCTRL);
        CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
    }
    SECTION("or rejected with the reason") {
        rig.type("-");
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.shown().prompt.is_open());
        CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
    }
}

TEST_CASE("the palette fits a low window", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.settings().scale = 3;
    rig.frames(4);
    rig.key(SDLK_p, KMOD_LCTRL);
    rig.frames(6);
    const ImGuiWindow& card = *GImGui->NavWindow->RootWindow;
    CHECK(card.Pos.x >= 0);
    CHECK(card.Pos.x + card.Size.x <= ImGui::GetIO().DisplaySize.x);
    CHECK(card.Pos.y + card.Size.y <= ImGui::GetIO().DisplaySize.y);
}

TEST_CASE("a polygon's corners are typed while it is selected", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case(square_case);
    rig.frames(2);
    rig.key(SDLK_TAB);
    rig.key(SDLK_v);
    // Past pos, radius and angle to points[0].
    for (int i = 0; i < 4; ++i) rig.key(SDLK_TAB);
    enter_number(rig, "-1/4-20");
    CHECK(corners_of(rig)[0] == Vec2{-20.25, -20});
    SECTION("each number is a separate undo step") {
        rig.key(SDLK_z, KMOD_LCTRL);
        CHECK(corners_of(rig)[0] == Vec2{-20, -20});
    }
    SECTION("a concave polygon is rejected with the reason") {
        rig.key(SDLK_RETURN);
        enter_number(rig, "30");
        CHECK(corners_of(rig)[0] == Vec2{-20.25, -20});
        CHECK(rig.lab.workspace.notice().is_error);
        CHECK(rig.lab.workspace.notice().text.find("points[") != std::string::npos);
    }
}

TEST_CASE("a new corner is selected, beside the previous one", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case(square_case);
    rig.frames(2);
    for (int i = 0; i < 3; ++i) rig.key(SDLK_TAB);
    REQUIRE(rig.lab.workspace.session().view().handle == "corner1");
    rig.key(SDLK_TAB);
    rig.key(SDLK_TAB);
    REQUIRE(rig.lab.workspace.session().view().handle == "corner3");
    rig.key(SDLK_c);
    // Of the sides at corner 3, the one from corner 2 is longer.
    CHECK(rig.lab.workspace.session().view().handle == "corner3");
    CHECK(corners_of(rig)[3].x == 0);
    CHECK(corners_of(rig)[3].y > 10);
    const double before = corners_of(rig)[3].y;
    rig.key(SDLK_DOWN);
    CHECK(corners_of(rig)[3].y > before);
}

TEST_CASE("a panel that a key opens shows the keyboard focus", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_COMMA, KMOD_LCTRL);
    CHECK(shows_focus());
    rig.key(SDLK_TAB);
    rig.key(SDLK_SPACE);
    // The first choice is the dark theme, and the next one is the light theme.
    CHECK(rig.lab.workspace.settings().theme == Theme::light);
}

TEST_CASE("a selected shape scrolls into view among the numbers", "[interface]") {
    Rig rig("aabb-vs-segment");
    std::string line = "isect1";
    for (int i = 0; i < 12; ++i)
        line += " b" + std::to_string(i) + ":aabb(" + std::to_string(10 * i) + ",0;4,4)";
    rig.lab.workspace.open_case(line);
    rig.frames(2);
    rig.key(SDLK_TAB, KMOD_LSHIFT);
    while (rig.lab.workspace.session().view().selected != "b11") rig.key(SDLK_TAB, KMOD_LSHIFT);
    rig.frames(2);
    CHECK(scroll_of_rows() > 0);
    rig.key(SDLK_TAB, KMOD_LSHIFT);
    while (rig.lab.workspace.session().view().selected != "b0") rig.key(SDLK_TAB, KMOD_LSHIFT);
    rig.frames(2);
    CHECK(scroll_of_rows() < 20);
}

TEST_CASE("the menu of the selection opens at the selection, wherever the pointer is",
          "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.move("inspector");
    rig.key(SDLK_TAB);
    rig.key(SDLK_F10, KMOD_LSHIFT);
    REQUIRE(GImGui->OpenPopupStack.Size == 1);
    const ImVec2 corner = GImGui->OpenPopupStack[0].Window->Pos;
    const Pt box = rig.on_screen(box_of(rig.lab.workspace.session().scene()));
    CHECK(std::abs(corner.x - box.x) < 2);
    CHECK(std::abs(corner.y - box.y) < 2);
}

TEST_CASE("the steps of the history are reached by keys", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_TAB);
    rig.key(SDLK_RIGHT);
    rig.key(SDLK_RIGHT);
    rig.key(SDLK_h);
    // The first entry is the scene as opened, then come its flips, and then the first step.
    rig.key(SDLK_TAB);
    rig.key(SDLK_TAB);
    rig.key(SDLK_SPACE);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{1, 0});
}
