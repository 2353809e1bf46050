#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Frame;

/// The span of time that a strip shows.
struct ShownTime {
    double from{}, duration{};
};

/// Draws a mark at each time where an answer jumps, over the strip that was drawn as the last item.
/// `area` is the row of the marks. The mark that is pointed at says what changes. Returns true
/// while the press belongs to a mark: a click goes to the first moment after the jump, and a click
/// there to the last one before it.
bool flip_marks(Frame& frame, const ShownTime& shown, const Rect& area);

}  // namespace lab
