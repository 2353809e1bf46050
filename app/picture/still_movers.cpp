// Movers of static tests, in the colour of their answers.
#include <set>

#include "picture/sheet.hpp"

namespace lab {

namespace {

/// The look of a mover, from all of its static queries.
Look mover_look(const Sheet& sheet, const std::string& mover) {
    Look look = Look::start;
    const std::vector<Answer>& answers = sheet.picture.evaluation.answers;
    for (std::size_t i = 0; i < sheet.scene.queries.size() && i < answers.size(); ++i) {
        const Query& query = sheet.scene.queries[i];
        if (query.mover != mover) continue;
        const bool yes_or_no =
            query.kind == QueryKind::overlaps || query.kind == QueryKind::intersect;
        if (!yes_or_no) continue;
        if (says_hit(answers[i])) return Look::blocked;
        look = Look::clear;
    }
    return look;
}

}  // namespace

void draw_still_movers(Sheet& sheet) {
    std::set<std::string> drawn;
    for (const Query& query : sheet.scene.queries) {
        const NamedShape* mover = find_shape(sheet.scene, query.mover);
        const bool stands = mover != nullptr && !row_of(query).along_path;
        if (!stands || !drawn.insert(query.mover).second) continue;
        if (std::holds_alternative<Range>(mover->geometry)) continue;
        const Look look = mover_look(sheet, query.mover);
        const bool starts_elsewhere = sheet.used.count(Meaning::start) > 0;
        draw_body(sheet, rounded(mover->geometry), look);
        // A static mover has no start.
        if (look != Look::start) continue;
        if (!starts_elsewhere) sheet.used.erase(Meaning::start);
        sheet.used.insert(Meaning::asker);
    }
}

}  // namespace lab
