#pragma once

#include <string_view>
#include <vector>

#include "render/fonts.hpp"

namespace lab {

/// Text in one font and colour.
struct TextRun {
    Face face = Face::sans;
    Rgba color;
    std::string_view text;
    Rgba plate{0, 0, 0, 0};  ///< background of the text
};

/// The distance between lines, relative to the font size.
inline constexpr float line_spacing = 1.45F;

/// Lays out runs one after another, in as many lines as they need, and draws them if `list` isn't
/// null. Lines break only at spaces, so a full stop stays with the word before it, whatever its
/// font. Returns the number of lines.
int text_runs(ImDrawList* list, Pt at, float width, float size, const std::vector<TextRun>& runs);

}  // namespace lab
