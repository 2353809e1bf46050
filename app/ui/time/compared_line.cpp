#include "ui/time/compared_line.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"
#include "workspace/recording_beside.hpp"

namespace lab {

namespace {

constexpr float compared_row = 44, compared_spacing = 18, between_buttons = 6;

struct ComparedButton {
    const char* id;
    const char* label;
    const char* tip;
    float width;
    const char* command;
};

/// From right to left.
constexpr ComparedButton end_button{"end the comparison", "×", "Ends the comparison", 26,
                                    "end_comparison"};
constexpr ComparedButton parted_buttons[] = {
    {"next difference", ">", "Shows the next query that differs by more than 0.001", 26,
     "next_difference"},
    {"previous difference", "<", "Shows the previous query that differs by more than 0.001", 26,
     "previous_difference"},
    {"show the parting", "Show", "Shows the first query that differs", 48, "show_parting"}};

/// Draws a button whose right edge is at `right`, and returns where the one before it ends.
float compared_button(Frame& frame, const ComparedButton& button, float right, float top) {
    ImGui::SetCursorScreenPos({right - button.width, top});
    const bool is_pressed =
        text_button(button.id, button.label, frame.colors(), false, button.width);
    name_control(button.id);
    if (ImGui::IsItemHovered()) tooltip_off_panel(button.tip);
    if (is_pressed) frame.run(command(button.command));
    return right - button.width - between_buttons;
}

/// Cuts what is longer. Returns whether nothing was cut.
bool draw_in_two_lines(const std::string& words, Pt at, float width, Rgba color) {
    const auto draw = [&](const std::string& line, float y) {
        draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {at.x, y}, color, line);
    };
    const std::vector<std::string_view> lines = lines_of(Face::sans, small_size, words, width);
    if (lines.empty()) return true;
    draw(std::string(lines[0]), at.y);
    if (lines.size() == 1) return true;
    const std::string rest = words.substr(static_cast<std::size_t>(lines[1].data() - words.data()));
    const std::string shown = fitted(Face::sans, small_size, rest, width);
    draw(shown, at.y + compared_spacing);
    return shown == rest;
}

}  // namespace

float compared_height(const Frame& frame) {
    return frame.workspace.other_recording() != nullptr ? compared_row : 0;
}

void compared_line(Frame& frame, Rect area) {
    const RecordingBeside* other = frame.workspace.other_recording();
    if (other == nullptr) return;
    float right = compared_button(frame, end_button, area.max.x, area.min.y);
    if (other->parting() != nullptr)
        for (const ComparedButton& button : parted_buttons)
            right = compared_button(frame, button, right, area.min.y);

    const std::string words = other->words(*frame.workspace.recording());
    const float width = right - area.min.x - between_buttons;
    const bool is_whole =
        draw_in_two_lines(words, {area.min.x, area.min.y}, width,
                          other->parting() != nullptr ? frame.colors().text : frame.colors().soft);
    const ImVec2 from{area.min.x, area.min.y}, to{right, area.min.y + compared_row};
    if (!is_whole && ImGui::IsMouseHoveringRect(from, to) && ImGui::IsWindowHovered())
        tooltip_off_panel(words);
}

}  // namespace lab
