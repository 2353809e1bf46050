// The marks in the transport.
#include "workspace/result_marks.hpp"

#include <cmath>
#include <numbers>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

Scene scene_of(const std::string& id) {
    const std::vector<Entry> scenes = built_in_scenes();
    return find_scene(scenes, id).scene;
}

}  // namespace

TEST_CASE("the result changes where a point enters and leaves a box", "[panels]") {
    // x = 32 cos(0.2 pi t), y = 12 sin(0.5 pi t): only x leaves the box, where |cos| is a half.
    Scene scene = scene_of("aabb-vs-point");
    scene.duration = 10;
    ResultMarks marks;
    marks.look(scene, 0, 100000);
    REQUIRE(marks.is_done());
    REQUIRE(marks.times().size() == 4);
    const double expected[] = {5.0 / 3, 10.0 / 3, 20.0 / 3, 25.0 / 3};
    for (std::size_t i = 0; i < 4; ++i)
        CHECK(marks.times()[i] == Approx(expected[i]).margin(1.01 / 30));
}

TEST_CASE("marks are found a little at a time, and again for an edited scene", "[panels]") {
    Scene scene = scene_of("aabb-vs-point");
    ResultMarks marks;
    marks.look(scene, 0, 1);
    CHECK_FALSE(marks.is_done());
    marks.look(scene, 0, 100000);
    CHECK(marks.is_done());
    const std::vector<double> before = marks.times();
    std::get<Aabb>(scene.shapes.front().geometry).half = {100, 100};
    marks.look(scene, 0, 1);
    CHECK(marks.times() == before);
    marks.look(scene, 0, 100000);
    CHECK(marks.times().empty());
}

TEST_CASE("a scene without motion has no marks", "[panels]") {
    ResultMarks marks;
    marks.look(scene_of("both-axes"), 0, 1);
    CHECK(marks.is_done());
    CHECK(marks.times().empty());
}

TEST_CASE("each lap has separate marks if the motions don't repeat with it", "[panels]") {
    // An orbit takes 2 pi seconds, and a lap takes 4.
    Scene scene = scene_of("aabb-vs-point");
    scene.motions = {{"point.pos", Orbit{{0, 0}, {32, 0}, {1, 1}, {0, 0}}, true}};
    scene.duration = 4;
    const auto marks_of = [&](double lap) {
        ResultMarks marks;
        marks.look(scene, lap, 100000);
        return marks.times();
    };
    for (const double lap : {0.0, 4.0, 8.0}) {
        Timeline timeline;
        const std::vector<double> times = marks_of(lap);
        REQUIRE_FALSE(times.empty());
        for (const double time : times) {
            const auto hits = [&](double at) {
                return says_hit(evaluate(scene, at, timeline).answers.front());
            };
            CHECK(hits(lap + time - 1.0 / 30) != hits(lap + time + 1.0 / 30));
        }
    }
    scene.duration = 2 * std::numbers::pi;
    CHECK(marks_of(0) == marks_of(2 * std::numbers::pi));
}
