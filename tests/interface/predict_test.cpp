#include "catch.hpp"
#include "interface/learner.hpp"
#include "interface/open_step.hpp"
#include "lessons/step_opening.hpp"

using namespace lab;
using lab::testing::Learner;
using lab::testing::OpenStep;

TEST_CASE("a prediction is made by arrow keys and Enter", "[interface][lessons]") {
    Learner rig;
    rig.book().go_to(2);
    rig.frames(3);
    REQUIRE(rig.book().awaits_prediction());
    rig.key(SDLK_RETURN);
    CHECK(rig.book().awaits_prediction());
    const double zoom = rig.lab.workspace.session().view().camera.zoom;
    rig.key(SDLK_LEFT, KMOD_LSHIFT);
    REQUIRE(rig.book().cross);
    const Vec2 first = *rig.book().cross;
    CHECK(first.x == Approx(rig.lab.workspace.session().view().camera.center.x - 50 / zoom));
    // The segment hits the left side of the box, at (-16, 1).
    while (rig.book().cross->x > -16) rig.key(SDLK_LEFT);
    CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
    rig.key(SDLK_RETURN);
    CHECK_FALSE(rig.book().awaits_prediction());
    CHECK(rig.book().prediction() == rig.book().cross);
    CHECK(rig.book().is_done(2));
}

// The button kept the keyboard, and the arrow keys went to it until Esc.
TEST_CASE("the arrow keys predict as soon as the step is opened", "[interface][lessons]") {
    Learner rig;
    for (int i = 0; i < 2; ++i) {
        rig.click("Next");
        rig.frames(3);
    }
    REQUIRE(rig.book().awaits_prediction());
    rig.key(SDLK_LEFT);
    CHECK(rig.book().cross);
    rig.key(SDLK_RETURN);
    CHECK(rig.book().prediction());
}

TEST_CASE("a lesson is left after a prediction, for a scene without such a result",
          "[interface][lessons]") {
    Learner rig;
    rig.book().go_to(2);
    rig.frames(3);
    rig.click(rig.on_screen({-15, 2}));
    REQUIRE(rig.book().prediction());
    rig.click("All lessons");
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-point");
    CHECK_FALSE(rig.book().prediction());
}

TEST_CASE("a prediction about a deleted shape is dropped", "[interface][lessons]") {
    Learner rig;
    rig.book().go_to(2);
    rig.frames(3);
    rig.lab.workspace.session().edit("Delete seg", [](Scene& scene) {
        scene.shapes.erase(scene.shapes.begin() + 1);
        scene.queries.clear();
    });
    rig.click(rig.on_screen({-15, 2}));
    CHECK(rig.book().prediction());
    CHECK_FALSE(rig.book().is_done(2));
}

TEST_CASE("a segment to be predicted shows only its start until the click",
          "[interface][lessons]") {
    OpenStep rig("near-and-far/7");
    LessonBook& book = rig.lab.workspace.lessons();
    REQUIRE(book.hidden_segment() == "seg");
    const Evaluation shown =
        with_start_alone(rig.lab.workspace.session().now(), book.hidden_segment());
    const Segment before = std::get<Segment>(find_shape(shown.posed, "seg")->geometry);
    CHECK(before.start == Vec2{-50, -30});
    CHECK(before.delta == Vec2{});
    rig.click(rig.on_screen({0, 0}));
    CHECK(book.prediction());
    CHECK(book.hidden_segment().empty());
    // The lesson's own steps in which the eye could tell.
    for (const char* step :
         {"a-segment-as-s-of-t/3", "slabs/4", "near-and-far/4", "circles-and-the-quadratic/2",
          "circles-and-the-quadratic/6", "circles-and-the-quadratic/9", "capsules/3"}) {
        book.open_named(step);
        CAPTURE(step);
        CHECK(book.hidden_segment() == "seg");
    }
}

TEST_CASE("a click predicts, and moves nothing", "[interface][lessons]") {
    Learner rig;
    rig.book().go_to(2);
    rig.frames(3);
    CHECK(rig.book().awaits_prediction());
    const Scene before = rig.lab.workspace.session().scene();
    SECTION("with a close prediction") {
        rig.click(rig.on_screen({-15, 2}));
        CHECK(rig.book().is_done(2));
    }
    SECTION("with a distant prediction") {
        rig.click(rig.on_screen({0, 20}));
        CHECK_FALSE(rig.book().is_done(2));
    }
    CHECK_FALSE(rig.book().awaits_prediction());
    CHECK(rig.lab.workspace.session().scene() == before);
}

TEST_CASE("a correct prediction is not asked again at the next start", "[interface][lessons]") {
    for (const bool right : {true, false}) {
        Settings kept;
        {
            Learner before;
            before.book().go_to(2);
            before.frames(3);
            before.click(before.on_screen(right ? Vec2{-15, 2} : Vec2{0, 20}));
            kept = before.lab.workspace.settings();
        }
        Learner after(kept);
        after.book().go_to(2);
        after.frames(3);
        CHECK(after.book().awaits_prediction() == !right);
        after.book().start_again();
        after.frames(3);
        CHECK(after.book().awaits_prediction());
    }
}
