#include "ui/widgets/widgets.hpp"

#include <algorithm>
#include <vector>

#include "render/imgui_compat.hpp"
#include "ui/widgets/focus.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {

void apply_style(Theme theme) {
    const Palette& colors = palette(theme);
    ImGuiStyle& style = ImGui::GetStyle();
    style.WindowBorderSize = 0;
    style.PopupBorderSize = 1;
    style.FrameBorderSize = 0;
    style.WindowRounding = style.PopupRounding = card_radius;
    style.FrameRounding = 6;
    style.ScrollbarSize = 8;
    style.ScrollbarRounding = 4;
    style.WindowPadding = {14, 12};
    style.FramePadding = {8, 5};
    style.ItemSpacing = {8, 6};

    const auto set = [&](ImGuiCol which, Rgba color) {
        const ImU32 packed = im_color(color);
        style.Colors[which] = ImGui::ColorConvertU32ToFloat4(packed);
    };
    const Rgba none = with_alpha(colors.card, 0);
    set(ImGuiCol_Text, colors.text);
    set(ImGuiCol_TextDisabled, colors.soft);
    set(ImGuiCol_WindowBg, none);
    set(ImGuiCol_ChildBg, none);
    set(ImGuiCol_PopupBg, colors.card);
    set(ImGuiCol_Border, colors.hairline);
    set(ImGuiCol_FrameBg, colors.field);
    set(ImGuiCol_FrameBgHovered, colors.field);
    set(ImGuiCol_FrameBgActive, colors.field);
    set(ImGuiCol_ScrollbarBg, none);
    set(ImGuiCol_ScrollbarGrab, colors.hairline);
    set(ImGuiCol_ScrollbarGrabHovered, colors.faint);
    set(ImGuiCol_ScrollbarGrabActive, colors.soft);
    set(ImGuiCol_Header, colors.chosen);
    set(ImGuiCol_HeaderHovered, colors.chosen);
    set(ImGuiCol_HeaderActive, colors.chosen);
    set(ImGuiCol_TextSelectedBg, with_alpha(colors.x, 0.35));
    set(ImGuiCol_NavHighlight, colors.x);
    set(ImGuiCol_ModalWindowDimBg, with_alpha(colors.ground, 0.6));
}

void text_line(Face face, float size, Rgba color, std::string_view text) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), face, size, {at.x, at.y}, color, text);
    ImGui::Dummy({text_width(face, size, text), size * 1.3F});
}

namespace {

/// How many bytes of a word that is too long for a line, such as a path, fit on it.
std::size_t part_that_fits(Face face, float size, std::string_view word, float width) {
    std::size_t fits = 0;
    for (std::size_t end = 1; end <= word.size(); ++end) {
        // A character may have several bytes: all but the first are 10xxxxxx.
        const bool within =
            end < word.size() && (static_cast<unsigned char>(word[end]) & 0xC0) == 0x80;
        if (within) continue;
        if (fits > 0 && text_width(face, size, word.substr(0, end)) > width) break;
        fits = end;
    }
    return fits;
}

/// How many bytes of a text fit on its first line: whole words if possible.
std::size_t line_that_fits(Face face, float size, std::string_view text, float width) {
    std::size_t fits = 0;
    while (fits < text.size()) {
        const std::size_t word = std::min(text.find(' ', fits + 1), text.size());
        if (text_width(face, size, text.substr(0, word)) > width) {
            return fits > 0 ? fits : part_that_fits(face, size, text.substr(0, word), width);
        }
        fits = word;
    }
    return fits;
}

}  // namespace

std::vector<std::string_view> lines_of(Face face, float size, std::string_view text, float width) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t line = line_that_fits(face, size, text, width);
        lines.push_back(text.substr(0, line));
        text.remove_prefix(std::min(text.find_first_not_of(' ', line), text.size()));
    }
    return lines;
}

void text_paragraph(float size, Rgba color, std::string_view text, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    float y = at.y;
    for (const std::string_view line : lines_of(Face::sans, size, text, width)) {
        draw_text(*ImGui::GetWindowDrawList(), Face::sans, size, {at.x, y}, color, line);
        y += size * line_spacing;
    }
    ImGui::Dummy({width, y - at.y});
}

void row_title(const Rect& room, Face face, float size, Rgba color, std::string_view title) {
    constexpr float line_height = 1.15F;
    auto lines = lines_of(face, size, title, room.width());
    const bool fits = line_height * size * static_cast<float>(lines.size()) <= room.height();
    if (!fits) lines = lines_of(face, small_size, title, room.width());
    const float letters = fits ? size : small_size, apart = line_height * letters;
    const float height = letters + apart * static_cast<float>(lines.size() - 1);
    float y = (room.min.y + room.max.y - height) / 2;
    for (const std::string_view line : lines) {
        draw_text(*ImGui::GetWindowDrawList(), face, letters, {room.min.x, y}, color,
                  fitted(face, letters, line, room.width()));
        y += apart;
    }
}

void heading(const Palette& colors, std::string_view text) {
    ImGui::Dummy({0, 4});
    text_line(Face::sans_bold, small_size, colors.soft, text);
}

void tooltip(std::string_view text) {
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    tooltip(text, {{least.x, least.y}, {most.x, most.y}});
}

namespace {

constexpr float tip_away = 6, tip_to_edge = 4;
constexpr float tip_side = 9, tip_top = 6;
constexpr float widest_tip = 560;

/// Shows a tooltip at the corner that `place` gives for its size. It reads the same over a field
/// that is typed into in another face.
template <class Place>
void show_tip(std::string_view text, const Place& place, float widest = widest_tip) {
    push_font(font(Face::sans, body_size), body_size);
    const float room =
        std::min(widest, ImGui::GetIO().DisplaySize.x - 2 * (tip_to_edge + tip_side));
    const ImVec2 words = ImGui::CalcTextSize(text.data(), text.data() + text.size(), false, room);
    const ImVec2 size{words.x + 2 * tip_side, words.y + 2 * tip_top};
    ImGui::SetNextWindowPos(place(size));
    // Else the first frame shows it in the size of the tip before, and no other frame may follow.
    ImGui::SetNextWindowSize(size);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{tip_side, tip_top});
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(tip_side + room + 1);
    ImGui::TextUnformatted(text.data(), text.data() + text.size());
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
    ImGui::PopFont();
    ImGui::PopStyleVar();
}

/// Below the item, or above it: at the pointer, a tip would cover the neighbours.
ImVec2 corner_of_tip(ImVec2 size, const Rect& item) {
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const float right = window.x - tip_to_edge - size.x;
    const bool fits = item.max.y + tip_away + size.y <= window.y - tip_to_edge;
    return {std::max(std::min(item.min.x, right), tip_to_edge),
            fits ? item.max.y + tip_away : item.min.y - tip_away - size.y};
}

}  // namespace

void tooltip(std::string_view text, const Rect& place) {
    show_tip(text, [&](ImVec2 size) { return corner_of_tip(size, place); });
}

void tooltip_off_panel(std::string_view text) {
    const ImGuiWindow& panel = *ImGui::GetCurrentWindow()->RootWindow;
    const float left = ImGui::GetItemRectMin().x, right = ImGui::GetItemRectMax().x;
    tooltip(text, {{left, panel.Pos.y}, {right, panel.Pos.y + panel.Size.y}});
}

void tooltip_beside(std::string_view text) {
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    // The item may be in a scrolling part of the card.
    const ImGuiWindow& card = *ImGui::GetCurrentWindow()->RootWindow;
    // In a card that a key has opened, the first tip would cover what it was opened for.
    if (focus_of_context()->is_given(ImGui::GetItemID()) &&
        !ImGui::IsMouseHoveringRect(least, most))
        return;
    tooltip_beside(
        text, {{card.Pos.x, card.Pos.y}, {card.Pos.x + card.Size.x, card.Pos.y + card.Size.y}});
}

void tooltip_beside(std::string_view text, const Rect& card) {
    constexpr float narrowest = 240;
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    const float room = std::max(card.min.x, window.x - card.max.x) - tip_away - tip_to_edge;
    const auto place = [&](ImVec2 size) {
        const float lowest = window.y - tip_to_edge - size.y;
        const float top = std::max(std::min(least.y, lowest), tip_to_edge);
        const float left = card.min.x - tip_away - size.x;
        if (left >= tip_to_edge) return ImVec2{left, top};
        const float right = card.max.x + tip_away;
        if (right + size.x <= window.x - tip_to_edge) return ImVec2{right, top};
        return corner_of_tip(size, {{least.x, least.y}, {most.x, most.y}});
    };
    show_tip(text, place,
             room < narrowest ? widest_tip : std::min(room - 2 * tip_side, widest_tip));
}

void focus_stop() {
    Focus* focus = focus_of_context();
    if (focus == nullptr || !focus->add_stop()) return;
    const ImRect &item = GImGui->LastItemData.Rect, &shown = ImGui::GetCurrentWindow()->ClipRect;
    // What is already in view stays in place, under the pointer.
    if (item.Min.y < shown.Min.y || item.Max.y > shown.Max.y) ImGui::SetScrollHereY();
}

void ring_if_focused(const Palette& colors, float radius) {
    if (!ImGui::IsItemFocused() || !shows_focus()) return;
    ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    ImGui::GetWindowDrawList()->AddRect({least.x - 1, least.y - 1}, {most.x + 1, most.y + 1},
                                        im_color(colors.x), radius, 0, 2);
}

void focus_ring(const Palette& colors, float radius) {
    focus_stop();
    ring_if_focused(colors, radius);
}

namespace {

void after_button(std::string_view tip, const Palette& colors, TabStop stop = TabStop::yes) {
    if (stop == TabStop::yes) {
        focus_ring(colors, 7);
    } else {
        ring_if_focused(colors, 7);
    }
    if (ImGui::IsItemHovered()) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        if (!tip.empty()) tooltip(tip);
    }
}

}  // namespace

bool icon_button(const char* id, Icon icon, std::string_view tip, const Palette& colors,
                 bool enabled, bool lit, TabStop stop) {
    constexpr float side = 30;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::BeginDisabled(!enabled);
    const bool pressed = invisible_button(id, {side, side});
    name_icon(tip);
    ImGui::EndDisabled();
    const bool hovered = enabled && ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (hovered || lit) {
        list.AddRectFilled(at, {at.x + side, at.y + side},
                           im_color(lit ? colors.chosen : colors.field), 7);
    }
    const Rgba color = !enabled ? colors.faint : hovered || lit ? colors.text : colors.soft;
    draw_icon(list, icon, {at.x + side / 2, at.y + side / 2}, 16, color);
    if (enabled) {
        // The panel that a lit button has opened is where the tooltip would be.
        after_button(lit ? std::string_view() : tip, colors, stop);
    } else if (!tip.empty() && ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
        tooltip(tip);
    }
    return pressed;
}

bool text_button(const char* id, std::string_view label, const Palette& colors, bool lit,
                 float width) {
    const float room = text_width(Face::sans, small_size, label);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size{width > 0 ? width : room + 20, field_height};
    const bool pressed = invisible_button(id, size);
    name_control(label);
    const bool hovered = ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + size.x, at.y + size.y},
                       im_color(lit       ? colors.chosen
                                : hovered ? with_alpha(colors.soft, 0.22)
                                          : colors.field),
                       6);
    draw_text(list, Face::sans, small_size,
              {at.x + (size.x - room) / 2, at.y + (size.y - small_size) / 2},
              lit || hovered ? colors.text : colors.soft, label);
    after_button({}, colors);
    return pressed;
}

}  // namespace lab
