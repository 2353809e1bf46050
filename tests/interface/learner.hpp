#pragma once

#include "interface/rig.hpp"

namespace lab::testing {

inline constexpr const char* course = R"(# First

Words.

## One

Make the box wide.

```lab
scene: aabb-vs-segment
task: box.half.x > 20
hint: Drag its side.
```

## Two

The same scene goes on.

```lab
set: box.half.y=25
```

## Three

Where will it hit?

```lab
scene: aabb-vs-segment
set: seg.start.x=-40
set: seg.start.y=1
set: seg.delta.x=80
set: seg.delta.y=0
task: predict hit.pos within 3
```
)";

/// A lab with an open lesson of three steps, followed by a second lesson.
struct Learner : Rig {
    explicit Learner(Settings settings = {}) : Rig("aabb-vs-point", std::move(settings)) {
        const auto read = [&](const char* file) {
            return read_lesson(course, file, source_of(lab.workspace.scenes()));
        };
        lab.workspace.lessons().fill({read("01-first.md"), read("02-second.md")});
        key(SDLK_l, KMOD_LCTRL);
        frames(2);
    }
    Vec2 half() {
        return std::get<Aabb>(find_shape(lab.workspace.session().scene(), "box")->geometry).half;
    }
    LessonBook& book() { return lab.workspace.lessons(); }
};

}  // namespace lab::testing
