// Chains, and the sides from which shapes are met.
#include <cmath>

#include "picture/sheet.hpp"
#include "query/parts.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

constexpr float hatch_apart = 9, hatch_length = 8;

/// Short strokes behind a line: what is there is solid. `before` is the length of the line up to
/// here, so that the strokes go on around corners.
void hatch_behind(Sheet& sheet, const VisibleLine& seen, double before, Rgba color) {
    const Pt along = direction(seen.first, seen.second);
    // Behind is on the right of the way; the strokes lean back.
    const Pt behind{-along.y, along.x};
    const Pt stroke = hatch_length * (0.8F * behind - 0.6F * along);
    const float length = distance(seen.first, seen.second);
    const double passed = std::fmod(before + seen.before, static_cast<double>(hatch_apart));
    for (float at = hatch_apart - static_cast<float>(passed); at < length; at += hatch_apart) {
        const Pt from = seen.first + at * along;
        sheet.canvas.line(from, from + stroke, {with_alpha(color, 0.55), 1.2F});
    }
}

void draw_hatching(Sheet& sheet, const Chain& chain, Rgba color) {
    double before = 0;
    for (std::size_t i = 0; i < chain.edges(); ++i) {
        const Segment edge = chain.edge(i);
        if (const auto seen = visible(edge.start, edge.end(), sheet.camera))
            hatch_behind(sheet, *seen, before, color);
        before += isect::length(edge.delta) * sheet.camera.state.zoom;
    }
}

}  // namespace

void draw_chain(Sheet& sheet, const Chain& chain, std::size_t struck, Look look) {
    const Rgba color = color_of(sheet, look);
    if (chain.front_only) draw_hatching(sheet, chain, color);
    std::vector<Vec2> points = chain.points;
    if (chain.closed && !points.empty()) points.push_back(points.front());
    // Neighbouring edges are one line, so that its corners are whole.
    std::vector<Pt> line;
    const auto draw_line = [&] {
        if (line.size() > 1) sheet.canvas.polyline(line, false, {color, 2});
        line.clear();
    };
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const auto seen = visible(points[i], points[i + 1], sheet.camera);
        if (!seen) {
            draw_line();
            continue;
        }
        if (line.empty() || !(line.back() == seen->first)) {
            draw_line();
            line.push_back(seen->first);
        }
        line.push_back(seen->second);
        sheet.board.avoid(seen->first, seen->second);
    }
    draw_line();
    if (struck >= chain.edges()) return;
    const Segment edge = chain.edge(struck);
    sheet.line(edge.start, edge.end(), {color_of(sheet, Look::struck), 3.5F});
}

void draw_glow(Sheet& sheet, const Chain& chain, double strength) {
    const Rgba glow = with_alpha(sheet.colors.text, strength);
    for (std::size_t i = 0; i < chain.edges(); ++i) {
        const Segment edge = chain.edge(i);
        if (const auto seen = visible(edge.start, edge.end(), sheet.camera))
            sheet.canvas.line(seen->first, seen->second, {glow, 11});
    }
}

void draw_one_way(Sheet& sheet, const Rounded& shape, Vec2 facing, Look look) {
    const Rgba color = color_of(sheet, look);
    const float extent = static_cast<float>(isect::length(facing));
    const Pt out{static_cast<float>(facing.x) / extent, static_cast<float>(facing.y) / extent};
    const std::vector<Pt> points = outline(shape, sheet.camera);
    // A point has no side, and of a shape out of view nothing is drawn.
    if (points.size() < 2) return draw_body(sheet, shape, look);
    if (points.size() > 2) sheet.canvas.fill(points, with_alpha(color, 0.05));
    // What lets pass is dashed. The side that is met is solid, with marks that point out of it.
    sheet.outline(shape, {with_alpha(color, 0.7), 1.5F, {4, 4}});
    constexpr float apart = 30, size = 4.5F, away = 5, least = 0.1F;
    float passed = apart / 2;
    const std::size_t sides = points.size() > 2 ? points.size() : points.size() - 1;
    for (std::size_t i = 0; i < sides; ++i) {
        const Pt a = points[i], b = points[(i + 1) % points.size()];
        const Pt along = direction(a, b);
        // Of a line, both sides are the same.
        const float faced = dot({along.y, -along.x}, out);
        const bool is_met = points.size() > 2 ? faced > least : std::abs(faced) > least;
        if (!is_met) continue;
        sheet.canvas.line(a, b, {color, 2});
        const float length = distance(a, b);
        for (; passed < length; passed += apart) {
            const Pt foot = a + passed * along + away * out;
            const Pt aside{-size * out.y, size * out.x};
            const std::vector<Pt> head{foot + size * out, foot + aside, foot - aside};
            sheet.canvas.fill(head, with_alpha(color, 0.8));
            sheet.board.keep_free(foot, size);
        }
        passed -= length;
    }
}

}  // namespace lab
