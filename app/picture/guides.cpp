#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

/// Guides for what a dragged shape has snapped to.
void draw_guides(Sheet& sheet) {
    for (const SnapGuide& guide : sheet.picture.guides) {
        const Rgba color = sheet.colors.x;
        if (guide.from == guide.to) {
            constexpr float around = 9;
            sheet.canvas.ring(sheet.at(guide.from), around, {color, 1.5F});
        } else {
            sheet.line(guide.from, guide.to, {color, 1.2F, {5, 3}});
        }
        const Pt middle = sheet.at(0.5 * (guide.from + guide.to)), end = sheet.at(guide.to);
        constexpr Pt up{0.5F, -0.866F}, down{0.5F, 0.866F};
        sheet.label(
            {end, guide.text, color, 12, up, 12, {{middle, up}, {end, down}, {middle, down}}});
    }
}

}  // namespace lab
