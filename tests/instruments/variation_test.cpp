// One query asked with other numbers, compared with the same scene after an edit.
#include "instruments/variation.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "evaluate/comparison.hpp"
#include "evaluate/evaluate.hpp"
#include "scene/edit.hpp"
#include "scene/files.hpp"
#include "scene/usual_span.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

constexpr double moment = 0.4;

Scene posed_at(const Scene& scene, double time) {
    Timeline timeline;
    return timeline.pose(scene, time);
}

/// All numbers of an answer, by their names.
std::vector<std::pair<std::string, double>> numbers_in_answer(const Answer& answer) {
    std::vector<std::pair<std::string, double>> list;
    for (const AnswerNumber& each : numbers_of(answer)) list.emplace_back(each.name, each.value);
    return list;
}

/// The answer to a query of a scene where the number has this value.
Answer answer_after_edit(Scene scene, std::size_t query, const NumberValue& number) {
    Timeline timeline;
    if (number.name == name_of_time) return evaluate(scene, number.value, timeline).answers[query];
    set_numbers(scene, posed_at(scene, moment), {number});
    return evaluate(scene, moment, timeline).answers[query];
}

/// Asks with values in the number's usual range. Returns how many answers differ from the present.
int check_number(const Scene& scene, std::size_t query, const std::string& name) {
    const Scene posed = posed_at(scene, moment);
    const LimitSpan span = usual_span_of(posed, name);
    Variation variation(posed, query, {name}, unposed_for(scene, {name}));
    const Answer before = variation.answer();
    int others = 0;
    for (const double share : {0.3, 0.9}) {
        const double value = span.least + share * (span.most - span.least);
        variation.set(0, value);
        const Answer answer = variation.answer();
        INFO(name << " = " << value);
        CHECK(numbers_in_answer(answer) ==
              numbers_in_answer(answer_after_edit(scene, query, {name, value})));
        others += numbers_in_answer(answer) == numbers_in_answer(before) ? 0 : 1;
    }
    return others;
}

}  // namespace

TEST_CASE("another time or number of a motion gives the answer of the scene edited so",
          "[instruments]") {
    int asked = 0, others = 0;
    for (const Entry& entry : built_in_scenes()) {
        const Scene posed = posed_at(entry.scene, moment);
        INFO(entry.id);
        for (std::size_t query = 0; query < posed.queries.size(); ++query) {
            for (const std::string& name : numbers_of_query(posed, query)) {
                if (!unposed_for(entry.scene, {name})) continue;
                ++asked;
                others += check_number(entry.scene, query, name);
            }
        }
    }
    CHECK(asked > 100);
    CHECK(others > 100);
}

TEST_CASE("a number of a moving shape is set where the motion has taken it", "[instruments]") {
    const Scene scene = tests::scene_file("aabb-vs-segment").scene;
    const std::vector<std::string> names{"time", "seg.start.x"};
    Variation variation(posed_at(scene, moment), 0, names, unposed_for(scene, names));
    variation.set(0, 1.5);
    variation.set(1, 12.25);
    Scene expected = posed_at(scene, 1.5);
    std::get<Segment>(find_shape(expected, "seg")->geometry).start.x = 12.25;
    CHECK(numbers_in_answer(variation.answer()) == numbers_in_answer(ask(expected).front()));
    variation.set(0, 2);
    expected = posed_at(scene, 2);
    std::get<Segment>(find_shape(expected, "seg")->geometry).start.x = 12.25;
    CHECK(numbers_in_answer(variation.answer()) == numbers_in_answer(ask(expected).front()));
}

TEST_CASE("a query depends on its shapes, on what moves them, and on the time", "[instruments]") {
    const Scene scene = tests::scene_file("aabb-vs-segment").scene;
    for (const char* name :
         {"seg.start.x", "box.half.y", "seg.end.rate.x", "seg.start.center.y", "time"}) {
        INFO(name);
        CHECK(depends_on(scene, 0, name));
    }
    for (const char* name :
         {"seg.delta.z", "box.center.rate.x", "seg.end.rat.x", "tim", "", "seg"}) {
        INFO(name);
        CHECK_FALSE(depends_on(scene, 0, name));
    }
    Scene still = scene;
    for (Motion& motion : still.motions) motion.on = false;
    CHECK_FALSE(depends_on(still, 0, "time"));
    CHECK_FALSE(depends_on(still, 0, "seg.end.rate.x"));
}

TEST_CASE("the settings of a walk are numbers that its answer depends on", "[instruments]") {
    const Scene scene = tests::scene_file("a-character").scene;
    const std::vector<std::string> names = numbers_of_query(scene, 0);
    for (const char* name : {"hero.step", "hero.snap", "hero.steepest", "hero.center.speed"}) {
        INFO(name);
        CHECK(std::find(names.begin(), names.end(), name) != names.end());
    }
}
