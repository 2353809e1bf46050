#pragma once

#include "geometry/camera.hpp"
#include "render/canvas.hpp"

namespace lab {

class Frame;

/// Whether the canvas may say where it is: numbers near a hidden answer would give it away.
bool says_places(Frame& frame);

/// The place of the pointer, in the upper right corner, to the precision of the zoom. Where
/// neighbouring numbers are apart, and on a map, other readings have it; the first hints come
/// first.
void draw_pointer_place(Frame& frame, Canvas& canvas, const Camera& camera);

/// Where neighbouring numbers are apart: what the pointer is at, and what the keys do.
void draw_number_reading(Frame& frame, Canvas& canvas, const Camera& camera);

}  // namespace lab
