// The gap that was missing for a hit.
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

void draw_gap(Sheet& sheet) {
    const auto& gap = sheet.picture.reason->gap;
    if (!gap) return;
    const auto seen = visible(gap->from, gap->to, sheet.camera);
    if (!seen) return;
    const Pt from = seen->first, to = seen->second;
    const Pt along = direction(from, to);
    constexpr float half_tick = 5;
    const Pt across{-half_tick * along.y, half_tick * along.x};
    if (gap->edge && *gap->edge != gap->to) sheet.construct(gap->to, *gap->edge);
    // A background separates the gap from a longer line below, but not from the marks at its ends.
    constexpr float end_mark = 6;
    if (distance(from, to) > 2 * end_mark)
        sheet.canvas.line(from + end_mark * along, to - end_mark * along, {sheet.colors.canvas, 4});
    sheet.line(gap->from, gap->to, {sheet.colors.result_fill, 2, {3, 3}});
    for (const Pt end : {from, to})
        sheet.canvas.line(end - across, end + across, {sheet.colors.result_fill, 2});
    sheet.label({0.5F * (from + to), gap->text, sheet.colors.result, 9, {along.y, -along.x}});
    sheet.used.insert(Meaning::result);
}

}  // namespace lab
