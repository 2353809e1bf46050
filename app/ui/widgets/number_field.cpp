#include "ui/widgets/number_field.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>

#include "geometry/grid.hpp"
#include "render/imgui_compat.hpp"
#include "scene/frame_rate.hpp"
#include "scene/number.hpp"
#include "scene/read_parameter.hpp"
#include "scene/writer.hpp"
#include "ui/widgets/focus.hpp"
#include "workspace/microscope.hpp"

namespace lab {

namespace {

constexpr float slider_height = 8;

/// A step of 1, 2 or 5 times a power of ten, so that dragging gives numbers that are easy to read.
double drag_step(const FieldRange& range) {
    const double fine = std::max((range.most - range.least) / 500, 1e-12);
    const double power = std::pow(10, std::floor(std::log10(fine)));
    const double lead = fine / power;
    return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
}

/// The ends of a field that a finger taps for a step.
constexpr float stepper_width = 28;
bool has_steppers(float width) {
    return width >= 3 * stepper_width;
}

/// The direction of the step for a tap at this place of the item; 0 for the rest of it.
int step_at(float x) {
    const float least = ImGui::GetItemRectMin().x, most = ImGui::GetItemRectMax().x;
    if (!has_steppers(most - least)) return 0;
    return x < least + stepper_width ? -1 : x > most - stepper_width ? 1 : 0;
}

double within(double value, double step, const FieldRange& range) {
    if (range.limit == Limit::frame_rate) return frame_rate_beside(value);
    const auto [least, most, is_open] = allowed_span(range.limit);
    return std::clamp(value, is_open ? least + step : least, most);
}

/// The edit that goes to the next number that a drag would give.
FieldEdit step_from(double value, int direction, const FieldRange& range) {
    const double step = drag_step(range);
    const double next = range.limit == Limit::frame_rate
                            ? frame_rate_beside(value, direction)
                            : within(nearest_multiple(value + direction * step, step), step, range);
    return {true, next != value, true, next};
}

void draw_steppers(const Palette& colors) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    const float up = (field_height - body_size) / 2 - 2;
    for (const bool is_plus : {false, true}) {
        const float left = is_plus ? most.x - stepper_width : least.x;
        const char* sign = is_plus ? "+" : "−";
        const float width = text_width(Face::mono, body_size, sign);
        draw_text(list, Face::mono, body_size, {left + (stepper_width - width) / 2, least.y + up},
                  colors.soft, sign);
    }
}

void draw_field(double value, const FieldRange& range, bool active, bool has_ends,
                const Palette& colors) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    const bool hovered = ImGui::IsItemHovered();
    list.AddRectFilled(least, most, im_color(colors.field), 6);
    list.AddRect(least, most,
                 im_color(active    ? colors.x
                          : hovered ? colors.faint
                                    : colors.hairline),
                 6, 0, 1);
    const std::string text = short_number(value, range.scalar);
    draw_text(
        list, Face::mono, small_size,
        {least.x + (has_ends ? stepper_width : 8), least.y + (field_height - small_size) / 2 - 1},
        colors.text, text);

    const auto share = static_cast<float>(
        std::clamp((value - range.least) / (range.most - range.least), 0.0, 1.0));
    const float left = least.x + 8, right = most.x - 8, y = most.y - 3;
    list.AddLine({left, y}, {right, y}, im_color(colors.hairline), 2);
    const float at = left + share * (right - left);
    list.AddLine({left, y}, {at, y}, im_color(active ? colors.x : colors.faint), 2);
    if (hovered || active)
        list.AddCircleFilled({at, y}, 3.5F, im_color(active ? colors.x : colors.soft));
}

bool is_first_of_number(int character) {
    return (character >= '0' && character <= '9') || character == '-' || character == '+' ||
           character == '.' || character == '(';
}

}  // namespace

bool begins_number(const KeyPress& press) {
    if (press.key == keys::none) {
        return !press.text.empty() && is_first_of_number(press.text.front());
    }
    return (press.mods & (ctrl | alt)) == 0 && is_first_of_number(press.key);
}

bool opens_field(const KeyPress& press) {
    const auto is_letter = [](int character) { return character >= 'a' && character <= 'z'; };
    if (begins_number(press)) return true;
    if (press.key == keys::none)
        return !press.text.empty() && is_letter(press.text.front() | ('a' - 'A'));
    const bool clears = press.key == keys::del || press.key == keys::backspace;
    return (press.mods & (ctrl | alt)) == 0 && (clears || is_letter(press.key));
}

std::string short_number(double value, Scalar scalar) {
    std::string text = scalar_text(value, scalar);
    if (text.size() > 9) {
        char fixed[32];
        const double size = std::abs(value);
        const bool is_plain = size < 1e6 && (size >= 1e-3 || size == 0);
        const bool is_large = size >= 1e6 && size < 1e9;
        std::snprintf(fixed, sizeof fixed, is_plain ? "%.4f" : is_large ? "%.9g" : "%.4g", value);
        text = fixed;
    }
    return with_true_minus(text);
}

void NumberFields::begin_frame(const std::vector<KeyPress>& presses) {
    if (typing_ != 0 && !std::exchange(is_drawn_, false)) leave_undrawn();
    have_keyboard_ = false;
    first_typed_.clear();
    cleared_ = false;
    for (const KeyPress& press : presses) {
        if (!first_typed_.empty() || opens_field(press)) first_typed_ += press.text;
        cleared_ = cleared_ || press.key == keys::del || press.key == keys::backspace;
    }
}

FieldEdit NumberFields::field(const char* id, double value, const FieldRange& range, float width,
                              const Palette& colors) {
    const unsigned own = ImGui::GetID(id);
    if (typing_ == own) return type_in(own, value, range, width, colors);

    invisible_button(id, {width, field_height});
    const bool active = ImGui::IsItemActive();
    const bool has_ends = by_finger_ && has_steppers(width);
    draw_field(value, range, active, has_ends, colors);
    if (has_ends) draw_steppers(colors);
    focus_ring(colors, 7);
    if (ImGui::IsItemHovered()) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
        const std::string whole = with_true_minus(scalar_text(value, range.scalar));
        if (!active && whole != short_number(value, range.scalar))
            tooltip(exact_text(value, range.scalar));
    }
    FieldEdit edit = drag(value, range);

    const bool focused = ImGui::IsItemFocused() && shows_focus();
    have_keyboard_ = have_keyboard_ || focused;
    const bool clicked = ImGui::IsItemDeactivated() && !moved_;
    const bool entered = ImGui::IsItemFocused() && key_pressed(ImGuiKey_Enter);
    const bool begun = focused && !first_typed_.empty();
    const int step = clicked && by_finger_ ? step_at(ImGui::GetIO().MousePos.x) : 0;
    if (step != 0)
        edit = step_from(value, step, range);
    else if (begun)
        begin_typing(own, first_typed_, range, true);
    else if (clicked || entered || (focused && cleared_))
        begin_typing(own, scalar_text(value, range.scalar), range, false);
    return edit;
}

/// Keeps the grabbed point under the pointer: it adds up no movements, so no rounding accumulates.
FieldEdit NumberFields::drag(double value, const FieldRange& range) {
    FieldEdit edit{.value = value};
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (ImGui::IsItemActivated()) {
        sliding_ = mouse.y > ImGui::GetItemRectMax().y - slider_height;
        moved_ = false;
        grabbed_value_ = value;
        grabbed_x_ = mouse.x;
    }
    if (ImGui::IsItemActive() && ImGui::IsMouseDown(0)) {
        const bool far_enough = std::abs(mouse.x - grabbed_x_) >= 3;
        if (far_enough && !moved_) edit.began = moved_ = true;
        if (moved_) {
            const double step = drag_step(range);
            const float left = ImGui::GetItemRectMin().x + 8, right = ImGui::GetItemRectMax().x - 8;
            const double share =
                std::clamp(static_cast<double>((mouse.x - left) / (right - left)), 0.0, 1.0);
            const double wanted =
                sliding_ ? range.least + share * (range.most - range.least)
                         : grabbed_value_ + static_cast<double>(mouse.x - grabbed_x_) * step;
            edit.value = within(nearest_multiple(wanted, step), step, range);
            edit.changed = edit.value != value;
        }
    }
    if (ImGui::IsItemDeactivated() && moved_) edit.ended = true;
    return edit;
}

}  // namespace lab
