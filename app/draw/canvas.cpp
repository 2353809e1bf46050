#include "draw/canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab {

namespace {

std::array<Pt, 4> corners_of(const Rect& rect) {
    return {rect.min, Pt{rect.max.x, rect.min.y}, rect.max, Pt{rect.min.x, rect.max.y}};
}

}  // namespace

float canvas_text_width(std::string_view utf8, float size) {
    constexpr float advance = 0.6F;
    const auto glyphs = std::count_if(utf8.begin(), utf8.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    });
    return advance * size * static_cast<float>(glyphs);
}

void Canvas::line(Pt from, Pt to, const Stroke& stroke) {
    polyline(std::array{from, to}, false, stroke);
}

void Canvas::fill(const Rect& rect, Rgba color) {
    fill(corners_of(rect), color);
}

void Canvas::outline(const Rect& rect, const Stroke& stroke) {
    polyline(corners_of(rect), true, stroke);
}

float Canvas::crisp(float coordinate, float width) const {
    const float pixel = pixels_per_point();
    const bool odd = std::lround(std::max(width * pixel, 1.0F)) % 2 == 1;
    const float offset = odd ? 0.5F : 0.0F;
    return (std::round(coordinate * pixel - offset) + offset) / pixel;
}

std::vector<std::vector<Pt>> dashes(std::span<const Pt> points, bool closed, Dash dash) {
    std::vector<std::vector<Pt>> pieces;
    const std::size_t count = points.size() + (closed ? 1 : 0);
    bool drawing = false;
    float left = 0;  // of the current dash or gap
    for (std::size_t i = 1; i < count; ++i) {
        const Pt from = points[i - 1], to = points[i % points.size()];
        const float length =
            std::sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
        if (!(length > 0)) continue;
        const auto at = [&](float way) {
            return Pt{from.x + (to.x - from.x) * (way / length),
                      from.y + (to.y - from.y) * (way / length)};
        };
        float way = 0;
        while (way < length) {
            if (left <= 0) {
                drawing = !drawing;
                left = drawing ? dash.on : dash.off;
                if (drawing) pieces.push_back({at(way)});
            }
            const float step = std::min(left, length - way);
            way += step;
            left -= step;
            if (drawing) pieces.back().push_back(at(way));
        }
    }
    return pieces;
}

}  // namespace lab
