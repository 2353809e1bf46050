#pragma once

#include "commands/context.hpp"
#include "ui/canvas/canvas_hands.hpp"

namespace lab {

/// Lets the pointer work on the canvas, before any panel is drawn from the result: frames the
/// scene, and drags, selects, pans and zooms, or takes a click as the learner's prediction.
void take_canvas_input(Context& context, CanvasHands& hands, Rect area);

}  // namespace lab
