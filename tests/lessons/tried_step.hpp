// A step of the course, with what a learner tries in it.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "catch.hpp"
#include "lessons/lesson.hpp"
#include "motion/timeline.hpp"
#include "scene/edit.hpp"
#include "scene/number.hpp"
#include "workspace/scenes.hpp"

namespace lab::testing {

inline const LessonStep& step_named(const std::string& name) {
    static const std::vector<Lesson> lessons = built_in_lessons(built_in_scenes());
    const std::size_t slash = name.find('/');
    for (const Lesson& lesson : lessons)
        if (lesson.id == name.substr(0, slash))
            return lesson.steps.at(static_cast<std::size_t>(std::stoi(name.substr(slash + 1))) - 1);
    throw std::runtime_error("no lesson " + name);
}

/// The step's scene at the moment when it opens, after edits in the syntax of --set. "time=3" plays
/// it until then.
inline Evaluation tried(const LessonStep& step, const std::vector<std::string>& sets) {
    Timeline timeline;
    Scene scene = step.scene;
    double time = scene.opens->time.value_or(0);
    const Scene posed = evaluate(scene, time, timeline).posed;
    for (const std::string& set : sets) {
        if (set.starts_with("time="))
            time = std::stod(set.substr(5));
        else
            apply_set(scene, posed, set);
    }
    return evaluate(scene, time, timeline);
}

/// Whether these edits do the step's task.
inline bool does(const std::string& name, const std::vector<std::string>& sets) {
    const LessonStep& step = step_named(name);
    return progress(std::get<Conditions>(*step.task), tried(step, sets), step.query()).done;
}

/// What a learner tries in a step, and whether it does the task.
struct Trial {
    const char* step;
    bool done;
    std::vector<std::string> sets;
};

/// No task is done before anything is tried.
inline void check_trials(const std::vector<Trial>& trials) {
    for (const Trial& each : trials) {
        CAPTURE(each.step, each.sets);
        CHECK(does(each.step, each.sets) == each.done);
        CHECK_FALSE(does(each.step, {}));
    }
}

/// The answer that a step's prediction asks for.
inline Vec2 predicted(const std::string& name) {
    const LessonStep& step = step_named(name);
    return place_of(std::get<Prediction>(*step.task), tried(step, {}), step.query()).value();
}

}  // namespace lab::testing
