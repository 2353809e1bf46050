#include "ui/find_buttons.hpp"

#include <algorithm>

#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {

bool find_button(const Frame& frame, const char* id, const char* label, const std::string& name,
                 const char* tip, bool lit) {
    const bool is_pressed = text_button(id, label, frame.colors(), lit);
    name_control(name);
    if (ImGui::IsItemHovered()) tooltip_beside(tip);
    return is_pressed;
}

void copy_case_button(Frame& frame, const std::string& case_line, const std::string& name) {
    if (find_button(frame, "case", "Copy the case", "copy " + name,
                    "Copies the exact numbers as a line of text. Ctrl+V opens it as a scene."))
        frame.copy_case(case_line);
}

bool is_under_mouse(std::size_t count) {
    const ImVec2 from = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
    return count > 0 && ImGui::IsMouseHoveringRect(from, {from.x + room.x, from.y + room.y});
}

Rect free_canvas(const Frame& frame, const Rect& card) {
    Rect area = frame.hands.camera().area;
    const float least = area.width() / 3, left = card.min.x - area.min.x;
    if (left >= least) area.max.x = std::min(area.max.x, card.min.x);
    return area;
}

}  // namespace lab
