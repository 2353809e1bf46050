// The place of the value that is pointed at in the source, in the strip, or here.
#include "draw/marks.hpp"
#include "draw/sheet.hpp"
#include "explain/path_test.hpp"

namespace lab {

namespace {

void draw_mark(Sheet& sheet, const TracedMark& mark) {
    const Stroke stroke{with_alpha(sheet.colors.text, 0.75), 2};
    for (const auto& [from, to] : mark.lines) sheet.line(from, to, stroke);
    for (const Vec2 point : mark.points) {
        const Pt at = sheet.at(point);
        sheet.canvas.disc(at, 13, with_alpha(sheet.colors.text, 0.18));
        sheet.canvas.ring(at, 9, {sheet.colors.text, 2});
    }
    if (mark.is_sum && sheet.query() != nullptr) {
        if (const auto test = path_test(sheet.scene, *sheet.query()))
            sheet.outline(outline(test->sum, sheet.camera), {sheet.colors.text, 2, dashed});
    }
    if (!mark.points.empty())
        sheet.label({sheet.at(mark.points.front()), mark.label, sheet.colors.text, 16, {0, -1}});
}

}  // namespace

void draw_traced(Sheet& sheet) {
    for (const TracedMark* mark : sheet.picture.traced) draw_mark(sheet, *mark);
}

}  // namespace lab
