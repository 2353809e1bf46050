#include "ui/time/recording_panel.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "explain/crowd_sentence.hpp"
#include "recording/replay_text.hpp"
#include "render/imgui_compat.hpp"
#include "scene/number.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {

namespace {

constexpr float label_row = 16, buttons_row = 34, words_line = 18, strip_inset = 12;
constexpr std::size_t most_label_rows = 8;

std::size_t label_rows(const OpenRecording& recording) {
    return std::min(recording.index().labels().size(), most_label_rows);
}

/// The place of a query on a track, in columns.
std::size_t column_of(std::size_t query, std::size_t count, std::size_t width) {
    if (count < 2) return 0;
    const std::uint64_t scaled = std::uint64_t{query} * (width - 1) / (count - 1);
    return static_cast<std::size_t>(scaled);
}

const RecordingColumns& columns_of(RecordingColumns& kept, const OpenRecording& recording,
                                   std::size_t width) {
    const std::vector<IndexedQuery>& queries = recording.index().queries();
    const std::size_t wrong = recording.replay().wrong_lines().size();
    // While it is read, not in each frame.
    const auto has_grown = [&](std::size_t before, std::size_t now) {
        return recording.is_done() ? now != before : now < before || now > before + before / 16;
    };
    const bool is_same = kept.recording == recording.number() &&
                         !has_grown(kept.queries, queries.size()) &&
                         !has_grown(kept.wrong_queries, wrong) && kept.width == width &&
                         kept.rows.size() == label_rows(recording);
    if (is_same) return kept;
    kept = {recording.number(), queries.size(), wrong, width, {}};
    kept.rows.assign(label_rows(recording), std::vector<std::uint8_t>(width, 0));
    const auto mark = [&](std::size_t query, std::uint8_t what) {
        const std::size_t label = queries[query].label;
        if (label < kept.rows.size())
            kept.rows[label][column_of(query, queries.size(), width)] |= what;
    };
    for (std::size_t i = 0; i < queries.size(); ++i)
        mark(i, queries[i].is_hit ? RecordingColumns::hit : RecordingColumns::asked);
    for (const std::size_t query : recording.wrong_queries()) mark(query, RecordingColumns::wrong);
    return kept;
}

void draw_label(const Palette& colors, const std::string& label, Pt at, float width) {
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {at.x, at.y}, colors.soft,
              fitted(Face::sans, small_size, label, width));
}

void draw_track(const Palette& colors, const std::vector<std::uint8_t>& columns, Pt at) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = at.y + label_row / 2, right = at.x + static_cast<float>(columns.size());
    list.AddRectFilled({at.x, middle - 0.5F}, {right, middle + 0.5F}, im_color(colors.hairline));
    const auto bar = [&](std::size_t column, float half, Rgba color, float wide) {
        const float x = at.x + static_cast<float>(column);
        list.AddRectFilled({x, middle - half}, {x + wide, middle + half}, im_color(color));
    };
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if ((columns[i] & RecordingColumns::hit) != 0)
            bar(i, 3, with_alpha(colors.result, 0.55), 1);
        else if (columns[i] != 0)
            bar(i, 2, colors.faint, 1);
    }
    for (std::size_t i = 0; i < columns.size(); ++i)
        if ((columns[i] & RecordingColumns::wrong) != 0) bar(i, 6, colors.blocked, 2);
}

/// Drags along all tracks at once.
void take_tracks(Frame& frame, const Rect& area) {
    const OpenRecording& recording = *frame.workspace.recording();
    ImGui::SetCursorScreenPos({area.min.x, area.min.y});
    invisible_button("recording tracks", {area.width(), area.height()});
    name_control("recording tracks");
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (ImGui::IsItemHovered() && !ImGui::IsItemActive())
        tooltip(
            "Drag along the queries of the recording. Red answers are wrong; the others met "
            "something, or nothing (grey).");
    const int by = arrows_on_item();
    if (by != 0) frame.want([by](Workspace& whole) { whole.step_recorded(by); });
    focus_ring(frame.colors(), 4);
    const std::size_t count = recording.index().queries().size();
    if (!ImGui::IsItemActive() || !ImGui::IsMouseDown(0) || count == 0) return;
    const float share = (ImGui::GetIO().MousePos.x - area.min.x) / std::max(area.width() - 1, 1.0F);
    const double at = std::clamp(static_cast<double>(share), 0.0, 1.0);
    const auto query = static_cast<std::size_t>(std::lround(at * static_cast<double>(count - 1)));
    if (query != recording.shown())
        frame.want([query](Workspace& whole) { whole.show_recorded(query); });
}

void draw_cursor(const Frame& frame, const Rect& area) {
    const OpenRecording& recording = *frame.workspace.recording();
    const std::size_t count = recording.index().queries().size();
    if (recording.shown() == isect::npos) return;
    const std::size_t width = static_cast<std::size_t>(area.width());
    const float x = area.min.x + static_cast<float>(column_of(recording.shown(), count, width));
    ImGui::GetWindowDrawList()->AddRectFilled({x - 1, area.min.y - 3}, {x + 1, area.max.y + 3},
                                              im_color(frame.colors().text), 1);
}

void tracks(Frame& frame, const Rect& area, RecordingColumns& kept) {
    constexpr float names = 84;
    const OpenRecording& recording = *frame.workspace.recording();
    const Rect track{{area.min.x + names, area.min.y}, area.max};
    draw_cursor(frame, track);
    const RecordingColumns& columns =
        columns_of(kept, recording, static_cast<std::size_t>(track.width()));
    for (std::size_t i = 0; i < columns.rows.size(); ++i) {
        const float y = area.min.y + static_cast<float>(i) * label_row;
        draw_label(frame.colors(), recording.index().labels()[i], {area.min.x, y}, names - 8);
        draw_track(frame.colors(), columns.rows[i], {track.min.x, y});
    }
    take_tracks(frame, track);
}

/// A button of a row.
bool strip_button(Frame& frame, const char* id, const char* label) {
    const bool is_pressed = text_button(id, label, frame.colors());
    name_control(id);
    ImGui::SameLine(0, 6);
    return is_pressed;
}

void strip_buttons(Frame& frame, const Rect& area) {
    ImGui::SetCursorScreenPos({area.min.x, area.min.y});
    if (strip_button(frame, "previous wrong answer", "< Wrong"))
        frame.want([](Workspace& whole) { whole.step_to_wrong(-1); });
    if (strip_button(frame, "next wrong answer", "Wrong >"))
        frame.want([](Workspace& whole) { whole.step_to_wrong(1); });
    if (strip_button(frame, "all wrong answers", "All…"))
        frame.want([](Context& context) {
            // It would cover the card's title.
            context.workspace.drop_notice();
            context.ui.toggle(Dialog::recording);
        });
    const float place_left = ImGui::GetCursorScreenPos().x + 8;
    constexpr float open_width = 122, close_width = 26;
    const float right = area.max.x - open_width - close_width - 8;
    const OpenRecording& recording = *frame.workspace.recording();
    std::string place = recording.place();
    if (recording.follows_end()) place += " · live";
    draw_text(*ImGui::GetWindowDrawList(), Face::sans_bold, small_size,
              {place_left, area.min.y + 6}, frame.colors().text,
              fitted(Face::sans_bold, small_size, place, right - place_left - 8));
    ImGui::SetCursorScreenPos({right, area.min.y});
    if (strip_button(frame, "open the moment", "Open as a scene"))
        frame.want([](Workspace& whole) { whole.open_recorded(); });
    ImGui::SetCursorScreenPos({area.max.x - close_width, area.min.y});
    const bool closes = text_button("close the recording", "×", frame.colors(), false, close_width);
    name_control("close the recording");
    if (ImGui::IsItemHovered()) tooltip("Closes the recording");
    if (closes) frame.want([](Workspace& whole) { whole.close_recording(); });
}

struct Said {
    std::string words;
    bool is_wrong = false;
};

/// What belongs to the recording as a whole.
std::string words_of_all(const OpenRecording& recording) {
    const Replay& replay = recording.replay();
    std::string words = summary_text(replay, {});
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
        return {heading_of(moment.wrong->kind) + ". " + moment.wrong->words, true};
    }
    if (moment.starts_inside)
        return {"The mover begins inside an obstacle. " + words_of_all(recording)};
    return {"This answer is fine. " + words_of_all(recording)};
}

}  // namespace

float recording_height(const Frame& frame) {
    if (!frame.workspace.shows_recording()) return 0;
    const std::size_t rows = label_rows(*frame.workspace.recording());
    return strip_inset + buttons_row + 2 * words_line + 4 + static_cast<float>(rows) * label_row +
           strip_inset;
}

void recording_panel(Frame& frame, Rect area, RecordingColumns& kept) {
    const OpenRecording& recording = *frame.workspace.recording();
    begin_panel("transport", area, frame.colors().card, frame.colors().hairline, {0, 0});
    const Rect inner{{area.min.x + strip_inset, area.min.y + strip_inset},
                     {area.max.x - strip_inset, area.max.y - strip_inset}};
    strip_buttons(frame, inner);
    const Said said = what_is_said(frame);
    std::vector<std::string_view> lines =
        lines_of(Face::sans, small_size, said.words, inner.width());
    // The second line is cut where it ends.
    const std::string_view all = said.words;
    if (lines.size() > 2)
        lines[1] = all.substr(static_cast<std::size_t>(lines[1].data() - all.data()));
    for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 2); ++i)
        draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
                  {inner.min.x, inner.min.y + buttons_row + static_cast<float>(i) * words_line},
                  said.is_wrong ? frame.colors().blocked : frame.colors().soft,
                  fitted(Face::sans, small_size, std::string(lines[i]), inner.width()));
    const float top = inner.max.y - static_cast<float>(label_rows(recording)) * label_row;
    tracks(frame, {{inner.min.x, top}, inner.max}, kept);
    end_panel();
}

}  // namespace lab
