// Stepping through a query value by value.
#include "trace/walk.hpp"

#include "catch.hpp"
#include "trace/cases.hpp"
#include "trace/decision.hpp"

using namespace lab;
using namespace explain_cases;

namespace {
/// The text for each part of a walk, starting with the first value.
template <class Tell>
std::vector<std::string> told_of_steps(const Call& whole, const Tell& tell) {
    std::vector<std::string> told;
    for (std::size_t steps = 1; steps <= step_count(whole); ++steps)
        told.emplace_back(tell(walked(whole, steps)));
    return told;
}
}  // namespace

TEST_CASE("a walk adds one value at a time, and ends with the whole trace", "[explain]") {
    for (const Case& each : all_cases()) {
        const auto whole = trace_of(each.scene, each.scene.queries.front());
        REQUIRE(whole);
        const std::size_t length = step_count(*whole);
        INFO(each.title);
        for (std::size_t steps = 1; steps <= length; ++steps) {
            const Call part = walked(*whole, steps);
            CHECK(step_count(part) == steps);
            // The path to the last value ends at the call that has it.
            CHECK_FALSE(way_to_last(part).back()->steps.empty());
        }
        CHECK(walked(*whole, length + 5).steps.size() == whole->steps.size());
    }
}

TEST_CASE("a walk describes the latest value by the label of its line", "[explain]") {
    const Case hit = ask(QueryKind::raycast, Segment{{-40, 1}, {80, 2}}, Aabb{{0, 0}, {8, 8}});
    const Query& query = hit.scene.queries.front();
    const auto whole = trace_of(hit.scene, query);
    REQUIRE(whole);
    const auto said =
        told_of_steps(*whole, [&](const Call& part) { return last_value(part, query); });
    CHECK(said[0] == "near: 0.400");
    CHECK(said[1] == "far: 0.600");
    CHECK(said[2] == "is_missed: no");
    CHECK(said.back() == "answer: hit at t 0.400");
}

TEST_CASE("a walk shows the library's comment for each step", "[explain]") {
    const Case hit = ask(QueryKind::raycast, Segment{{-40, 1}, {80, 2}}, Aabb{{0, 0}, {8, 8}});
    const auto whole = trace_of(hit.scene, hit.scene.queries.front());
    REQUIRE(whole);
    const auto said = told_of_steps(*whole, last_words);
    const char* both =
        "On each axis, the segment is between the edges for a span of time. It is in the box from "
        "the later near time to the earlier far time.";
    CHECK(said[0] == both);
    CHECK(said[1] == both);
    CHECK(said[3] == "If the start is inside already, the static test applies.");
    CHECK(said.back() == "It enters the box through the edge that it reaches last.");

    // A value may have no comment: then the first sentence about the function is shown, without its
    // source.
    const Case meet = ask(QueryKind::overlaps, Aabb{{0, 0}, {8, 8}}, Aabb{{9, 0}, {8, 8}});
    const auto test = trace_of(meet.scene, meet.scene.queries.front());
    REQUIRE(test);
    CHECK(told_of_steps(*test, last_words)[0] ==
          "Whether two boxes overlap: on both axes, their centers are closer than the sum of their "
          "half sizes.");
}

TEST_CASE("a walk goes into a nested algorithm before it continues in the caller", "[explain]") {
    const Case hit = ask(QueryKind::sweep, Aabb{{-40, 0}, {4, 4}}, Aabb{{0, 0}, {8, 8}}, {80, 0});
    const auto whole = trace_of(hit.scene, hit.scene.queries.front());
    REQUIRE(whole);
    const auto files = told_of_steps(
        *whole, [](const Call& part) { return way_to_last(part).back()->file_name(); });
    REQUIRE(files.size() > 6);
    CHECK(files[0] == "raycast/aabb.hpp");
    CHECK(files[6] == "raycast/aabb.hpp");
    CHECK(files[7] == "sweep/aabb_aabb.hpp");
    CHECK(files.back() == "sweep/aabb_aabb.hpp");
}

TEST_CASE("the deciding call of a slide is its first sweep", "[explain]") {
    const Case slide = ask(QueryKind::move_and_slide, Aabb{{0, 0}, {4, 4}},
                           std::vector<Geometry>{Aabb{{0, 20}, {60, 4}}}, {24, 24});
    const auto trace = trace_of(slide.scene, slide.scene.queries.front());
    REQUIRE(trace);
    REQUIRE(trace->calls.size() > 2);
    CHECK(deciding_call(*trace) == &trace->calls.front());
    CHECK(deciding_call(*trace)->file_name() == "ground/sweep_into.hpp");
}
