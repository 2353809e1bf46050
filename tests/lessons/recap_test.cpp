// The story through the lessons, and the problem at the end of each.
#include "catch.hpp"
#include "evaluate/crowd.hpp"
#include "lessons/recap_ways.hpp"
#include "lessons/tried_step.hpp"

using namespace lab;
using lab::testing::does;
using lab::testing::predicted;
using lab::testing::step_named;

namespace {

bool is_for_an_instrument(const std::vector<std::string>& sets) {
    for (const std::string& set : sets)
        for (const char* word : {"map=", "compare=", "far=", "recorded="})
            if (set.starts_with(word)) return true;
    return false;
}

bool near(Vec2 a, Vec2 b) {
    return isect::distance(a, b) < 1e-6;
}

}  // namespace

TEST_CASE("each lesson says which bug it fixes, and ends with three sentences and a problem",
          "[lessons]") {
    for (const Lesson& lesson : built_in_lessons(built_in_scenes())) {
        CAPTURE(lesson.id);
        REQUIRE(lesson.summary.size() == 2);
        CHECK(plain_text(lesson.summary[1]).starts_with("The bug that it fixes: "));
        const LessonStep& recap = lesson.steps.back();
        CHECK(recap.heading == "Recap");
        std::size_t sentences = 0;
        bool poses = false;
        for (const Block& block : recap.words) {
            sentences += block.kind == BlockKind::item ? 1 : 0;
            poses = poses || plain_text(block).starts_with("A problem without a hint: ");
        }
        CHECK(sentences == 3);
        CHECK(poses);
        CHECK(recap.task);
        CHECK(recap.hint.empty());
    }
}

TEST_CASE("every problem and every step of the story can be done", "[lessons]") {
    for (const auto& [step, sets] : lab::testing::recap_ways) {
        if (is_for_an_instrument(sets)) continue;
        CAPTURE(step, sets);
        CHECK(does(step, sets));
        CHECK_FALSE(does(step, {}));
    }
}

TEST_CASE("a problem isn't done by a trick", "[lessons]") {
    struct Row {
        const char* step;
        std::vector<std::string> sets;
    };
    const std::vector<Row> rows = {
        // The hero is dragged below the floor, or the floor is taken away.
        {"the-hero-who-falls/1", {"hero.center.y=90"}},
        {"the-hero-who-falls/1", {"floor.center.x=300", "floor.center.y=90", "time=0.6"}},
        {"the-hero-who-falls/1", {"hero.swept=1", "time=1.5"}},
        // Sweeps alone do it, not more frames, and not a hero that was put on the floor.
        {"the-hero-who-falls/3", {"hero.frame_rate=60", "time=1"}},
        {"the-hero-who-falls/3", {"hero.center.y=30"}},
        {"the-hero-who-falls/3", {"hero.center.y=30", "hero.swept=1"}},
        {"ranges-on-a-line/7", {"a.min=0", "a.max=10"}},
        {"ranges-on-a-line/7", {"a.max=60", "a.min=50"}},
        // Further than necessary, or another side.
        {"two-axes-make-a-box/7", {"a.half.x=5"}},
        {"two-axes-make-a-box/7", {"a.half.y=5"}},
        {"two-axes-make-a-box/7", {"a.center.x=-60"}},
        {"the-closest-point/9", {"circle.center.x=0", "circle.center.y=-34"}},
        {"the-closest-point/9", {"circle.center.x=38", "circle.center.y=34"}},
        {"the-closest-point/9", {"circle.center.x=0", "circle.center.y=33.9"}},
        {"box-against-box-and-the-push/6", {"a.center.x=12", "a.center.y=42"}},
        {"why-pushing-fails/6", {"low_rate.radius=12"}},
        {"why-pushing-fails/6", {"low_rate.frame_rate=60"}},
        {"why-pushing-fails/6", {"floor.half.y=8"}},
        {"a-segment-as-s-of-t/7", {"wall_ahead.center.x=14.8"}},
        {"a-segment-as-s-of-t/7", {"segment.start.x=-120"}},
        {"slabs/6", {"box.half.x=25", "box.center.x=-10"}},
        {"near-and-far/11",
         {"seg.start.x=0", "seg.start.y=-30", "seg.delta.x=0", "seg.delta.y=40"}},
        {"the-corner-that-misses/6", {"seg.start.y=80"}},
        {"the-corner-that-misses/6", {"box.center.y=90"}},
        {"inflating/7", {"b.half.x=10"}},
        {"the-swept-box/8", {"a.center.x=-60", "a.delta.x=92"}},
        {"the-swept-box/8", {"b.half.x=26"}},
        // The wedge may not leave upward, nor so far that its range on x is apart.
        {"polygons-and-separating-axes/5", {"wedge.pos.y=-60"}},
        {"polygons-and-separating-axes/5", {"wedge.pos.x=70"}},
        {"polygons-and-separating-axes/4", {"ball.radius=21"}},
        {"polygons-and-separating-axes/4", {"ball.center.x=30", "ball.center.y=0"}},
        {"both-move/1", {"a.center.x=-20"}},
        {"both-move/1", {"b.center.x=20", "a.delta.x=120"}},
        {"both-move/2", {"b.center.x=90"}},
        {"both-move/3", {"time=3"}},
        {"both-move/3", {"lift.center.x=50"}},
        {"both-move/4", {"a.delta.x=80", "a.delta.y=80"}},
        {"many-obstacles/6", {"b.center.y=90"}},
        {"many-obstacles/6", {"a.center.x=30", "a.delta.x=40"}},
        {"many-obstacles/6", {"c.center.x=-60"}},
        {"floating-point-and-touching/6", {"point.pos.x=33554448"}},
        {"floating-point-and-touching/6", {"box.center.x=33554400", "point.pos.x=33554420"}},
        {"seams-and-ghosts/7", {"hero.center.y=-30"}},
        {"seams-and-ghosts/7", {"hero.center.x=40"}},
        {"seams-and-ghosts/8", {"a.center.y=0"}},
        {"seams-and-ghosts/8", {"t2.center.y=30"}},
        {"seams-and-ghosts/8", {"t2.center.x=90"}},
        {"one-way/7", {"hero.center.y=-20"}},
        {"one-way/7", {"shelf.center.y=-30"}},
        {"a-character-on-the-ground/8", {"hero.snap=20"}},
        {"a-character-on-the-ground/8", {"lower.center.y=32"}},
        {"the-exact-flip/6", {"ray.start.y=5.6155281280884"}},
        {"the-exact-flip/6", {"ray.start.y=5"}},
        // A switch alone isn't the fault, and a drag isn't the fall.
        {"the-room/1", {"hero.center.x=282", "hero.center.y=50"}},
        {"the-room/2", {"hero.swept=0", "time=1.5"}},
        {"the-room/2", {"hero.frame_rate=10", "time=1.5"}},
        {"the-room/3", {"hero.slides=0", "time=3"}},
        {"the-room/4", {"hero.seams=0"}},
        {"the-room/5", {"time=3.45"}},
        {"the-room/6", {"hero.broad_phase=0"}},
        {"the-room/7", {"hero.swept=1", "time=7"}},
        {"the-room/7", {"hero.seams=1", "time=7"}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.step, row.sets);
        CHECK_FALSE(does(row.step, row.sets));
    }
}

TEST_CASE("the problems with a place to predict come out as their text says", "[lessons]") {
    CHECK(near(predicted("circles-and-the-quadratic/9"), {-20, -15}));
    CHECK(near(predicted("rounding-corners/6"), {-28, -26}));
    CHECK(near(predicted("swept-circles/7"), {-20, 15}));
    CHECK(near(predicted("capsules/6"), {29, -12}));
    CHECK(near(predicted("slide-bounce-invert/7"), {20, 24}));
    CHECK(near(predicted("sliding-along-a-slope/8"), {-10, 7}));
}

TEST_CASE("among boxes of all sizes, only a tree tests fewer than ten", "[lessons]") {
    for (std::size_t i = 0; i < crowd_structure_names.size(); ++i) {
        LessonStep step = step_named("broad-phase/9");
        step.scene.crowd->structure = static_cast<CrowdStructure>(i);
        Evaluation now = lab::testing::tried(step, {});
        CrowdKeeper().ask(now);
        const std::string name = crowd_structure_names[i];
        CAPTURE(name, now.crowd->answer.tested);
        CHECK(progress(std::get<Conditions>(*step.task), now, 0).done ==
              (name == "quadtree" || name == "bvh"));
        // An empty place is no structure.
        Evaluation moved = lab::testing::tried(step, {"place.center.x=104", "place.center.y=60"});
        CrowdKeeper().ask(moved);
        CHECK_FALSE(progress(std::get<Conditions>(*step.task), moved, 0).done);
    }
}

TEST_CASE("a list tests n (n − 1) / 2 pairs, and sorting leaves few of them", "[lessons]") {
    const auto tested = [](const std::string& structure, const char* count) {
        LessonStep step = step_named("broad-phase/8");
        Evaluation now = lab::testing::tried(step, {count});
        for (std::size_t i = 0; i < crowd_structure_names.size(); ++i)
            if (structure == crowd_structure_names[i])
                now.posed.crowd->structure = static_cast<CrowdStructure>(i);
        CrowdKeeper().ask(now);
        return now.crowd->answer.tested;
    };
    CHECK(tested("list", "crowd.count=10") == 45);
    CHECK(tested("list", "crowd.count=45") == 990);
    CHECK(tested("list", "crowd.count=46") == 1035);
    CHECK(tested("sweep_and_prune", "crowd.count=10") == 8);
}

TEST_CASE("two things meet where one meets the other at rest", "[lessons]") {
    // What the lesson says about its first step: after 0.75, a is at 0 and b at 20.
    const isect::Aabb<double> a{{-60, 0}, {10, 10}}, b{{50, 0}, {10, 20}};
    const auto met = isect::sweep(a, {80, 0}, b, {-40, 0});
    REQUIRE(met.hit);
    CHECK(met.time == 0.75);
    CHECK(met.pos == Vec2{0, 0});
    CHECK(met.other_pos == Vec2{20, 0});
    CHECK_FALSE(isect::sweep(a, {80, 0}, b).hit);
}
