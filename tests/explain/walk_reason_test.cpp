// Why a character stands, or why it doesn't, in words and figures.
#include "catch.hpp"
#include "explain/reason.hpp"
#include "motion/timeline.hpp"
#include "scene/case_line.hpp"
#include "scene/files.hpp"
#include "scene/keys.hpp"
#include "scene/switches.hpp"

using namespace lab;

namespace {

/// A hero 20 high whose feet are at y = 10, going by `delta` in this step.
Reason reason_for(const std::string& ground, const std::string& delta,
                  const std::string& settings = "0.8;2;3", const std::string& names = "g") {
    const std::string line = "isect1 hero:aabb(0,0;5,10) g:" + ground + " walk(hero," + names +
                             ";" + delta + ";" + settings + ")";
    INFO(line);
    Timeline timeline;
    const Evaluation now = evaluate(read_case(line), 0, timeline);
    return reason_of(now, 0, trace_of(now.posed, now.posed.queries[0]));
}

bool explains(const Reason& reason, const std::string& words) {
    return reason.sentence.detail.find(words) != std::string::npos;
}

const Figure* figure_with(const Reason& reason, const std::string& text) {
    for (const Figure& figure : reason.figures)
        if (figure.text == text) return &figure;
    return nullptr;
}

std::size_t arcs_of(const Reason& reason) {
    std::size_t count = 0;
    for (const Figure& figure : reason.figures) count += figure.kind == Figure::Kind::arc ? 1 : 0;
    return count;
}

/// Rises to the right by `rise` over 100, with its left corner below the hero's feet.
std::string slope(const char* rise, const char* y) {
    return std::string("polygon(-50,") + y + ";0,0,100,-" + rise + ",100,200,0,200)";
}

}  // namespace

TEST_CASE("a character on level ground stands, with its reach but no angle", "[explain][walk]") {
    const Reason reason = reason_for("aabb(0,20;50,10)", "1,0.25");
    CHECK(reason.sentence.answer == "It stands.");
    CHECK(explains(reason, "level"));
    const Figure* step = figure_with(reason, "step 3");
    REQUIRE(step != nullptr);
    CHECK(step->at[0].y == 10);
    CHECK(step->at[1].y == 7);
    const Figure* snap = figure_with(reason, "snap 2");
    REQUIRE(snap != nullptr);
    CHECK(snap->at[1].y == 12);
    CHECK(arcs_of(reason) == 0);
}

TEST_CASE("the velocity of a character is an arrow from its place", "[explain][walk]") {
    const Reason reason = reason_for("aabb(0,20;50,10)", "1,0.25");
    const Figure* velocity = figure_with(reason, "velocity");
    REQUIRE(velocity != nullptr);
    CHECK(velocity->kind == Figure::Kind::arrow);
    CHECK(velocity->at[0] == Vec2{1, 0});
    CHECK(velocity->at[1] == Vec2{13, 0});
    CHECK(figure_with(reason_for("aabb(0,20;50,10)", "0,0.25"), "velocity") == nullptr);
}

TEST_CASE("a slope that is no floor is explained by its angle against the steepest",
          "[explain][walk]") {
    // The hero's right foot touches the slope at x = 5, of 45° or 26.6°.
    const Reason stands = reason_for(slope("50", "37.5"), "0,0.25");
    CHECK(stands.sentence.answer == "It stands.");
    CHECK(explains(stands, "slopes by 26.6°"));
    CHECK(figure_with(stands, "26.6° ≤ 45.8°") != nullptr);
    CHECK(arcs_of(stands) == 1);

    const Reason slides = reason_for(slope("50", "37.5"), "0,0.25", "0.4;2;3");
    INFO(slides.sentence.answer << slides.sentence.detail);
    CHECK(slides.sentence.answer == "It slides.");
    CHECK(explains(slides,
                   "hero slides down g: its slope, 26.6°, is steeper than the steepest "
                   "floor, 22.9°."));
    CHECK(figure_with(slides, "26.6° > 22.9°") != nullptr);
    // From the level to the limit, and from there to the slope.
    CHECK(arcs_of(slides) == 2);
}

TEST_CASE("the reason names the distance to a floor that a character doesn't reach",
          "[explain][walk]") {
    const Reason reason = reason_for("aabb(0,40;50,10)", "1,4");
    CHECK(reason.sentence.answer == "It is in the air.");
    CHECK(explains(reason,
                   "In this step hero falls by 4, and the floor below it, g, is still 16 away."));
    const Figure* height = figure_with(reason, "16");
    REQUIRE(height != nullptr);
    CHECK(height->at[0] == Vec2{1, 14});
    CHECK(height->at[1] == Vec2{1, 30});
    CHECK(explains(reason_for("aabb(0,-90;50,10)", "1,4"), "There is no floor below hero."));
}

TEST_CASE("the floor below is measured from where a character has walked", "[explain][walk]") {
    // It stood on the right edge of g, at x = -4, and has left it.
    const Reason reason =
        reason_for("aabb(-54,20;50,10) f:aabb(0,80;90,10)", "3,0.25", "0.8;2;3", "g,f");
    INFO(reason.sentence.detail);
    CHECK(reason.sentence.answer == "It is in the air.");
    // It said "falls by 0".
    CHECK(
        explains(reason,
                 "In this step hero doesn't fall yet, and the floor below it, f, is 60 away: more "
                 "than snap, 2."));
}

TEST_CASE("the reason names the wall that a character runs against", "[explain][walk]") {
    const Reason reason = reason_for("aabb(9,0;2,10)", "4,0.25");
    INFO(reason.sentence.detail);
    CHECK(explains(reason, "hero runs against g, a wall."));
}

TEST_CASE("the wall is named, and not the floor that is met on the way into it",
          "[explain][walk]") {
    // A slope of 60° begins at the end of the floor.
    const Reason reason = reason_for("polygon(5,10;0,0,60,-104,60,16,0,16) f:aabb(-43,18;48,8)",
                                     "4,0.25", "0.8;2;0", "g,f");
    INFO(reason.sentence.detail);
    CHECK(explains(reason, "hero stands on f, which is level here. hero runs against g, a slope"));
}

TEST_CASE("a wall that is met at its corner with the floor is named", "[explain][walk]") {
    // A slope of 28.6° begins where the floor ends, and the character's own corner is there.
    const Reason reason = reason_for("polygon(18,10;0,0,88,-48,88,16,0,16) f:aabb(-30,18;48,8)",
                                     "40,4", "0.3;2;0", "f,g");
    INFO(reason.sentence.detail);
    CHECK(explains(reason, "hero runs against g, a slope of 28.6°"));
}

TEST_CASE("the reason says that a character rises or drops", "[explain][walk]") {
    const Reason rises = reason_for("aabb(0,20;50,10)", "0,-2");
    CHECK(rises.sentence.answer == "It rises.");
    const Reason drops = reason_for("aabb(0,20;50,10;0,-1)", "0,0.25", "0.8;2;3;along_slope;1");
    INFO(drops.sentence.detail);
    CHECK(drops.sentence.answer == "It is in the air.");
    CHECK(explains(drops, "drops through one-way platforms"));
    CHECK(explains(drops, "There is no floor below"));
}

TEST_CASE("the reason says that a character has left the level", "[explain][walk]") {
    Scene scene = tests::scene_file("a-character").scene;
    apply_keys(scene, "600l");
    const auto said = [&](double time) {
        Timeline timeline;
        const Evaluation now = evaluate(scene, time, timeline);
        return reason_of(now, 0, trace_of(now.posed, now.posed.queries[0]));
    };
    CHECK(explains(said(9), "There is no floor below hero, which has left the level."));
    CHECK(explains(said(0.6), "There is no floor below hero."));
}

TEST_CASE("a character says which idea its step goes without, and what it tested",
          "[explain][walk]") {
    const auto said = [](const std::string& off, double time) {
        Scene scene = tests::scene_file("the-room").scene;
        if (!off.empty()) *switch_named(scene, off) = false;
        if (off == "swept") std::get<Walking>(scene.motions[0].kind).frame_rate = 10;
        Timeline timeline;
        const Evaluation now = evaluate(scene, time, timeline);
        return reason_of(now, 0, trace_of(now.posed, now.posed.queries[0])).sentence.detail;
    };
    const auto says = [](const std::string& text, const char* words) {
        return text.find(words) != std::string::npos;
    };
    CHECK(says(said("swept", 1), "With swept off, hero doesn't take this step"));
    CHECK(says(said("swept", 1), "carried it through t3 unnoticed, 0."));
    CHECK(says(said("swept", 1), " s ago."));
    CHECK_FALSE(says(said("swept", 3.5), "carried it through t3"));
    CHECK(says(said("slides", 1), "stops at whatever it meets"));
    CHECK(says(said("seams", 1), "as if it were the only one"));
    CHECK(says(said("snaps", 1), "nothing holds hero"));
    CHECK(says(said("broad_phase", 1), "Its last step tested 49 of 49 obstacles."));
    CHECK(says(said("", 1), " of 49 obstacles."));
    CHECK_FALSE(says(said("", 1), " off"));
}
