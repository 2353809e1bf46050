#pragma once

#include "render/canvas.hpp"

namespace lab {

class Frame;

/// What the map says under the pointer, in the corner of the map.
void draw_map_reading(Frame& frame, Canvas& canvas, const Camera& camera);

}  // namespace lab
