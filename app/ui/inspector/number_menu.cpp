#include "ui/inspector/number_menu.hpp"

#include "commands/flip_choice.hpp"
#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

void number_menu(Frame& frame, const std::string& number) {
    const std::string id = "menu of " + number;
    const Command& find = command("find_flips");
    if (ImGui::IsItemHovered() && ImGui::IsMouseReleased(ImGuiMouseButton_Right))
        ImGui::OpenPopup(id.c_str());
    if (!ImGui::BeginPopup(id.c_str())) return;
    text_line(Face::sans_bold, small_size, frame.colors().soft, number);
    ImGui::Separator();
    const bool enabled = frame.can_run(find);
    if (ImGui::MenuItem(find.title, nullptr, false, enabled))
        frame.want([number](Context& context) { list_flips_along(context, number); });
    name_control(find.title);
    ImGui::EndPopup();
}

}  // namespace lab
