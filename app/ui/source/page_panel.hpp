#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Frame;

/// Whether the page of the lesson's step is shown, and not the library's source.
bool shows_page(Frame& frame);

/// The choice between the page and the library's source. Returns the height that it takes; 0 if the
/// step has no page.
float page_choice(Frame& frame, const Rect& area);

/// The page that the learner writes: its lines with their values, and the run over the hidden
/// cases.
void page_panel(Frame& frame, const Rect& area);

}  // namespace lab
