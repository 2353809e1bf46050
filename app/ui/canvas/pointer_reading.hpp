#pragma once

#include "geometry/camera.hpp"
#include "render/canvas.hpp"

namespace lab {

class Frame;

/// Whether the canvas may say where it is: numbers near a hidden answer would give it away.
bool says_places(const Frame& frame);

/// Draws the pointer's coordinates in the upper right corner, as precise as the zoom. A map and the
/// microscope have readings of their own, and the first hints and messages need the space.
void draw_pointer_place(const Frame& frame, Canvas& canvas, const Camera& camera);

/// Draws the exact coordinates at the pointer and what the arrow keys do, where the zoom shows
/// single numbers.
void draw_number_reading(const Frame& frame, Canvas& canvas, const Camera& camera);

}  // namespace lab
