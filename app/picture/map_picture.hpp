#pragma once

#include "instruments/answer_map.hpp"
#include "render/canvas.hpp"

namespace lab {

/// Whether a map is about the place of the query's mover, so that it lies on the scene.
bool lies_on_scene(const AnswerMap& map);

/// Draws a map into an area of a canvas.
void draw_map(Canvas& canvas, const AnswerMap& map, const Rect& area, Theme theme);

}  // namespace lab
