// A walk is simulated in steps, remembers them, and goes on from an edit.
#include "catch.hpp"
#include "evaluate/results_json.hpp"
#include "motion/timeline.hpp"
#include "scene/files.hpp"
#include "scene/keys.hpp"

using namespace lab;

namespace {

Scene character() {
    return tests::scene_file("a-character").scene;
}

Walking& walk_of(Scene& scene) {
    return std::get<Walking>(scene.motions.back().kind);
}

std::string frame_of(const Scene& scene, double time) {
    Timeline timeline;
    return results_json(evaluate(scene, time, timeline), "");
}

}  // namespace

TEST_CASE("a trail is the way of a walk in its last second", "[motion][walk]") {
    const Scene scene = character();
    Timeline timeline;
    for (const double time : {3.3, 0.5, 8.0}) {
        const Evaluation now = evaluate(scene, time, timeline);
        REQUIRE(now.trails.size() == 1);
        const std::vector<Footprint>& prints = now.trails[0].prints;
        const std::int64_t last = step_at(time);
        REQUIRE(static_cast<std::int64_t>(prints.size()) == std::min(last, trail_steps) + 1);
        for (std::size_t i = 0; i < prints.size(); i += 7) {
            const std::int64_t step = last - static_cast<std::int64_t>(prints.size() - 1 - i);
            Timeline fresh;
            const Scene posed = fresh.pose(scene, static_cast<double>(step) / 60.0);
            CHECK(prints[i].pos == std::get<Aabb>(find_shape(posed, "hero")->geometry).center);
        }
    }
}

TEST_CASE("looking ahead finds where a walk stands, a few steps at a time", "[motion][walk]") {
    const Scene scene = character();
    Timeline timeline;
    int rounds = 0;
    while (timeline.look_ahead(scene, 0, 10, 50)) ++rounds;
    CHECK(rounds == 13);
    const std::size_t hero = scene.motions.size() - 1;
    for (std::int64_t step = 0; step <= 600; step += 20) {
        Timeline fresh;
        const Since there = fresh.flight(scene, hero, static_cast<double>(step) / 60.0);
        CHECK(timeline.footing(hero, step) == (there.stands ? Footing::stands : Footing::in_air));
    }
    CHECK(timeline.footing(hero, 601) == Footing::unknown);
}

TEST_CASE("new keys leave the steps before them alone", "[motion][walk]") {
    Scene scene = character();
    Timeline timeline;
    (void)evaluate(scene, 5, timeline);
    const std::size_t hero = scene.motions.size() - 1;
    auto keys = *keys_of(walk_of(scene).input);
    keys.resize(200);
    keys.push_back({.left = true});
    walk_of(scene).input = recording_of(keys);
    CHECK(results_json(evaluate(scene, 5, timeline), "") == frame_of(scene, 5));
    CHECK(timeline.footing(hero, 300) != Footing::unknown);
    walk_of(scene).input = "";
    (void)timeline.pose(scene, 0);
    CHECK(timeline.footing(hero, 1) == Footing::unknown);
}

TEST_CASE("a walk that goes on from an edit jumps as it would have without it", "[motion][walk]") {
    Scene scene = character();
    walk_of(scene).input = "30_1j_30";
    const std::size_t hero = scene.motions.size() - 1;
    Scene edited = scene;
    Timeline timeline;
    timeline.keep_flights(edited, 0.5);
    REQUIRE(walk_of(edited).since);
    CHECK(walk_of(edited).since->stands);
    Timeline fresh, other;
    CHECK(fresh.flight(edited, hero, 0.6).pos == other.flight(scene, hero, 0.6).pos);
    CHECK(other.flight(scene, hero, 0.6).velocity.y < 0);
}

TEST_CASE("a scene with a character is shown at whole steps", "[motion][walk]") {
    const Scene scene = character();
    const auto shapes_at = [&](double time) {
        Timeline timeline;
        return timeline.pose(scene, time).shapes;
    };
    CHECK(shapes_at(100.5 / 60) == shapes_at(100 / 60.0));
    CHECK(shapes_at(101 / 60.0) != shapes_at(100 / 60.0));
}

TEST_CASE("a posed scene written as a file begins where it was", "[motion][walk]") {
    for (const auto& [id, path, text, scene] : tests::scene_files()) {
        const auto& all = scene.motions;
        if (std::none_of(all.begin(), all.end(), goes_in_steps)) continue;
        INFO(id);
        Timeline timeline;
        const Evaluation now = evaluate(scene, 1.5, timeline);
        Timeline other;
        CHECK(results_json(evaluate(now.posed, 1.5, other), id) == results_json(now, id));
    }
}
