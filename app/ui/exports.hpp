#pragma once

#include "picture/picture.hpp"

namespace lab {

class Lab;

/// The size in points of a picture or film of the canvas: as chosen, or the canvas with its words.
Pt export_size(Lab& lab);
/// Pixels for each point of it.
double export_scale(const Lab& lab);
/// The canvas as it is seen now, in that size; its reason is the scene's at this moment.
PictureView export_view(Lab& lab, Pt size);

/// "1280 × 720 points at 2×"
std::string export_size_text(Lab& lab);

/// The choices of size, scale and words, for pictures and films alike.
void export_rows(Lab& lab, float width);
/// How high they are.
inline constexpr float export_rows_height = 224;

}  // namespace lab
