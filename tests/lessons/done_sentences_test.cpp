// When a task is done, its step shows a sentence. Whatever does the task makes that sentence true.
#include "catch.hpp"
#include "lessons/tried_step.hpp"

using namespace lab;

TEST_CASE("a task keeps what its last sentence speaks of", "[lessons]") {
    lab::testing::check_trials({
        // The floor stays under the hero, and the frames stay long.
        {"the-hero-who-falls/1", true, {"time=1"}},
        {"the-hero-who-falls/1", false, {"time=1", "floor.center.x=90"}},
        {"the-hero-who-falls/1", false, {"time=1", "hero.frame_rate=60"}},
        {"the-hero-who-falls/1", false, {"time=1", "floor.half.x=2"}},
        // Still a number, and b still as long.
        {"ranges-on-a-line/5", false, {"a.min=44", "a.max=44"}},
        {"ranges-on-a-line/5", true, {"b.min=12", "b.max=68"}},
        {"ranges-on-a-line/5", false, {"a.min=-50", "a.max=-40"}},
        // As narrow as it takes, but not by more than half, and by its width alone.
        {"two-axes-make-a-box/7", true, {"a.half.x=12"}},
        {"two-axes-make-a-box/7", false, {"a.half.x=9.6"}},
        {"two-axes-make-a-box/7", false, {"a.half.x=12", "a.center.y=-40"}},
        {"two-axes-make-a-box/7", false, {"a.center.y=-40"}},
        // On the line, and within the range.
        {"the-closest-point/1", true, {"above.pos.x=10"}},
        {"the-closest-point/1", false, {"above.pos.x=-40"}},
        {"the-closest-point/1", false, {"above.pos.x=10", "above.pos.y=40"}},
        // Below the box, not inside it.
        {"the-closest-point/6", true, {"circle.center.x=50"}},
        {"the-closest-point/6", false, {"circle.center.x=0", "circle.center.y=12"}},
        // Exactly one radius from the side, which stays.
        {"the-closest-point/9", true, {"circle.center.x=0", "circle.center.y=34"}},
        {"the-closest-point/9", false, {"circle.center.x=0", "circle.center.y=34.4"}},
        {"the-closest-point/9",
         false,
         {"circle.center.x=0", "circle.center.y=34", "box.center.y=-20"}},
        // Both boxes keep their heights.
        {"box-against-box-and-the-push/6", true, {"a.center.x=12", "a.center.y=-26"}},
        {"box-against-box-and-the-push/6",
         false,
         {"a.center.x=12", "a.center.y=-10", "a.half.y=0.1"}},
        {"box-against-box-and-the-push/6", false, {"a.center.x=12", "b.center.y=24"}},
        {"why-pushing-fails/3", true, {"time=0.18"}},
        // A start inside is pushed, and doesn't stop at a side.
        {"why-pushing-fails/5", true, {"a.delta.x=1000"}},
        {"why-pushing-fails/5", false, {"a.delta.x=1000", "a.center.x=24"}},
        // All the way across, from left to right.
        {"slabs/3", true, {"seg.start.y=-10", "seg.delta.y=20"}},
        {"slabs/3", false, {"seg.start.y=-12", "seg.delta.x=10", "seg.delta.y=2"}},
        {"slabs/3",
         false,
         {"seg.start.x=60", "seg.start.y=-10", "seg.delta.x=-100", "seg.delta.y=20"}},
        // It has to get to the corner.
        {"near-and-far/3", false, {"seg.delta.x=30", "seg.delta.y=10"}},
        {"near-and-far/3", true, {"seg.delta.y=37.333"}},
        {"near-and-far/3",
         false,
         {"seg.delta.x=100", "seg.delta.y=40", "seg.start.x=58", "seg.start.y=32"}},
        // Through the left side, from outside.
        {"near-and-far/5", true, {"seg.delta.x=90"}},
        {"near-and-far/5",
         false,
         {"seg.start.x=20", "seg.start.y=-60", "seg.delta.x=10", "seg.delta.y=60"}},
        {"near-and-far/5", false, {"seg.start.x=16", "seg.start.y=0"}},
        {"the-swept-box/1", true, {"a.center.y=-58"}},
        {"the-swept-box/1", false, {"a.center.x=24", "a.center.y=-20"}},
        {"the-swept-box/3",
         true,
         {"a.center.x=-30", "a.center.y=60", "a.delta.x=60", "a.delta.y=-40"}},
        {"the-swept-box/3", false, {"a.center.x=24", "a.center.y=40"}},
        {"rounding-corners/4", true, {"a.center.y=20"}},
        {"rounding-corners/4", false, {"a.center.x=-120", "a.center.y=0"}},
        {"capsules/5", false, {"pill.start.x=28", "pill.start.y=-20"}},
        {"capsules/5", true, {"pill.start.x=-10"}},
        // The hero doesn't duck.
        {"both-move/3", true, {"post.center.y=-40", "time=3"}},
        {"both-move/3", false, {"hero.half.y=2", "time=3"}},
        // The pillar moves, and doesn't shrink.
        {"many-obstacles/3", true, {"pillar.center.x=30"}},
        {"many-obstacles/3", false, {"pillar.radius=1"}},
        // Beside the right side, where the distance is 2.
        {"floating-point-and-touching/1", true, {"point.pos.x=16777234"}},
        {"floating-point-and-touching/1", false, {"point.pos.x=16777234", "point.pos.y=60"}},
        {"floating-point-and-touching/1", false, {"point.pos.x=16777234", "box.half.x=10"}},
        // To the right, and by no other axis.
        {"floating-point-and-touching/2", true, {"a.center.x=0.30000000000000004"}},
        {"floating-point-and-touching/2", false, {"a.center.y=0.3"}},
        {"floating-point-and-touching/2", false, {"b.center.y=-0.3"}},
        {"floating-point-and-touching/6", true, {"point.pos.x=33554452"}},
        {"floating-point-and-touching/6", false, {"point.pos.x=33554452", "point.pos.y=60"}},
        // Along the slope, and not without it.
        {"sliding-along-a-slope/5", true, {"a.delta.x=115"}},
        {"sliding-along-a-slope/5", false, {"slope.pos.y=200", "a.delta.x=110"}},
        // Any side of the step may be dragged; a shorter motion stops at no step.
        {"seams-and-ghosts/3", true, {"right.center.y=27.5"}},
        {"seams-and-ghosts/3", true, {"right.center.y=27", "right.half.y=13"}},
        {"seams-and-ghosts/3", true, {"right.half.y=13"}},
        {"seams-and-ghosts/3", false, {"a.delta.x=50"}},
        {"seams-and-ghosts/3", false, {"left.center.y=29"}},
        // The tile goes, and not the hero above it.
        {"seams-and-ghosts/7", false, {"level.origin.y=16", "hero.delta.y=0"}},
        {"seams-and-ghosts/7", false, {"hero.delta.y=0"}},
        {"seams-and-ghosts/7", true, {"level.rows[1]=............"}},
        // Lifted, not shorter.
        {"one-way/3", true, {"hero.center.y=-10"}},
        {"one-way/3", false, {"hero.half.y=5"}},
        // As steep as the hint says.
        {"a-character-on-the-ground/7", true, {"hero.steepest=0.99", "time=3.3"}},
        {"a-character-on-the-ground/7", false, {"hero.steepest=0.982", "time=3.3"}},
        // Long steps, not a missing tile.
        {"the-room/2", true, {"hero.swept=0", "hero.frame_rate=10", "time=1.5"}},
        {"the-room/2", false, {"hero.swept=0", "t4.center.y=200", "time=1.5"}},
        {"the-room/2", false, {"hero.swept=0", "t5.center.y=200", "time=1.5"}},
        {"the-room/2", false, {"hero.swept=0", "hero.frame_rate=60", "time=1.5"}},
        {"the-room/2", false, {"hero.swept=0", "t6.center.y=200", "time=1.9"}},
        // It stands at the seam; while it lands, no seam has stopped it.
        {"the-room/4", false, {"hero.seams=0", "time=0.91"}},
        {"the-room/4", false, {"hero.seams=0", "time=1.0"}},
        {"the-room/4", true, {"hero.seams=0", "time=1.2"}},
        {"the-room/4", true, {"hero.seams=0", "time=3"}},
        {"the-room/4", false, {"hero.seams=0", "hero.slides=0", "time=7.5"}},
        {"the-room/4", false, {"hero.seams=0", "hero.swept=0", "time=3"}},
    });
}

TEST_CASE("a gap is lost where the words say, and not where a drag has closed it", "[lessons]") {
    const auto holds = [](const char* step, const std::vector<std::string>& sets, int far) {
        const LessonStep& asked = lab::testing::step_named(step);
        InstrumentsNow now;
        now.far_away = far;
        return progress(std::get<Conditions>(*asked.task), lab::testing::tried(asked, sets), 0, now)
            .done;
    };
    CHECK(holds("neighbouring-floats/3", {"b.center.x=16"}, 15));
    CHECK_FALSE(holds("neighbouring-floats/3", {"b.center.x=16"}, 14));
    CHECK(holds("neighbouring-floats/6", {"b.center.x=16"}, 14));
    CHECK_FALSE(holds("neighbouring-floats/6", {"b.center.x=16"}, 13));
}
