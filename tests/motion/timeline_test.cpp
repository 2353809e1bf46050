#include "motion/timeline.hpp"

#include <random>

#include "catch.hpp"
#include "evaluate/results_json.hpp"
#include "scene/case_line.hpp"
#include "scene/files.hpp"

using lab::Vec2;

namespace {

Vec2 center_at(lab::Timeline& timeline, const lab::Scene& scene, double time, const char* name) {
    const lab::Scene posed = timeline.pose(scene, time);
    const lab::Geometry& geometry = lab::find_shape(posed, name)->geometry;
    if (const auto* circle = std::get_if<lab::Circle>(&geometry)) return circle->center;
    return std::get<lab::Aabb>(geometry).center;
}

lab::Fly& flight_of(lab::Scene& scene) {
    return std::get<lab::Fly>(scene.motions[0].kind);
}

const char* const walls = "sweeping-a-circle-through-multiple-objects";

}  // namespace

TEST_CASE("a step lasts until the next one's time is reached", "[motion][timeline]") {
    CHECK(lab::step_at(0) == 0);
    CHECK(lab::step_at(1 / 60.0) == 1);
    CHECK(lab::step_at(std::nextafter(1 / 60.0, 0)) == 0);
    int wrong = 0;
    for (int n = 1; n < 100000; ++n) {
        const double time = n / 60.0;
        if (lab::step_at(time) != n || lab::step_at(std::nextafter(time, 0)) != n - 1) ++wrong;
    }
    CHECK(wrong == 0);
}

// The step after the last one was computed before it was known that no step had changed.
TEST_CASE("another length of the strip leaves every simulated step as it is",
          "[motion][timeline]") {
    for (const auto& [id, path, text, scene] : tests::scene_files()) {
        INFO(id);
        lab::Scene longer = scene;
        longer.duration += 1;
        lab::Timeline visited, fresh;
        visited.pose(scene, 2);
        CHECK(visited.pose(longer, 1) == fresh.pose(longer, 1));
    }
}

TEST_CASE("a walk at the last moment of all has its last second behind it", "[motion][timeline]") {
    lab::Scene scene = lab::read_case(
        "isect1 hero:aabb(0,0;5,10) floor:aabb(0,20;100,10) hero.center~walk(3r) "
        "walk(hero,floor;0,0)");
    lab::since_of(scene.motions[0]) = lab::Since{{1, 2}, {3, 4}, lab::longest_time, false};
    lab::Timeline timeline;
    const auto trails = timeline.trails(scene, lab::longest_time);
    REQUIRE(trails.size() == 1);
    CHECK(trails[0].prints.back().pos == lab::Vec2{1, 2});
    scene.duration = lab::longest_time;
    CHECK(timeline.flight(scene, 0, lab::longest_time).pos == lab::Vec2{1, 2});
}

TEST_CASE("every moment of every scene is the same whenever it is visited", "[motion][timeline]") {
    std::mt19937_64 random(5);
    for (const auto& [id, path, text, scene] : tests::scene_files()) {
        INFO(id);
        std::vector<double> times(12);
        for (double& time : times) time = static_cast<double>(random() % 40000) / 1000;

        lab::Timeline visited;
        for (const double time : times) {
            lab::Timeline fresh;
            CHECK(lab::results_json(lab::evaluate(scene, time, visited), id) ==
                  lab::results_json(lab::evaluate(scene, time, fresh), id));
        }
    }
}

TEST_CASE("600 frames of every scene have an answer to every query", "[motion][timeline]") {
    for (const auto& [id, path, text, scene] : tests::scene_files()) {
        lab::Timeline timeline;
        for (int frame = 0; frame < 600; ++frame) {
            const auto found = lab::evaluate(scene, frame / 60.0, timeline);
            if (found.answers.size() != scene.queries.size()) FAIL(id);
        }
    }
}

TEST_CASE("a flying circle stays between the walls and out of the pillar", "[motion][timeline]") {
    const lab::Scene scene = tests::scene_file(walls).scene;
    lab::Timeline timeline;
    for (int step = 0; step < 6000; ++step) {
        const Vec2 center = center_at(timeline, scene, step / 60.0, "circle");
        const bool is_free = std::abs(center.x) <= 80 && std::abs(center.y) <= 40 &&
                             isect::length(center) >= 24 - 1e-12;
        if (!is_free) FAIL("step " << step << ": " << center.x << ", " << center.y);
    }
}

TEST_CASE("a stored flight continues from its moment, whatever is edited", "[motion][timeline]") {
    lab::Scene scene = tests::scene_file(walls).scene;
    lab::Timeline timeline;
    const Vec2 before = center_at(timeline, scene, 5, "circle");
    const Vec2 later = center_at(timeline, scene, 7, "circle");

    timeline.keep_flights(scene, 5);
    CHECK(center_at(timeline, scene, 5, "circle") == before);
    CHECK(center_at(timeline, scene, 7, "circle") == later);

    std::get<lab::Circle>(scene.shapes[4].geometry).center = {20, 20};
    CHECK(center_at(timeline, scene, 5, "circle") == before);
    CHECK_FALSE(center_at(timeline, scene, 20, "circle") ==
                center_at(timeline, tests::scene_file(walls).scene, 20, "circle"));
    CHECK(center_at(timeline, scene, 0, "circle") == Vec2{-56, -32});
}

TEST_CASE("a body inside a newly placed wall gets out", "[motion][timeline]") {
    lab::Scene scene = tests::scene_file("sweeping-an-aabb-through-multiple-objects").scene;
    std::get<lab::Aabb>(scene.shapes[0].geometry).center = {-12, 0};
    lab::Timeline timeline;
    CHECK(center_at(timeline, scene, 1 / 60.0, "box").x >= 4);
}

TEST_CASE("a flight that repeats is where it was one period before", "[motion][timeline]") {
    const lab::Scene scene = tests::scene_file("tunnelling").scene;
    lab::Timeline timeline;
    for (const double time : {0.0, 0.5, 1.25, 3.9})
        CHECK(center_at(timeline, scene, time, "tested") ==
              center_at(timeline, scene, time + 4, "tested"));
    // Stepping would take years to reach this time.
    CHECK(center_at(timeline, scene, 4e9, "tested") == center_at(timeline, scene, 0, "tested"));
    CHECK_FALSE(center_at(timeline, scene, 3.9, "tested") ==
                center_at(timeline, scene, 4, "tested"));
}

TEST_CASE("a fast body passes a thin wall with static tests, but not with sweeps",
          "[motion][timeline]") {
    const lab::Scene scene = tests::scene_file("tunnelling").scene;
    lab::Timeline timeline;
    double swept = -200, tested = -200;
    for (int step = 0; step < 240; ++step) {
        swept = std::max(swept, center_at(timeline, scene, step / 60.0, "swept").x);
        tested = std::max(tested, center_at(timeline, scene, step / 60.0, "tested").x);
    }
    CHECK(swept < 0);
    CHECK(tested > 100);
}

TEST_CASE("each response turns a flight differently", "[motion][timeline]") {
    const auto velocity_after = [](lab::Response response) {
        lab::Scene scene = tests::scene_file("sweeping-an-aabb-through-multiple-objects").scene;
        flight_of(scene).velocity = {48, 12};
        flight_of(scene).response = response;
        lab::Timeline timeline;
        return timeline.flight(scene, 0, 1.75).velocity;  // the wall is 80 away: 1.67 s
    };
    CHECK(velocity_after(lab::Response::bounce) == Vec2{-48, 12});
    CHECK(velocity_after(lab::Response::slide) == Vec2{0, 12});
    CHECK(velocity_after(lab::Response::invert) == Vec2{-48, -12});
    CHECK(velocity_after(lab::Response::stop) == Vec2{0, 0});
}

TEST_CASE("a disabled motion leaves its handle where the scene has it", "[motion][timeline]") {
    lab::Scene scene = tests::scene_file("aabb-vs-segment").scene;
    scene.motions[0].on = false;
    lab::Timeline timeline;
    const lab::Scene posed = timeline.pose(scene, 1);
    const auto segment = std::get<lab::Segment>(posed.shapes[1].geometry);
    CHECK(segment.start == Vec2{64, 0});
    CHECK(std::abs(segment.end().x - 32) < 1e-12);
}

TEST_CASE("a shape that follows the mouse is where the mouse was last", "[motion][timeline]") {
    lab::Scene scene = tests::scene_file("aabb-vs-point").scene;
    scene.motions[0].kind = lab::Follow{{3, 4}};
    lab::Timeline timeline;
    CHECK(std::get<Vec2>(timeline.pose(scene, 1).shapes[1].geometry) == Vec2{3, 4});
}

TEST_CASE("a step through a wall is remembered, however the moment is reached",
          "[motion][timeline]") {
    const lab::Scene scene = tests::scene_file("tunnelling").scene;
    const auto jumps_at = [&](double time) {
        lab::Timeline timeline;
        const auto flights = timeline.stepped_flights(scene, time);
        REQUIRE(flights.size() == 1);
        CHECK(flights.front().mover == "tested");
        return flights.front().jumps;
    };
    CHECK(jumps_at(11 / 60.0).empty());
    for (const double time : {12 / 60.0, 20 / 60.0, 4 + 12 / 60.0}) {
        const std::vector<lab::Jump> jumps = jumps_at(time);
        REQUIRE(jumps.size() == 1);
        CHECK(jumps.front().over == "wall");
        CHECK(jumps.front().from == lab::Vec2{-4, 20});
        CHECK(jumps.front().to == lab::Vec2{4, 20});
    }
    // The flight starts again and forgets the jump.
    CHECK(jumps_at(4).empty());

    lab::Timeline timeline;
    for (const int step : {12, 200, 61, 12, 11, 60})
        CHECK(timeline.stepped_flights(scene, step / 60.0).front().jumps.size() ==
              jumps_at(step / 60.0).size());
}

TEST_CASE("a flight at a low frame rate takes fewer and longer steps", "[motion][timeline]") {
    lab::Scene scene = tests::scene_file("low-frame-rate").scene;
    lab::Timeline timeline;
    const auto height = [&](const char* ball, int sixtieth) {
        return center_at(timeline, scene, sixtieth / 60.0, ball).y;
    };
    CHECK(height("full_rate", 1) == -64);
    for (const int sixtieth : {0, 1, 5}) CHECK(height("low_rate", sixtieth) == -68);
    CHECK(height("low_rate", 6) == -44);
    CHECK(height("low_rate", 11) == -44);
    // The fourth step ends above the floor and the fifth below it; the sweep stops at the floor.
    CHECK(height("low_rate", 24) == 28);
    CHECK(height("low_rate", 30) == 52);
    CHECK(height("swept", 30) == 32);
    CHECK(timeline.stepped_flights(scene, 0.5)[1].jumps.size() == 1);
    CHECK(timeline.stepped_flights(scene, 0.5)[1].step.y == 24);
    // A bounce keeps 0.6 of the speed.
    CHECK(height("swept", 36) == Approx(32 - 0.6 * 24));
}
