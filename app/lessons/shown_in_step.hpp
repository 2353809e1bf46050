// Parts of a lesson file that show something in a step, beside its scene. Each throws StepError.
#pragma once

#include <string>

#include "lessons/lesson.hpp"

namespace lab {

/// Takes a recording in place of a scene: "ghost", or "ghost 4905" to open it at a frame.
void open_recording(LessonStep& step, const std::string& value, int line,
                    const SceneSource& scenes);

/// Each line of the block is a scene of its own, which the reader can open.
void add_cases(LessonStep& step, const Block& block);

}  // namespace lab
