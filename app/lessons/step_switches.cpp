#include "lessons/step_switches.hpp"

#include "scene/names.hpp"
#include "scene/switches.hpp"

namespace lab {

std::string objection_to_switches(const LessonStep& step) {
    const Names known = switch_names(step.scene);
    for (const std::string& name : step.switches) {
        if (known.empty()) return "expected a scene in which a character walks";
        if (!index_of(known, name))
            return "expected " + one_of(known) + ", found " + name + suggestion(name, known);
    }
    return {};
}

}  // namespace lab
