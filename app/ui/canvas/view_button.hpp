#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Frame;

/// The button that brings the whole scene back into view, while the view is another one.
void view_button(Frame& frame, Rect scene);

}  // namespace lab
