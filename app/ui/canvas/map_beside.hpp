#pragma once

#include "picture/scene_picture.hpp"

namespace lab {

class Frame;

/// Draws the scene with the map and the answer of the other implementation in a second area, at the
/// same place and zoom as the first picture.
void draw_beside(Frame& frame, Canvas& canvas, const Picture& first, const Rect& area);

}  // namespace lab
