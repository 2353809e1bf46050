#include "motion/period.hpp"

#include <string>

#include "catch.hpp"
#include "motion/timeline.hpp"
#include "scene/reader.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

/// The period of a box and a circle with these motions, or 0 if there is none.
double period_with(const std::string& motions) {
    const Scene scene = read_scene(R"({"format": 1, "title": "", "content": [0, 0, 9, 9],
"shapes": [{"name": "a", "type": "circle", "center": [0, 0], "radius": 1},
           {"name": "b", "type": "circle", "center": [0, 0], "radius": 1}],
"motions": [)" + motions + R"(],
"queries": [{"query": "sweep", "mover": "a", "obstacles": ["b"], "delta": [1, 0]}]})",
                                   "");
    return period_of(scene).value_or(0);
}

std::string orbit_json(const char* drives, const char* rate, const char* amplitude = "[1, 1]") {
    return std::string(R"({"drives": ")") + drives + R"(", "kind": "orbit", "amplitude": )" +
           amplitude + R"(, "rate": )" + rate + "}";
}

}  // namespace

TEST_CASE("an orbit repeats once both axes do", "[motion]") {
    CHECK(period_with(orbit_json("a.center", "[1.5707963267948966, 1.5707963267948966]")) ==
          Approx(4));
    CHECK(period_with(orbit_json("a.center", "[0.6283185307179586, 1.5079644737231006]")) ==
          Approx(50));
    CHECK(period_with(orbit_json("a.center", "[0.6283185307179586, 1.5]", "[1, 0]")) == Approx(10));
}

TEST_CASE("several motions repeat when all do", "[motion]") {
    CHECK(period_with(orbit_json("a.center", "[1.5707963267948966, 1.5707963267948966]") + "," +
                      orbit_json("b.center", "[1.0471975511965976, 1.0471975511965976]")) ==
          Approx(12));
    CHECK(period_with(R"({"drives": "a.delta", "kind": "swing", "rate": 3.141592653589793},)" +
                      orbit_json("b.center", "[1.0471975511965976, 1.0471975511965976]")) ==
          Approx(6));
}

TEST_CASE("a motion that never repeats has no period", "[motion]") {
    CHECK(period_with("") == 0);
    // Seconds and turns have no common measure.
    CHECK(period_with(orbit_json("a.center", "[1, 1.4142135623730951]")) == 0);
    CHECK(period_with(R"({"drives": "a.center", "kind": "fly", "velocity": [1, 0]})") == 0);
    CHECK(period_with(R"({"drives": "a.center", "kind": "follow", "pos": [0, 0]})") == 0);
    CHECK(period_with(orbit_json("a.center", "[0.06283185307179586, 1]", "[1, 0]")) == 0);
}

// Their laps multiply beyond 64 bits, although each of them lasts next to no time.
TEST_CASE("very fast motions whose laps are too many to count have no period", "[motion]") {
    Scene scene;
    for (const int laps : {997, 991, 983, 977, 971, 967, 953, 947}) {
        Orbit orbit;
        orbit.amplitude = {1, 0};
        orbit.rate = {1e30 / laps, 0};
        Motion& motion = scene.motions.emplace_back();
        motion.kind = orbit;
        motion.on = true;
        if (scene.motions.size() == 2) CHECK(period_of(scene).value_or(0) > 0);
    }
    CHECK_FALSE(period_of(scene));
}

TEST_CASE("a flight repeats with its own steps", "[motion]") {
    CHECK(period_with(
              R"({"drives": "a.center", "kind": "fly", "velocity": [1, 0], "repeat": 3.99})") ==
          239.0 / 60);
}

TEST_CASE("after its period every scene is as it was before", "[motion]") {
    int periodic = 0;
    for (const Entry& entry : built_in_scenes()) {
        const auto period = period_of(entry.scene);
        if (!period) continue;
        ++periodic;
        Timeline timeline;
        for (const double time : {0.0, 0.7, 2.3}) {
            const Scene first = timeline.pose(entry.scene, time);
            const Scene again = timeline.pose(entry.scene, time + *period);
            for (std::size_t i = 0; i < first.shapes.size(); ++i) {
                INFO(entry.id << " " << first.shapes[i].name);
                const auto* circle = std::get_if<Circle>(&first.shapes[i].geometry);
                if (circle == nullptr) continue;
                const Vec2 moved =
                    std::get<Circle>(again.shapes[i].geometry).center - circle->center;
                CHECK(std::abs(moved.x) + std::abs(moved.y) < 1e-9);
            }
        }
    }
    CHECK(periodic > 10);
}
