#pragma once

#include <string_view>
#include <vector>

#include "render/fonts.hpp"

namespace lab {

/// Words in one face and colour.
struct TextRun {
    Face face = Face::sans;
    Rgba color;
    std::string_view text;
    Rgba plate{0, 0, 0, 0};  ///< behind it
};

/// How far the lines of a text are apart, for each point of its size.
inline constexpr float line_spacing = 1.45F;

/// Lays runs out one behind the other, in as many lines as they take, and draws them where there
/// is a list to draw into. Lines break at blanks only, so a full stop stays with the word before
/// it, whatever its face. Returns the number of lines.
int text_runs(ImDrawList* list, Pt at, float width, float size, const std::vector<TextRun>& runs);

}  // namespace lab
