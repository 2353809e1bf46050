#include "catch.hpp"
#include "interface/maker.hpp"
#include "ui/panels.hpp"

using namespace lab;
using lab::testing::Maker;
using lab::testing::Names;
using lab::testing::Rig;

TEST_CASE("the selected shapes are queried, with the first as the mover", "[interface]") {
    Maker rig;
    rig.click(rig.on_screen({30, -20}));
    CHECK_FALSE(command("ask_sweep").enabled(rig.lab.context));
    rig.shift_down(true);
    rig.click(rig.on_screen({0, 10}));
    rig.shift_down(false);
    CHECK_FALSE(command("ask_raycast").enabled(rig.lab.context));
    rig.key(SDLK_s);
    const Query& query = rig.scene().queries.back();
    CHECK(query.kind == QueryKind::sweep);
    CHECK(query.mover == "c");
    CHECK(query.obstacles == Names{"b"});
    CHECK(query.delta == Vec2{-30, 30});
    CHECK(rig.lab.workspace.session().view().query == 1);
    rig.key(SDLK_x);
    CHECK(rig.scene().queries.back().mover == "b");
    CHECK(rig.scene().queries.back().delta == Vec2{30, -30});
    rig.run("remove_query");
    CHECK(rig.scene().queries.size() == 1);
    rig.key(SDLK_a, KMOD_LCTRL);
    CHECK(command("ask_sweep_into").enabled(rig.lab.context));
    CHECK_FALSE(command("ask_sweep").enabled(rig.lab.context));
}

TEST_CASE("a single selected shape is queried against all others that the query accepts",
          "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case(
        "isect1 a:aabb(0,0;5,5) b:aabb(30,0;5,5) s:range(0;9) c:aabb(30,11;5,5)");
    rig.frames(3);
    rig.click(rig.on_screen({0, 0}));
    CHECK_FALSE(command("ask_overlaps").enabled(rig.lab.context));
    command("ask_sweep_into").run(rig.lab.context);
    rig.frames(2);
    REQUIRE(rig.lab.workspace.session().scene().queries.size() == 1);
    CHECK(rig.lab.workspace.session().scene().queries[0].mover == "a");
    CHECK(rig.lab.workspace.session().scene().queries[0].obstacles == Names{"b", "c"});
}

TEST_CASE("a new scene is empty and queries the shapes that are added to it", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_n, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().scene().shapes.empty());
    CHECK(rig.lab.workspace.session().view().layers.count(Layer::contact) == 1);
    CHECK_FALSE(rig.lab.workspace.session().is_saved());
    // The hint on how to begin is shown beside the title, and goes into no file and no picture.
    CHECK(rig.lab.workspace.session().scene().caption.empty());
    rig.key(SDLK_4);
    rig.key(SDLK_6);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.key(SDLK_i);
    REQUIRE(rig.lab.workspace.session().scene().queries.size() == 1);
    CHECK(rig.lab.workspace.session().scene().queries.front().kind == QueryKind::intersect);
    SECTION("removing the query also removes the strip of its answer") {
        const auto room = [&] { return strip_height(rig.lab.shown()); };
        rig.lab.workspace.open_case("isect1 a:aabb(0,0;5,5) b:aabb(4,0;5,5) intersect(a,b)");
        rig.frames(2);
        CHECK(room() > 0);
        command("remove_query").run(rig.lab.context);
        rig.frames(2);
        CHECK(room() == 0);
    }
    SECTION("a second new scene is another scene") {
        const std::string first = rig.lab.workspace.session().id();
        rig.key(SDLK_n, KMOD_LCTRL);
        CHECK(rig.lab.workspace.session().id() != first);
        CHECK(rig.lab.workspace.session().scene().shapes.empty());
    }
}

TEST_CASE("in a scene of two shapes, the selected one is queried against the other",
          "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 a:aabb(0,0;5,5) b:circle(30,0;5)");
    rig.frames(3);
    rig.key(SDLK_s);
    CHECK(rig.lab.workspace.session().scene().queries.empty());
    rig.click(rig.on_screen({30, 0}));
    rig.key(SDLK_s);
    REQUIRE(rig.lab.workspace.session().scene().queries.size() == 1);
    CHECK(rig.lab.workspace.session().scene().queries[0].mover == "b");
    CHECK(rig.lab.workspace.session().scene().queries[0].obstacles == Names{"a"});
}
