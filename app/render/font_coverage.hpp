#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include <imgui.h>

namespace lab {

/// The font atlas: the coverage of white, one byte per texel.
struct FontCoverage {
    const unsigned char* texels{};
    int width{};
    int height{};
    ImVec2 white;

    /// The coverage interpolated between four texels, at a position in 16.16 fixed point.
    unsigned at(int u, int v) const {
        const int column = std::clamp(u >> 16, 0, width - 2), across = (u >> 8) & 0xFF;
        const int line = std::clamp(v >> 16, 0, height - 2), down = (v >> 8) & 0xFF;
        const unsigned char* upper = texels + static_cast<std::ptrdiff_t>(line) * width + column;
        const unsigned char* lower = upper + width;
        const int above = upper[0] * (256 - across) + upper[1] * across;
        const int below = lower[0] * (256 - across) + lower[1] * across;
        return static_cast<unsigned>((above * (256 - down) + below * down) >> 16);
    }
};

/// Texel coordinates along one axis of a glyph, in 16.16 fixed point, at the centres of pixels.
/// They are counted from the glyph's own first pixel, so that clipping doesn't change them.
class TexelStep {
public:
    TexelStep(int first, float from, float to, float texture_from, float texture_to, int texels)
        : first_(first) {
        const auto size = static_cast<float>(texels);
        const float step = (texture_to - texture_from) * size / (to - from);
        const float start =
            texture_from * size + (static_cast<float>(first_) + 0.5F - from) * step - 0.5F;
        start_ = fixed(start);
        step_ = fixed(step);
    }
    int at(int pixel) const { return start_ + (pixel - first_) * step_; }

private:
    static int fixed(float value) { return static_cast<int>(std::lround(value * 65536.0F)); }

    int first_;
    int start_{};
    int step_{};
};

/// The atlas as built; valid until the next build.
inline FontCoverage font_coverage() {
    FontCoverage coverage;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    unsigned char* texels = nullptr;
    atlas.GetTexDataAsAlpha8(&texels, &coverage.width, &coverage.height);
    coverage.texels = texels;
    coverage.white = atlas.TexUvWhitePixel;
    return coverage;
}

}  // namespace lab
