// A scene that plays, or a drag, stops by itself at the exact moment or number.
#include <cmath>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"

using namespace lab;
using lab::testing::box_of;
using lab::testing::Rig;

namespace {

bool is_hit_at(const Scene& scene, double time) {
    Timeline timeline;
    return says_hit(evaluate(scene, time, timeline).answers.front());
}

void play_until_it_stops(Rig& rig) {
    Session& session = rig.lab.workspace.session();
    session.view().playing = true;
    for (int i = 0; i < 2000 && session.view().playing; ++i) rig.lab.workspace.advance(1.0 / 60);
    rig.frames(3);
}

/// The box rests at the left, and a drag stops where the answer changes.
Session& watch_resting_box(Rig& rig) {
    Session& session = rig.lab.workspace.session();
    session.edit("Move box", [](Scene& draft) {
        draft.motions.clear();
        std::get<Aabb>(find_shape(draft, "box")->geometry).center = {-80, 5};
    });
    command("stop_at_change").run(rig.lab.context);
    rig.frames(2);
    return session;
}

/// A case opens, with one of its queries shown.
Session& open_case(Rig& rig, const char* case_line, int query) {
    rig.lab.workspace.open_case(case_line);
    Session& session = rig.lab.workspace.session();
    session.view().query = query;
    rig.frames(2);
    return session;
}

}  // namespace

TEST_CASE("playing stops at the exact moment of a watched hit", "[interface]") {
    Rig rig("aabb-vs-segment");
    Session& session = rig.lab.workspace.session();
    session.seek(0);
    const bool first = is_hit_at(session.scene(), 0);
    rig.click("Stop when…");
    rig.click("A hit begins or ends");
    rig.key(SDLK_ESCAPE);
    play_until_it_stops(rig);
    REQUIRE(session.stopped());
    CHECK_FALSE(session.view().playing);
    const double time = session.view().time;
    CHECK(is_hit_at(session.scene(), time) != first);
    CHECK(is_hit_at(session.scene(), std::nextafter(time, 0.0)) == first);
    CHECK(session.stopped()->why.find("the answer changes") == 0);

    SECTION("the case can be copied") {
        rig.click("Copy the case");
        const Scene scene =
            read_case(rig.lab.clipboard().substr(0, rig.lab.clipboard().find('\n')));
        CHECK(is_hit_at(scene, scene.opens->time.value_or(0)) != first);
    }
    SECTION("Space plays on") {
        play_until_it_stops(rig);
        CHECK(session.view().time > time + 0.01);
    }
    SECTION("Esc closes the message") {
        rig.key(SDLK_ESCAPE);
        CHECK_FALSE(session.stopped());
    }
}

TEST_CASE("without a wish, playing goes on", "[interface]") {
    Rig rig("aabb-vs-segment");
    for (int i = 0; i < 600; ++i) {
        rig.lab.workspace.session().view().playing = true;
        rig.lab.workspace.advance(1.0 / 60);
    }
    CHECK(rig.lab.workspace.session().view().time > 9);
    CHECK_FALSE(rig.lab.workspace.session().stopped());
}

TEST_CASE("a drag is held at the number at which the watched answer changes", "[interface]") {
    Rig rig("circle-vs-aabb");
    Session& session = watch_resting_box(rig);
    const std::size_t steps = session.history().position();
    const Pt from = rig.on_screen({-80, 5});
    rig.move(from);
    rig.button(true);
    for (int i = 1; i <= 8; ++i)
        rig.move(lab::testing::beside(from, 40.0F * static_cast<float>(i), 0));
    rig.button(false);
    REQUIRE(session.stopped());
    CHECK(session.stopped()->why == "the answer changes: miss → hit");
    const Scene held = session.scene();
    CHECK(box_of(held).x == Approx(-48));
    CHECK(is_hit_at(held, 0));
    Scene before = held;
    Vec2& place = std::get<Aabb>(find_shape(before, "box")->geometry).center;
    place.x = std::nextafter(std::nextafter(place.x, -1e9), -1e9);
    CHECK_FALSE(is_hit_at(before, 0));
    CHECK(session.history().position() == steps + 1);
    // The path of the drag leads there, and not beyond.
    const DragHistory& drags = session.drags();
    for (const Geometry& skin : drags.skins(held))
        CHECK(std::get<Aabb>(skin).center.x <= box_of(held).x);
    CHECK(drags.numbers_at(drags.place).front().value == box_of(held).x);

    SECTION("and the next drag goes on from there") {
        rig.drag(rig.on_screen(box_of(held)), rig.on_screen({-20, 5}));
        CHECK(box_of(session.scene()).x > -40);
        CHECK_FALSE(session.stopped());
    }
}

TEST_CASE("the bar of a stop has a line for each number of the drag", "[interface]") {
    Rig rig("circle-vs-aabb");
    Session& session = watch_resting_box(rig);
    const auto height_after = [&](float down) {
        rig.drag(rig.on_screen({-80, 5}), lab::testing::beside(rig.on_screen({-20, 5}), 0, down));
        REQUIRE(session.stopped());
        return rig.area("stopped").height();
    };
    SECTION("one") {
        CHECK(height_after(0) == 62);
        CHECK(session.stopped()->where.find('\n') == std::string::npos);
    }
    SECTION("two") {
        CHECK(height_after(20) == 62 + 17);
        CHECK(session.stopped()->where.find("\nbox.center.y = ") != std::string::npos);
        CHECK(rig.area("stopped").max.y <= rig.area("canvas").max.y);
    }
}

TEST_CASE("the drag of a number field is held there, too", "[interface]") {
    Rig rig("circle-vs-aabb");
    Session& session = rig.lab.workspace.session();
    session.edit("Move box", [](Scene& draft) {
        draft.motions.clear();
        std::get<Aabb>(find_shape(draft, "box")->geometry).center = {-80, 5};
    });
    session.view().select({"box"});
    command("stop_at_change").run(rig.lab.context);
    rig.frames(3);
    const std::size_t steps = session.history().position();
    SECTION("at the exact number, in one undo step, with its path") {
        rig.drag("box.center.x", 100, 0);
        REQUIRE(session.stopped());
        CHECK(session.stopped()->where.find("box.center.x = ") == 0);
        Scene held = session.scene();
        double& x = std::get<Aabb>(find_shape(held, "box")->geometry).center.x;
        CHECK(is_hit_at(held, 0));
        x = std::nextafter(x, -1e9);
        CHECK_FALSE(is_hit_at(held, 0));
        CHECK(session.history().position() == steps + 1);
        CHECK(session.drags().is_shown());
    }
    SECTION("but a typed number goes where it was typed to") {
        rig.click("box.center.x");
        rig.type("-20");
        rig.key(SDLK_RETURN);
        CHECK(box_of(session.scene()).x == -20);
        CHECK_FALSE(session.stopped());
    }
}

TEST_CASE("a stop at a disagreement begins a comparison", "[interface]") {
    Rig rig("circle-vs-aabb");
    Session& session = rig.lab.workspace.session();
    command("stop_at_difference").run(rig.lab.context);
    REQUIRE(session.view().against != nullptr);
    CHECK(session.view().stop_at.difference);
    session.seek(0);
    play_until_it_stops(rig);
    REQUIRE(session.stopped());
    CHECK(session.stopped()->why.find(session.view().against->title) == 0);
    CHECK_FALSE(session.moment().other->differences.empty());
    command("stop_at_difference").run(rig.lab.context);
    CHECK_FALSE(session.view().stop_at.any());
}

TEST_CASE("a drag stops at what goes wrong in another query, and shows that one", "[interface]") {
    Rig rig("circle-vs-aabb");
    Session& session = open_case(rig,
                                 "isect1 far:aabb(60,0;1,1) box:aabb(9,6;3,4) c:circle(-8,8;1) "
                                 "intersect(far,c) intersect(box,c)",
                                 0);
    session.compare_with(implementation_named("noonat"));
    session.view().stop_at.difference = true;
    rig.drag(rig.on_screen({-8, 8}), rig.on_screen({8, 8}));
    REQUIRE(session.stopped());
    CHECK(session.view().query == 1);
    CHECK(session.stopped()->why.find("disagrees with isect") != std::string::npos);
    CHECK(std::get<Circle>(find_shape(session.scene(), "c")->geometry).center.x < 8);
}

TEST_CASE("a drag stops by the delta of each query of a mover", "[interface]") {
    Rig rig("circle-vs-aabb");
    Session& session = open_case(rig,
                                 "isect1 b:circle(60,-30;8) d:aabb(0,40;8,8) a:aabb(-40,0;4,4) "
                                 "sweep(a,b;60,0) sweep(a,d;0,60)",
                                 1);
    session.view().stop_at.watched = "hit";
    rig.drag(rig.on_screen({-40, 0}), rig.on_screen({0, 0}));
    REQUIRE(session.stopped());
    CHECK(std::get<Aabb>(find_shape(session.scene(), "a")->geometry).center.x == Approx(-12));
}
