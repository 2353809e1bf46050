#include "ui/widgets/control_map.hpp"

#include <algorithm>

#include "render/imgui_compat.hpp"
#include "ui/widgets/focus.hpp"

namespace lab {

namespace {

/// The map of the current ImGui context, if a test has switched it on.
ControlMap* map_in_use() {
    Focus* focus = focus_of_context();
    return focus != nullptr && focus->controls().is_on() ? &focus->controls() : nullptr;
}

/// Dear ImGui numbers its menus.
std::string panel_name(const ImGuiWindow& window) {
    const std::string_view name = window.Name;
    return name.starts_with("##") ? "menu" : std::string(name);
}

}  // namespace

void name_area(std::string_view name, const Rect& area) {
    if (ControlMap* map = map_in_use()) map->add({"", std::string(name), area});
}

void name_control(std::string_view name) {
    ControlMap* map = map_in_use();
    if (map == nullptr) return;
    const ImGuiWindow& window = *ImGui::GetCurrentWindow();
    ImRect seen = GImGui->LastItemData.Rect;
    seen.ClipWithFull(window.ClipRect);
    if (seen.GetWidth() <= 0 || seen.GetHeight() <= 0) return;
    map->add({panel_name(*window.RootWindow),
              std::string(name),
              {{seen.Min.x, seen.Min.y}, {seen.Max.x, seen.Max.y}}});
}

void name_field(std::string_view owner, std::string_view number, std::string_view component) {
    if (map_in_use() == nullptr) return;
    std::string name = std::string(owner) + "." + std::string(number);
    if (!component.empty()) name += "." + std::string(component);
    name_control(name);
}

void name_icon(std::string_view tip) {
    constexpr std::string_view before_key = "   ";
    name_control(tip.substr(0, std::min(tip.find(before_key), tip.find('\n'))));
}

}  // namespace lab
