#pragma once

#include <array>
#include <string>
#include <string_view>

#include <imgui.h>

#include "geometry/camera.hpp"
#include "render/palette.hpp"

namespace lab {

enum class Face { sans, sans_bold, mono, mono_italic };

/// The text sizes, in points. Each face is built only at the sizes it is used in.
inline constexpr float small_size = 12;
inline constexpr float body_size = 13.5F;
inline constexpr float title_size = 18;

/// Loads every face into the atlas of the current context, at this number of pixels per point. A
/// font that was missing at build time is replaced by Dear ImGui's own.
void load_fonts(double pixels_per_point);

/// The fonts loaded last, so that they can be restored after another context has loaded its own.
inline constexpr std::size_t font_count = 10;
using FontSet = std::array<ImFont*, font_count>;
FontSet fonts_in_use();
void use_fonts(const FontSet& fonts);

/// The face at the nearest size that was built.
ImFont* font(Face face, float size);

/// The width in points.
float text_width(Face face, float size, std::string_view text);

/// Draws text with the top left corner of its em square at `at`.
void draw_text(ImDrawList& list, Face face, float size, Pt at, Rgba color, std::string_view text);

/// The text, shortened with an ellipsis if it is wider than `width`.
std::string fitted(Face face, float size, std::string_view text, float width);

/// Every non-ASCII character that the lab's texts may use, as UTF-8.
extern const char* const extra_glyphs;

inline ImU32 im_color(Rgba color) {
    return IM_COL32(color.r, color.g, color.b, color.a);
}

}  // namespace lab
