#include "lessons/step_checks.hpp"

#include <algorithm>
#include <cstddef>
#include <variant>

#include "lessons/step_opening.hpp"
#include "scene/names.hpp"
#include "scene/switches.hpp"

namespace lab {

namespace {

std::string objection_to_prediction(const Prediction& task, const Evaluation& evaluation,
                                    std::size_t query) {
    place_of(task, evaluation, query);
    if (task.without.empty()) return {};
    const NamedShape* hidden = find_shape(evaluation.posed, task.without);
    if (hidden == nullptr || !std::holds_alternative<Segment>(hidden->geometry))
        return "expected the name of a segment after without, found " + task.without;
    return {};
}

bool asks_for_recording(const Conditions& task) {
    return std::any_of(task.begin(), task.end(), [](const Comparison& each) {
        return each.left.starts_with("recorded.") || each.right.starts_with("recorded.");
    });
}

}  // namespace

std::string objection_to_switches(const LessonStep& step) {
    if (step.switches.empty()) return {};
    const Names known = switch_names(step.scene);
    for (const std::string& name : step.switches) {
        if (known.empty()) return "expected a scene in which a character walks";
        if (!index_of(known, name))
            return "expected " + one_of(known) + ", found " + name + suggestion(name, known);
    }
    return {};
}

std::string objection_to_task(const LessonStep& step) {
    if (!step.task) return {};
    const Evaluation evaluation = evaluation_as_opened(step);
    try {
        if (const auto* conditions = std::get_if<Conditions>(&*step.task)) {
            if (!step.recording && asks_for_recording(*conditions))
                return "expected a step with a recording";
            // A recording gives its numbers only while it is open.
            if (step.recording)
                progress(*conditions, evaluation, step.query(), {.recorded = RecordedNow{}});
            if (progress(*conditions, evaluation, step.query()).done)
                return "the task is done before the learner does anything";
        } else {
            return objection_to_prediction(std::get<Prediction>(*step.task), evaluation,
                                           step.query());
        }
    } catch (const TaskError& error) {
        return error.what();
    }
    return {};
}

}  // namespace lab
