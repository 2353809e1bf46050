#include "lessons/step_checks.hpp"

#include "lessons/step_opening.hpp"
#include "scene/names.hpp"
#include "scene/switches.hpp"

namespace lab {

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
            if (progress(*conditions, evaluation, step.query()).done)
                return "the task is done before the learner does anything";
        } else {
            place_of(std::get<Prediction>(*step.task), evaluation, step.query());
        }
    } catch (const TaskError& error) {
        return error.what();
    }
    return {};
}

}  // namespace lab
