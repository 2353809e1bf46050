#include "scene/edit.hpp"

#include "catch.hpp"
#include "motion/timeline.hpp"
#include "scene/case_line.hpp"
#include "scene/files.hpp"
#include "scene/handles.hpp"

using lab::Vec2;

namespace {

struct Opened {
    lab::Scene scene;
    lab::Scene posed;
};

Opened opened(const char* id, double time) {
    lab::Timeline timeline;
    Opened result{tests::scene_file(id).scene, {}};
    result.posed = timeline.pose(result.scene, time);
    return result;
}

lab::Segment segment_of(const lab::Scene& scene) {
    return std::get<lab::Segment>(lab::find_shape(scene, "seg")->geometry);
}

void check_refused(const std::string& assignment, const std::string& message) {
    Opened it = opened("aabb-vs-segment", 1);
    const lab::Scene before = it.scene;
    CHECK_THROWS_WITH(lab::apply_set(it.scene, it.posed, assignment),
                      Catch::Matchers::ContainsSubstring(message));
    CHECK(it.scene == before);
}

}  // namespace

TEST_CASE("a dragged handle detaches from its motion", "[scene][edit]") {
    Opened it = opened("aabb-vs-segment", 0.5);
    lab::detach(it.scene, it.posed, "seg.start");
    CHECK_FALSE(it.scene.motions[0].on);
    CHECK(it.scene.motions[1].on);
    CHECK(segment_of(it.scene).start == segment_of(it.posed).start);
    CHECK(lab::is_detached(it.scene, "seg"));
}

TEST_CASE("a dragged shape leaves all its motions, which can be resumed", "[scene][edit]") {
    Opened it = opened("aabb-vs-segment", 0.5);
    const lab::Scene before = it.scene;
    lab::detach(it.scene, it.posed, "seg");
    CHECK_FALSE(it.scene.motions[0].on);
    CHECK_FALSE(it.scene.motions[1].on);

    lab::give_back(it.scene, "seg");
    CHECK(it.scene.motions == before.motions);
    CHECK_FALSE(lab::is_detached(it.scene, "seg"));
}

TEST_CASE("a dragged delta leaves its swing alone", "[scene][edit]") {
    Opened it = opened("aabb-vs-swept-aabb", 0.5);
    lab::detach(it.scene, it.posed, "a.delta");
    CHECK(it.scene.queries[0].delta == it.posed.queries[0].delta);
    CHECK_FALSE(it.scene.motions[0].on);
    CHECK(it.scene.motions[1].on);
    CHECK(it.scene.queries[1].delta == Vec2{-32, 96});
}

TEST_CASE("a dragged body keeps the delta that its flight gave it", "[scene][edit]") {
    Opened it = opened("sweeping-an-aabb-through-multiple-objects", 3);
    lab::detach(it.scene, it.posed, "box.center");
    CHECK(it.scene.shapes == it.posed.shapes);
    CHECK(it.scene.queries == it.posed.queries);
    CHECK_FALSE(it.scene.motions[0].on);
}

// The flight gave the query its own delta again, so that a number in the inspector, --set and a
// click on the map had no effect.
TEST_CASE("a delta that is set takes a body out of its flight", "[scene][edit]") {
    const auto check_set = [](const auto& set) {
        Opened it = opened("sweeping-an-aabb-through-multiple-objects", 1);
        const lab::Scene before = it.posed;
        set(it);
        const lab::Scene after = lab::Timeline().pose(it.scene, 1);
        CHECK(after.queries[0].delta == Vec2{-33, before.queries[0].delta.y});
        CHECK(after.shapes == before.shapes);
    };
    check_set([](Opened& it) { lab::apply_set(it.scene, it.posed, "box.delta.x=-33"); });
    check_set([](Opened& it) { lab::set_numbers(it.scene, it.posed, {{"box.delta.x", -33}}); });
}

// A capsule that fell from its start stretched, because only the end that its motion drives moved.
TEST_CASE("a body moves as a whole, and keeps its size when it is dragged", "[scene][edit]") {
    Opened it = opened("landing-on-a-slope", 0.5);
    const auto pill = [](const lab::Scene& scene) {
        return std::get<lab::Capsule>(lab::find_shape(scene, "pill")->geometry);
    };
    CHECK(pill(it.posed).start.y > pill(it.scene).start.y + 10);
    CHECK(pill(it.posed).delta == pill(it.scene).delta);
    lab::detach(it.scene, it.posed, "pill.start");
    CHECK(pill(it.scene).start == pill(it.posed).start);
    CHECK(pill(it.scene).delta == pill(it.posed).delta);
}

TEST_CASE("a handle moves what it stands for", "[scene][handles]") {
    const auto moved = [](lab::Geometry geometry, const char* handle, Vec2 to) {
        lab::set_handle(geometry, handle, to);
        CHECK(lab::handle_position(geometry, handle) == to);
        return geometry;
    };
    using G = lab::Geometry;
    CHECK(moved(Vec2{1, 2}, "pos", {3, 4}) == G(Vec2{3, 4}));
    CHECK(moved(lab::Aabb{{1, 2}, {5, 6}}, "center", {3, 4}) == G(lab::Aabb{{3, 4}, {5, 6}}));
    CHECK(moved(lab::Circle{{1, 2}, 5.0}, "center", {3, 4}) == G(lab::Circle{{3, 4}, 5.0}));
    CHECK(moved(lab::Segment{{0, 0}, {8, 8}}, "start", {3, 4}) == G(lab::Segment{{3, 4}, {5, 4}}));
    CHECK(moved(lab::Segment{{1, 1}, {8, 8}}, "end", {3, 4}) == G(lab::Segment{{1, 1}, {2, 3}}));
    CHECK(moved(lab::Capsule{{1, 1}, {8, 8}, 2.0}, "end", {3, 4}) ==
          G(lab::Capsule{{1, 1}, {2, 3}, 2.0}));
    CHECK(moved(lab::Range{0, 4}, "center", {3, 0}) == G(lab::Range{1, 5}));
    CHECK(moved(lab::Range{0, 4}, "min", {3, 0}) == G(lab::Range{3, 4}));
    CHECK_FALSE(lab::handle_position(Vec2{1, 2}, "center"));
}

TEST_CASE("an assignment sets one number of one field", "[scene][set]") {
    Opened it = opened("aabb-vs-segment", 1);
    lab::apply_set(it.scene, it.posed, "box.half.x=20");
    CHECK(std::get<lab::Aabb>(it.scene.shapes[0].geometry) == lab::Aabb{{0, 0}, {20, 16}});
    CHECK(it.scene.motions[0].on);

    Opened round = opened("circle-vs-circle", 1);
    lab::apply_set(round.scene, round.posed, "circle.radius=1.5e1");
    CHECK(std::get<lab::Circle>(round.scene.shapes[0].geometry).radius == 15);
}

TEST_CASE("an assignment to a value that a motion drives detaches it and leaves the rest posed",
          "[scene][set]") {
    Opened it = opened("aabb-vs-segment", 1);
    lab::apply_set(it.scene, it.posed, "seg.start.x=5");
    const lab::Segment found = segment_of(it.scene), before = segment_of(it.posed);
    CHECK(found.start == Vec2{5, before.start.y});
    CHECK(std::abs(found.delta.x - before.delta.x) < 1e-12);
    CHECK_FALSE(it.scene.motions[0].on);
    CHECK_FALSE(it.scene.motions[1].on);

    // A second assignment finds nothing to detach.
    lab::apply_set(it.scene, it.posed, "seg.start.y=6");
    CHECK(segment_of(it.scene).start == Vec2{5, 6});
}

TEST_CASE("an assignment to a delta changes the queries of that mover", "[scene][set]") {
    Opened it = opened("aabb-vs-swept-aabb", 1);
    lab::apply_set(it.scene, it.posed, "a.delta.y=7");
    CHECK(it.scene.queries[0].delta == Vec2{it.posed.queries[0].delta.x, 7});
    CHECK(it.scene.queries[1].delta == Vec2{-32, 96});
    CHECK_FALSE(it.scene.motions[0].on);
}

TEST_CASE("an assignment to a setting changes the queries of that mover", "[scene][set]") {
    Opened it = opened("standing-on-a-seam", 0);
    lab::apply_set(it.scene, it.posed, "ball.snap=2.5");
    lab::apply_set(it.scene, it.posed, "ball.steepest=1.2");
    CHECK(it.scene.queries[0].settings.snap == 4);
    CHECK(it.scene.queries[1].settings.snap == 2.5);
    CHECK(it.scene.queries[1].settings.steepest == 1.2);
    check_refused("seg.snap=2", "seg has no field snap");
    CHECK_THROWS_WITH(lab::apply_set(it.scene, it.posed, "ball.snap=-1"),
                      Catch::Matchers::ContainsSubstring("ball.snap: expected"));
}

TEST_CASE("an assignment that cannot be made says why and changes nothing", "[scene][set]") {
    check_refused("bix.half.x=1", "no shape is named bix; did you mean box?");
    check_refused("box.haf.x=1",
                  "box has no field haf, it has center, half, one_way, groups; did you mean half?");
    check_refused("box.half=1", "expected box.half.x or box.half.y");
    check_refused("box.half.z=1", "found .z");
    check_refused("box.half.x=-1", "box.half: expected a number of at least 0, found -1");
    check_refused("box.half.x=wide", "expected a number, found wide");
    check_refused("box.half.x", "expected NAME.FIELD=NUMBER");
    check_refused("box=1", "expected NAME.FIELD=NUMBER");
    check_refused("box.delta.x=1", "box has no field delta");
}

TEST_CASE("numbers that no assignment would take are refused in its words", "[scene][set]") {
    const Opened it = opened("aabb-vs-segment", 1);
    CHECK_THROWS_WITH(
        lab::require_numbers(it.posed, {{"box.half.x", 1}, {"box.half.y", -1}}),
        Catch::Matchers::ContainsSubstring("box.half: expected a number of at least 0, found -1"));
    CHECK_THROWS_WITH(lab::require_numbers(it.posed, {{"bix.half.x", 1}}),
                      Catch::Matchers::ContainsSubstring("no shape is named bix"));
    CHECK_NOTHROW(lab::require_numbers(it.posed, {{"box.half.x", 0}, {"box.center.x", -9}}));
    // Each of these leaves the polygon convex, but not both.
    const lab::Scene posed = lab::read_case("isect1 h:polygon(0,0;-20,-20,20,-20,20,10,-20,10)");
    const lab::NumberValue right{"h.points[0].x", 15}, low{"h.points[0].y", 5};
    CHECK_NOTHROW(lab::require_numbers(posed, {right}));
    CHECK_NOTHROW(lab::require_numbers(posed, {low}));
    CHECK_THROWS_AS(lab::require_numbers(posed, {right, low}), lab::SetError);
}

TEST_CASE("a single number has no components", "[scene][set]") {
    Opened it = opened("circle-vs-circle", 1);
    CHECK_THROWS_WITH(lab::apply_set(it.scene, it.posed, "circle.radius.x=1"),
                      Catch::Matchers::ContainsSubstring("circle.radius is a single number"));
}
