// The numbers in the inspector during a drag.
#include <algorithm>
#include <string>
#include <string_view>

#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

const ImGuiWindow& rows() {
    for (const ImGuiWindow* window : GImGui->Windows)
        if (window->Active && std::string_view(window->Name).find("rows of") != std::string::npos)
            return *window;
    throw std::logic_error("no inspector is shown");
}

/// Presses the button at a point and moves the pointer a little.
void take_hold(Rig& rig, Vec2 place) {
    const Pt at = rig.on_screen(place);
    rig.move(at);
    rig.button(true);
    rig.move({at.x + 6, at.y + 4});
    rig.move({at.x + 12, at.y + 8});
}

}  // namespace

TEST_CASE("the number that a handle changes is visible while it is dragged", "[interface]") {
    Rig rig("aabb-vs-segment");
    std::string line = "isect1";
    for (int i = 0; i < 12; ++i)
        line += " b" + std::to_string(i) + ":aabb(" + std::to_string(30 * i) + ",0;12,12)";
    rig.lab.workspace.open_case(line + " sweep(b11,b0;20,-60) @content=-20,-100,380,140");
    rig.frames(3);
    REQUIRE(rows().ScrollMax.y > 200);
    SECTION("the delta at the tip of an arrow, which belongs to the query") {
        rig.click(rig.on_screen({330, 0}));
        REQUIRE(rows().Scroll.y > 200);
        take_hold(rig, {350, -60});
        REQUIRE(rig.lab.workspace.session().view().handle == "delta");
        CHECK(rows().Scroll.y < 60);  // the row is the second one
    }
    SECTION("the size at the side of a box, which belongs to the box") {
        take_hold(rig, {342, 0});
        REQUIRE(rig.lab.workspace.session().view().handle == "half.right");
        CHECK(rows().Scroll.y > 200);
    }
    rig.button(false);
}

TEST_CASE("the dragged corner of a polygon with many corners is visible", "[interface]") {
    Rig rig("aabb-vs-segment");
    constexpr int corners = 8;
    std::string line = "isect1 h:polygon(0,0;";
    for (int i = 0; i < corners; ++i) {
        const isect::SinCos turn = isect::sin_cos(i * 6.283185307179586 / corners);
        line += (i > 0 ? "," : "") + std::to_string(100 * turn.cos) + "," +
                std::to_string(100 * turn.sin);
    }
    rig.lab.workspace.open_case(line + ") @content=-120,-120,240,240");
    rig.frames(3);
    const auto corner = [&](std::size_t i) {
        return std::get<Polygon>(rig.lab.workspace.session().scene().shapes.front().geometry)
            .points[i];
    };
    take_hold(rig, corner(7));
    REQUIRE(rig.lab.workspace.session().view().handle == "corner7");
    const float at_last = rows().Scroll.y;
    CHECK(at_last > 0);
    rig.button(false);
    take_hold(rig, corner(0));
    REQUIRE(rig.lab.workspace.session().view().handle == "corner0");
    CHECK(rows().Scroll.y < at_last);
    rig.button(false);
}

TEST_CASE("the table of a crowd stays in place while its query shape is dragged", "[interface]") {
    Rig rig("broad-phase");
    const Vec2 middle =
        std::get<Aabb>(find_shape(rig.lab.workspace.session().now().posed, "place")->geometry)
            .center;
    REQUIRE(rows().ScrollMax.y > 100);
    take_hold(rig, middle);
    REQUIRE(rig.lab.workspace.session().view().selected == "place");
    CHECK(rows().Scroll.y == 0);
    rig.button(false);
}

TEST_CASE("every selected shape is marked among the rows", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 a:aabb(-20,0;5,5) b:aabb(20,0;5,5)");
    // Marks are to the left of all text.
    const auto marks = [&](const std::vector<std::string>& shapes) {
        rig.lab.workspace.session().view().select(shapes);
        rig.frames(3);
        const auto& all = rows().DrawList->VtxBuffer;
        return std::count_if(all.begin(), all.end(), [](const ImDrawVert& vertex) {
            return vertex.pos.x > rows().Pos.x + 4 && vertex.pos.x < rows().Pos.x + 11;
        });
    };
    REQUIRE(marks({}) == 0);
    const auto one = marks({"a"});
    CHECK(one > 0);
    CHECK(marks({"a", "b"}) == 2 * one);
}

TEST_CASE("the numbers and the canvas stay in place when the answer changes", "[interface]") {
    Rig rig("aabb-vs-segment");
    const std::string shapes =
        "isect1 a_mover_of_a_long_name:aabb(-20,0;5,5) an_obstacle_of_a_long_name:aabb(20,0;5,5) ";
    const std::string pair = "(a_mover_of_a_long_name,an_obstacle_of_a_long_name";
    const std::string query =
        GENERATE(as<std::string>(), "sweep;30,0", "move_and_slide;30,0", "intersect", "overlaps");
    const std::size_t way = query.find(';');
    rig.lab.workspace.open_case(shapes + query.substr(0, way) + pair +
                                (way == std::string::npos ? "" : query.substr(way)) + ")");
    rig.lab.workspace.session().view().select({"an_obstacle_of_a_long_name"});
    const auto mark = [&] {
        for (const ImDrawVert& vertex : rows().DrawList->VtxBuffer)
            if (vertex.pos.x > rows().Pos.x + 4 && vertex.pos.x < rows().Pos.x + 11)
                return vertex.pos.y + rows().Scroll.y;
        throw std::logic_error("nothing is marked");
    };
    const auto at = [&](double x, double y) {
        rig.lab.workspace.session().edit("Move it", [&](Scene& draft) {
            std::get<Aabb>(draft.shapes[0].geometry).center = {x, y};
        });
        rig.frames(3);
        return std::pair(mark(), rig.lab.shown().hands.camera().area.max.y);
    };
    const auto missed = at(-20, 40);
    CHECK(at(-5, 2) == missed);   // a hit during the sweep
    CHECK(at(17, 1) == missed);   // an overlap at the start
    CHECK(at(-15, 0) == missed);  // as far as the end of the sweep
}
