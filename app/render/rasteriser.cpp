#include "render/rasteriser.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <imgui.h>

#include "render/blend.hpp"
#include "render/font_coverage.hpp"
#include "render/triangle.hpp"
#include "render/upright.hpp"

namespace lab {

namespace {

class Painter {
public:
    Painter(const PixelBuffer& into, const FontCoverage& coverage, const TileSet& within)
        : into_(into), coverage_(coverage), within_(within) {}

    void set_clip(const PixelRect& clip) { clip_ = clip; }
    void triangle(const std::array<Vertex, 3>& corners);
    void block(ImVec2 from, ImVec2 to, ImU32 color);
    void glyph(const ImDrawVert& least, const ImDrawVert& most, ImVec2 from, ImVec2 to);

private:
    PixelRect pixels_between(ImVec2 from, ImVec2 to) const;
    bool may_show(const std::array<Vertex, 3>& corners) const;
    void fill_run(int y, int from, int to, std::uint32_t pixel, unsigned alpha);
    template <class PaintSpan>
    void for_each_row(std::array<Vertex, 3> corners, PaintSpan paint) const;
    void graded_triangle(const std::array<Vertex, 3>& corners);
    template <class PixelAt>
    void blend_graded(const std::array<Vertex, 3>& corners, const Gradient& alpha,
                      PixelAt pixel_at);

    std::uint32_t* row(int y) const {
        return into_.pixels + static_cast<std::ptrdiff_t>(y) * into_.stride;
    }

    PixelBuffer into_;
    FontCoverage coverage_;
    const TileSet& within_;
    PixelRect clip_;
};

/// The pixels whose centres lie between two corners, within the clip.
PixelRect Painter::pixels_between(ImVec2 from, ImVec2 to) const {
    return {std::max(first_centre_from(std::min(from.x, to.x)), clip_.left),
            std::max(first_centre_from(std::min(from.y, to.y)), clip_.top),
            std::min(first_centre_from(std::max(from.x, to.x)), clip_.right),
            std::min(first_centre_from(std::max(from.y, to.y)), clip_.bottom)};
}

/// Checked before anything else is computed: most triangles of a frame lie where nothing changed.
bool Painter::may_show(const std::array<Vertex, 3>& corners) const {
    const auto [a, b, c] = corners;
    return within_.touches(pixels_between({std::min({a.x, b.x, c.x}), std::min({a.y, b.y, c.y})},
                                          {std::max({a.x, b.x, c.x}), std::max({a.y, b.y, c.y})}));
}

void Painter::fill_run(int y, int from, int to, std::uint32_t pixel, unsigned alpha) {
    if (alpha == 255) {
        std::fill(row(y) + from, row(y) + to, pixel);
    } else {
        blend_span(row(y) + from, row(y) + to, pixel, alpha);
    }
}

/// Fills an upright rectangle: exactly the pixels of its two triangles, without computing edges.
void Painter::block(ImVec2 from, ImVec2 to, ImU32 color) {
    const unsigned alpha = color >> IM_COL32_A_SHIFT;
    const PixelRect area = pixels_between(from, to);
    if (alpha == 0 || area.is_empty() || !within_.touches(area)) return;
    const std::uint32_t pixel = in_order(color, into_.order);
    for (int y = area.top; y < area.bottom; ++y) {
        within_.for_each_run(y, area.left, area.right,
                             [&](int begin, int end) { fill_run(y, begin, end, pixel, alpha); });
    }
}

/// Calls paint(y, first x, end x) for each row of pixel centres in a triangle.
template <class PaintSpan>
void Painter::for_each_row(std::array<Vertex, 3> corners, PaintSpan paint) const {
    std::sort(corners.begin(), corners.end(),
              [](const Vertex& a, const Vertex& b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    const auto& [top, middle, bottom] = corners;
    const int first = std::max(first_centre_from(top.y), clip_.top);
    const int end = std::min(first_centre_from(bottom.y), clip_.bottom);
    const EdgeCrossing whole(top, bottom), above(top, middle), below(middle, bottom);
    for (int y = first; y < end; ++y) {
        const float centre = static_cast<float>(y) + 0.5F;
        const float long_side = whole.at(centre);
        const float short_side = centre < middle.y ? above.at(centre) : below.at(centre);
        const auto [left, right] = std::minmax(long_side, short_side);
        const int from = std::max(first_centre_from(left), clip_.left);
        const int to = std::min(first_centre_from(right), clip_.right);
        if (from >= to) continue;
        within_.for_each_run(y, from, to, [&](int begin, int stop) { paint(y, begin, stop); });
    }
}

void Painter::triangle(const std::array<Vertex, 3>& corners) {
    if (!may_show(corners)) return;
    if (corners[0].color != corners[1].color || corners[0].color != corners[2].color) {
        graded_triangle(corners);
        return;
    }
    const ImU32 color = corners[0].color;
    const unsigned alpha = color >> IM_COL32_A_SHIFT;
    if (alpha == 0) return;
    const std::uint32_t pixel = in_order(color, into_.order);
    for_each_row(corners, [&](int y, int from, int to) { fill_run(y, from, to, pixel, alpha); });
}

/// `pixel_at` gives the colour at the centre of each pixel.
template <class PixelAt>
void Painter::blend_graded(const std::array<Vertex, 3>& corners, const Gradient& alpha,
                           PixelAt pixel_at) {
    for_each_row(corners, [&](int y, int from, int to) {
        const float centre_y = static_cast<float>(y) + 0.5F;
        for (int x = from; x < to; ++x) {
            const float centre_x = static_cast<float>(x) + 0.5F;
            const unsigned opacity = alpha.at(centre_x, centre_y);
            if (opacity == 0) continue;
            row(y)[x] = blend(row(y)[x], pixel_at(centre_x, centre_y), opacity);
        }
    });
}

void Painter::graded_triangle(const std::array<Vertex, 3>& corners) {
    const Gradient alpha = gradient(corners, IM_COL32_A_SHIFT);
    if (!std::isfinite(alpha.for_x) || !std::isfinite(alpha.for_y)) return;
    // The fringe around every line and area has one hue, and only its alpha varies.
    constexpr ImU32 hue = ~IM_COL32_A_MASK;
    const ImU32 first = corners[0].color & hue;
    if (first == (corners[1].color & hue) && first == (corners[2].color & hue)) {
        const std::uint32_t pixel = in_order(corners[0].color, into_.order);
        blend_graded(corners, alpha, [&](float, float) { return pixel; });
        return;
    }
    const Gradient red = gradient(corners, IM_COL32_R_SHIFT);
    const Gradient green = gradient(corners, IM_COL32_G_SHIFT);
    const Gradient blue = gradient(corners, IM_COL32_B_SHIFT);
    blend_graded(corners, alpha, [&](float x, float y) {
        return pixel_of(red.at(x, y), green.at(x, y), blue.at(x, y), into_.order);
    });
}

/// Draws an upright rectangle of the atlas, sampled between texels so that letters may stand at
/// fractional positions.
void Painter::glyph(const ImDrawVert& least, const ImDrawVert& most, ImVec2 from, ImVec2 to) {
    const PixelRect area = pixels_between(from, to);
    if (area.is_empty() || !within_.touches(area)) return;

    const TexelStep u(first_centre_from(from.x), from.x, to.x, least.uv.x, most.uv.x,
                      coverage_.width);
    const TexelStep v(first_centre_from(from.y), from.y, to.y, least.uv.y, most.uv.y,
                      coverage_.height);
    const std::uint32_t pixel = in_order(least.col, into_.order);
    const unsigned color_alpha = least.col >> IM_COL32_A_SHIFT;
    for (int y = area.top; y < area.bottom; ++y) {
        within_.for_each_run(y, area.left, area.right, [&](int begin, int end) {
            for (int x = begin; x < end; ++x) {
                const unsigned cover = coverage_.at(u.at(x), v.at(y));
                if (cover == 0) continue;
                row(y)[x] = blend(row(y)[x], pixel, (cover * color_alpha + 127) / 255);
            }
        });
    }
}

bool same(ImVec2 a, ImVec2 b) {
    return a.x == b.x && a.y == b.y;
}

bool is_of_one_color(const ImDrawVert* vertices, const ImDrawIdx* indices) {
    const ImU32 color = vertices[indices[0]].col;
    return vertices[indices[1]].col == color && vertices[indices[2]].col == color &&
           vertices[indices[5]].col == color;
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
        if (is_upright(vertices, indices + i, command.ElemCount - i) &&
            is_of_one_color(vertices, indices + i)) {
            const ImDrawVert &least = vertices[indices[i]], &most = vertices[indices[i + 2]];
            const ImVec2 from = on_screen(least.pos), to = on_screen(most.pos);
            if (same(least.uv, white)) {
                painter.block(from, to, least.col);
            } else {
                painter.glyph(least, most, from, to);
            }
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

void rasterise(const ImDrawData& data, const PixelBuffer& into, const TileSet& within) {
    const FontCoverage coverage = font_coverage();
    Painter painter(into, coverage, within);
    for (int n = 0; n < data.CmdListsCount; ++n) {
        const ImDrawList& list = *data.CmdLists[n];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (command.UserCallback != nullptr) continue;
            const auto pixel = [&](float point, float origin, float scale) {
                return static_cast<int>(std::lround((point - origin) * scale));
            };
            const ImVec2 origin = data.DisplayPos, scale = data.FramebufferScale;
            const PixelRect clip{
                std::max(pixel(command.ClipRect.x, origin.x, scale.x), 0),
                std::max(pixel(command.ClipRect.y, origin.y, scale.y), 0),
                std::min(pixel(command.ClipRect.z, origin.x, scale.x), into.width),
                std::min(pixel(command.ClipRect.w, origin.y, scale.y), into.height)};
            if (!within.touches(clip)) continue;
            painter.set_clip(clip);
            paint_command(painter, list, command, data, coverage.white);
        }
    }
}

Image rasterised(const ImDrawData& data) {
    const ImVec2 size = data.DisplaySize, scale = data.FramebufferScale;
    Image image(static_cast<int>(std::lround(size.x * scale.x)),
                static_cast<int>(std::lround(size.y * scale.y)));
    rasterise(data, {image.pixels.data(), image.width, image.height, image.width, {}},
              TileSet::whole(image.width, image.height));
    return image;
}

}  // namespace lab
