#include "ui/time/recording_tracks.hpp"

#include <algorithm>
#include <cmath>

#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/text_runs.hpp"
#include "workspace/open_recording.hpp"

namespace lab {

namespace {

constexpr float label_row = 16, names_width = 84;
constexpr std::size_t most_rows_shown = 8;
/// The queries of other labels are found by a search.
constexpr std::size_t most_rows = 100;

std::size_t label_rows(const OpenRecording& recording) {
    return std::min(recording.index().labels().size(), most_rows);
}

/// A panel may be too narrow for a track.
std::size_t columns_in(const Rect& track) {
    return static_cast<std::size_t>(std::max(track.width(), 1.0F));
}

/// The place of a query on a track, in columns.
std::size_t column_of(std::size_t query, std::size_t count, std::size_t width) {
    if (count < 2) return 0;
    const std::uint64_t scaled = std::uint64_t{query} * (width - 1) / (count - 1);
    return static_cast<std::size_t>(scaled);
}

void count_columns(RecordingColumns& columns, const OpenRecording& recording) {
    const std::vector<IndexedQuery>& queries = recording.index().queries();
    const FoundQueries& found = recording.found();
    columns.rows.assign(label_rows(recording), std::vector<std::uint8_t>(columns.width, 0));
    const auto mark = [&](std::size_t query, std::uint8_t what) {
        const std::size_t label = queries[query].label;
        if (label < columns.rows.size())
            columns.rows[label][column_of(query, queries.size(), columns.width)] |= what;
    };
    const auto mark_asked = [&](std::size_t query) {
        const bool is_hit = queries[query].is_hit && !is_move(queries[query].kind);
        mark(query, is_hit ? RecordingColumns::hit : RecordingColumns::asked);
    };
    if (found.filter().is_empty())
        for (std::size_t i = 0; i < queries.size(); ++i) mark_asked(i);
    else
        for (const std::uint32_t query : found.queries()) mark_asked(query);
    for (const std::size_t query : recording.wrong_queries())
        if (found.has(query)) mark(query, RecordingColumns::wrong);
}

const RecordingColumns& columns_of(RecordingColumns& kept, const OpenRecording& recording,
                                   std::size_t width) {
    const std::size_t queries = recording.index().queries().size();
    const std::size_t wrong = recording.replay().wrong_lines().size();
    const std::size_t found = recording.found().queries().size();
    const std::string& search = recording.found().filter().text();
    // While it is read, not in each frame.
    const auto has_grown = [&](std::size_t before, std::size_t now) {
        return recording.is_done() ? now != before : now < before || now > before + before / 16;
    };
    const bool is_same =
        kept.recording == recording.number() && !has_grown(kept.queries, queries) &&
        !has_grown(kept.wrong_queries, wrong) && !has_grown(kept.found, found) &&
        kept.width == width && kept.search == search && kept.rows.size() == label_rows(recording);
    if (is_same) return kept;
    kept = {recording.number(), queries, wrong, found, width, search, {}};
    count_columns(kept, recording);
    return kept;
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

/// The found query that is nearest to one, or rather the nearest one of the row that was pressed,
/// if that is within reach of the pointer.
std::size_t nearest_in_row(const OpenRecording& recording, std::size_t query, const Rect& area) {
    constexpr std::size_t columns_around = 4;
    const std::size_t count = recording.index().queries().size();
    const std::size_t reach = columns_around * count / columns_in(area) + 1;
    const float pressed = ImGui::GetIO().MouseClickedPos[0].y - area.min.y;
    const auto row = static_cast<std::size_t>(std::max(pressed / label_row, 0.0F));
    const auto is_in_row = [&](std::size_t at) {
        return recording.index().queries()[at].label == row && recording.found().has(at);
    };
    for (std::size_t by = 0; by <= reach; ++by) {
        if (by <= query && is_in_row(query - by)) return query - by;
        if (query + by < count && is_in_row(query + by)) return query + by;
    }
    return recording.found().nearest(query, count);
}

/// Drags along all tracks at once.
void take_tracks(Frame& frame, const Rect& area) {
    const OpenRecording& recording = *frame.workspace.recording();
    ImGui::SetCursorScreenPos({area.min.x, area.min.y});
    invisible_button("recording tracks", {area.width(), area.height()});
    name_control("recording tracks");
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (ImGui::IsItemHovered() && !ImGui::IsItemActive())
        tooltip_off_panel(
            "Drag along the queries. Red answers are wrong, orange ones met something.");
    const int by = arrows_on_item();
    if (by != 0) frame.want([by](Workspace& whole) { whole.step_recorded(by); });
    focus_ring(frame.colors(), 4);
    const std::size_t count = recording.index().queries().size();
    if (!ImGui::IsItemActive() || !ImGui::IsMouseDown(0) || count == 0) return;
    const float share = (ImGui::GetIO().MousePos.x - area.min.x) / std::max(area.width() - 1, 1.0F);
    const double at = std::clamp(static_cast<double>(share), 0.0, 1.0);
    const auto query = static_cast<std::size_t>(std::lround(at * static_cast<double>(count - 1)));
    const std::size_t nearest = nearest_in_row(recording, query, area);
    if (nearest != isect::npos && nearest != recording.shown())
        frame.want([nearest](Workspace& whole) { whole.show_recorded(nearest); });
}

void draw_cursor(const Frame& frame, const Rect& area) {
    const OpenRecording& recording = *frame.workspace.recording();
    const std::size_t count = recording.index().queries().size();
    if (recording.shown() == isect::npos) return;
    const std::size_t width = columns_in(area);
    const float x = area.min.x + static_cast<float>(column_of(recording.shown(), count, width));
    ImGui::GetWindowDrawList()->AddRectFilled({x - 1, area.min.y - 3}, {x + 1, area.max.y + 3},
                                              im_color(frame.colors().text), 1);
}

std::string search_for(const std::string& label) {
    return "label " + label;
}

/// A second click shows all labels again.
void take_label(Frame& frame, const std::string& label, Pt at) {
    const bool is_wanted =
        frame.workspace.recording()->found().filter().text() == search_for(label);
    ImGui::SetCursorScreenPos({at.x, at.y});
    ImGui::PushID(label.c_str());
    const bool is_pressed = invisible_button("label", {names_width - 8, label_row});
    ImGui::PopID();
    name_control("label " + label);
    const bool is_hovered = ImGui::IsItemHovered();
    focus_ring(frame.colors(), 3);
    if (is_hovered) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        tooltip_off_panel(is_wanted ? "Shows all queries again"
                                    : "Shows only the queries with the label " + label);
    }
    const Palette& colors = frame.colors();
    const Face face = is_wanted ? Face::sans_bold : Face::sans;
    draw_text(*ImGui::GetWindowDrawList(), face, small_size, {at.x, at.y},
              is_wanted || is_hovered ? colors.text : colors.soft,
              fitted(face, small_size, label, names_width - 8));
    if (is_pressed)
        frame.want([words = is_wanted ? "" : search_for(label)](Workspace& whole) {
            whole.search_recording(words);
        });
}

void rows(Frame& frame, const Rect& area, RecordingColumns& kept) {
    const OpenRecording& recording = *frame.workspace.recording();
    if (recording.index().labels().empty()) return;
    const Rect track{{area.min.x + names_width, area.min.y}, area.max};
    draw_cursor(frame, track);
    const RecordingColumns& columns = columns_of(kept, recording, columns_in(track));
    for (std::size_t i = 0; i < columns.rows.size(); ++i) {
        const float y = area.min.y + static_cast<float>(i) * label_row;
        if (!ImGui::IsRectVisible({area.min.x, y}, {area.max.x, y + label_row})) continue;
        take_label(frame, recording.index().labels()[i], {area.min.x, y});
        draw_track(frame.colors(), columns.rows[i], {track.min.x, y});
    }
    take_tracks(frame, track);
}

}  // namespace

float tracks_height(const OpenRecording& recording) {
    return static_cast<float>(std::min(label_rows(recording), most_rows_shown)) * label_row;
}

void recording_tracks(Frame& frame, const Rect& area, RecordingColumns& kept) {
    const std::size_t count = label_rows(*frame.workspace.recording());
    if (count <= most_rows_shown) return rows(frame, area, kept);
    constexpr float bar = 10;
    ImGui::SetCursorScreenPos({area.min.x, area.min.y});
    ImGui::BeginChild("labels", {area.width(), area.height()}, false,
                      ImGuiWindowFlags_NoBackground);
    const ImVec2 top = ImGui::GetCursorScreenPos();
    const float height = static_cast<float>(count) * label_row;
    rows(frame, {{top.x, top.y}, {area.max.x - bar, top.y + height}}, kept);
    ImGui::EndChild();
}

}  // namespace lab
