// What differs between Dear ImGui 1.86 and 1.92, but for input (platform/imgui_input.hpp).
#pragma once

#include <imgui.h>

namespace lab {

/// Fonts are built in pixels and drawn in points.
inline void set_font_scale(float scale) {
#if IMGUI_VERSION_NUM >= 19200
    ImGui::GetStyle().FontScaleMain = scale;
#else
    ImGui::GetIO().FontGlobalScale = scale;
#endif
}

inline void push_font(ImFont* font, float points) {
#if IMGUI_VERSION_NUM >= 19200
    ImGui::PushFont(font, points / ImGui::GetStyle().FontScaleMain);
#else
    (void)points;
    ImGui::PushFont(font);
#endif
}

}  // namespace lab
