#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Frame;

/// The path of the last drag as a strip at the lower edge of the canvas. Dragging along it puts the
/// shapes where they were, as one undo step.
void drag_strip(Frame& frame, Rect canvas);

}  // namespace lab
