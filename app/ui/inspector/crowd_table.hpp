#pragma once

#include "geometry/camera.hpp"
#include "workspace/crowd_comparison.hpp"

namespace lab {

class Lab;

/// What each structure takes to answer. A click on one chooses it.
void crowd_table(Lab& lab, float width);

/// The table as a card of its own, for where there is no inspector to hold it: to a crowd it is
/// what the strip is to a query. 0 high where there is no crowd, or its answer is hidden.
void crowd_card(Lab& lab, Rect area);
float crowd_card_height(Lab& lab);

}  // namespace lab
