// The lessons on the instruments, done with mouse and keys as their words say.
#include "catch.hpp"
#include "interface/open_step.hpp"

using namespace lab;
using lab::testing::OpenStep;

TEST_CASE("the map is shown by keyboard, and a click goes there", "[interface][lessons]") {
    OpenStep course("where-the-answer-changes/1");
    CHECK_FALSE(course.holds());
    course.key(SDLK_m);
    course.frames(2);
    course.key(SDLK_ESCAPE);
    CHECK(course.holds());

    // The map stays for the next step, which goes on with the scene.
    course.lab.workspace.lessons().turn(1);
    CHECK_FALSE(course.holds());
    SECTION("to a place where a overlaps b") {
        course.click(course.on_screen({-8, -20}));
        CHECK(course.holds());
    }
    SECTION("to a place where it doesn't") {
        course.click(course.on_screen({-30, -40}));
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("a box at the height of the circle makes both answers the same", "[interface][lessons]") {
    OpenStep course("other-peoples-algorithms/2");
    course.lab.workspace.session().view().against = implementation_named("noonat");
    CHECK_FALSE(course.holds());
    SECTION("dragged there") {
        course.drag_to({10, 6}, {10, 8});
        CHECK(course.holds());
    }
    SECTION("dragged away") {
        course.drag_to({10, 6}, {14, 6});
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("the smallest step of the keyboard leaves what was near enough", "[interface][lessons]") {
    OpenStep course("other-peoples-algorithms/6");
    course.lab.workspace.session().view().against = implementation_named("stepped");
    CHECK_FALSE(course.holds());
    course.click(course.on_screen({-7, 1}));
    SECTION("down, away from the circle") {
        course.key(SDLK_DOWN);
        CHECK(course.holds());
    }
    SECTION("up, into it") {
        course.key(SDLK_UP);
        CHECK_FALSE(course.holds());
    }
}
