#include "ui/drawers.hpp"

#include <array>

#include "render/imgui_compat.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

namespace {

struct Drawer {
    Part part;
    const char* title;
};

constexpr std::array drawers{Drawer{Part::list, "Scenes"}, Drawer{Part::source, "Source"},
                             Drawer{Part::numbers, "Numbers"}};

void drawer_button(Frame& frame, const Drawer& drawer, const Rect& area) {
    const Palette& colors = frame.colors();
    const bool is_lesson = drawer.part == Part::list && frame.workspace.lessons().is_open();
    const char* title = is_lesson ? "Lesson" : drawer.title;
    const bool is_open = frame.ui.drawer == drawer.part;
    ImGui::SetCursorScreenPos({area.min.x, area.min.y});
    if (invisible_button(title, {area.width(), area.height()}))
        frame.ui.drawer = is_open ? std::nullopt : std::optional(drawer.part);
    focus_ring(colors, card_radius);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({area.min.x, area.min.y}, {area.max.x, area.max.y},
                       im_color(is_open ? colors.field : colors.card), card_radius);
    const float width = text_width(Face::sans, body_size, title);
    draw_text(
        list, Face::sans, body_size,
        {(area.min.x + area.max.x - width) / 2, (area.min.y + area.max.y - body_size) / 2 - 1},
        is_open ? colors.text : colors.soft, title);
    name_control(title);
}

}  // namespace

void drawer_bar(Frame& frame, Rect area) {
    const Rgba none = with_alpha(frame.colors().ground, 0);
    begin_panel("drawers", area, none, none, {0, 0});
    const auto count = static_cast<float>(drawers.size());
    constexpr float apart = 6;
    const bool is_level = area.width() > area.height();
    const float each = ((is_level ? area.width() : area.height()) - apart * (count - 1)) / count;
    for (std::size_t i = 0; i < drawers.size(); ++i) {
        const float from = static_cast<float>(i) * (each + apart);
        const Rect button =
            is_level
                ? Rect{{area.min.x + from, area.min.y}, {area.min.x + from + each, area.max.y}}
                : Rect{{area.min.x, area.min.y + from}, {area.max.x, area.min.y + from + each}};
        drawer_button(frame, drawers[i], button);
    }
    end_panel();
}

}  // namespace lab
