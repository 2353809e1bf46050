#pragma once

#include "picture/picture.hpp"

namespace lab {

class Frame;

/// The size of an exported picture or film in points: the chosen one, or the canvas plus its text.
Pt export_size(const Frame& frame);
/// Pixels per point.
double export_scale(const Frame& frame);
/// The canvas as it is shown now, at that size, with the scene's reason at this moment.
PictureView export_view(const Frame& frame, Pt size);

/// "1280 × 720 points at 2×"
std::string export_size_text(const Frame& frame);

/// The controls for size, scale and text, for both pictures and films.
void export_rows(Frame& frame, float width);
/// The height of these rows.
inline constexpr float export_rows_height = 224;

}  // namespace lab
