#pragma once

namespace lab {

class Frame;

/// Chooses whether the scene is computed in double or in float, or both answers are shown.
void scalar_row(Frame& frame, float width);

}  // namespace lab
