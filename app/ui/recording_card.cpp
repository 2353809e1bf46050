// The card that lists the wrong answers of a recording.
#include <algorithm>
#include <string>
#include <vector>

#include "explain/crowd_sentence.hpp"
#include "recording/replay_text.hpp"
#include "ui/find_buttons.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"
#include "workspace/open_recording.hpp"

namespace lab {
namespace {

constexpr float recording_card_width = 480, wrong_answer_height = 104, tolerance_height = 34,
                chips_height = 32;

void wrong_answer_rows(Frame& frame, const ListedAnswer& listed, std::size_t index, float width) {
    ImGui::PushID(static_cast<int>(index));
    const float top = ImGui::GetCursorPosY();
    const std::string name = "wrong answer " + std::to_string(index + 1);
    const std::string where = "frame " + std::to_string(listed.frame) + ", " + listed.label;
    const std::string title = heading_of(listed.find.kind);
    text_line(Face::sans_bold, body_size, frame.colors().text,
              fitted(Face::sans_bold, body_size, title + " · " + where, width));
    ImGui::Dummy({0, 2});
    text_paragraph(small_size, frame.colors().soft, listed.find.words, width);
    ImGui::SetCursorPosY(top + wrong_answer_height - field_height - 14);
    if (find_button(frame, "show", "Show", "show " + name, "Shows this query.", true))
        frame.want([line = listed.line](Workspace& whole) {
            const OpenRecording* recording = whole.recording();
            if (recording != nullptr) whole.show_recorded(recording->index().query_at_line(line));
        });
    ImGui::SameLine(0, 6);
    copy_case_button(frame, listed.case_line, name);
    ImGui::SetCursorPosY(top + wrong_answer_height);
    ImGui::PopID();
}

/// The summary, and what of the recording wasn't judged: each line by itself.
std::vector<std::string> words_of_card(const OpenRecording& recording) {
    std::vector<std::string> lines{summary_text(recording.replay(), recording.settings())};
    const std::string left_out = left_out_text(recording.replay());
    constexpr std::size_t most = 8;
    for (std::size_t at = 0; at < left_out.size() && lines.size() < most;) {
        const std::size_t end = std::min(left_out.find('\n', at), left_out.size());
        lines.push_back(left_out.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/// How far off an answer may be.
void tolerance_row(Frame& frame, const OpenRecording& recording, float width) {
    constexpr float field_width = 110, least = 1e-9F, most = 100;
    const float top = ImGui::GetCursorPosY();
    const std::string unit = recording.index().head().unit;
    const FieldRange range{least, most, Limit::positive};
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {at.x, at.y + 5},
              frame.colors().soft,
              fitted(Face::sans, small_size, "An answer may be off by, in " + unit,
                     width - field_width - 8));
    ImGui::SetCursorScreenPos({at.x + width - field_width, at.y});
    const FieldEdit edit = frame.fields.field("within", recording.settings().within, range,
                                              field_width, frame.colors());
    name_control("tolerance of the recording");
    if (ImGui::IsItemHovered())
        tooltip(
            "Many games keep a gap to walls: give a bit more than that, and its answers are "
            "fine.");
    if (edit.changed && edit.value > 0)
        frame.want([to = edit.value](Workspace& whole) { whole.judge_recording_within(to); });
    ImGui::SetCursorPosY(top + tolerance_height);
}

std::string name_of_chip(const Replay& replay, WrongKind kind) {
    return count_text(replay.count(kind)) + " " + title_of(kind);
}

/// The kinds of wrong answers that there are, in rows of buttons that end before `width`.
std::vector<std::vector<WrongKind>> rows_of_chips(const Replay& replay, float width) {
    constexpr float room = 28;
    std::vector<std::vector<WrongKind>> rows;
    float left = 0;
    for (std::size_t i = 0; i < wrong_kinds; ++i) {
        const auto kind = static_cast<WrongKind>(i);
        if (replay.count(kind) == 0) continue;
        const float wide = text_width(Face::sans, small_size, name_of_chip(replay, kind)) + room;
        if (rows.empty() || left + wide > width) {
            rows.emplace_back();
            left = 0;
        }
        rows.back().push_back(kind);
        left += wide;
    }
    return rows;
}

/// A click searches for the answers of a kind, and a second one shows all queries again.
void chips(Frame& frame, const OpenRecording& recording, float width) {
    const std::string& search = recording.found().filter().text();
    float top = ImGui::GetCursorPosY();
    for (const std::vector<WrongKind>& row : rows_of_chips(recording.replay(), width)) {
        for (const WrongKind kind : row) {
            const std::string title = title_of(kind), name = name_of_chip(recording.replay(), kind);
            const bool is_wanted = search == title;
            if (text_button(title.c_str(), name, frame.colors(), is_wanted))
                frame.want([words = is_wanted ? "" : title](Workspace& whole) {
                    whole.search_recording(words);
                });
            name_control("only " + title);
            ImGui::SameLine(0, 6);
        }
        ImGui::NewLine();
        ImGui::SetCursorPosY(top += chips_height);
    }
}

}  // namespace

void recording_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::recording) return;
    const OpenRecording* recording = frame.workspace.recording();
    if (recording == nullptr) {
        frame.ui.dialog.reset();
        return;
    }
    const std::vector<ListedAnswer> finds = recording->replay().finds();
    constexpr std::size_t most_shown = 4;
    const float width = recording_card_width - 40;
    const std::vector<std::string> said = words_of_card(*recording);
    std::size_t lines = 0;
    for (const std::string& line : said)
        lines += lines_of(Face::sans, small_size, line, width).size();
    const float height =
        72 + static_cast<float>(lines) * line_spacing * small_size + tolerance_height +
        static_cast<float>(rows_of_chips(recording->replay(), width).size()) * chips_height +
        static_cast<float>(std::min(finds.size(), most_shown)) * wrong_answer_height;
    const Rect area = below_header(recording_card_width, height, 16);
    if (begin_floating("recording finds", area, frame.colors())) {
        text_line(Face::sans_bold, body_size, frame.colors().text,
                  "What is wrong in this recording?");
        for (const std::string& line : said)
            text_paragraph(small_size, frame.colors().soft, line, width);
        ImGui::Dummy({0, 4});
        tolerance_row(frame, *recording, width);
        chips(frame, *recording, width);
        if (!finds.empty())
            scrolling_rows("wrong answers", 0, [&] {
                for (std::size_t i = 0; i < finds.size(); ++i)
                    wrong_answer_rows(frame, finds[i], i, width - 12);
            });
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
