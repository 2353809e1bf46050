#include "ui/widgets/finger_scroll.hpp"

#include <cmath>

#include "render/imgui_compat.hpp"

namespace lab {
namespace {

ImGuiID scrollable(const ImGuiWindow* window) {
    while (window != nullptr && !(window->ScrollMax.y > 0)) window = window->ParentWindow;
    return window != nullptr ? window->ID : 0;
}

}  // namespace

void FingerScroll::begin_frame() {
    if (!points_ || !ImGui::IsMouseDown(0)) {
        window_ = 0;
        scrolls_ = false;
        return;
    }
    if (ImGui::IsMouseClicked(0)) window_ = scrollable(GImGui->HoveredWindow);
    ImGuiWindow* window = window_ != 0 ? ImGui::FindWindowByID(window_) : nullptr;
    if (window == nullptr) return;
    if (!scrolls_) {
        // It is zero until the finger has moved so far that this is no tap.
        const ImVec2 way = ImGui::GetMouseDragDelta(0);
        if (way.x == 0 && way.y == 0) return;
        scrolls_ = std::abs(way.y) > std::abs(way.x);
        if (!scrolls_) window_ = 0;
        if (!scrolls_) return;
    }
    ImGui::ClearActiveID();
    ImGui::SetScrollY(window, window->Scroll.y - ImGui::GetIO().MouseDelta.y);
}

}  // namespace lab
