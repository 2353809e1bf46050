#pragma once

#include "instruments/answer_map.hpp"
#include "render/canvas.hpp"

namespace lab {

/// Draws a map into an area of a canvas.
void draw_map(Canvas& canvas, const AnswerMap& map, const Rect& area, Theme theme);

}  // namespace lab
