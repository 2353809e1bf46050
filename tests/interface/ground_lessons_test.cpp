// The tasks about the ground of a game, done with mouse and keys as their hints say, and the tricks
// that don't do them.
#include "catch.hpp"
#include "interface/open_step.hpp"

using namespace lab;
using lab::testing::OpenStep;

TEST_CASE("a slope that is steep enough keeps less than half", "[interface][lessons]") {
    OpenStep course("sliding-along-a-slope/2");
    SECTION("dragged until it is too steep") {
        course.drag_to({80, -32}, {20, -32});
        CHECK(course.holds());
    }
    SECTION("not quite") {
        course.drag_to({80, -32}, {32, -32});
        CHECK_FALSE(course.holds());
    }
    SECTION("the right side of the ramp is no slope") {
        course.drag_to({-72, 12}, {98, 12});
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("the smallest step of a number frees what is stuck", "[interface][lessons]") {
    OpenStep course("sliding-along-a-slope/4");
    SECTION("with the keyboard") {
        course.click(course.on_screen({15.2, -18.4}));
        course.key(SDLK_UP, KMOD_LALT);
        CHECK(course.holds());
    }
    SECTION("down is into the slope") {
        course.click(course.on_screen({15.2, -18.4}));
        course.key(SDLK_DOWN, KMOD_LALT);
        CHECK_FALSE(course.holds());
    }
    SECTION("a motion to somewhere else doesn't count") {
        course.drag_to({15.2, -18.4}, {15.2, -40});
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("a hero on a slope that is too steep slides", "[interface][lessons]") {
    OpenStep course("sliding-along-a-slope/7");
    SECTION("with the foot dragged") {
        course.drag_to({-80, 48}, {16, 48});
        CHECK(course.holds());
    }
    SECTION("in the air it runs against nothing") {
        course.drag_to({34, -22}, {-90, -60});
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("a tile that is higher is a step, and by an ulp it is none", "[interface][lessons]") {
    SECTION("a real step") {
        OpenStep course("seams-and-ghosts/3");
        course.drag_to({16, 32}, {16, 28});
        CHECK(course.holds());
    }
    SECTION("an ulp") {
        OpenStep course("seams-and-ghosts/4");
        course.click(course.on_screen({16, 32}));
        course.key(SDLK_UP, KMOD_LALT);
        CHECK(course.holds());
    }
    SECTION("more than an ulp") {
        OpenStep course("seams-and-ghosts/4");
        course.drag_to({16, 32}, {16, 30});
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("a box that is lifted meets the next tile from above", "[interface][lessons]") {
    OpenStep course("seams-and-ghosts/1");
    SECTION("enough") {
        course.drag_to({-42, 9}, {-42, -3});
        CHECK(course.holds());
    }
    SECTION("not enough") {
        course.drag_to({-42, 9}, {-42, 4});
        CHECK_FALSE(course.holds());
    }
    SECTION("the top without the way to it doesn't count") {
        course.drag_to({-42, 9}, {38, -6});
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("a one-way shelf is landed on from above", "[interface][lessons]") {
    SECTION("above and down") {
        OpenStep course("one-way/1");
        course.drag_to({0, 34}, {0, -28});
        CHECK_FALSE(course.holds());
        course.drag_to({0, -74}, {0, 30});
        CHECK(course.holds());
    }
    SECTION("from below, however far") {
        OpenStep course("one-way/1");
        course.drag_to({0, -12}, {0, -80});
        CHECK_FALSE(course.holds());
    }
    SECTION("feet on the top") {
        OpenStep course("one-way/3");
        course.drag_to({-2, -3}, {-2, -8.3});
        CHECK(course.holds());
    }
    SECTION("too high to count") {
        OpenStep course("one-way/3");
        course.drag_to({-2, -3}, {-2, -13});
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("a door is passed from the side that it doesn't face", "[interface][lessons]") {
    OpenStep course("one-way/6");
    SECTION("from the left") {
        course.drag_to({40, 29}, {-40, 29});
        CHECK_FALSE(course.holds());
        course.drag_to({-104, 30}, {40, 30});
        CHECK(course.holds());
    }
    SECTION("over it") {
        course.drag_to({40, 34}, {40, -50});
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("a slope becomes a wall when it is turned up", "[interface][lessons]") {
    OpenStep course("a-character-on-the-ground/1");
    SECTION("the top to the left") {
        course.drag_to({88, -8}, {36, -8});
        CHECK(course.holds());
    }
    SECTION("a vertical side is not what was asked") {
        course.drag_to({-24, 34}, {110, 34});
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("what rises has jumped", "[interface][lessons]") {
    OpenStep course("a-character-on-the-ground/5");
    SECTION("the tip up") {
        course.drag_to({8, 34}, {0, 0});
        CHECK(course.holds());
    }
    SECTION("lifting the hero is no jump") {
        course.drag_to({-40, 26}, {-40, -20});
        CHECK_FALSE(course.holds());
    }
}

TEST_CASE("the hero rides the lift when the board is gone", "[interface][lessons]") {
    OpenStep course("a-character-on-the-ground/6");
    Session& session = course.lab.workspace.session();
    // With the board in place, it never stands on the lift.
    for (double time = 0; time < 5; time += 0.1) {
        session.seek(time);
        CHECK_FALSE(course.holds());
    }
    session.seek(0);
    course.drag_to({-10, -36}, {60, -36});
    CHECK_FALSE(course.holds());
    bool rode = false;
    for (double time = 0; time < 5; time += 0.1) {
        session.seek(time);
        rode = rode || course.holds();
    }
    CHECK(rode);
}

TEST_CASE("the switches of a step stay where they are as the words below them change",
          "[interface][lessons]") {
    for (const char* step : {"the-room/2", "the-room/4", "the-room/6"}) {
        OpenStep course(step);
        const Pt before = course.at("picker/slides");
        for (const char* each : {"picker/swept", "picker/slides", "picker/seams",
                                 "picker/broad phase", "picker/seams", "picker/swept"}) {
            course.click(each);
            course.frames(3);
            INFO(step << ": " << each << ": " << course.lab.workspace.lessons().margin());
            CHECK(course.at("picker/slides").y == before.y);
        }
    }
}
