#include "render/imgui_canvas.hpp"

#include <array>
#include <cmath>
#include <vector>

#include <imgui.h>

#include "render/fonts.hpp"

namespace lab {

namespace {

std::vector<ImVec2> imgui_points(std::span<const Pt> points) {
    std::vector<ImVec2> converted;
    converted.reserve(points.size());
    for (const Pt point : points) converted.emplace_back(point.x, point.y);
    return converted;
}

void stroke_whole(ImDrawList& list, std::span<const Pt> points, bool closed, const Stroke& stroke) {
    const std::vector<ImVec2> converted = imgui_points(points);
    list.AddPolyline(converted.data(), static_cast<int>(converted.size()), im_color(stroke.color),
                     closed ? ImDrawFlags_Closed : ImDrawFlags_None, stroke.width);
}

/// Twice the signed area; positive if the points wind the way Dear ImGui expects.
float turning(std::span<const Pt> points) {
    float sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Pt a = points[i], b = points[(i + 1) % points.size()];
        sum +=
            (a.x - points[0].x) * (b.y - points[0].y) - (b.x - points[0].x) * (a.y - points[0].y);
    }
    return sum;
}

Rect clip_of(const ImDrawList& list) {
    const ImVec4& clip = list._CmdHeader.ClipRect;
    return {{clip.x, clip.y}, {clip.z, clip.w}};
}

struct Letters {
    ImFont* face;
    float size;  ///< Dear ImGui's line height; the size in a TextStyle is the em
    float ascent;
};

Letters letters_of(const TextStyle& style) {
    if (style.type == Type::mono) {
        // The size at which this face has the advance that canvas_text_width() promises.
        ImFont* face = font(Face::mono, style.size);
        const float natural = face->CalcTextSizeA(style.size, 1e9F, 0, "0").x;
        const float size = style.size * canvas_text_width("0", style.size) / natural;
        return {face, size, 0.773F * size};
    }
    constexpr float line_of_letters = 1.21F;
    const float size = line_of_letters * style.size;
    return {font(style.type == Type::sans ? Face::sans : Face::sans_bold, style.size), size,
            0.8F * size};
}

}  // namespace

ImGuiCanvas::ImGuiCanvas(ImDrawList& list, float pixels_per_point)
    : Canvas(clip_of(list)), list_(list), pixels_per_point_(pixels_per_point) {
    // The antialiased fringe of an edge is one pixel wide, not one point.
    list_._FringeScale = 1 / pixels_per_point;
}

void ImGuiCanvas::put_polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) {
    if (points.size() < 2) return;
    if (stroke.dash.on <= 0) {
        stroke_whole(list_, points, closed, stroke);
        return;
    }
    for (const std::vector<Pt>& piece : dashes(points, closed, stroke.dash)) {
        stroke_whole(list_, piece, false, stroke);
    }
}

void ImGuiCanvas::put_fill(std::span<const Pt> convex, Rgba color) {
    if (convex.size() < 3) return;
    std::vector<ImVec2> points = imgui_points(convex);
    if (turning(convex) < 0) points.assign(points.rbegin(), points.rend());
    list_.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), im_color(color));
}

void ImGuiCanvas::put_block(const Rect& rect, Rgba color) {
    list_.AddRectFilled({rect.min.x, rect.min.y}, {rect.max.x, rect.max.y}, im_color(color));
}

void ImGuiCanvas::put_disc(Pt center, float radius, Rgba color) {
    list_.AddCircleFilled({center.x, center.y}, radius, im_color(color));
}

void ImGuiCanvas::put_ring(Pt center, float radius, const Stroke& stroke) {
    list_.AddCircle({center.x, center.y}, radius, im_color(stroke.color), 0, stroke.width);
}

void ImGuiCanvas::put_text(Pt base, std::string_view utf8, const TextStyle& style) {
    const Letters letters = letters_of(style);
    const auto put = [&](Pt offset, Rgba color) {
        list_.AddText(letters.face, letters.size,
                      {base.x + offset.x, base.y - letters.ascent + offset.y}, im_color(color),
                      utf8.data(), utf8.data() + utf8.size());
    };
    if (style.halo.a > 0) {
        constexpr std::array<Pt, 8> around{{{-2, 0},
                                            {2, 0},
                                            {0, -2},
                                            {0, 2},
                                            {-1.4F, -1.4F},
                                            {1.4F, -1.4F},
                                            {-1.4F, 1.4F},
                                            {1.4F, 1.4F}}};
        for (const Pt offset : around) put(offset, style.halo);
    }
    put({}, style.color);
}

void ImGuiCanvas::begin_clip(const Rect& clip) {
    list_.PushClipRect({clip.min.x, clip.min.y}, {clip.max.x, clip.max.y}, true);
}

void ImGuiCanvas::end_clip() {
    list_.PopClipRect();
}

}  // namespace lab
