#include "picture/answer_marks.hpp"

#include "render/marks.hpp"

namespace lab {

namespace {

/// A normal is only a direction, and thinner than a push.
constexpr float normal_width = 1.5F;

}  // namespace

void AnswerMarks::name_arrow(const Label& label) const {
    if (!looked_at) return names.spare.push_back(label);
    names.said.insert(label.text);
    sheet.label(label);
}

void AnswerMarks::label(Vec2 at, const char* text, Rgba color, Pt toward) const {
    if (looked_at) sheet.label({sheet.at(at), text, color, 9, toward});
}

void AnswerMarks::contact(const Hit& hit) const {
    const Pt at = sheet.at(hit.pos);
    if (sheet.shows(Layer::normal)) {
        const Pt along{static_cast<float>(hit.normal.x), static_cast<float>(hit.normal.y)};
        const Pt tip = at + normal_length * along;
        arrow(sheet.canvas, at, tip, {sheet.colors.result_fill, normal_width});
        sheet.board.avoid(at, tip);
        name_arrow({at + 0.75F * normal_length * along, "normal", sheet.colors.result, 8, {0, 1}});
    }
    if (sheet.shows(Layer::contact)) {
        sheet.canvas.disc(at, 9, with_alpha(sheet.colors.result_fill, 0.25));
        sheet.canvas.disc(at, 5, sheet.colors.result_fill);
        sheet.board.keep_free(at, 7);
    }
    sheet.used.insert(Meaning::result);
}

void AnswerMarks::way(Vec2 from, Vec2 to, Look look) const {
    sheet.line(from, to, {color_of(sheet, look), 2.5F});
}

void AnswerMarks::way_with_head(Vec2 from, Vec2 to, Look look) const {
    const auto seen = visible(from, to, sheet.camera);
    if (!seen) return;
    arrow(sheet.canvas, seen->first, seen->second, {color_of(sheet, look), 2.5F});
    sheet.board.avoid(seen->first, seen->second);
}

void AnswerMarks::blocked_way(Vec2 from, Vec2 to) const {
    const auto seen = visible(from, to, sheet.camera);
    if (!seen) return;
    const Rgba color = sheet.colors.blocked_fill;
    for (const auto& [a, b] : ticks(*seen, 14, 5)) {
        sheet.canvas.line(a, b, {with_alpha(color, 0.75), 1.2F});
    }
    way_with_head(from, to, Look::blocked);
    sheet.used.insert(Meaning::blocked);
}

void AnswerMarks::start_ring(Vec2 at) const {
    const Pt screen = sheet.at(at);
    sheet.canvas.disc(screen, 6, sheet.colors.canvas);
    sheet.canvas.ring(screen, 5.5F, {sheet.colors.x, 2});
    sheet.board.keep_free(screen, 8);
    sheet.used.insert(Meaning::start);
    label(at, "start", sheet.colors.soft, {0, -1});
}

void AnswerMarks::band(const Rounded& shape, Vec2 delta, Look look) const {
    const std::vector<Pt> points = outline(swept(shape, delta), sheet.camera);
    const Rgba color = color_of(sheet, look);
    sheet.canvas.fill(points, with_alpha(color, 0.06));
    sheet.outline(points, {with_alpha(color, 0.35), 1});
}

}  // namespace lab
