#include "lessons/step_opening.hpp"

#include <cstddef>
#include <utility>
#include <variant>

#include "evaluate/crowd.hpp"
#include "motion/timeline.hpp"

namespace lab {

Evaluation evaluation_as_opened(const LessonStep& step) {
    Timeline timeline;
    Evaluation evaluation = evaluate(step.scene, step.scene.opens->time.value_or(0), timeline);
    CrowdKeeper().ask(evaluation);
    return evaluation;
}

Evaluation with_start_alone(Evaluation now, const std::string& segment) {
    if (NamedShape* shape = find_shape(now.posed, segment))
        if (auto* path = std::get_if<Segment>(&shape->geometry)) path->delta = {};
    return now;
}

void remove_stopped(Scene& scene, const std::vector<Motion>& before) {
    std::vector<Motion> kept;
    kept.reserve(before.size());
    for (std::size_t i = 0; i < before.size(); ++i)
        if (scene.motions[i].on || !before[i].on) kept.push_back(scene.motions[i]);
    scene.motions = std::move(kept);
}

}  // namespace lab
