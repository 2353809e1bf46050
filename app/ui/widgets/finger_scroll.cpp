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
        // Zero until the finger has moved farther than in a tap.
        const ImVec2 dragged = ImGui::GetMouseDragDelta(0);
        if (dragged.x == 0 && dragged.y == 0) return;
        scrolls_ = std::abs(dragged.y) > std::abs(dragged.x);
        if (!scrolls_) {
            window_ = 0;
            return;
        }
    }
    ImGui::ClearActiveID();
    ImGui::SetScrollY(window, window->Scroll.y - ImGui::GetIO().MouseDelta.y);
}

}  // namespace lab
