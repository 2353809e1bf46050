#include "ui/time/recording_panel.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "commands/commands.hpp"
#include "explain/crowd_sentence.hpp"
#include "recording/recorded_answer.hpp"
#include "recording/replay_text.hpp"
#include "render/imgui_compat.hpp"
#include "scene/file.hpp"
#include "scene/number.hpp"
#include "scene/text.hpp"
#include "ui/frame.hpp"
#include "ui/time/compared_line.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"
#include "workspace/open_recording.hpp"

namespace lab {

namespace {

constexpr float buttons_row = 36, words_line = 18, strip_inset = 12;
constexpr std::size_t lines_of_words = 2;

/// A button of a row.
bool strip_button(Frame& frame, const char* id, const char* label, std::string_view tip) {
    const bool is_pressed = text_button(id, label, frame.colors());
    name_control(id);
    if (ImGui::IsItemHovered()) tooltip_off_panel(tip);
    ImGui::SameLine(0, 6);
    return is_pressed;
}

/// Whether the panel has too little room for whole words, as beside a lesson.
bool is_narrow_for_words(const Rect& area) {
    constexpr float least_for_words = 420;
    return area.width() < least_for_words;
}

/// Returns where the buttons end.
float going_buttons(Frame& frame, const Rect& area) {
    ImGui::SetCursorScreenPos({area.min.x, area.min.y});
    const bool plays = frame.workspace.recording()->is_playing();
    const bool is_narrow = is_narrow_for_words(area);
    if (icon_button("play recording", plays ? Icon::pause : Icon::play,
                    plays ? "Pause   Space" : "Play   Space", frame.colors()))
        frame.run(command("play"));
    name_control("play recording");
    ImGui::SameLine(0, 6);
    if (strip_button(frame, "previous wrong answer", is_narrow ? "<" : "< Wrong",
                     "Shows the previous wrong answer   <"))
        frame.want([](Workspace& whole) { whole.step_to_wrong(-1); });
    if (strip_button(frame, "next wrong answer", is_narrow ? ">" : "Wrong >",
                     "Shows the next wrong answer   >"))
        frame.want([](Workspace& whole) { whole.step_to_wrong(1); });
    if (strip_button(frame, "all wrong answers", "All…", "Lists the wrong answers"))
        frame.want([](Context& context) {
            // It would cover the card's title.
            context.workspace.drop_notice();
            context.ui.toggle(Dialog::recording);
        });
    return ImGui::GetCursorScreenPos().x;
}

void search_in_recording(Frame& frame, Pt at, float width) {
    char text[128];
    std::snprintf(text, sizeof text, "%s",
                  frame.workspace.recording()->found().filter().text().c_str());
    const std::string before = text;
    constexpr float clear_width = 24;
    if (!before.empty()) width -= clear_width + 4;
    ImGui::SetCursorScreenPos({at.x, at.y});
    ImGui::SetNextItemWidth(width);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {8, 5});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 6);
    const bool goes_on = ImGui::InputTextWithHint(
        "##search recording", "Search", text, sizeof text,
        ImGuiInputTextFlags_AutoSelectAll | ImGuiInputTextFlags_EnterReturnsTrue);
    name_control("search in the recording");
    // Dear ImGui would restore the text from before.
    if (ImGui::IsItemDeactivated() && key_pressed(ImGuiKey_Escape))
        std::snprintf(text, sizeof text, "%s", before.c_str());
    if (ImGui::IsItemHovered() && !ImGui::IsItemActive() && before.empty())
        tooltip_off_panel(
            "Finds queries by words: a label, a kind, the name of a shape, a note, \"frame 120\", "
            "\"line 371\", hit, miss, fine, wrong, or what is wrong, such as NaN.");
    focus_stop();
    ImGui::PopStyleVar(3);
    if (goes_on) {
        ImGui::SetKeyboardFocusHere(-1);
        frame.want([](Workspace& whole) { whole.step_recorded(1); });
    }
    if (!before.empty()) {
        ImGui::SetCursorScreenPos({at.x + width + 4, at.y});
        if (text_button("end the search", "×", frame.colors(), false, clear_width)) text[0] = '\0';
        name_control("end the search");
        if (ImGui::IsItemHovered()) tooltip_off_panel("Shows all queries again");
    }
    if (before != text)
        frame.want(
            [words = std::string(text)](Workspace& whole) { whole.search_recording(words); });
}

void strip_buttons(Frame& frame, const Rect& area) {
    const float left = going_buttons(frame, area) + 4;
    constexpr float close_width = 26, widest = 220;
    const bool is_narrow = is_narrow_for_words(area);
    const float open_width = is_narrow ? 54 : 122;
    const float right = area.max.x - open_width - close_width - 8;
    const float width = std::min(right - left - 10, widest);
    constexpr float least_width = 80;
    if (width >= least_width) search_in_recording(frame, {right - width - 10, area.min.y}, width);
    ImGui::SetCursorScreenPos({right, area.min.y});
    if (strip_button(frame, "open the moment", is_narrow ? "Open" : "Open as a scene",
                     "Opens this query as a scene that you can change and save"))
        frame.want([](Workspace& whole) { whole.open_recorded(); });
    ImGui::SetCursorScreenPos({area.max.x - close_width, area.min.y});
    const bool closes = text_button("close the recording", "×", frame.colors(), false, close_width);
    name_control("close the recording");
    if (ImGui::IsItemHovered()) tooltip_off_panel("Closes the recording");
    if (closes) frame.want([](Workspace& whole) { whole.close_recording(); });
}

/// "3 of 41 found"
std::string words_of_search(const OpenRecording& recording) {
    const FoundQueries& found = recording.found();
    if (found.filter().is_empty()) return "";
    const std::vector<std::uint32_t>& queries = found.queries();
    const std::string until = recording.is_done() ? " found" : " found yet";
    if (queries.empty()) return recording.is_done() ? "Nothing is found." : "Searching…";
    const auto at = std::lower_bound(queries.begin(), queries.end(), recording.shown());
    const bool is_found = found.has(recording.shown());
    const std::string place =
        is_found ? count_text(static_cast<std::size_t>(at - queries.begin()) + 1) + " of " : "";
    return place + count_text(queries.size()) + until;
}

/// The frame and the label of the shown query, its file and its notes.
void place_line(const Frame& frame, const Rect& area) {
    const OpenRecording& recording = *frame.workspace.recording();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string place = recording.place();
    draw_text(list, Face::sans_bold, small_size, {area.min.x, area.min.y}, frame.colors().text,
              fitted(Face::sans_bold, small_size, place, area.width()));
    std::string more;
    const auto add = [&](const std::string& part) {
        if (!part.empty()) more += " · " + part;
    };
    add(file_stem(recording.path()));
    if (recording.follows_end()) add("live");
    add(words_of_search(recording));
    for (const std::string& note : recording.moment().notes) add(visible_text(note));
    const float left = area.min.x + text_width(Face::sans_bold, small_size, place);
    draw_text(list, Face::sans, small_size, {left, area.min.y}, frame.colors().soft,
              fitted(Face::sans, small_size, more, area.max.x - left));
}

struct Said {
    std::string words;
    bool is_wrong = false;
};

/// What belongs to the recording as a whole.
std::string words_of_all(const OpenRecording& recording) {
    const Replay& replay = recording.replay();
    std::string words = summary_text(replay, recording.settings());
    constexpr double percent = 100;
    if (!recording.is_done())
        words = number_text(std::floor(recording.share_done() * percent)) +
                " % of the answers are judged.";
    if (replay.faulty() > 0)
        words += replay.faulty() == 1 ? " 1 line can't be read."
                                      : " " + count_text(replay.faulty()) + " lines can't be read.";
    return words;
}

Said what_is_said(const Frame& frame) {
    const OpenRecording& recording = *frame.workspace.recording();
    const RecordedMoment& moment = recording.moment();
    if (recording.shown() == isect::npos)
        return {"The game has started again, and has no query yet."};
    if (!moment.problem.empty()) return {"It can't be shown: " + moment.problem + ".", true};
    if (frame.session().history().can_undo())
        return {"You have changed this query. It stays open as a scene when you go on."};
    if (moment.wrong) {
        // The sentence above has the rest, unless something else is compared.
        const std::optional<OtherAnswer>& other = frame.session().moment().other;
        const bool is_said = other && other->by == &recorded_game;
        const std::string rest = is_said ? words_of_all(recording) : moment.wrong->words;
        return {heading_of(moment.wrong->kind) + ". " + rest, true};
    }
    if (moment.starts_inside)
        return {"The mover begins inside an obstacle. " + words_of_all(recording)};
    return {"This answer is fine. " + words_of_all(recording)};
}

/// The last line is cut where it ends.
void words_lines(const Frame& frame, const Rect& area) {
    const Said said = what_is_said(frame);
    const std::string_view all = said.words;
    std::vector<std::string_view> lines = lines_of(Face::sans, small_size, all, area.width());
    if (lines.size() > lines_of_words) {
        lines.resize(lines_of_words);
        lines.back() = all.substr(static_cast<std::size_t>(lines.back().data() - all.data()));
    }
    for (std::size_t i = 0; i < lines.size(); ++i)
        draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
                  {area.min.x, area.min.y + static_cast<float>(i) * words_line},
                  said.is_wrong ? frame.colors().blocked : frame.colors().soft,
                  fitted(Face::sans, small_size, std::string(lines[i]), area.width()));
}

}  // namespace

float recording_height(const Frame& frame) {
    if (!frame.workspace.shows_recording()) return 0;
    constexpr float lines = (1 + lines_of_words) * words_line + 4;
    return strip_inset + buttons_row + lines + compared_height(frame) +
           tracks_height(*frame.workspace.recording()) + strip_inset;
}

void recording_panel(Frame& frame, Rect area, RecordingColumns& kept) {
    begin_panel("transport", area, frame.colors().card, frame.colors().hairline, {0, 0});
    const Rect inner{{area.min.x + strip_inset, area.min.y + strip_inset},
                     {area.max.x - strip_inset, area.max.y - strip_inset}};
    strip_buttons(frame, inner);
    const float words_top = inner.min.y + buttons_row;
    place_line(frame, {{inner.min.x, words_top}, inner.max});
    words_lines(frame, {{inner.min.x, words_top + words_line}, inner.max});
    const float top = inner.max.y - tracks_height(*frame.workspace.recording());
    compared_line(frame, {{inner.min.x, top - compared_height(frame)}, {inner.max.x, top}});
    recording_tracks(frame, {{inner.min.x, top}, inner.max}, kept);
    end_panel();
}

}  // namespace lab
