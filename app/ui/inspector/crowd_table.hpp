#pragma once

#include "geometry/camera.hpp"
#include "workspace/crowd_comparison.hpp"

namespace lab {

class Frame;

/// Shows what the answer costs in each structure. A click on a structure chooses it.
void crowd_table(Frame& frame, float width);

/// The table as a separate card, for layouts without an inspector, where it replaces the strip of a
/// query. Its height is 0 if there is no crowd or its answer is hidden.
void crowd_card(Frame& frame, Rect area);
float crowd_card_height(const Frame& frame);

}  // namespace lab
