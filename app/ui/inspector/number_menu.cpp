#include "ui/inspector/number_menu.hpp"

#include "commands/flip_choice.hpp"
#include "commands/map_choice.hpp"
#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {
namespace {

/// Puts the number on an axis of the map. A tick shows that it is there already.
void axis_item(Frame& frame, const std::string& number, MapSide side, const char* title) {
    const Session& session = frame.session();
    const auto query = static_cast<std::size_t>(session.view().query);
    const Scene& posed = session.now().posed;
    const auto& map = session.view().map;
    const auto axes = map ? axes_of(*map, posed, query) : std::vector<std::string>{};
    const bool is_there = !axes.empty() && axes[side == MapSide::across ? 0 : 1] == number;
    if (ImGui::MenuItem(title, nullptr, is_there, depends_on(posed, query, number))) {
        frame.want([number, side](Workspace& workspace) {
            const std::string missing = put_on_map(workspace.session(), number, side);
            if (!missing.empty()) workspace.say(missing);
        });
    }
    name_control(title);
}

}  // namespace

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
    if (frame.can_run(command("map"))) {
        axis_item(frame, number, MapSide::across, "Horizontal axis of the map");
        axis_item(frame, number, MapSide::down, "Vertical axis of the map");
    }
    ImGui::EndPopup();
}

}  // namespace lab
