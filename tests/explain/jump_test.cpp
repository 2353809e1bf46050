// A test at the end of each step misses what happens in between, and the lab says so.
#include "catch.hpp"
#include "explain/reason.hpp"
#include "motion/timeline.hpp"
#include "scene/files.hpp"

using namespace lab;

namespace {

/// A ball that moves to the right by 10 in each step, towards a thin disc, and is tested after it.
Scene ball_and_disc(double disc) {
    Scene scene;
    scene.shapes = {{"ball", Circle{{-35, 0}, 1}}, {"disc", Circle{{0, 0}, disc}}};
    Fly fly;
    fly.velocity = {600, 0};
    fly.swept = false;
    scene.motions = {{"ball.center", fly}};
    Query query;
    query.kind = QueryKind::overlaps;
    query.mover = "ball";
    query.obstacles = {"disc"};
    scene.queries = {query};
    return scene;
}

Reason reason_at(const Scene& scene, int step, std::size_t query = 0) {
    Timeline timeline;
    const Evaluation now = evaluate(scene, step / 60.0, timeline);
    return reason_of(now, query, trace_of(now.posed, now.posed.queries[query]));
}

bool says(const Reason& reason, const std::string& words) {
    return reason.sentence.detail.find(words) != std::string::npos;
}

std::size_t tested_places(const Reason& reason) {
    std::size_t count = 0;
    for (const Figure& figure : reason.figures)
        count += figure.kind == Figure::Kind::step_end ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("a step through an obstacle is explained in it and after it, with a warning before",
          "[explain]") {
    const Scene scene = ball_and_disc(1);
    const Reason before = reason_at(scene, 3), in = reason_at(scene, 4),
                 after = reason_at(scene, 6);
    INFO(before.sentence.detail << "\n" << in.sentence.detail << "\n" << after.sentence.detail);
    CHECK(says(before,
               "Only the end of each step of 10.000 is tested, and it would be in disc for only "
               "4.000: it may go through."));
    CHECK(says(in,
               "This step of 10.000 carried it through disc unnoticed: only its two ends were "
               "tested."));
    CHECK(says(after, "A step of 10.000 carried it through disc unnoticed, 0.033 s ago: only"));
    CHECK(tested_places(before) == 0);
    CHECK(tested_places(in) == 2);
    CHECK(tested_places(after) == 2);
}

TEST_CASE("an obstacle that no step passes through has no such warning", "[explain]") {
    const Reason before = reason_at(ball_and_disc(12), 1);
    INFO(before.sentence.detail);
    CHECK(says(before, "Only the end of each step of 10.000 is tested."));
    CHECK_FALSE(says(before, "through"));

    Scene swept = ball_and_disc(1);
    std::get<Fly>(swept.motions.front().kind).swept = true;
    for (const int step : {1, 4}) CHECK_FALSE(says(reason_at(swept, step), "step"));
    Scene still = ball_and_disc(1);
    still.motions.front().on = false;
    CHECK_FALSE(says(reason_at(still, 1), "step"));
}

TEST_CASE("the scene of the jump describes the ball that jumps, at every moment", "[explain]") {
    const Scene scene = tests::scene_file("tunnelling").scene;
    REQUIRE(scene.opens);
    const auto query = static_cast<std::size_t>(scene.opens->query.value());
    CHECK(scene.queries[query].mover == "tested");
    for (int step = 0; step < 240; ++step)
        CHECK(says(reason_at(scene, step, query),
                   step < 12 ? "may go through" : "carried it through"));
}
