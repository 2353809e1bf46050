// The hints of the first start.
#include <algorithm>
#include <string>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "render/imgui_compat.hpp"
#include "render/svg_canvas.hpp"
#include "ui/canvas/first_hints.hpp"
#include "ui/canvas/pointer_reading.hpp"

using namespace lab;
using lab::testing::Rig;

TEST_CASE("the first-start hints make room for the palette", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.ui.hints_shown = true;
    rig.frames(2);
    CHECK(ImGui::GetForegroundDrawList()->VtxBuffer.Size > 0);
    rig.key(SDLK_p, KMOD_LCTRL);
    CHECK(ImGui::GetForegroundDrawList()->VtxBuffer.Size == 0);
}

TEST_CASE("the first-start hints fit the canvas at any scale", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.ui.hints_shown = true;
    for (const double scale : {1.0, 2.0, 2.5, 3.0}) {
        INFO(scale);
        rig.lab.workspace.settings().scale = scale;
        rig.frames(6);
        const Rect canvas = rig.lab.shown().hands.camera().area;
        const ImDrawList& drawn = *ImGui::GetForegroundDrawList();
        float top = canvas.max.y, bottom = canvas.min.y;
        for (const ImDrawVert& vertex : drawn.VtxBuffer) {
            top = std::min(top, vertex.pos.y);
            bottom = std::max(bottom, vertex.pos.y);
        }
        // The ring around a handle at the canvas's edge may be cut off.
        constexpr float ring = 16;
        CHECK(top >= canvas.min.y - ring);
        CHECK(bottom <= canvas.max.y + ring);
    }
}

TEST_CASE("the first-start hints are shorter where they would cover something", "[interface]") {
    Rig rig("aabb-vs-segment");
    std::size_t most = 0;
    for (const double scale : {1.0, 2.0, 2.5, 3.0}) {
        INFO(scale);
        rig.lab.workspace.settings().scale = scale;
        rig.frames(6);
        int form = 0, stood = 0;
        const HintCard card = hint_card(rig.lab.workspace.session().now(),
                                        rig.lab.shown().hands.camera(), false, form, stood);
        CHECK_FALSE(card.lines.empty());
        CHECK(hidden_by(card.area, rig.lab.workspace.session().now(),
                        rig.lab.shown().hands.camera()) == 0);
        most = std::max(most, card.lines.size());
    }
    CHECK(most == 3);
}

// A press that just missed the moving point panned, and the hint went as if it were done.
TEST_CASE("a pan leaves the first-start hints, and a button brings the view back", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.ui.hints_shown = true;
    rig.frames(2);
    CHECK_THROWS(rig.area("Frame all"));
    const View& view = rig.lab.workspace.session().view();
    const CameraState framed = view.camera;
    const Pt empty = rig.empty_place("canvas");
    rig.drag({empty.x, empty.y - 80}, {empty.x + 60, empty.y - 100});
    REQUIRE_FALSE(view.camera == framed);
    CHECK(rig.lab.ui.hints_shown);
    rig.click("Frame all");
    rig.frames(2);
    CHECK(view.camera == framed);
    CHECK(view.auto_frame);
    CHECK_THROWS(rig.area("Frame all"));

    const Pt box = rig.on_screen(lab::testing::box_of(rig.lab.workspace.session().scene()));
    rig.drag(box, {box.x + 30, box.y});
    rig.frames(2);
    CHECK_FALSE(rig.lab.ui.hints_shown);
}

// A message covered half of them.
TEST_CASE("the pointer's coordinates give way to hints and messages", "[interface]") {
    Rig rig("aabb-vs-segment");
    const Pt empty = rig.empty_place("canvas");
    rig.move({empty.x, empty.y - 80});
    const auto shows_coordinates = [&] {
        SvgCanvas canvas({1280, 800}, "");
        draw_pointer_place(rig.lab.shown(), canvas, rig.lab.shown().hands.camera());
        return canvas.document().find("<text") != std::string::npos;
    };
    CHECK(shows_coordinates());
    rig.lab.ui.hints_shown = true;
    CHECK_FALSE(shows_coordinates());
    rig.lab.ui.hints_shown = false;
    rig.lab.workspace.say("Saved.");
    CHECK_FALSE(shows_coordinates());
}

// It came back as soon as a shape moved: it compared the view with the shapes' current bounds.
TEST_CASE("the button that brings the view back stays away while shapes move", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case(
        "isect1 p:circle(0,0;2) b:aabb(50,30;5,5) p.center~fly(-300,0;bounce;1;0) "
        "sweep_into(p,b;1,0)");
    Session& session = rig.lab.workspace.session();
    session.seek(2);
    rig.frames(3);
    const Pt empty = rig.empty_place("canvas");
    rig.drag({empty.x, empty.y - 80}, {empty.x + 60, empty.y - 100});
    rig.click("Frame all");
    rig.frames(3);
    CHECK_THROWS(rig.area("Frame all"));
    REQUIRE_FALSE(session.view().auto_frame);
    session.seek(3);
    rig.frames(3);
    CHECK_THROWS(rig.area("Frame all"));
}

TEST_CASE("the first-start hints for fingers name neither keys nor the wheel", "[interface]") {
    Rig rig("aabb-vs-segment");
    const auto words = [&](bool by_finger) {
        int form = 0, stood = 0;
        std::string all;
        for (const std::string_view line :
             hint_card(rig.lab.workspace.session().now(), rig.lab.shown().hands.camera(), by_finger,
                       form, stood)
                 .lines)
            all += std::string(line) + ' ';
        return all;
    };
    rig.frames(2);
    for (const char* key : {"wheel", "Space", "Ctrl", "F1"}) {
        CHECK(words(false).find(key) != std::string::npos);
        CHECK(words(true).find(key) == std::string::npos);
    }
    CHECK(words(true).find("two fingers") != std::string::npos);
}
