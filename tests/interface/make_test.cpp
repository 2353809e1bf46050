#include <algorithm>

#include "catch.hpp"
#include "interface/maker.hpp"
#include "scene/case_line.hpp"

using namespace lab;
using lab::testing::Maker;
using lab::testing::Names;
using lab::testing::Rig;

TEST_CASE("a key adds a shape of each type, in one step", "[interface]") {
    Maker rig;
    for (const SDL_Keycode key : {SDLK_1, SDLK_2, SDLK_3, SDLK_4, SDLK_5, SDLK_6, SDLK_7}) {
        rig.key(key);
    }
    REQUIRE(rig.scene().shapes.size() == 10);
    for (std::size_t type = 0; type < 7; ++type) {
        CHECK(rig.scene().shapes[3 + type].geometry.index() == type);
    }
    CHECK(rig.selection() == Names{"range"});
    CHECK(read_case(write_case(rig.scene())).shapes == rig.scene().shapes);
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.scene().shapes.size() == 9);
}

TEST_CASE("a new shape is placed on the grid, with short numbers, and on no other shape",
          "[interface]") {
    Maker rig;
    rig.lab.workspace.session().view().auto_frame = false;
    rig.lab.workspace.session().view().camera = {{1.234567, -7.654321}, 6.789};
    rig.frames(2);
    for (const SDL_Keycode key : {SDLK_3, SDLK_4, SDLK_3}) rig.key(key);
    rig.key(SDLK_d, KMOD_LCTRL);
    const std::string line = write_case(rig.scene());
    for (const char* made : {"box:aabb(0,-10;5,3.75)", "circle:circle(2.5,-7.5;5)",
                             "box2:aabb(5,-5;5,3.75)", "box3:aabb(7,-3;5,3.75)"}) {
        INFO(line);
        CHECK(line.find(made) != std::string::npos);
    }
}

TEST_CASE("a new shape is placed at the pointer on the canvas", "[interface]") {
    Maker rig;
    const Pt place = rig.on_screen({20, 30});
    rig.move(place);
    SECTION("by a key") {
        rig.key(SDLK_3);
        rig.key(SDLK_3);
        REQUIRE(rig.selection() == Names{"box2"});
        CHECK(rig.center("box2") != rig.center("box"));
    }
    SECTION("by Ctrl+P, even if its list has opened over the pointer") {
        rig.key(SDLK_p, KMOD_LCTRL);
        rig.move({place.x + 1, place.y});
        rig.type("add box");
        rig.key(SDLK_RETURN);
    }
    SECTION("by the menu, at the point where it was opened") {
        rig.button(true, SDL_BUTTON_RIGHT);
        rig.button(false, SDL_BUTTON_RIGHT);
        rig.move({place.x + 300, place.y + 40});
        rig.run("add_box");
    }
    CHECK(rig.center("box").x == Approx(20).margin(0.6));
    CHECK(rig.center("box").y == Approx(30).margin(0.6));
}

TEST_CASE("a new shape is placed in the middle if Esc has moved the keyboard focus to the canvas",
          "[interface]") {
    Maker rig;
    rig.move(rig.on_screen({20, 30}));
    rig.move("picker");
    rig.key(SDLK_3);
    CHECK(find_shape(rig.scene(), "box") == nullptr);
    rig.key(SDLK_ESCAPE);
    rig.key(SDLK_3);
    const Vec2 middle = rig.lab.workspace.session().view().camera.center;
    CHECK(isect::distance(rig.center("box"), middle) < 10);
}

TEST_CASE("no new shape covers another of its kind", "[interface]") {
    Maker rig;
    for (const SDL_Keycode key : {SDLK_1, SDLK_2, SDLK_3, SDLK_4, SDLK_5, SDLK_6, SDLK_7}) {
        rig.key(key);
        const Geometry first = rig.scene().shapes.back().geometry;
        rig.key(key);
        CHECK_FALSE(rig.scene().shapes.back().geometry == first);
    }
}

TEST_CASE("Shift+click adds to the selection, and a drag moves the whole selection",
          "[interface]") {
    Maker rig;
    rig.click(rig.on_screen({-40, 0}));
    rig.shift_down(true);
    rig.click(rig.on_screen({30, -20}));
    CHECK(rig.selection() == Names{"a", "c"});
    rig.click(rig.on_screen({0, 10}));
    rig.click(rig.on_screen({0, 10}));
    CHECK(rig.selection() == Names{"a", "c"});
    rig.shift_down(false);
    rig.drag(rig.on_screen({30, -20}), rig.on_screen({40, 0}));
    CHECK(rig.center("c").x == Approx(40).margin(0.5));
    CHECK(rig.center("a") - Vec2{-40, 0} == rig.center("c") - Vec2{30, -20});
    CHECK(rig.center("b") == Vec2{0, 10});
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.center("a") == Vec2{-40, 0});
    CHECK(rig.selection() == Names{"a", "c"});
    rig.click(rig.on_screen({30, -20}));
    CHECK(rig.selection() == Names{"c"});
}

TEST_CASE("Shift+drag on empty space selects the shapes in the box", "[interface]") {
    Maker rig;
    rig.shift_down(true);
    rig.drag(rig.on_screen({-55, -20}), rig.on_screen({15, 30}));
    rig.shift_down(false);
    CHECK(rig.selection() == Names{"a", "b"});
    CHECK(rig.lab.workspace.session().view().auto_frame);
}

TEST_CASE("the selection is duplicated, deleted, cut and pasted", "[interface]") {
    Maker rig;
    rig.key(SDLK_a, KMOD_LCTRL);
    CHECK(rig.selection() == Names{"a", "b", "c"});
    rig.key(SDLK_d, KMOD_LCTRL);
    CHECK(rig.selection() == Names{"a2", "b2", "c2"});
    CHECK(rig.scene().shapes.size() == 6);
    rig.key(SDLK_x, KMOD_LCTRL);
    CHECK(rig.scene().shapes.size() == 3);
    rig.key(SDLK_v, KMOD_LCTRL);
    CHECK(rig.selection() == Names{"a2", "b2", "c2"});
    rig.key(SDLK_DELETE);
    CHECK(rig.scene().shapes.size() == 3);
    rig.click(rig.on_screen({0, 10}));
    rig.key(SDLK_DELETE);
    CHECK(rig.scene().queries.empty());
    CHECK(rig.lab.workspace.session().history().labels().back() == "Delete b");
}

TEST_CASE("F2 renames a shape and rejects an invalid name", "[interface]") {
    Maker rig;
    rig.click(rig.on_screen({0, 10}));
    rig.key(SDLK_F2);
    for (const char* wrong : {"Wall", "a"}) {
        rig.key(SDLK_a, KMOD_LCTRL);
        rig.type(wrong);
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.shown().prompt.is_open());
    }
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("wall");
    rig.key(SDLK_RETURN);
    CHECK_FALSE(rig.lab.shown().prompt.is_open());
    CHECK(rig.scene().queries[0].obstacles == Names{"wall"});
    CHECK(rig.selection() == Names{"wall"});
}

TEST_CASE("shapes are aligned with the first one, and distributed between the outer ones",
          "[interface]") {
    Maker rig;
    rig.key(SDLK_a, KMOD_LCTRL);
    SECTION("left") {
        rig.run("align_left");
        CHECK(rig.center("b").x == -35);
        CHECK(rig.center("c").x == -40);
    }
    SECTION("bottom") {
        rig.run("align_bottom");
        CHECK(rig.center("b") == Vec2{0, 0});
        CHECK(rig.center("c") == Vec2{30, -5});
    }
    SECTION("along x") {
        rig.run("distribute_x");
        CHECK(rig.center("b") == Vec2{-5, 10});
        CHECK(rig.center("c") == Vec2{30, -20});
    }
    SECTION("along y") {
        rig.run("distribute_y");
        CHECK(rig.center("a") == Vec2{-40, -5});
    }
    SECTION("middles") {
        rig.run("align_middle");
        CHECK(rig.center("b") == Vec2{-40, 10});
        CHECK(rig.center("c") == Vec2{-40, -20});
    }
    SECTION("right") {
        rig.run("align_right");
        CHECK(rig.center("b") == Vec2{-45, 10});
        CHECK(rig.center("c") == Vec2{-40, -20});
    }
    SECTION("top") {
        rig.run("align_top");
        CHECK(rig.center("b") == Vec2{0, 0});
        CHECK(rig.center("c") == Vec2{30, 5});
    }
    SECTION("centers") {
        rig.run("align_center");
        CHECK(rig.center("b") == Vec2{0, 0});
        CHECK(rig.center("c") == Vec2{30, 0});
    }
}

TEST_CASE("an alignment command names the side or the axis", "[interface]") {
    for (const Command& each : commands()) {
        const std::string id = each.id, title = each.title;
        if (id.find("align") != 0 && id.find("distribute") != 0) continue;
        INFO(title);
        const Names ways = {" left", " right", " top", " bottom", " x", " y"};
        CHECK(std::any_of(ways.begin(), ways.end(),
                          [&](const std::string& way) { return title.ends_with(way); }));
    }
}

TEST_CASE("all shapes between the outer ones are distributed", "[interface]") {
    Maker rig;
    rig.lab.workspace.open_case(
        "isect1 a:aabb(-40,0;5,5) b:aabb(30,-20;5,10) c:aabb(0,10;10,5) d:aabb(50,0;5,5)");
    rig.frames(3);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.run("distribute_x");
    CHECK(rig.center("a").x == -40);
    CHECK(rig.center("c").x == -10);
    CHECK(rig.center("b").x == 20);
    CHECK(rig.center("d").x == 50);
}

TEST_CASE("a field takes arithmetic", "[interface]") {
    Rig rig("aabb-vs-segment");
    for (int i = 0; i < 3; ++i) rig.key(SDLK_F6, KMOD_LSHIFT);
    for (int i = 0; i < 3; ++i) rig.key(SDLK_TAB);
    rig.key(SDLK_RETURN);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("2*(1/3)");
    rig.key(SDLK_RETURN);
    CHECK(std::get<Aabb>(find_shape(rig.lab.workspace.session().scene(), "box")->geometry).half.x ==
          2.0 * (1.0 / 3));
}
