#include "ui/canvas/first_hints.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "edit/handles.hpp"
#include "geometry/outline.hpp"
#include "picture/labels.hpp"
#include "picture/map_picture.hpp"
#include "picture/scene_frame.hpp"
#include "render/marks.hpp"
#include "ui/canvas/brush_palette.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

constexpr std::string_view first_hint = "Drag a shape, or one of its handles: the answer follows.";

/// The hints from their longest form to none, which leaves only the rings.
using Hints = std::vector<std::string_view>;
using HintForms = std::array<Hints, 5>;

HintForms forms_of(const Hints& longest) {
    return {{longest, {first_hint}, {"Drag a shape or a handle."}, {"Drag a shape."}, {}}};
}

/// A finger has neither a wheel nor keys.
const Hints& hints_of(std::size_t form, bool by_finger) {
    static const HintForms with_mouse =
        forms_of({first_hint, "Drag the empty canvas to pan; the wheel zooms. Space plays.",
                  "Ctrl+P finds anything, F1 shows all keys."});
    static const HintForms with_fingers =
        forms_of({first_hint, "Move the view with two fingers, and pinch to zoom.",
                  "The menu above has everything else."});
    return (by_finger ? with_fingers : with_mouse).at(form);
}

constexpr float ring_radius = 13;
constexpr float hint_beside = 18;
constexpr float hint_line = 22, hint_margin = 13;

float height_of(std::size_t lines) {
    return 2 * hint_margin + hint_line * static_cast<float>(lines) - 6;
}

/// Whether something was dragged, or the wheel turned. A press beside what moves only pans, and
/// needs the hints most.
bool has_begun(const Session& session, const Rect& canvas) {
    if (session.in_gesture() || session.history().can_undo()) return true;
    const View& view = session.view();
    return !view.auto_frame && view.camera.zoom != frame_scene(session.framed(), canvas).state.zoom;
}

/// The hints are drawn on top of everything, so they hide as soon as something opens. A recording
/// is looked at first, and its panel has the controls for that.
bool is_covered(Frame& frame) {
    return frame.workspace.shows_recording() || frame.workspace.notice().seconds > 0 ||
           frame.ui.dialog.has_value() || frame.prompt.is_open() || frame.palette_card.is_open() ||
           frame.film.is_open() || frame.film.is_making() || frame.session().asks_what_stays() ||
           any_popup_open();
}

void ring_handles(Frame& frame, const Camera& camera, ImDrawList& list) {
    for (const Handle& handle : handles_of(frame.session().now(), camera)) {
        const Pt at = camera.to_screen(handle.at);
        if (!camera.area.contains(at)) continue;
        list.AddCircleFilled({at.x, at.y}, ring_radius,
                             im_color(with_alpha(frame.colors().x, 0.18)));
        list.AddCircle({at.x, at.y}, ring_radius, im_color(with_alpha(frame.colors().x, 0.8)), 0,
                       1.5F);
    }
}

/// Wraps as many hints as leave half of the canvas free, but always the first one.
std::vector<std::string_view> lines_that_fit(const Hints& hints, float width, float room) {
    std::vector<std::string_view> lines;
    for (const std::string_view words : hints) {
        const std::vector<std::string_view> more = lines_of(Face::sans, body_size, words, width);
        if (!lines.empty() && height_of(lines.size() + more.size()) > room / 2) break;
        lines.insert(lines.end(), more.begin(), more.end());
    }
    return lines;
}

/// A card in the top left corner of the canvas.
HintCard card_of(const Hints& hints, const Rect& canvas) {
    float widest = 0;
    for (const std::string_view words : hints)
        widest = std::max(widest, text_width(Face::sans, body_size, words));
    const float width = std::min(widest + 2 * hint_beside, canvas.width() - 16);
    HintCard card{lines_that_fit(hints, width - 2 * hint_beside, canvas.height()), {}};
    card.area = {canvas.min, canvas.min + Pt{width, height_of(card.lines.size())}};
    return card;
}

void draw_card(const Palette& colors, const HintCard& card, ImDrawList& list) {
    const ImVec2 corner{card.area.min.x, card.area.min.y}, end{card.area.max.x, card.area.max.y};
    list.AddRectFilled(corner, end, im_color(with_alpha(colors.lit, 0.95)), card_radius);
    list.AddRect(corner, end, im_color(colors.x), card_radius);
    float y = corner.y + hint_margin;
    for (const std::string_view words : card.lines) {
        draw_text(list, Face::sans, body_size, {corner.x + hint_beside, y}, colors.text, words);
        y += hint_line;
    }
}

}  // namespace

int hidden_by(const Rect& card, const Evaluation& now, const Camera& camera,
              const std::optional<Rect>& other) {
    int hidden = other && overlap(card, *other) ? 1 : 0;
    for (const NamedShape& shape : now.posed.shapes) {
        const std::vector<Pt> points = outline(rounded(shape.geometry), camera);
        if (points.empty()) continue;
        const bool is_line = points.size() == 2;
        if (is_line ? crosses(card, points[0], points[1]) : overlap(card, bounds_of(points)))
            ++hidden;
    }
    for (const Handle& handle : handles_of(now, camera)) {
        const Pt at = camera.to_screen(handle.at);
        if (overlap(card, {{at.x - ring_radius, at.y - ring_radius},
                           {at.x + ring_radius, at.y + ring_radius}}))
            ++hidden;
    }
    return hidden;
}

Rect hint_place(const Evaluation& now, const Camera& camera, Pt size, int& stood,
                const std::optional<Rect>& other) {
    constexpr float margin = 8;
    const Rect& area = camera.area;
    const float left = area.min.x + margin, right = area.max.x - margin - size.x;
    const float middle = (left + right) / 2;
    const float top = area.min.y + margin;
    const float bottom = std::max(top, area.max.y - margin - size.y);
    const std::array<Pt, 6> corners = {{{middle, top},
                                        {middle, bottom},
                                        {left, top},
                                        {right, top},
                                        {left, bottom},
                                        {right, bottom}}};
    const auto card_at = [&](std::size_t spot) {
        return Rect{corners.at(spot), corners.at(spot) + size};
    };
    std::size_t best = static_cast<std::size_t>(std::max(stood - 1, 0));
    int least = hidden_by(card_at(best), now, camera, other);
    for (std::size_t spot = 0; spot < corners.size() && least > 0; ++spot) {
        const int hidden = hidden_by(card_at(spot), now, camera, other);
        if (hidden >= least) continue;
        least = hidden;
        best = spot;
    }
    stood = static_cast<int>(best) + 1;
    return card_at(best);
}

HintCard hint_card(const Evaluation& now, const Camera& camera, bool by_finger, int& form,
                   int& stood, const std::optional<Rect>& other) {
    while (true) {
        HintCard card = card_of(hints_of(static_cast<std::size_t>(form), by_finger), camera.area);
        card.area = hint_place(now, camera, {card.area.width(), card.area.height()}, stood, other);
        if (card.lines.empty() || hidden_by(card.area, now, camera, other) == 0) return card;
        ++form;
    }
}

void first_hints(Frame& frame, Rect whole_canvas) {
    if (!frame.ui.hints_shown) return;
    if (has_begun(frame.session(), frame.hands.camera().area)) {
        frame.ui.hints_shown = false;
        frame.want([](Settings& settings) { settings.hinted = true; });
        return;
    }
    const bool hides_shapes = is_chart(frame.session().map());
    if (frame.workspace.lessons().is_open() || frame.workspace.hides_answer() || hides_shapes ||
        is_covered(frame))
        return;
    const Camera& camera = frame.hands.camera();
    const Rect canvas = camera.area;
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    const ImGuiID form_id = ImGui::GetID("form of hints"), stood_id = ImGui::GetID("hints");
    int form = kept.GetInt(form_id), stood = kept.GetInt(stood_id);
    const HintCard card = hint_card(frame.session().now(), camera, frame.ui.by_finger, form, stood,
                                    brush_area(frame, whole_canvas));
    kept.SetInt(form_id, form);
    kept.SetInt(stood_id, stood);

    ImDrawList& list = *ImGui::GetForegroundDrawList();
    list.PushClipRect({canvas.min.x, canvas.min.y}, {canvas.max.x, canvas.max.y});
    ring_handles(frame, camera, list);
    if (!card.lines.empty()) draw_card(frame.colors(), card, list);
    list.PopClipRect();
}

}  // namespace lab
