#pragma once

#include "geometry/camera.hpp"
#include "instruments/answer_map.hpp"
#include "render/canvas.hpp"

namespace lab {

class Frame;

/// What a map says under the pointer, in its corner. The map may be null.
void draw_map_reading(Frame& frame, Canvas& canvas, const AnswerMap* map, const Camera& camera);

}  // namespace lab
