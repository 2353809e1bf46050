// Marks the value that is highlighted in the source, in the strip or on the canvas, and what the
// learner of a lesson points at.
#include <algorithm>

#include "picture/answer_marks.hpp"
#include "picture/grid_numbers.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

/// A shape that is too small for an outline gets a ring around it.
void draw_lit_shape(Sheet& sheet, const Geometry& shape, const std::string& name) {
    const std::vector<Pt> points = outline(rounded(shape), sheet.camera);
    if (points.empty()) return;
    const Rect room = bounds_of(points);
    constexpr float small = 9;
    const Pt middle = 0.5F * (room.min + room.max);
    sheet.outline(points, {sheet.colors.text, 2});
    if (room.width() < small && room.height() < small)
        sheet.canvas.ring(middle, small, {sheet.colors.text, 2});
    if (!name.empty()) {
        const float above = std::max(room.height() / 2, small);
        sheet.label({middle, name, sheet.colors.text, above + 4, {0, -1}});
    }
}

void draw_mark(Sheet& sheet, const TracedMark& mark) {
    const Stroke stroke{with_alpha(sheet.colors.text, 0.75), 2};
    for (const auto& [from, to] : mark.lines) sheet.line(from, to, stroke);
    for (const auto& [from, way] : mark.directions) {
        const double length = isect::length(way);
        if (!(length > 0)) continue;
        const Pt at = sheet.at(from);
        const Pt along{static_cast<float>(way.x / length), static_cast<float>(way.y / length)};
        sheet.canvas.line(at, at + normal_length * along, stroke);
    }
    for (const Vec2 point : mark.points) {
        const Pt at = sheet.at(point);
        sheet.canvas.disc(at, 13, with_alpha(sheet.colors.text, 0.18));
        sheet.canvas.ring(at, 9, {sheet.colors.text, 2});
    }
    if (mark.sum) sheet.outline(*mark.sum, {sheet.colors.text, 2, dashed});
    for (const Geometry& shape : mark.shapes) draw_lit_shape(sheet, shape, mark.name);
    if (!mark.points.empty())
        sheet.label({sheet.at(mark.points.front()), mark.label, sheet.colors.text, 16, {0, -1}});
}

}  // namespace

void draw_traced(Sheet& sheet) {
    for (const TracedMark* mark : sheet.picture.traced) draw_mark(sheet, *mark);
}

/// A ring with a cross.
void draw_prediction(Sheet& sheet) {
    constexpr float radius = 9, tip = 14;
    const auto& [place, words] = *sheet.picture.prediction;
    const Pt at = sheet.at(place);
    const Rgba color = sheet.colors.text;
    sheet.canvas.ring(at, radius, {color, 2});
    sheet.canvas.line({at.x - tip, at.y}, {at.x + tip, at.y}, {color, 1.2F});
    sheet.canvas.line({at.x, at.y - tip}, {at.x, at.y + tip}, {color, 1.2F});
    sheet.board.keep_free(at, tip);
    const std::string text = words + " " + place_text(place, sheet.camera.state.zoom);
    sheet.label({at, text, color, tip + 3, {1, 0}});
}

}  // namespace lab
