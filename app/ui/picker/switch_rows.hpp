// The switches of the character that a lesson's step shows above its task.
#pragma once

#include "ui/frame.hpp"

namespace lab {

float switch_rows_height(const Frame& frame);

void switch_rows(Frame& frame, Pt at, float width);

}  // namespace lab
