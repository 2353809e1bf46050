#pragma once

#include "render/palette.hpp"

namespace lab {

/// Distance of the inspector's values from its left edge.
inline constexpr float label_width = 76;

/// The name of a row, with an optional tooltip. The row's value comes next.
void row_label(const Palette& colors, const char* text, const char* tip = nullptr);

}  // namespace lab
