#include "lessons/step_opening.hpp"

#include "evaluate/crowd.hpp"
#include "motion/timeline.hpp"

namespace lab {

Evaluation evaluation_as_opened(const LessonStep& step) {
    Timeline timeline;
    Evaluation evaluation = evaluate(step.scene, step.scene.opens->time.value_or(0), timeline);
    CrowdKeeper().ask(evaluation);
    return evaluation;
}

}  // namespace lab
