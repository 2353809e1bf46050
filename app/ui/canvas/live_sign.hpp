#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Frame;

/// Shows during a take that it is live and which keys do what: in the footer of the canvas, where
/// it covers nothing, and by a frame around the canvas. Keys that are held are lit.
void live_sign(Frame& frame, const Rect& canvas, const Rect& footer);

}  // namespace lab
