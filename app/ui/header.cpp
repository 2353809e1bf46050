#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "commands/commands.hpp"
#include "scene/text.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"

namespace lab {

namespace {

struct Tool {
    const char* command;
    Icon icon;
};
constexpr Tool tools[] = {{"main_menu", Icon::menu},    {"undo", Icon::undo},
                          {"redo", Icon::redo},         {"save", Icon::save},
                          {"picture", Icon::picture},   {"instruments", Icon::target},
                          {"layers", Icon::layers},     {"theme", Icon::theme},
                          {"settings", Icon::settings}, {"shortcuts", Icon::help}};
constexpr float tool_width = 34, least_title = 170;

/// As many tools as leave space for the title. Those that are left out are in the menu, the first.
std::span<const Tool> tools_in(const Frame& frame, float width) {
    if (frame.ui.presenting) return {};
    const float most = std::floor((width - least_title) / tool_width);
    const auto count = static_cast<std::size_t>(std::clamp<float>(most, 1, std::size(tools)));
    return std::span(tools).first(count);
}

std::string tip_of(const Command& command, Frame& frame) {
    std::string title = command.title;
    if (std::string_view(command.id) == "undo" && frame.workspace.can_undo())
        title += ": " + frame.workspace.undo_label();
    if (std::string_view(command.id) == "redo" && frame.workspace.can_redo())
        title += ": " + frame.workspace.redo_label();
    const bool enabled = frame.can_run(command);
    return title + "   " + text_of(command.key) + (enabled ? "" : "\nThere is nothing yet.");
}

constexpr const char* how_to_begin =
    "Add shapes with 1 to 9, select two with Shift, then press I or S to query them.";

/// A caption as it is drawn: on one line, or else on two with smaller letters.
struct CaptionLines {
    float size{};
    std::vector<std::string> lines{};
    bool is_cut = false;
};

CaptionLines caption_lines(const std::string& text, float room) {
    if (text_width(Face::sans, body_size, text) <= room) return {body_size, {text}};
    const auto lines = lines_of(Face::sans, small_size, text, room);
    CaptionLines laid{small_size, {std::string(lines.front())}, lines.size() > 2};
    if (lines.size() == 1) return laid;
    const auto second = static_cast<std::size_t>(lines[1].data() - text.data());
    laid.lines.push_back(fitted(Face::sans, small_size, text.substr(second), room));
    return laid;
}

/// Draws the caption, with a tooltip if two lines are too short for it. If there is space for
/// hardly a word, draws nothing.
void caption(const std::string& text, Pt left_middle, float right, const Palette& colors) {
    constexpr float least_room = 60, line_height = 1.3F;
    const float room = right - left_middle.x;
    if (room < least_room || text.empty()) return;
    const CaptionLines laid = caption_lines(text, room);
    const float apart = line_height * laid.size;
    const float height = laid.size + apart * static_cast<float>(laid.lines.size() - 1);
    const Pt at{left_middle.x, left_middle.y - height / 2 + 1};
    float y = at.y;
    for (const std::string& line : laid.lines) {
        draw_text(*ImGui::GetWindowDrawList(), Face::sans, laid.size, {at.x, y}, colors.soft, line);
        y += apart;
    }
    const Rect area{at, {right, at.y + height}};
    name_area(laid.is_cut ? "start of the caption" : "caption", area);
    ImGui::SetCursorScreenPos({at.x, at.y});
    ImGui::Dummy({area.width(), height});
    if (laid.is_cut && ImGui::IsItemHovered()) tooltip(text);
}

/// A step of a lesson that goes on with the scene before has a heading of its own.
std::string title_now(Frame& frame) {
    const LessonBook& book = frame.workspace.lessons();
    if (book.is_open() && book.step().goes_on) return visible_text(book.step().heading);
    return frame.session().scene().title;
}

}  // namespace

void header_panel(Frame& frame, Rect area) {
    const Palette& colors = frame.colors();
    const Rgba none = with_alpha(colors.ground, 0);
    begin_panel("header", area, none, none, {0, 0});
    const Scene& scene = frame.session().scene();
    const std::span<const Tool> shown = tools_in(frame, area.width());
    const float tools_left = area.max.x - tool_width * static_cast<float>(shown.size());
    ImDrawList& list = *ImGui::GetWindowDrawList();

    std::string title = title_now(frame);
    if (!frame.session().is_saved()) title += " •";
    std::replace(title.begin(), title.end(), '\n', ' ');
    const float middle = (area.min.y + area.max.y) / 2;
    const float left = area.min.x + 4;
    const std::string whole = title;
    title = fitted(Face::sans_bold, title_size, title, tools_left - left - 16);
    draw_text(list, Face::sans_bold, title_size, {left, middle - title_size / 2 - 1}, colors.text,
              title);
    if (title != whole) {
        ImGui::SetCursorScreenPos({left, middle - title_size / 2});
        ImGui::Dummy({text_width(Face::sans_bold, title_size, title), title_size});
        if (ImGui::IsItemHovered()) tooltip(whole);
    }
    // The hint isn't stored as a caption, which would appear in files and pictures.
    const std::string line =
        scene.caption.empty() && !asks_something(scene) ? how_to_begin : scene.caption;
    caption(line, {left + text_width(Face::sans_bold, title_size, title) + 18, middle},
            tools_left - 16, colors);

    main_menu(frame);
    instruments_menu(frame);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Command& wanted = command(shown[i].command);
        ImGui::SetCursorScreenPos(
            {tools_left + tool_width * static_cast<float>(i) + 4, middle - 15});
        const bool lit =
            (wanted.id == std::string_view("layers") && frame.ui.dialog == Dialog::layers) ||
            (wanted.id == std::string_view("map") && frame.ui.dialog == Dialog::map) ||
            (wanted.id == std::string_view("settings") && frame.ui.dialog == Dialog::settings);
        if (icon_button(wanted.id, shown[i].icon, tip_of(wanted, frame), colors,
                        frame.can_run(wanted), lit)) {
            frame.run(wanted);
        }
    }
    end_panel();
}

}  // namespace lab
