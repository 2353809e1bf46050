#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Frame;

/// Shows below the time strip where the character stands, as a thick band, and where it is in the
/// air, as a thin one above. After the end of the recording, the band is faint.
void footing_band(Frame& frame, Range times, const Rect& area);

}  // namespace lab
