#include "render/canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab {

namespace {

std::array<Pt, 4> corners_of(const Rect& rect) {
    return {rect.min, Pt{rect.max.x, rect.min.y}, rect.max, Pt{rect.min.x, rect.max.y}};
}

/// Things are drawn uncut up to this distance beyond the clip. Shapes of a scene are cut 200 points
/// beyond it, where neither strokes nor handles show the cut.
constexpr double beyond_clip = 256;

Area area_about(const Rect& clip) {
    return {{static_cast<double>(clip.min.x) - beyond_clip,
             static_cast<double>(clip.min.y) - beyond_clip},
            {static_cast<double>(clip.max.x) + beyond_clip,
             static_cast<double>(clip.max.y) + beyond_clip}};
}

/// Replaces an infinite coordinate by one that lies far beyond everything drawn.
Vec2 finite(Pt p) {
    constexpr float far = 1e30F;
    return {static_cast<double>(std::clamp(p.x, -far, far)),
            static_cast<double>(std::clamp(p.y, -far, far))};
}

bool lie_within(std::span<const Pt> points, const Area& area) {
    return std::all_of(points.begin(), points.end(), [&](Pt p) {
        return area.contains({static_cast<double>(p.x), static_cast<double>(p.y)});
    });
}

/// Returns no points if one of them is NaN.
std::vector<Vec2> finite(std::span<const Pt> points) {
    std::vector<Vec2> all;
    for (const Pt point : points) {
        if (std::isnan(point.x) || std::isnan(point.y)) return {};
        all.push_back(finite(point));
    }
    return all;
}

/// If a closed line begins inside the area, joins its first piece to its last.
void join_ends(std::vector<LinePiece>& pieces) {
    if (pieces.size() < 2) return;
    std::vector<Vec2>& first = pieces.front().points;
    std::vector<Vec2>& last = pieces.back().points;
    if (last.back() != first.front()) return;
    last.insert(last.end(), first.begin() + 1, first.end());
    pieces.erase(pieces.begin());
}

}  // namespace

float canvas_text_width(std::string_view utf8, float size) {
    constexpr float advance = 0.6F;
    const auto glyphs = std::count_if(utf8.begin(), utf8.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    });
    return advance * size * static_cast<float>(glyphs);
}

Stroke stroke_from(double before, Stroke stroke) {
    const double pattern = static_cast<double>(stroke.dash.on + stroke.dash.off);
    if (!(stroke.dash.on > 0)) return stroke;
    const double start = std::fmod(static_cast<double>(stroke.dash.start) + before, pattern);
    stroke.dash.start = static_cast<float>(start);
    return stroke;
}

void Canvas::polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) {
    const Area area = area_about(clip());
    if (lie_within(points, area)) return put_polyline(points, closed, stroke);
    const std::vector<Vec2> whole = finite(points);
    std::vector<LinePiece> pieces =
        pieces_within(area, whole, closed, lengths_along(whole, closed));
    if (closed && stroke.dash.on <= 0) join_ends(pieces);
    for (const LinePiece& piece : pieces)
        put_polyline(to_points(piece.points), piece.closed, stroke_from(piece.before, stroke));
}

void Canvas::fill(std::span<const Pt> convex, Rgba color) {
    const Area area = area_about(clip());
    if (lie_within(convex, area)) return put_fill(convex, color);
    put_fill(to_points(convex_within(area, finite(convex))), color);
}

void Canvas::fill(const Rect& rect, Rgba color) {
    fill(corners_of(rect), color);
}

void Canvas::block(const Rect& rect, Rgba color) {
    if (!reaches_clip(rect)) return;
    const Area area = area_about(clip());
    const Vec2 min = finite(rect.min), max = finite(rect.max);
    const Pt low{static_cast<float>(std::max(min.x, area.min.x)),
                 static_cast<float>(std::max(min.y, area.min.y))};
    put_block({low,
               {static_cast<float>(std::min(max.x, area.max.x)),
                static_cast<float>(std::min(max.y, area.max.y))}},
              color);
}

void Canvas::disc(Pt center, float radius, Rgba color) {
    if (reaches_clip({center, center}, radius)) put_disc(center, radius, color);
}

void Canvas::ring(Pt center, float radius, const Stroke& stroke) {
    if (reaches_clip({center, center}, radius + stroke.width)) put_ring(center, radius, stroke);
}

void Canvas::text(Pt base, std::string_view utf8, const TextStyle& style) {
    // No letter is wider than twice the mono face's advance, nor taller or deeper than the size.
    const Pt end{base.x + 2 * canvas_text_width(utf8, style.size), base.y};
    if (reaches_clip({base, end}, style.size)) put_text(base, utf8, style);
}

void Canvas::put_block(const Rect& rect, Rgba color) {
    put_fill(corners_of(rect), color);
}

bool Canvas::reaches_clip(const Rect& rect, float margin) const {
    const Area area = area_about(clip());
    const double beside = static_cast<double>(margin);
    const auto meet = [&](float low, float high, double least, double most) {
        return static_cast<double>(high) + beside >= least &&
               static_cast<double>(low) - beside <= most;
    };
    return meet(rect.min.x, rect.max.x, area.min.x, area.max.x) &&
           meet(rect.min.y, rect.max.y, area.min.y, area.max.y);
}

void Canvas::push_clip(const Rect& clip) {
    const Rect& now = this->clip();
    clips_.push_back({{std::max(clip.min.x, now.min.x), std::max(clip.min.y, now.min.y)},
                      {std::min(clip.max.x, now.max.x), std::min(clip.max.y, now.max.y)}});
    begin_clip(clip);
}

void Canvas::pop_clip() {
    clips_.pop_back();
    end_clip();
}

void Canvas::line(Pt from, Pt to, const Stroke& stroke) {
    polyline(std::array{from, to}, false, stroke);
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
    if (dash.start > 0 && !points.empty()) {
        drawing = dash.start < dash.on;
        left = (drawing ? dash.on : dash.on + dash.off) - dash.start;
        if (drawing) pieces.push_back({points.front()});
    }
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
