#pragma once

#include <string>
#include <utility>

#include "interface/rig.hpp"

namespace lab::testing {

/// The lab at a step of the course, such as "one-way/3", at rest.
struct OpenStep : Rig {
    explicit OpenStep(const std::string& step, Settings settings = {})
        : Rig("aabb-vs-point", std::move(settings)) {
        lab.workspace.lessons().fill(built_in_lessons(built_in_scenes()));
        lab.workspace.lessons().open_named(step);
        lab.workspace.session().view().playing = false;
        frames(3);
    }

    void drag_to(Vec2 from, Vec2 to) { drag(on_screen(from), on_screen(to)); }
    bool holds() {
        frames(2);
        return lab.workspace.lessons().holds();
    }
};

}  // namespace lab::testing
