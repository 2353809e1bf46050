// A user's scene starts to move and stops again.
#include "catch.hpp"
#include "interface/maker.hpp"
#include "scene/handles.hpp"
#include "scene/reader.hpp"

using namespace lab;
using lab::testing::box_of;
using lab::testing::Maker;
using lab::testing::Rig;

namespace {

void find_and_run(Maker& rig, const char* words) {
    rig.key(SDLK_p, KMOD_LCTRL);
    rig.type(words);
    rig.key(SDLK_RETURN);
}

/// Makes a new scene with two boxes side by side and selects the left one.
void make_two_boxes(Maker& rig) {
    rig.key(SDLK_n, KMOD_LCTRL);
    rig.move(rig.on_screen({-30, 0}));
    rig.key(SDLK_3);
    rig.move(rig.on_screen({20, 0}));
    rig.key(SDLK_3);
    rig.click(rig.on_screen({-30, 0}));
}

const Fly& flight_in(Maker& rig) {
    REQUIRE(rig.scene().motions.size() == 1);
    return std::get<Fly>(rig.scene().motions[0].kind);
}

}  // namespace

TEST_CASE("a box of a new scene starts to fly, and plays", "[interface][motion]") {
    Maker rig;
    make_two_boxes(rig);
    CHECK_FALSE(command("play").enabled(rig.lab.context));
    find_and_run(rig, "let it fly");
    CHECK(flight_in(rig).velocity.x > 0);
    CHECK(flight_in(rig).velocity.y == 0);
    CHECK(rig.lab.workspace.session().view().playing);
    CHECK(rig.lab.workspace.notice().text.find("until it goes through") != std::string::npos);
    rig.lab.workspace.session().seek(0.5);
    CHECK(box_of(rig.lab.workspace.session().now().posed).x > -30);
}

TEST_CASE("an added motion is undone, redone, saved and reloaded", "[interface][motion]") {
    Maker rig;
    make_two_boxes(rig);
    const Scene still = rig.scene();
    rig.run("fly");
    const Scene moving = rig.scene();
    CHECK(rig.lab.workspace.undo_label() == "Let box fly");
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.scene() == still);
    rig.key(SDLK_z, KMOD_LCTRL | KMOD_LSHIFT);
    CHECK(rig.scene() == moving);
    rig.key(SDLK_s, KMOD_LCTRL);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("Mine");
    rig.key(SDLK_RETURN);
    REQUIRE(rig.host.files.count("scenes/mine.json") == 1);
    // The scene has been playing since, and the start time of each motion is saved, too.
    CHECK(read_scene(rig.host.files["scenes/mine.json"], "").motions == rig.scene().motions);
}

TEST_CASE("a new velocity takes effect at once, even in mid-flight", "[interface][motion]") {
    Maker rig;
    make_two_boxes(rig);
    rig.run("fly");
    rig.lab.workspace.session().view().playing = false;
    rig.lab.workspace.session().seek(0.25);
    rig.lab.workspace.session().edit("Say so", [](Scene& draft) { draft.caption = "Said"; });
    REQUIRE(flight_in(rig).since);
    rig.lab.workspace.session().view().select({"box"});
    const double before = box_of(rig.lab.workspace.session().now().posed).x;
    rig.frames(3);
    rig.key(SDLK_v);
    // From the box's center and half to the velocity of its flight, which is listed next.
    for (int field = 0; field < 4; ++field) rig.key(SDLK_TAB);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("100");
    rig.key(SDLK_RETURN);
    CHECK(flight_in(rig).velocity.x == 100);
    CHECK(box_of(rig.lab.workspace.session().now().posed).x > before + 5);
}

TEST_CASE("removing a motion leaves the shape where it is", "[interface][motion]") {
    Maker rig;
    make_two_boxes(rig);
    rig.run("circle");
    rig.lab.workspace.session().view().playing = false;
    rig.lab.workspace.session().seek(1);
    const Vec2 seen = box_of(rig.lab.workspace.session().now().posed);
    find_and_run(rig, "take its motion");
    CHECK(rig.scene().motions.empty());
    CHECK(box_of(rig.scene()) == seen);
    CHECK(command("fly").enabled(rig.lab.context));
}

TEST_CASE("an impossible motion command says what it needs", "[interface][motion]") {
    Maker rig;
    rig.key(SDLK_n, KMOD_LCTRL);
    rig.key(SDLK_3);
    find_and_run(rig, "let it fly");
    CHECK(rig.scene().motions.empty());
    CHECK(rig.lab.workspace.notice().text.starts_with("There is nothing for box to fly at."));
}

TEST_CASE("a moving shape stops for a pointer that comes near, and continues when that rests",
          "[interface][motion]") {
    Rig rig("aabb-vs-point");
    Session& session = rig.lab.workspace.session();
    const auto place = [&] {
        const Geometry& point = find_shape(session.now().posed, "point")->geometry;
        return *handle_position(point, "pos");
    };
    rig.move(rig.on_screen({-20, -10}));
    session.view().playing = true;
    const double fast = session.view().pace;
    const Pt at = rig.on_screen(place());
    rig.move({at.x + 4, at.y + 3});
    CHECK(session.view().pace < fast);
    rig.move(rig.on_screen(place()));
    CHECK(session.view().pace == 0);
    const Vec2 before = place();
    rig.lab.workspace.advance(0.5);
    CHECK(place() == before);
    SECTION("so that it can be dragged") {
        rig.drag(rig.on_screen(place()), rig.on_screen({10, 10}));
        CHECK(place().x == Approx(10).margin(1));
        CHECK(place().y == Approx(10).margin(1));
    }
    SECTION("and continues when the pointer is elsewhere") {
        rig.move("inspector");
        CHECK(session.view().pace == 1);
    }
}
