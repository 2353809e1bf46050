#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Frame;

/// Where the open recording and another one part, with buttons that lead there.
void compared_line(Frame& frame, Rect area);
/// The height that it needs; 0 if the recording is compared with none.
float compared_height(const Frame& frame);

}  // namespace lab
