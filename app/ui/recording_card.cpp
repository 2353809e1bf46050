// The card that lists the wrong answers of a recording.
#include <algorithm>
#include <string>
#include <vector>

#include "recording/replay_text.hpp"
#include "ui/find_buttons.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {
namespace {

constexpr float recording_card_width = 480, wrong_answer_height = 104;

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
std::vector<std::string> words_of_card(const Replay& replay) {
    std::vector<std::string> lines{summary_text(replay, {})};
    const std::string left_out = left_out_text(replay);
    constexpr std::size_t most = 8;
    for (std::size_t at = 0; at < left_out.size() && lines.size() < most;) {
        const std::size_t end = std::min(left_out.find('\n', at), left_out.size());
        lines.push_back(left_out.substr(at, end - at));
        at = end + 1;
    }
    return lines;
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
    const std::vector<std::string> said = words_of_card(recording->replay());
    std::size_t lines = 0;
    for (const std::string& line : said)
        lines += lines_of(Face::sans, small_size, line, width).size();
    const float height =
        72 + static_cast<float>(lines) * line_spacing * small_size +
        static_cast<float>(std::min(finds.size(), most_shown)) * wrong_answer_height;
    const Rect area = below_header(recording_card_width, height, 16);
    if (begin_floating("recording finds", area, frame.colors())) {
        text_line(Face::sans_bold, body_size, frame.colors().text,
                  "What is wrong in this recording?");
        for (const std::string& line : said)
            text_paragraph(small_size, frame.colors().soft, line, width);
        ImGui::Dummy({0, 4});
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
