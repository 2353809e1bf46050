#include "ui/menu.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "commands/commands.hpp"
#include "render/imgui_compat.hpp"
#include "scene/handles.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"

namespace lab {

namespace {

/// Shown beside the menu: below its line, it would cover the next one.
void tip_beside_menu(const std::string& text) {
    const ImVec2 at = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
    tooltip_beside(text, {{at.x, at.y}, {at.x + size.x, at.y + size.y}});
}

}  // namespace

void command_item(Frame& frame, const char* id) {
    const Command& wanted = command(id);
    const bool enabled = frame.can_run(wanted);
    const bool chosen = ImGui::MenuItem(wanted.title, text_of(wanted.key).c_str(), false, enabled);
    name_control(wanted.title);
    const bool by_enter = enabled && chosen_by_enter();
    if (chosen || by_enter) frame.run(wanted);
    if (by_enter) ImGui::CloseCurrentPopup();
    if (ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled))
        tip_beside_menu(enabled ? wanted.tip : frame.why_not(wanted));
}

void command_items(Frame& frame, std::initializer_list<const char*> ids) {
    for (const char* id : ids) command_item(frame, id);
}

namespace {

/// A menu that was opened by key shows that its first line has the focus.
bool begin_menu(const char* id) {
    if (!ImGui::BeginPopup(id)) return false;
    const bool by_pointer = ImGui::IsMouseReleased(0) || ImGui::IsMouseReleased(1);
    if (ImGui::IsWindowAppearing() && !by_pointer) show_focus();
    return true;
}

/// A menu below the buttons of the header, which opens when it is wanted.
bool begin_header_menu(const char* id, bool& is_wanted) {
    if (std::exchange(is_wanted, false)) ImGui::OpenPopup(id);
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    ImGui::SetNextWindowPos({window.x - 320, 50}, ImGuiCond_Appearing);
    return begin_menu(id);
}

/// Every command of a group, without the one that opens its menu.
void items_of_group(Frame& frame, std::string_view group) {
    for (const Command& each : commands())
        if (each.group == group && each.title != group) command_item(frame, each.id);
}

/// A submenu with the commands of a group.
void group_menu(Frame& frame, const char* group) {
    if (!ImGui::BeginMenu(group)) return name_control(group);
    items_of_group(frame, group);
    ImGui::EndMenu();
}

/// Every group, in the order of its first command.
std::vector<const char*> command_groups() {
    std::vector<const char*> groups;
    for (const Command& each : commands()) {
        const bool is_known =
            std::any_of(groups.begin(), groups.end(),
                        [&](std::string_view group) { return group == each.group; });
        if (!is_known) groups.push_back(each.group);
    }
    return groups;
}

}  // namespace

/// All commands, by group.
void main_menu(Frame& frame) {
    if (!begin_header_menu("main menu", frame.ui.main_menu_wanted)) return;
    for (const char* group : command_groups()) group_menu(frame, group);
    ImGui::EndPopup();
}

void instruments_menu(Frame& frame) {
    if (!begin_header_menu("instruments menu", frame.ui.instruments_wanted)) return;
    items_of_group(frame, "Instruments");
    ImGui::EndPopup();
}

/// The centre of the selection or of the canvas, moved into view.
ImVec2 menu_place(Frame& frame) {
    const Camera& camera = frame.hands.camera();
    Vec2 place = camera.state.center;
    const NamedShape* shape =
        find_shape(frame.session().now().posed, frame.session().view().selected);
    if (shape != nullptr) place = *handle_position(shape->geometry, handles(shape->geometry)[0]);
    const Pt at = camera.to_screen(place);
    const Rect& canvas = camera.area;
    return {std::clamp(at.x, canvas.min.x, canvas.max.x),
            std::clamp(at.y, canvas.min.y, canvas.max.y)};
}

/// The shape that was selected first stays where it is.
void align_menu(Frame& frame) {
    if (!ImGui::BeginMenu("Align")) return name_control("Align");
    command_items(frame, {"align_left", "align_middle", "align_right", "align_top", "align_center",
                          "align_bottom"});
    ImGui::Separator();
    command_items(frame, {"distribute_x", "distribute_y"});
    ImGui::EndMenu();
}

/// What makes the selection ground.
void ground_items(Frame& frame) {
    if (frame.can_run(command("chain_sides")))
        command_items(frame, {"close_chain", "chain_sides", "flip_chain"});
    if (frame.can_run(command("one_way_up"))) {
        if (ImGui::BeginMenu("One way")) {
            command_items(frame, {"one_way_up", "one_way_down", "one_way_left", "one_way_right",
                                  "one_way_off"});
            ImGui::EndMenu();
        } else {
            name_control("One way");
        }
    }
    command_item(frame, "groups");
}

/// Why the line above is grey, for those who don't point at it.
void reason_below(Frame& frame, const Command& wanted) {
    constexpr float width = 250;
    if (frame.can_run(wanted)) return;
    ImGui::Indent(8);
    text_paragraph(small_size, frame.colors().soft, frame.why_not(wanted), width);
    ImGui::Unindent(8);
}

/// The commands for a shape, or for the scene if nothing is selected.
void context_menu(Frame& frame) {
    const bool by_key = frame.ui.menu_wanted && !frame.hands.wants_menu();
    if (by_key) ImGui::SetNextWindowPos(menu_place(frame));
    if (frame.ui.menu_wanted) ImGui::OpenPopup("context");
    frame.ui.menu_wanted = false;
    if (!begin_menu("context")) return;
    const std::string& shape = frame.session().view().selected;
    const std::size_t others = frame.session().view().also.size();
    text_line(Face::sans_bold, small_size, frame.colors().soft,
              shape.empty() ? frame.session().scene().title
              : others == 0 ? shape
                            : shape + " and " + std::to_string(others) + " more");
    ImGui::Separator();
    if (frame.can_run(command("play_character"))) {
        command_items(frame, {"play_character", "character"});
        ImGui::Separator();
    }
    if (!shape.empty()) {
        if (others > 0) align_menu(frame);
        command_items(frame, {"fly", "let_walk"});
        reason_below(frame, command("let_walk"));
        command_items(frame, {"circle", "give_back", "take_motion"});
        ImGui::Separator();
        command_items(frame,
                      {"duplicate", "rename", "values", "find_flips", "copy", "cut", "delete"});
        if (frame.can_run(command("add_corner")) || frame.can_run(command("remove_corner")))
            command_items(frame, {"add_corner", "remove_corner"});
        ground_items(frame);
        ImGui::Separator();
        group_menu(frame, "Ask");
    } else {
        command_items(frame, {"undo", "redo", "paste"});
        ImGui::Separator();
        group_menu(frame, "Make");
        command_items(frame, {"frame", "layers", "picture"});
    }
    ImGui::EndPopup();
}

}  // namespace lab
