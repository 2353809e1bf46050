// The cards of the window.
#include <algorithm>
#include <array>
#include <numbers>

#include "render/imgui_compat.hpp"
#include "ui/widgets/focus.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

void sharpen_lines() {
    ImGui::GetWindowDrawList()->_FringeScale = 1 / ImGui::GetIO().DisplayFramebufferScale.x;
}

void round_corners(Rect area, Rgba around) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    constexpr float quarter = std::numbers::pi_v<float> / 2;
    const std::array corners = {ImVec2{area.max.x, area.max.y}, ImVec2{area.min.x, area.max.y},
                                ImVec2{area.min.x, area.min.y}, ImVec2{area.max.x, area.min.y}};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const ImVec2 at = corners[i];
        const float from = quarter * static_cast<float>(i);
        const ImVec2 center{at.x + (at.x == area.min.x ? card_radius : -card_radius),
                            at.y + (at.y == area.min.y ? card_radius : -card_radius)};
        list.PathLineTo(at);
        list.PathArcTo(center, card_radius, from, from + quarter);
        list.PathFillConvex(im_color(around));
    }
}

void fade_out_if_more(Rgba background) {
    constexpr float least_hidden = 4, height = 40;
    if (ImGui::GetScrollMaxY() - ImGui::GetScrollY() <= least_hidden) return;
    const ImVec2 at = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
    const float bottom = at.y + size.y;
    const Rect area{{at.x, bottom - height},
                    {at.x + size.x - ImGui::GetStyle().ScrollbarSize, bottom}};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 solid = im_color(background), clear = im_color(with_alpha(background, 0));
    constexpr float half = 6, up = 8;
    // Below the fade, nothing is left of the words that the chevron stands on.
    const float faded = std::max(area.max.y - up - half - 4, area.min.y);
    list.AddRectFilledMultiColor({area.min.x, area.min.y}, {area.max.x, faded}, clear, clear, solid,
                                 solid);
    list.AddRectFilled({area.min.x, faded}, {area.max.x, area.max.y}, solid);
    const float middle = (area.min.x + area.max.x) / 2, tip = area.max.y - up;
    const ImVec2 chevron[] = {
        {middle - half, tip - half}, {middle, tip}, {middle + half, tip - half}};
    list.AddPolyline(chevron, 3, ImGui::GetColorU32(ImGuiCol_Text), 0, 1.5F);
}

void begin_panel(const char* id, Rect area, Rgba fill, Rgba line, Pt padding,
                 ImGuiWindowFlags flags) {
    ImGui::SetNextWindowPos({area.min.x, area.min.y});
    ImGui::SetNextWindowSize({area.width(), area.height()});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding.x, padding.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                     ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoFocusOnAppearing |
                     ImGuiWindowFlags_NoScrollWithMouse | flags);
    if (Focus* focus = focus_of_context()) focus->add_panel(id);
    name_area(id, area);
    ImGui::PopStyleVar(2);
    sharpen_lines();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float hairline = 1 / ImGui::GetIO().DisplayFramebufferScale.x;
    const ImVec2 least{area.min.x, area.min.y}, most{area.max.x, area.max.y};
    // A window also clips its own padding.
    list.PushClipRect(least, most);
    if (fill.a != 0) list.AddRectFilled(least, most, im_color(fill), card_radius);
    if (line.a != 0) {
        list.AddRect({least.x + hairline / 2, least.y + hairline / 2},
                     {most.x - hairline / 2, most.y - hairline / 2}, im_color(line), card_radius, 0,
                     hairline);
    }
    list.PopClipRect();
}

void end_panel() {
    ImGui::End();
}

void begin_floating_panel(const char* id, Rect area, Pt padding, const Palette& colors,
                          ImGuiWindowFlags flags) {
    ImGui::SetNextWindowPos({area.min.x, area.min.y});
    ImGui::SetNextWindowSize({area.width(), area.height()});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, im_color(colors.card));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding.x, padding.y});
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                     ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | flags);
    name_area(id, area);
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor();
    sharpen_lines();
}

}  // namespace lab
