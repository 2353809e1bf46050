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

/// The moments at which a hit begins or ends, since the start of the lap.
std::vector<double> hits_in(const ResultMarks& marks) {
    std::vector<double> times;
    for (const Flip& flip : marks.flips())
        if (flip.what == "hit") times.push_back(flip.after - marks.lap());
    return times;
}

std::vector<double> befores_in(const ResultMarks& marks) {
    std::vector<double> times;
    for (const Flip& flip : marks.flips()) times.push_back(flip.before);
    return times;
}

}  // namespace

TEST_CASE("the result changes where a point enters and leaves a box", "[panels]") {
    // x = 32 cos(0.2 pi t), y = 12 sin(0.5 pi t): only x leaves the box, where |cos| is a half.
    Scene scene = scene_of("aabb-vs-point");
    scene.duration = 10;
    ResultMarks marks;
    marks.look(scene, 0, 100000);
    REQUIRE(marks.is_done());
    const std::vector<double> times = hits_in(marks);
    REQUIRE(times.size() == 4);
    const double expected[] = {5.0 / 3, 10.0 / 3, 20.0 / 3, 25.0 / 3};
    for (std::size_t i = 0; i < 4; ++i) CHECK(times[i] == Approx(expected[i]).epsilon(1e-12));
}

TEST_CASE("a mark lies between two neighbouring moments", "[panels]") {
    for (const char* id : {"aabb-vs-point", "aabb-vs-segment", "bounce"}) {
        INFO(id);
        const Scene scene = scene_of(id);
        ResultMarks marks;
        marks.look(scene, 0, 100000);
        REQUIRE(marks.is_done());
        Timeline timeline;
        for (const Flip& flip : marks.flips()) {
            INFO(flip.what << " at " << flip.after);
            CHECK(std::nextafter(flip.before, flip.after) == flip.after);
            if (flip.what != "hit") continue;
            const auto hits = [&](double time) {
                return says_hit(evaluate(scene, time, timeline).answers[flip.query]);
            };
            CHECK(hits(flip.before) != hits(flip.after));
        }
    }
}

TEST_CASE("a search in small steps finds the same marks", "[panels]") {
    const Scene scene = scene_of("aabb-vs-segment");
    ResultMarks at_once, slowly;
    at_once.look(scene, 0, 100000);
    while (slowly.look(scene, 0, 1), !slowly.is_done()) {
    }
    CHECK_FALSE(at_once.flips().empty());
    CHECK(befores_in(slowly) == befores_in(at_once));
}

TEST_CASE("marks are found a little at a time, and again for an edited scene", "[panels]") {
    Scene scene = scene_of("aabb-vs-point");
    ResultMarks marks;
    marks.look(scene, 0, 1);
    CHECK_FALSE(marks.is_done());
    marks.look(scene, 0, 100000);
    CHECK(marks.is_done());
    const std::vector<double> before = hits_in(marks);
    std::get<Aabb>(scene.shapes.front().geometry).half = {100, 100};
    marks.look(scene, 0, 1);
    CHECK(hits_in(marks) == before);
    marks.look(scene, 0, 100000);
    CHECK(hits_in(marks).empty());
}

TEST_CASE("a scene without motion has no marks", "[panels]") {
    ResultMarks marks;
    marks.look(scene_of("both-axes"), 0, 1);
    CHECK(marks.is_done());
    CHECK(marks.flips().empty());
}

TEST_CASE("each lap has separate marks if the motions don't repeat with it", "[panels]") {
    // An orbit takes 2 pi seconds, and a lap takes 4.
    Scene scene = scene_of("aabb-vs-point");
    scene.motions = {{"point.pos", Orbit{{0, 0}, {32, 0}, {1, 1}, {0, 0}}, true}};
    scene.duration = 4;
    const auto marks_of = [&](double lap) {
        ResultMarks marks;
        marks.look(scene, lap, 100000);
        return hits_in(marks);
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
    const auto first = marks_of(0), second = marks_of(2 * std::numbers::pi);
    REQUIRE(first.size() == second.size());
    for (std::size_t i = 0; i < first.size(); ++i)
        CHECK(second[i] == Approx(first[i]).margin(1e-9));
}
