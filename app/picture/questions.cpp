// Movers and their paths, without answers.
#include <set>

#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

void draw_way(Sheet& sheet, Vec2 from, Vec2 to) {
    const auto seen = visible(from, to, sheet.camera);
    if (!seen) return;
    arrow(sheet.canvas, seen->first, seen->second, {sheet.colors.x, 2.5F});
    sheet.board.avoid(seen->first, seen->second);
}

}  // namespace

void draw_questions(Sheet& sheet) {
    std::set<std::string> drawn;
    for (const Query& query : sheet.scene.queries) {
        const NamedShape* mover = find_shape(sheet.scene, query.mover);
        if (mover == nullptr || std::holds_alternative<Range>(mover->geometry)) continue;
        if (const auto* segment = std::get_if<Segment>(&mover->geometry)) {
            draw_way(sheet, segment->start, segment->end());
            continue;
        }
        if (drawn.insert(query.mover).second)
            draw_body(sheet, rounded(mover->geometry), Look::start);
        const Vec2 from = position(mover->geometry);
        if (query.delta != Vec2{}) draw_way(sheet, from, from + query.delta);
    }
}

}  // namespace lab
