#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "commands/commands.hpp"
#include "commands/scene_search.hpp"
#include "commands/search_words.hpp"
#include "picture/scene_picture.hpp"
#include "render/imgui_canvas.hpp"
#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/menu.hpp"
#include "ui/panels.hpp"
#include "ui/picker/zoo_rows.hpp"
#include "workspace/scenes.hpp"

namespace lab {

namespace {

constexpr float scene_row_height = 38;
constexpr float picture_width = 46;
constexpr float picture_height = 30;

/// How well an entry answers a search, the best first: by its title, by the terms that people use
/// for it, or by its content. Cases of the zoo come after scenes that match as well. Empty if it
/// doesn't match.
std::optional<int> rank_in(const std::string& search, const Entry& entry, bool is_case) {
    const Scene& scene = entry.scene;
    if (holds_all(scene.title, search)) return is_case ? 2 : 0;
    if (holds_all(scene.title + " " + search_words(scene.title), search)) return 1;
    const bool matches = holds_all(scene.title + " " + entry.id + " " + words_about(scene), search);
    return matches ? std::optional(is_case ? 4 : 3) : std::nullopt;
}

/// The scenes and cases that a search finds, the best first; all scenes if nothing is typed.
std::vector<const Entry*> found_among(const std::vector<Entry>& scenes, const std::string& search) {
    std::vector<std::pair<int, const Entry*>> ranked;
    const auto search_in = [&](const std::vector<Entry>& entries, bool are_cases) {
        for (const Entry& entry : entries)
            if (const auto rank = rank_in(search, entry, are_cases))
                ranked.emplace_back(*rank, &entry);
    };
    search_in(scenes, false);
    if (!search.empty()) search_in(zoo_cases(), true);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<const Entry*> found;
    found.reserve(ranked.size());
    for (const auto& [rank, entry] : ranked) found.push_back(entry);
    return found;
}

void logo(const Palette& colors, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRect({at.x + 2, at.y + 8}, {at.x + 18, at.y + 24}, im_color(colors.text), 1, 0, 1.8F);
    list.AddCircle({at.x + 19, at.y + 9}, 8, im_color(colors.result_fill), 0, 1.8F);
    if (width > 120) {
        draw_text(list, Face::sans_bold, 16, {at.x + 36, at.y + 6}, colors.text, "Intersect Lab");
    }
    ImGui::Dummy({width, 34});
}

int note_down(ImGuiInputTextCallbackData* data) {
    if (data->EventKey == ImGuiKey_DownArrow) *static_cast<bool*>(data->UserData) = true;
    return 0;
}

/// While something is typed, the list shows the scenes found; Enter opens the first. Returns true
/// if the keyboard should move down to the list.
void show_shelf(Frame& frame, bool shown) {
    frame.want([shown](LessonBook& lessons) { lessons.shelf_shown = shown; });
}

void want_to_open(Frame& frame, const Entry& entry) {
    frame.want([wanted = entry](Workspace& whole) { whole.open(wanted); });
}

bool search_field(Frame& frame, float width) {
    const Palette& colors = frame.colors();
    char text[64];
    std::snprintf(text, sizeof text, "%s", frame.ui.search.c_str());
    if (std::exchange(frame.ui.focus_search, false)) {
        ImGui::SetWindowFocus();  // Dear ImGui 1.90 can't focus an item of another window
        frame.focus.type_into_next();
    }
    ImGui::SetNextItemWidth(width);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {30, 7});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 8);
    bool goes_down = false;
    const bool entered = ImGui::InputTextWithHint("##search", "Find a scene", text, sizeof text,
                                                  ImGuiInputTextFlags_EnterReturnsTrue |
                                                      ImGuiInputTextFlags_AutoSelectAll |
                                                      ImGuiInputTextFlags_CallbackHistory,
                                                  note_down, &goes_down);
    name_control("Find a scene");
    // Dear ImGui would restore the previous search.
    if (ImGui::IsItemDeactivated() && key_pressed(ImGuiKey_Escape)) text[0] = '\0';
    if (frame.ui.search != text) {
        frame.ui.search = text;
        show_shelf(frame, false);
    }
    if (entered && !frame.ui.search.empty()) {
        const std::vector<Entry> scenes = all_scenes(frame.workspace);
        const std::vector<const Entry*> found = found_among(scenes, frame.ui.search);
        if (!found.empty()) want_to_open(frame, *found.front());
    }
    focus_stop();
    ImGui::PopStyleVar(3);
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_icon(list, Icon::search, {least.x + 16, (least.y + most.y) / 2}, 12, colors.soft);
    if (frame.ui.search.empty() && !ImGui::IsItemActive()) {
        const std::string key = text_of(command("find").key);
        draw_text(list, Face::mono, 11,
                  {most.x - 10 - text_width(Face::mono, 11, key), least.y + 9}, colors.soft, key);
    }
    if (goes_down) ImGui::ClearActiveID();
    return goes_down;
}

/// Scrolls to a scene that has just been opened, or saved under another name.
void show_once_opened(const Entry& entry) {
    const ImGuiID id = ImGui::GetID((entry.id + entry.path).c_str());
    int* shown = ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("shown"));
    if (static_cast<ImGuiID>(*shown) == id) return;
    *shown = static_cast<int>(id);
    const float least = ImGui::GetItemRectMin().y - ImGui::GetWindowPos().y;
    const float most = ImGui::GetItemRectMax().y - ImGui::GetWindowPos().y;
    if (least < 0 || most > ImGui::GetWindowHeight()) ImGui::SetScrollHereY();
}

/// The title, with the file below it if another scene has the same title.
void titles_of_row(const Palette& colors, const Rect& room, const Entry& entry,
                   const std::string& file, bool open, Rgba color) {
    const Face face = open ? Face::sans_bold : Face::sans;
    const std::string& title = entry.scene.title;
    if (file.empty()) return row_title(room, face, body_size, color, title);
    constexpr float file_from_top = 21, title_from_top = 5;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, face, body_size, {room.min.x, room.min.y + title_from_top}, color,
              fitted(face, body_size, title, room.width()));
    draw_text(list, Face::sans, small_size, {room.min.x, room.min.y + file_from_top}, colors.soft,
              fitted(Face::sans, small_size, file, room.width()));
}

constexpr const char* scene_menu_id = "scene menu";

/// The menu of a row's scene, which is open by then.
void scene_menu(Frame& frame) {
    if (!ImGui::BeginPopup(scene_menu_id)) return;
    command_items(frame, {"rename_scene", "caption", "about", "duplicate_scene"});
    ImGui::Separator();
    command_items(frame, {"close", "reopen", "delete_scene"});
    ImGui::EndPopup();
}

void scene_row(Frame& frame, const Entry& entry, const std::string& file, float width,
               bool with_title) {
    const Palette& colors = frame.colors();
    const bool open = frame.workspace.is_open(entry);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (invisible_button((entry.path + entry.id).c_str(), {width, scene_row_height}))
        want_to_open(frame, entry);
    name_control(entry.scene.title);
    focus_stop();
    if (ImGui::IsItemClicked(ImGuiMouseButton_Right)) {
        want_to_open(frame, entry);
        ImGui::OpenPopup(scene_menu_id);
    }
    if (open) show_once_opened(entry);
    if (!ImGui::IsItemVisible()) return;
    const bool hovered = ImGui::IsItemHovered() || ImGui::IsItemFocused();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (open || hovered) {
        list.AddRectFilled(at, {at.x + width, at.y + scene_row_height},
                           im_color(open ? colors.chosen : colors.field), 8);
    }
    if (open) {
        list.AddRectFilled({at.x - 8, at.y + 8}, {at.x - 5, at.y + scene_row_height - 8},
                           im_color(colors.x), 2);
    }
    const Pt corner{at.x + 6, at.y + (scene_row_height - picture_height) / 2};
    ImGuiCanvas canvas(list, ImGui::GetIO().DisplayFramebufferScale.x);
    draw_thumbnail(canvas, frame.workspace.cover_of(entry),
                   {corner, {corner.x + picture_width, corner.y + picture_height}},
                   frame.workspace.settings().theme);
    if (with_title) {
        const float left = at.x + picture_width + 16;
        titles_of_row(colors, {{left, at.y}, {at.x + width - 4, at.y + scene_row_height}}, entry,
                      file, open, open || hovered ? colors.text : colors.soft);
    }
    focus_ring(colors, 8);
    if (ImGui::IsItemHovered()) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        // Two files may have the same name.
        const bool is_file = entry.scene.group == unlisted_group && !entry.path.empty();
        if (!with_title || is_file) tooltip(is_file ? entry.path : entry.scene.title);
    }
}

/// The tabs choose what the list below them shows.
void tabs(Frame& frame, float width) {
    const LessonBook& book = frame.workspace.lessons();
    if (!book.has_lessons()) return;
    const float each = (width - 6) / 2;
    if (text_button("scenes_tab", "Scenes", frame.colors(), !book.shelf_shown, each))
        show_shelf(frame, false);
    ImGui::SameLine(0, 6);
    if (text_button("lessons_tab", "Lessons", frame.colors(), book.shelf_shown, each))
        show_shelf(frame, true);
    ImGui::Dummy({0, 2});
}

void scene_rows(Frame& frame, float width, bool with_titles) {
    const Palette& colors = frame.colors();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 2});
    ImGui::BeginChild("scenes", {width + 12, 0}, false, ImGuiWindowFlags_NoBackground);
    sharpen_lines();
    const float row_width = with_titles ? width : picture_width + 12;
    std::string group;
    const std::vector<Entry> scenes = all_scenes(frame.workspace);
    const std::vector<const Entry*> found = found_among(scenes, frame.ui.search);
    for (const Entry* each : found) {
        const Entry& entry = *each;
        if (entry.scene.group != group && with_titles) heading(colors, entry.scene.group);
        group = entry.scene.group;
        scene_row(frame, entry, file_among(entry, scenes), row_width, with_titles);
    }
    if (frame.ui.search.empty())
        zoo_rows(frame, row_width, with_titles,
                 [&](const Entry& entry) { scene_row(frame, entry, "", row_width, with_titles); });
    if (found.empty())
        text_paragraph(small_size, colors.soft, "No scene matches. Press Esc to show all.", width);
    ImGui::PopStyleVar();
    scene_menu(frame);
    ImGui::EndChild();
}

}  // namespace

void picker_panel(Frame& frame, Rect area) {
    const Palette& colors = frame.colors();
    const bool in_lesson = frame.workspace.lessons().is_open();
    const bool with_titles = area.width() > 150;
    begin_panel("picker", area, with_alpha(colors.card, 0), with_alpha(colors.card, 0), {14, 14});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRect({area.min.x, area.min.y}, {area.max.x + 1, area.max.y});
    list.AddRectFilled({area.min.x, area.min.y}, {area.max.x, area.max.y}, im_color(colors.card));
    list.AddLine({area.max.x, area.min.y}, {area.max.x, area.max.y}, im_color(colors.hairline));
    list.PopClipRect();
    const float width = area.width() - 28;
    logo(colors, width);
    if (in_lesson) {
        lesson_panel(frame, area);
        end_panel();
        return;
    }
    const bool goes_down = with_titles && search_field(frame, width);
    ImGui::Dummy({0, 2});
    if (with_titles) tabs(frame, width);
    if (goes_down) frame.focus.give_to_next();
    if (with_titles && frame.workspace.lessons().shelf_shown) {
        lesson_shelf(frame, width);
    } else {
        scene_rows(frame, width, with_titles);
    }
    end_panel();
}

}  // namespace lab
