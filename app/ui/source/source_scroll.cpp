#include "ui/source/source_scroll.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <imgui.h>

#include "ui/frame.hpp"

namespace lab {

namespace {

/// The row at which a function's code begins; its comment is just above.
std::size_t first_row(const std::vector<SourceRow>& rows, const Function& function) {
    const auto found = std::find_if(
        rows.begin(), rows.end(), [&](const SourceRow& row) { return row.line >= function.body; });
    return static_cast<std::size_t>(found - rows.begin());
}

/// The first line that ran among those that the lesson highlights, in this call or in one made from
/// it.
int told_line_of(Frame& frame, const ShownCall& shown) {
    if (!frame.workspace.lessons().is_open() || shown.call == nullptr || frame.session().walks())
        return 0;
    const std::vector<std::string>& told = frame.workspace.lessons().step().light;
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

/// The line that the lesson highlights, otherwise the line of the last value, which decided: the
/// return that was taken or, if it only passes on an earlier value, a line above it. 0 during a
/// walk, which has a line of its own.
int deciding_line_of(Frame& frame, const ShownCall& shown, const Ran& done) {
    if (frame.session().walks() || shown.call == nullptr) return 0;
    if (const int told = told_line_of(frame, shown)) return told;
    const Statement* left = shown.function->statement_at(done.left_at);
    const bool has_value = left != nullptr && left->traced != 0;
    if (shown.call->steps.empty() || has_value) return done.left_at;
    return shown.call->steps.back().line;
}

struct RowsPlace {
    float top{}, bottom{};
};

/// The position of the rows of a line's whole statement.
RowsPlace place_of(int line, const Function& function, const std::vector<SourceRow>& rows) {
    const Statement* statement = function.statement_at(line);
    const int first = statement != nullptr ? statement->first : line;
    const int last = statement != nullptr ? statement->last : line;
    const auto edge = [&](int before) {
        const auto at = std::find_if(rows.begin(), rows.end(),
                                     [&](const SourceRow& row) { return row.line >= before; });
        return code_row_height * static_cast<float>(at - rows.begin());
    };
    return {edge(first), edge(last + 1)};
}

/// Includes the return that was taken, if there is space for both.
RowsPlace with_return(RowsPlace place, const ShownCall& shown, const Ran& done,
                      const std::vector<SourceRow>& rows, float height) {
    if (done.left_at == 0) return place;
    const RowsPlace left = place_of(done.left_at, *shown.function, rows);
    const RowsPlace both{std::min(place.top, left.top), std::max(place.bottom, left.bottom)};
    return both.bottom - both.top + 2 * code_row_height <= height ? both : place;
}

/// Scrolls so that a whole place is visible with its neighbours, in the lower half: the lines that
/// lead to it are above.
void show_whole(RowsPlace place, float scroll, float height) {
    constexpr float lowest = 0.75F, beside = code_row_height;
    if (place.top - beside >= scroll && place.bottom + beside <= scroll + height) return;
    const float wanted = std::min(place.bottom - lowest * height, place.top - beside);
    const float whole_rows = std::ceil(wanted / code_row_height) * code_row_height;
    ImGui::SetScrollY(std::max(whole_rows, 0.0F));
}

}  // namespace

void bring_into_view(Frame& frame, SourceView& view, const ShownCall& shown, const Ran& done,
                     const std::vector<SourceRow>& rows, float height) {
    const bool is_new = view.scrolled_to != shown.function;
    // In its first frame, a file can't be scrolled further than the height of the previous file.
    if (is_new) view.frames_to_settle = 3;
    const bool opens = view.frames_to_settle > 1;
    view.scrolled_to = shown.function;
    if (view.walked_line != 0) {
        if (!opens && !view.to_walked_line) return;
        view.to_walked_line = false;
        const RowsPlace walked = place_of(view.walked_line, *shown.function, rows);
        ImGui::SetScrollY(std::max(walked.top - height / 2, 0.0F));
        return;
    }
    const float first = code_row_height * static_cast<float>(first_row(rows, *shown.function));
    if (opens) ImGui::SetScrollY(first);
    const SourceView::Seen wanted{deciding_line_of(frame, shown, done), rows.size(),
                                  static_cast<int>(height)};
    if (!opens && wanted == view.seen) return;
    // A line must not scroll away while somebody reads it and the scene plays.
    const bool is_same_size = wanted.rows == view.seen.rows && wanted.height == view.seen.height;
    const bool reads = is_same_size && frame.session().view().playing && ImGui::IsWindowHovered();
    if (!opens && reads) return;
    view.seen = wanted;
    if (wanted.deciding_line == 0) return;
    const RowsPlace place = with_return(place_of(wanted.deciding_line, *shown.function, rows),
                                        shown, done, rows, height);
    show_whole(place, opens ? first : ImGui::GetScrollY(), height);
}

}  // namespace lab
