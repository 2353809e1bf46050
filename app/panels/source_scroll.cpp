#include "panels/source_scroll.hpp"

#include <algorithm>
#include <utility>

#include <imgui.h>

#include "panels/lab.hpp"

namespace lab {

namespace {

/// The row at which a function begins: its code, the words above being a scroll away.
std::size_t first_row(const std::vector<SourceRow>& rows, const Function& function) {
    const auto found = std::find_if(
        rows.begin(), rows.end(), [&](const SourceRow& row) { return row.line >= function.body; });
    return static_cast<std::size_t>(found - rows.begin());
}

/// The first line that ran of those that a lesson tells of: here, or in what is called from here.
int told_line_of(Lab& lab, const ShownCall& shown) {
    if (!lab.lessons().is_open() || shown.call == nullptr || lab.session().walks()) return 0;
    const std::vector<std::string>& told = lab.lessons().step().light;
    const auto tells = [&](const Call& call) {
        return std::find_if(call.steps.begin(), call.steps.end(), [&](const Step& step) {
            const Statement* statement = call.function->statement_at(step.line);
            return statement != nullptr &&
                   std::find(told.begin(), told.end(), statement->label) != told.end();
        });
    };
    const auto here = tells(*shown.call);
    if (here != shown.call->steps.end()) return here->line;
    for (const Call& nested : shown.call->calls)
        if (tells(nested) != nested.steps.end()) return nested.from_line;
    return 0;
}

/// What a lesson tells of; else the return that decided, while nothing moves. 0 where that changes
/// all the time or during a walk.
int deciding_line_of(Lab& lab, const ShownCall& shown, const Ran& done) {
    if (const int told = told_line_of(lab, shown)) return told;
    const Session& session = lab.session();
    return done.early && !session.view().playing && !session.walks() ? done.left_at : 0;
}

}  // namespace

void bring_into_view(Lab& lab, const ShownCall& shown, const Ran& done,
                     const std::vector<SourceRow>& rows, float height) {
    SourceView& view = lab.source();
    const auto top_of = [&](int line) {
        const auto at = std::find_if(rows.begin(), rows.end(),
                                     [&](const SourceRow& row) { return row.line >= line; });
        return code_row_height * static_cast<float>(at - rows.begin());
    };
    const bool is_new = view.scrolled_to != shown.function;
    // In its first frame a file is scrolled no further than the one before it was high.
    const bool opens = std::exchange(view.scroll_settles, is_new) || is_new;
    view.scrolled_to = shown.function;
    if (view.walked_line != 0) {
        if (!opens && !view.to_walked_line) return;
        view.to_walked_line = false;
        ImGui::SetScrollY(std::max(top_of(view.walked_line) - height / 2, 0.0F));
        return;
    }
    const float first = code_row_height * static_cast<float>(first_row(rows, *shown.function));
    if (opens) ImGui::SetScrollY(first);
    const int deciding = deciding_line_of(lab, shown, done);
    if (!opens && deciding == view.deciding_line) return;
    view.deciding_line = deciding;
    if (deciding == 0) return;
    const float from = opens ? first : ImGui::GetScrollY(), top = top_of(deciding);
    if (top < from || top + 2 * code_row_height > from + height)
        ImGui::SetScrollY(std::max(top - height / 2, 0.0F));
}

}  // namespace lab
