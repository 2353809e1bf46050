// The gaps between cards, which can be dragged.
#include <algorithm>
#include <optional>

#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/layout.hpp"
#include "ui/panels.hpp"

namespace lab {

namespace {

struct Splitter {
    const char* id;
    Rect area;
    bool upright;

    float middle() const {
        return upright ? (area.min.x + area.max.x) / 2 : (area.min.y + area.max.y) / 2;
    }
};

struct Drag {
    std::optional<float> middle;  ///< its new position
    bool to_default{};
};

/// While the splitter has the focus, the arrow keys move it, too.
float by_keys(bool upright) {
    constexpr float step = 8;
    if (key_pressed(upright ? ImGuiKey_LeftArrow : ImGuiKey_UpArrow)) return -step;
    if (key_pressed(upright ? ImGuiKey_RightArrow : ImGuiKey_DownArrow)) return step;
    return 0;
}

void draw_grip(const Splitter& splitter, const Palette& colors) {
    constexpr float half = 22, thin = 1.5F;
    const Pt at{(splitter.area.min.x + splitter.area.max.x) / 2,
                (splitter.area.min.y + splitter.area.max.y) / 2};
    const Pt reach = splitter.upright ? Pt{thin, half} : Pt{half, thin};
    ImGui::GetWindowDrawList()->AddRectFilled({at.x - reach.x, at.y - reach.y},
                                              {at.x + reach.x, at.y + reach.y}, im_color(colors.x),
                                              thin);
}

Drag handle(const Splitter& splitter, const Palette& colors) {
    const Rgba none = with_alpha(colors.ground, 0);
    begin_panel(splitter.id, splitter.area, none, none, {0, 0});
    invisible_button(splitter.id, {splitter.area.width(), splitter.area.height()});
    Drag drag;
    const bool hovered = ImGui::IsItemHovered();
    const bool focused = ImGui::IsItemFocused() && shows_focus();
    if (ImGui::IsItemActive() && ImGui::IsMouseDragging(0, 2)) {
        const ImVec2 mouse = ImGui::GetIO().MousePos;
        drag.middle = splitter.upright ? mouse.x : mouse.y;
    }
    if (focused) {
        if (const float by = by_keys(splitter.upright); by != 0)
            drag.middle = splitter.middle() + by;
    }
    drag.to_default = hovered && ImGui::IsMouseDoubleClicked(0);
    if (hovered || ImGui::IsItemActive()) {
        ImGui::SetMouseCursor(splitter.upright ? ImGuiMouseCursor_ResizeEW
                                               : ImGuiMouseCursor_ResizeNS);
    }
    if (hovered || focused || ImGui::IsItemActive()) draw_grip(splitter, colors);
    end_panel();
    return drag;
}

void want_width(Frame& frame, double width) {
    frame.want([width](Settings& settings) { settings.column_width = width; });
}

void want_share(Frame& frame, double share) {
    frame.want([share](Settings& settings) { settings.source_share = share; });
}

}  // namespace

void splitters(Frame& frame, const Layout& layout) {
    const Settings defaults;
    if (layout.column_splitter.width() <= 0) return;
    const Drag column = handle({"column splitter", layout.column_splitter, true}, frame.colors());
    if (column.middle) {
        const float width = layout.source.max.x - *column.middle - gap / 2;
        want_width(frame, static_cast<double>(std::clamp(width, least_column, most_column)));
    }
    if (column.to_default) want_width(frame, defaults.column_width);
    if (layout.inspector.height() <= 0) return;

    const Drag source = handle({"source splitter", layout.source_splitter, false}, frame.colors());
    if (source.middle) {
        const float whole = layout.inspector.max.y - layout.source.min.y - gap;
        const float share = (*source.middle - gap / 2 - layout.source.min.y) / whole;
        want_share(frame,
                   static_cast<double>(std::clamp(share, least_source_share, most_source_share)));
    }
    if (source.to_default) want_share(frame, defaults.source_share);
}

}  // namespace lab
