#include "ui/inspector/promise_lights.hpp"

#include "ui/inspector/answer_rows.hpp"

namespace lab {

namespace {

constexpr float lamp = 4;
constexpr float beside_lamp = 7;
constexpr float between_lights = 14;
constexpr float light_height = small_size * 1.5F;

float light_width(const Promise& promise) {
    return 2 * lamp + beside_lamp + text_width(Face::sans, small_size, promise.words);
}

/// A disc if the promise is kept and a cross if it isn't, so that it is readable without colour.
void draw_light(const Promise& promise, Pt at, const Palette& colors) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 middle{at.x + lamp, at.y + light_height / 2 - 1};
    if (promise.is_kept) {
        list.AddCircleFilled(middle, lamp, im_color(colors.clear_fill));
    } else {
        for (const float lean : {-lamp, lamp})
            list.AddLine({middle.x - lamp, middle.y - lean}, {middle.x + lamp, middle.y + lean},
                         im_color(colors.blocked_fill), 2.5F);
    }
    draw_text(list, Face::sans, small_size, {at.x + 2 * lamp + beside_lamp, at.y + 1},
              promise.is_kept ? colors.soft : colors.blocked, promise.words);
}

}  // namespace

float height_of_promises(int lines) {
    return light_height * static_cast<float>(lines);
}

void promise_lights(const std::vector<Promise>& promises, float width, const Palette& colors) {
    if (promises.empty()) return;
    const ImVec2 from = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {from.x, from.y + 1},
              colors.soft, "promises");
    const float left = from.x + label_width, right = from.x + width;
    Pt at{left, from.y};
    for (const Promise& promise : promises) {
        const float room = light_width(promise);
        if (at.x > left && at.x + room > right) at = {left, at.y + light_height};
        draw_light(promise, at, colors);
        ImGui::SetCursorScreenPos({at.x, at.y});
        ImGui::Dummy({room, light_height});
        if (ImGui::IsItemHovered())
            tooltip((promise.is_kept ? "Promised, and checked just now: " : "Not kept: ") +
                    promise.found);
        at.x += room + between_lights;
    }
    ImGui::SetCursorScreenPos({from.x, at.y + light_height});
    ImGui::Dummy({width, 1});
}

}  // namespace lab
