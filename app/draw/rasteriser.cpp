#include "draw/rasteriser.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <imgui.h>

#include "draw/blend.hpp"

namespace lab {

namespace {

/// The font atlas: coverage of white, one byte for each texel.
struct Coverage {
    const unsigned char* texels{};
    int width{};
    int height{};
    ImVec2 white;
};

Coverage font_coverage() {
    Coverage coverage;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    unsigned char* texels = nullptr;
    atlas.GetTexDataAsAlpha8(&texels, &coverage.width, &coverage.height);
    coverage.texels = texels;
    coverage.white = atlas.TexUvWhitePixel;
    return coverage;
}

struct Vertex {
    float x, y;
    ImU32 color;
};

/// The first pixel whose centre is not left of (or above) a coordinate.
int first_centre_from(float coordinate) {
    return static_cast<int>(std::ceil(coordinate - 0.5F));
}

/// Where an edge crosses a row of pixel centres. Both triangles of a shared edge get the same bits,
/// since the ends always come in the order of the rows; so no pixel between them is missed or drawn
/// twice.
float crossing(const Vertex& upper, const Vertex& lower, float row) {
    return upper.x + (row - upper.y) * ((lower.x - upper.x) / (lower.y - upper.y));
}

/// One channel of a colour over the plane of a triangle.
struct Gradient {
    float at_origin{}, for_x{}, for_y{};
};

Gradient gradient(const std::array<Vertex, 3>& v, int shift) {
    const auto channel = [&](const Vertex& vertex) {
        return static_cast<float>((vertex.color >> shift) & 0xFF);
    };
    const float x1 = v[1].x - v[0].x, y1 = v[1].y - v[0].y, c1 = channel(v[1]) - channel(v[0]);
    const float x2 = v[2].x - v[0].x, y2 = v[2].y - v[0].y, c2 = channel(v[2]) - channel(v[0]);
    const float area = x1 * y2 - x2 * y1;
    const float for_x = (c1 * y2 - c2 * y1) / area;
    const float for_y = (c2 * x1 - c1 * x2) / area;
    return {channel(v[0]) - for_x * v[0].x - for_y * v[0].y, for_x, for_y};
}

class Painter {
public:
    Painter(const PixelBuffer& into, const Coverage& coverage) : into_(into), coverage_(coverage) {}

    void set_clip(const PixelRect& clip) { clip_ = clip; }
    void triangle(std::array<Vertex, 3> corners);
    void glyph(const ImDrawVert& least, const ImDrawVert& most, ImVec2 from, ImVec2 to);

private:
    template <class PaintSpan>
    void for_each_row(std::array<Vertex, 3> corners, PaintSpan paint) const;
    void graded_triangle(const std::array<Vertex, 3>& corners);

    std::uint32_t* row(int y) const {
        return into_.pixels + static_cast<std::ptrdiff_t>(y) * into_.stride;
    }

    PixelBuffer into_;
    Coverage coverage_;
    PixelRect clip_;
};

/// Calls paint(y, first x, end x) for each row of pixel centres in a triangle.
template <class PaintSpan>
void Painter::for_each_row(std::array<Vertex, 3> corners, PaintSpan paint) const {
    std::sort(corners.begin(), corners.end(),
              [](const Vertex& a, const Vertex& b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    const auto& [top, middle, bottom] = corners;
    const int first = std::max(first_centre_from(top.y), clip_.top);
    const int end = std::min(first_centre_from(bottom.y), clip_.bottom);
    for (int y = first; y < end; ++y) {
        const float centre = static_cast<float>(y) + 0.5F;
        const float long_side = crossing(top, bottom, centre);
        const float short_side =
            centre < middle.y ? crossing(top, middle, centre) : crossing(middle, bottom, centre);
        const auto [left, right] = std::minmax(long_side, short_side);
        const int from = std::max(first_centre_from(left), clip_.left);
        const int to = std::min(first_centre_from(right), clip_.right);
        if (from < to) paint(y, from, to);
    }
}

void Painter::triangle(std::array<Vertex, 3> corners) {
    if (corners[0].color != corners[1].color || corners[0].color != corners[2].color) {
        graded_triangle(corners);
        return;
    }
    const ImU32 color = corners[0].color;
    const unsigned alpha = color >> IM_COL32_A_SHIFT;
    if (alpha == 0) return;
    const std::uint32_t pixel = in_order(color, into_.order);
    for_each_row(corners, [&](int y, int from, int to) {
        if (alpha == 255) {
            std::fill(row(y) + from, row(y) + to, pixel);
        } else {
            blend_span(row(y) + from, row(y) + to, pixel, alpha);
        }
    });
}

void Painter::graded_triangle(const std::array<Vertex, 3>& corners) {
    const std::array gradients = {
        gradient(corners, IM_COL32_R_SHIFT), gradient(corners, IM_COL32_G_SHIFT),
        gradient(corners, IM_COL32_B_SHIFT), gradient(corners, IM_COL32_A_SHIFT)};
    if (!std::isfinite(gradients[3].for_x) || !std::isfinite(gradients[3].for_y)) return;
    const auto channel = [](const Gradient& g, float x, float y) {
        return static_cast<unsigned>(
            std::clamp(g.at_origin + g.for_x * x + g.for_y * y + 0.5F, 0.0F, 255.0F));
    };
    for_each_row(corners, [&](int y, int from, int to) {
        const float centre_y = static_cast<float>(y) + 0.5F;
        for (int x = from; x < to; ++x) {
            const float centre_x = static_cast<float>(x) + 0.5F;
            const unsigned alpha = channel(gradients[3], centre_x, centre_y);
            if (alpha == 0) continue;
            const std::uint32_t pixel =
                pixel_of(channel(gradients[0], centre_x, centre_y),
                         channel(gradients[1], centre_x, centre_y),
                         channel(gradients[2], centre_x, centre_y), into_.order);
            row(y)[x] = blend(row(y)[x], pixel, alpha);
        }
    });
}

/// An upright rectangle of the atlas: sampled between texels, so that letters may stand at any
/// place.
void Painter::glyph(const ImDrawVert& least, const ImDrawVert& most, ImVec2 from, ImVec2 to) {
    const int left = std::max(first_centre_from(from.x), clip_.left);
    const int right = std::min(first_centre_from(to.x), clip_.right);
    const int top = std::max(first_centre_from(from.y), clip_.top);
    const int bottom = std::min(first_centre_from(to.y), clip_.bottom);
    if (left >= right || top >= bottom) return;

    // Texel coordinates in 16.16, of the centre of the first pixel, less half a texel.
    const float texels_x =
        (most.uv.x - least.uv.x) * static_cast<float>(coverage_.width) / (to.x - from.x);
    const float texels_y =
        (most.uv.y - least.uv.y) * static_cast<float>(coverage_.height) / (to.y - from.y);
    const auto fixed = [](float value) { return static_cast<int>(std::lround(value * 65536.0F)); };
    const int first_u = fixed(least.uv.x * static_cast<float>(coverage_.width) +
                              (static_cast<float>(left) + 0.5F - from.x) * texels_x - 0.5F);
    const int first_v = fixed(least.uv.y * static_cast<float>(coverage_.height) +
                              (static_cast<float>(top) + 0.5F - from.y) * texels_y - 0.5F);
    const int step_u = fixed(texels_x), step_v = fixed(texels_y);

    const std::uint32_t pixel = in_order(least.col, into_.order);
    const unsigned color_alpha = least.col >> IM_COL32_A_SHIFT;
    for (int y = top, v = first_v; y < bottom; ++y, v += step_v) {
        const int v0 = std::clamp(v >> 16, 0, coverage_.height - 2);
        const unsigned char* upper =
            coverage_.texels + static_cast<std::ptrdiff_t>(v0) * coverage_.width;
        const unsigned char* lower = upper + coverage_.width;
        const int down = (v >> 8) & 0xFF;
        for (int x = left, u = first_u; x < right; ++x, u += step_u) {
            const int u0 = std::clamp(u >> 16, 0, coverage_.width - 2);
            const int across = (u >> 8) & 0xFF;
            const int above = upper[u0] * (256 - across) + upper[u0 + 1] * across;
            const int below = lower[u0] * (256 - across) + lower[u0 + 1] * across;
            const auto cover = static_cast<unsigned>((above * (256 - down) + below * down) >> 16);
            if (cover == 0) continue;
            row(y)[x] = blend(row(y)[x], pixel, (cover * color_alpha + 127) / 255);
        }
    }
}

bool same(ImVec2 a, ImVec2 b) {
    return a.x == b.x && a.y == b.y;
}

/// Whether six indices are the two triangles of an upright rectangle with a part of the atlas on
/// it.
bool is_glyph(const ImDrawVert* vertices, const ImDrawIdx* indices, unsigned left, ImVec2 white) {
    if (left < 6 || same(vertices[indices[0]].uv, white)) return false;
    const ImDrawVert &a = vertices[indices[0]], &b = vertices[indices[1]],
                     &c = vertices[indices[2]];
    return indices[3] == indices[0] && indices[4] == indices[2] && a.pos.y == b.pos.y &&
           b.pos.x == c.pos.x;
}

void paint_command(Painter& painter, const ImDrawList& list, const ImDrawCmd& command,
                   const ImDrawData& data, ImVec2 white) {
    const ImVec2 scale = data.FramebufferScale;
    const auto on_screen = [&](ImVec2 p) {
        return ImVec2((p.x - data.DisplayPos.x) * scale.x, (p.y - data.DisplayPos.y) * scale.y);
    };
    const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
    const ImDrawIdx* indices = list.IdxBuffer.Data + command.IdxOffset;
    for (unsigned i = 0; i + 2 < command.ElemCount;) {
        if (is_glyph(vertices, indices + i, command.ElemCount - i, white)) {
            const ImDrawVert &least = vertices[indices[i]], &most = vertices[indices[i + 2]];
            painter.glyph(least, most, on_screen(least.pos), on_screen(most.pos));
            i += 6;
            continue;
        }
        std::array<Vertex, 3> corners{};
        for (unsigned k = 0; k < 3; ++k) {
            const ImDrawVert& vertex = vertices[indices[i + k]];
            const ImVec2 at = on_screen(vertex.pos);
            corners[k] = {at.x, at.y, vertex.col};
        }
        painter.triangle(corners);
        i += 3;
    }
}

}  // namespace

void rasterise(const ImDrawData& data, const PixelBuffer& into, const PixelRect& within) {
    const Coverage coverage = font_coverage();
    Painter painter(into, coverage);
    for (int n = 0; n < data.CmdListsCount; ++n) {
        const ImDrawList& list = *data.CmdLists[n];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (command.UserCallback != nullptr) continue;
            const auto pixel = [&](float point, float origin, float scale) {
                return static_cast<int>(std::lround((point - origin) * scale));
            };
            const ImVec2 origin = data.DisplayPos, scale = data.FramebufferScale;
            const PixelRect clip{
                std::max({pixel(command.ClipRect.x, origin.x, scale.x), within.left, 0}),
                std::max({pixel(command.ClipRect.y, origin.y, scale.y), within.top, 0}),
                std::min({pixel(command.ClipRect.z, origin.x, scale.x), within.right, into.width}),
                std::min(
                    {pixel(command.ClipRect.w, origin.y, scale.y), within.bottom, into.height})};
            if (clip.is_empty()) continue;
            painter.set_clip(clip);
            paint_command(painter, list, command, data, coverage.white);
        }
    }
}

}  // namespace lab
