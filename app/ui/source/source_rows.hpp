#pragma once

#include "geometry/camera.hpp"
#include "workspace/source_view.hpp"

namespace lab {

class Lab;

/// The rows of the file that is shown, in a region that scrolls: what ran is lit, the rest is dim,
/// and every traced line has its values at its end.
void source_rows(Lab& lab, const ShownCall& shown, Rect area);

}  // namespace lab
