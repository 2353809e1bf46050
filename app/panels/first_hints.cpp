#include "panels/first_hints.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "panels/lab.hpp"

namespace lab {

namespace {

constexpr std::array<std::string_view, 3> hint_lines = {
    "Drag a shape, or one of its handles: the answer follows.",
    "Drag the empty canvas to pan; the wheel zooms. Space plays.",
    "Ctrl+P finds anything, F1 shows all keys."};

bool has_begun(const Session& session) {
    return session.in_gesture() || session.history().can_undo() || !session.view().auto_frame;
}

/// The hints are drawn over all, so that they stand back for whatever is opened.
bool is_covered(const Lab& lab) {
    return lab.shortcuts_shown || lab.settings_shown || lab.layers_shown || lab.history_shown ||
           lab.prompt().is_open() ||
           ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
}

void ring_handles(Lab& lab, const Camera& camera, ImDrawList& list) {
    constexpr float radius = 13;
    for (const Handle& handle : handles_of(lab.session().now(), camera)) {
        const Pt at = camera.to_screen(handle.at);
        if (!camera.area.contains(at)) continue;
        list.AddCircleFilled({at.x, at.y}, radius, im_color(with_alpha(lab.colors().x, 0.18)));
        list.AddCircle({at.x, at.y}, radius, im_color(with_alpha(lab.colors().x, 0.8)), 0, 1.5F);
    }
}

}  // namespace

void first_hints(Lab& lab) {
    if (!lab.hints_shown) return;
    if (has_begun(lab.session())) {
        lab.hints_shown = false;
        lab.settings().hinted = true;
        return;
    }
    if (lab.lessons().is_open() || lab.hides_answer() || is_covered(lab)) return;
    constexpr float size = body_size, line = 22, beside = 18, above = 13;
    const Palette& colors = lab.colors();
    const Camera& camera = lab.hands().camera();
    const Rect canvas = camera.area;
    float widest = 0;
    for (const std::string_view words : hint_lines)
        widest = std::max(widest, text_width(Face::sans, size, words));
    const float width = std::min(widest + 2 * beside, canvas.width() - 16);
    const float height = 2 * above + line * static_cast<float>(hint_lines.size()) - 6;
    const Pt corner{(canvas.min.x + canvas.max.x - width) / 2, canvas.max.y - height - 62};
    const Pt end{corner.x + width, corner.y + height};

    ImDrawList& list = *ImGui::GetForegroundDrawList();
    list.PushClipRect({canvas.min.x, canvas.min.y}, {canvas.max.x, canvas.max.y});
    ring_handles(lab, camera, list);
    list.AddRectFilled({corner.x, corner.y}, {end.x, end.y}, im_color(with_alpha(colors.lit, 0.95)),
                       card_radius);
    list.AddRect({corner.x, corner.y}, {end.x, end.y}, im_color(colors.x), card_radius);
    float y = corner.y + above;
    for (const std::string_view words : hint_lines) {
        draw_text(list, Face::sans, size, {corner.x + beside, y}, colors.text,
                  fitted(Face::sans, size, words, width - 2 * beside));
        y += line;
    }
    list.PopClipRect();
}

}  // namespace lab
