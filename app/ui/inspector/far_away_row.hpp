#pragma once

namespace lab {

class Frame;

/// A slider for how far the whole scene is from the origin, as powers of ten, and how far apart
/// neighbouring numbers are there.
void far_away_row(Frame& frame, float width);

}  // namespace lab
