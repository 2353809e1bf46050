#pragma once

#include <optional>

#include "ui/frame.hpp"

namespace lab {

/// A card at the lower edge of the canvas with the brushes for the selected tile map.
void brush_palette(Frame& frame, Rect canvas);

/// The area of that card; nothing if it isn't shown.
std::optional<Rect> brush_area(const Frame& frame, Rect canvas);

/// What the brush would paint, at the cell under the pointer.
void draw_brush(Frame& frame, ImDrawList& list);

}  // namespace lab
