// The path of the last drag, and scrubbing along it.
#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::beside;
using lab::testing::box_of;
using lab::testing::Rig;

namespace {

/// Drags the box of the scene from its place through the circle, in several movements.
void drag_box_through(Rig& rig) {
    Session& session = rig.lab.workspace.session();
    session.edit("Move box", [](Scene& draft) {
        draft.motions.clear();
        std::get<Aabb>(find_shape(draft, "box")->geometry).center = {-80, 5};
    });
    rig.frames(2);
    const Pt from = rig.on_screen({-80, 5});
    rig.move(from);
    rig.button(true);
    for (int i = 1; i <= 8; ++i) rig.move(beside(from, 40.0F * static_cast<float>(i), 0));
    rig.button(false);
    for (int i = 0; i < 600 && !session.drags().is_done(); ++i) rig.frames(1);
    REQUIRE(session.drags().is_done());
    rig.frames(2);
}

Pt place_of(Rig& rig, const DragPlace& place) {
    const Rect strip = rig.area("drag strip");
    const auto share = static_cast<float>(rig.lab.workspace.session().drags().share_of(place));
    return {strip.min.x + 8 + share * (strip.width() - 16), lab::testing::center_of(strip).y};
}

bool is_hit(Rig& rig) {
    return says_hit(rig.lab.workspace.session().now().answers.front());
}

}  // namespace

TEST_CASE("after a drag, its path can be scrubbed as one undo step", "[interface]") {
    Rig rig("circle-vs-aabb");
    drag_box_through(rig);
    Session& session = rig.lab.workspace.session();
    const Scene dragged = session.scene();
    const std::size_t steps = session.history().position();
    REQUIRE(session.drags().count() > 5);
    const Pt end = place_of(rig, session.drags().place);
    rig.move(end);
    rig.button(true);
    rig.move(beside(end, -60, 0));
    CHECK(rig.lab.ui.shows_skins);
    rig.move(beside(end, -200, 0));
    rig.button(false);
    const double x = box_of(session.scene()).x;
    CHECK(x > -80);
    CHECK(x < box_of(dragged).x);
    CHECK(x == session.drags().numbers_at(session.drags().place).front().value);
    CHECK(session.history().position() == steps + 1);
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(session.scene() == dragged);
}

TEST_CASE("a mark of a drag leads to both sides of the jump", "[interface]") {
    Rig rig("circle-vs-aabb");
    drag_box_through(rig);
    Session& session = rig.lab.workspace.session();
    REQUIRE(session.drags().marks().size() >= 2);
    const DragMark first = session.drags().marks().front();
    CHECK(first.change == "miss → hit");
    rig.click(place_of(rig, first.after));
    CHECK(is_hit(rig));
    CHECK(session.drags().place == first.after);
    rig.click(place_of(rig, first.after));
    CHECK_FALSE(is_hit(rig));
    CHECK(session.drags().place == first.before);
}

TEST_CASE("Esc leaves a scrub, and then its strip", "[interface]") {
    Rig rig("circle-vs-aabb");
    drag_box_through(rig);
    Session& session = rig.lab.workspace.session();
    const Scene dragged = session.scene();
    const Pt end = place_of(rig, session.drags().place);
    rig.move(end);
    rig.button(true);
    rig.move(beside(end, -150, 0));
    CHECK(box_of(session.scene()).x < box_of(dragged).x);
    rig.key(SDLK_ESCAPE);
    CHECK(session.scene() == dragged);
    rig.move(beside(end, -200, 0));
    CHECK(session.scene() == dragged);
    rig.button(false);
    CHECK(session.scene() == dragged);
    CHECK(session.drags().is_shown());
    rig.key(SDLK_ESCAPE);
    CHECK_FALSE(session.drags().is_shown());
}

TEST_CASE("the path of a drag can be closed, and the next press on the canvas closes it",
          "[interface]") {
    Rig rig("circle-vs-aabb");
    drag_box_through(rig);
    Session& session = rig.lab.workspace.session();
    SECTION("by its button") {
        rig.click("close the drag");
    }
    SECTION("by a press on the canvas") {
        rig.click(rig.on_screen({-90, -60}));
    }
    CHECK_FALSE(session.drags().is_shown());
}

TEST_CASE("a drag that Esc cancels leaves no path", "[interface]") {
    Rig rig("circle-vs-aabb");
    Session& session = rig.lab.workspace.session();
    rig.move(rig.on_screen(box_of(session.now().posed)));
    rig.button(true);
    rig.move(rig.on_screen({-60, 0}));
    rig.key(SDLK_ESCAPE);
    rig.button(false);
    CHECK_FALSE(session.drags().is_shown());
}
