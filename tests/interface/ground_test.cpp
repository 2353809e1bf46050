// Drawing and painting the ground with the mouse.
#include "catch.hpp"
#include "interface/maker.hpp"
#include "text.hpp"
#include "ui/canvas/brush_palette.hpp"
#include "ui/canvas/first_hints.hpp"

using namespace lab;
using lab::testing::Maker;

namespace {

struct Painter : Maker {
    Painter() {
        lab.workspace.open_case(
            "isect1 map:tiles(-40,-16;8,8;..........,..........,..........,##########) "
            "line:chain(-40,-30,0,-26,40,-30;0;1) b:aabb(-30,-50;4,4) "
            "walk(b,map,line;0,1) @content=-64,-64,128,128");
        frames(3);
    }
    const Tiles& map() { return std::get<Tiles>(find_shape(scene(), "map")->geometry); }
    const Chain& line() { return std::get<Chain>(find_shape(scene(), "line")->geometry); }
    Pt cell(int column, int row) {
        const auto middle = [](int i) { return 8 * (static_cast<double>(i) + 0.5); };
        return on_screen({map().origin.x + middle(column), map().origin.y + middle(row)});
    }
    void select_map() { click(cell(4, 3)); }
    const History& history() { return lab.workspace.session().history(); }
};

}  // namespace

TEST_CASE("a stroke paints tiles, and is one undo step", "[interface]") {
    Painter rig;
    rig.select_map();
    CHECK(rig.selection() == testing::Names{"map"});
    CHECK(rig.map().rows[3] == "##########");
    const std::size_t before = rig.history().position();
    rig.drag(rig.cell(2, 1), rig.cell(6, 1));
    CHECK(rig.map().rows[1] == "..#####...");
    CHECK(rig.history().position() == before + 1);
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.map().rows[1] == "..........");
    rig.key(SDLK_z, KMOD_LCTRL | KMOD_LSHIFT);
    CHECK(rig.map().rows[1] == "..#####...");
}

// The card covered the brushes of a tile map.
TEST_CASE("the first hint leaves the brushes free", "[interface]") {
    Painter rig;
    rig.select_map();
    const Rect canvas = testing::area_of(focus_of_context()->controls().places(), "canvas");
    const std::optional<Rect> brushes = brush_area(rig.lab.shown(), canvas);
    REQUIRE(brushes);
    CHECK(brushes->width() ==
          Approx(testing::area_of(focus_of_context()->controls().places(), "brushes").width()));
    const Evaluation& now = rig.lab.workspace.session().now();
    const Camera camera = rig.lab.shown().hands.camera();
    int form = 0, stood = 2;  // at the middle of the lower edge
    const Rect there = hint_place(now, camera, {300, 40}, stood, *brushes);
    CHECK_FALSE(overlap(there, *brushes));
    // Also where it has stood before the brushes came.
    stood = 0;
    const HintCard alone = hint_card(now, camera, false, form, stood);
    const HintCard beside = hint_card(now, camera, false, form, stood, alone.area);
    CHECK((beside.lines.empty() || !overlap(beside.area, alone.area)));
}

TEST_CASE("a click paints one tile with the brush of the palette", "[interface]") {
    Painter rig;
    rig.select_map();
    rig.click("brushes/Paint: A slope that rises");
    rig.click(rig.cell(1, 2));
    CHECK(rig.map().rows[2] == "./........");
    rig.click("brushes/Paint: A platform that is met only from above");
    rig.drag(rig.cell(4, 0), rig.cell(5, 0));
    CHECK(rig.map().rows[0] == "....--....");
    rig.click("brushes/Erase; the right button does, too");
    rig.click(rig.cell(1, 2));
    CHECK(rig.map().rows[2] == "..........");
}

TEST_CASE("the right button erases", "[interface]") {
    Painter rig;
    rig.select_map();
    rig.drag(rig.cell(7, 3), rig.cell(9, 3), SDL_BUTTON_RIGHT);
    CHECK(rig.map().rows[3] == "#######...");
    CHECK_FALSE(rig.lab.context.ui.menu_wanted);
}

TEST_CASE("Esc drops a stroke", "[interface]") {
    Painter rig;
    rig.select_map();
    rig.move(rig.cell(2, 1));
    rig.button(true);
    rig.move(rig.cell(5, 1));
    CHECK(rig.map().rows[1] == "..####....");
    rig.key(SDLK_ESCAPE);
    CHECK(rig.map().rows[1] == "..........");
    rig.move(rig.cell(8, 1));
    rig.button(false);
    CHECK(rig.map().rows[1] == "..........");
}

TEST_CASE("without a brush, the pointer moves the map, and B chooses brushes", "[interface]") {
    Painter rig;
    rig.select_map();
    rig.click("brushes/Move the map");
    const Vec2 origin = rig.map().origin;
    rig.drag(rig.cell(4, 3), rig.cell(4, 5));
    CHECK(rig.map().origin.y > origin.y + 8);
    CHECK(rig.map().rows[3] == "##########");
    rig.key(SDLK_b);
    CHECK(rig.lab.context.ui.brush == '.');
    rig.key(SDLK_b);
    CHECK(rig.lab.context.ui.brush == '#');
}

TEST_CASE("a side of the map adds and removes columns and rows", "[interface]") {
    Painter rig;
    rig.select_map();
    rig.drag(rig.on_screen({40, 0}), rig.on_screen({57, 0}));
    CHECK(rig.map().rows[3] == "##########..");
    rig.drag(rig.on_screen({8, 16}), rig.on_screen({8, 24}));
    CHECK(rig.map().rows.size() == 5);
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.map().rows.size() == 4);
}

TEST_CASE("an unselected map is moved by its ground, and nothing is painted", "[interface]") {
    Painter rig;
    const Vec2 origin = rig.map().origin;
    rig.drag(rig.cell(4, 3), rig.cell(6, 3));
    CHECK(rig.map().origin.x > origin.x + 8);
    CHECK(rig.map().rows[3] == "##########");
}

TEST_CASE("a point of a chain is dragged, added at the pointer and removed", "[interface]") {
    Painter rig;
    rig.drag(rig.on_screen({0, -26}), rig.on_screen({6, -40}));
    CHECK(rig.line().points[1].x == Approx(6).margin(2));
    CHECK(rig.line().points[1].y == Approx(-40).margin(2));
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.line().points[1] == Vec2{0, -26});
    rig.move(rig.on_screen({20, -28}));
    rig.key(SDLK_c);
    REQUIRE(rig.line().points.size() == 4);
    CHECK(rig.line().points[2].x == Approx(20).margin(0.5));
    CHECK(rig.lab.workspace.session().view().handle == "corner2");
    rig.key(SDLK_DELETE, KMOD_LSHIFT);
    CHECK(rig.line().points.size() == 3);
}

TEST_CASE("commands close a chain, flip its front and choose its sides", "[interface]") {
    Painter rig;
    rig.click(rig.on_screen({20, -28}));
    CHECK(rig.selection() == testing::Names{"line"});
    rig.run("close_chain");
    CHECK(rig.line().closed);
    rig.run("chain_sides");
    CHECK_FALSE(rig.line().front_only);
    rig.run("flip_chain");
    CHECK(rig.line().points.front() == Vec2{40, -30});
    CHECK_FALSE(command("one_way_up").enabled(rig.lab.context));
    rig.click(rig.on_screen({-30, -50}));
    rig.run("one_way_up");
    CHECK(find_shape(rig.scene(), "b")->one_way == Vec2{0, -1});
    rig.run("one_way_off");
    CHECK(find_shape(rig.scene(), "b")->one_way == Vec2{});
}

TEST_CASE("groups are typed", "[interface]") {
    Painter rig;
    rig.select_map();
    rig.run("groups");
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("2, 5");
    rig.key(SDLK_RETURN);
    CHECK(find_shape(rig.scene(), "map")->groups.mask == 18);
    rig.run("meets");
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("5");
    rig.key(SDLK_RETURN);
    CHECK(rig.scene().queries.front().meets.mask == 16);
}

TEST_CASE("keys add a chain and a tile map", "[interface]") {
    Maker rig;
    rig.move(rig.on_screen({0, 30}));
    rig.key(SDLK_8);
    REQUIRE(rig.selection() == testing::Names{"chain"});
    rig.key(SDLK_9);
    CHECK(rig.selection() == testing::Names{"level"});
    rig.key(SDLK_c, KMOD_LCTRL);
    rig.key(SDLK_v, KMOD_LCTRL);
    CHECK(rig.selection() == testing::Names{"level2"});
    rig.key(SDLK_d, KMOD_LCTRL);
    rig.key(SDLK_DELETE);
    CHECK(find_shape(rig.scene(), "level2") != nullptr);
}
