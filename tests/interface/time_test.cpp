// The clock: its strip, its steps, and the message that explains why nothing plays.
#include <cmath>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "ui/time/transport_parts.hpp"

using namespace lab;
using lab::testing::Rig;

TEST_CASE("the time strip fits a transport of any width", "[panels]") {
    for (const float width : {217.0F, 300.0F, 351.0F, 458.0F, 600.0F, 1200.0F}) {
        INFO(width << " points");
        CHECK(transport_parts(width).strip >= least_strip);
        CHECK(transport_parts(width, true).strip >= least_strip);
    }
    const TransportParts wide = transport_parts(600);
    CHECK((wide.restart && wide.steps && wide.time && wide.speed));
    CHECK_FALSE(wide.character);
    CHECK(transport_parts(600, true).character);
    CHECK_FALSE(transport_parts(300).steps);
}

TEST_CASE("a step from between two frames is visible", "[interface]") {
    Rig rig("aabb-vs-segment");
    View& view = rig.lab.workspace.session().view();
    // Just short of a frame, which the first press used to step to.
    const double from = 100.9 / 60;
    rig.lab.workspace.session().seek(from);
    rig.type(".");
    CHECK(view.time == 102 / 60.0);
    rig.lab.workspace.session().seek(100.1 / 60);
    rig.type(",");
    CHECK(view.time == 99 / 60.0);
}

TEST_CASE("a drag on the strip stays in the period that it shows", "[interface]") {
    Rig rig("aabb-vs-segment");
    const double duration = rig.lab.workspace.session().scene().duration;
    REQUIRE(duration > 0);
    rig.lab.workspace.session().seek(6.5 * duration);
    rig.frames(2);
    rig.drag("time strip", 60, 0);
    const double time = rig.lab.workspace.session().view().time;
    CHECK(time > 6.5 * duration);
    CHECK(time < 7 * duration);
    SECTION("even beyond the strip's end") {
        rig.drag("time strip", rig.area("time strip").width(), 0);
        CHECK(rig.lab.workspace.session().view().time == std::nextafter(7 * duration, 0.0));
    }
}

TEST_CASE("Ctrl+comma opens the settings and doesn't step", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().seek(1);
    for (const Uint32 type : {SDL_KEYDOWN, SDL_TEXTINPUT, SDL_KEYUP}) {
        SDL_Event event{};
        event.type = type;
        if (type == SDL_TEXTINPUT) {
            SDL_strlcpy(event.text.text, ",", sizeof event.text.text);
        } else {
            event.key.keysym.sym = SDLK_COMMA;
            event.key.keysym.scancode = SDL_SCANCODE_COMMA;
            event.key.keysym.mod = KMOD_LCTRL;
        }
        rig.window.take_event(event);
    }
    rig.frames(4);
    CHECK(rig.lab.ui.dialog == Dialog::settings);
    CHECK(rig.lab.workspace.session().view().time == 1);
}

TEST_CASE("a scene first explains the query that hits", "[interface]") {
    Entry entry;
    entry.id = "two";
    entry.scene.shapes = {{"box", Aabb{{0, 0}, {4, 4}}},
                          {"far", Aabb{{90, 0}, {4, 4}}},
                          {"near", Aabb{{5, 0}, {4, 4}}}};
    entry.scene.queries = {{QueryKind::overlaps, "box", {"far"}, {}, {}},
                           {QueryKind::overlaps, "box", {"near"}, {}, {}}};
    CHECK(Session(entry).view().query == 1);
    SECTION("unless it was saved while it explained another") {
        entry.scene.opens = Opens{};
        CHECK(Session(entry).view().query == 0);
    }
}

TEST_CASE("with motion off, a scene waits until it is played", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().view().playing = true;
    rig.key(SDLK_SPACE, KMOD_LSHIFT);
    CHECK_FALSE(rig.lab.workspace.settings().motion);
    CHECK_FALSE(rig.lab.workspace.session().view().playing);
    rig.lab.workspace.open("circle-vs-circle");
    CHECK_FALSE(rig.lab.workspace.session().view().playing);
    rig.key(SDLK_SPACE);
    CHECK(rig.lab.workspace.session().view().playing);
    rig.key(SDLK_SPACE, KMOD_LSHIFT);
    CHECK(rig.lab.workspace.settings().motion);
    rig.lab.workspace.open("circle-vs-aabb");
    CHECK(rig.lab.workspace.session().view().playing);
}

TEST_CASE("with motion off, a scene that was left playing is paused when reopened", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().view().playing = true;
    rig.lab.workspace.open("moving-crowd");
    CHECK(rig.lab.workspace.session().view().playing);
    rig.key(SDLK_SPACE, KMOD_LSHIFT);
    CHECK_FALSE(rig.lab.workspace.session().view().playing);
    rig.lab.workspace.open("aabb-vs-segment");
    CHECK_FALSE(rig.lab.workspace.session().view().playing);
}
