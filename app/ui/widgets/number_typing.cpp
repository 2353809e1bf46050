// The editor of a number field.
#include <cstdio>
#include <optional>
#include <utility>

#include "render/imgui_compat.hpp"
#include "scene/arithmetic.hpp"
#include "scene/read_parameter.hpp"
#include "ui/widgets/focus.hpp"
#include "ui/widgets/number_field.hpp"

namespace lab {

namespace {

std::optional<double> number_in(const std::string& text, const FieldRange& range) {
    return range.is_angle ? parse_angle(text) : parse_arithmetic(text);
}

/// Why the typed text can't be accepted; empty if it can.
std::string refusal(const std::string& text, const std::optional<double>& typed,
                    const FieldRange& range) {
    if (typed) {
        const std::string wrong = objection(*typed, range.limit, range.scalar);
        return wrong.empty() ? "" : "expected " + wrong;
    }
    for (const char* word : {"nan", "inf", "NaN", "Inf", "NAN", "INF"}) {
        if (text.find(word) != std::string::npos)
            return "not accepted: the library has no true answer for NaN and infinity";
    }
    if (is_arithmetic_beyond_double(text))
        return "too large: numbers go up to 2^200 in magnitude (2^120 in float)";
    if (range.is_angle) return "no angle; write it like 45deg, 45°, pi/4 or 0.5";
    return "not a number; write it like -12.5, 1e-3, 1/3 or 0x1.8p-3";
}

/// Dear ImGui selects all of a field that gets the focus, so further typing would replace the
/// characters that were typed before.
int deselect_once(ImGuiInputTextCallbackData* data) {
    if (std::exchange(*static_cast<bool*>(data->UserData), false)) {
        data->CursorPos = data->BufTextLen;
        data->ClearSelection();
    }
    return 0;
}

}  // namespace

void NumberFields::begin_typing(unsigned id, const std::string& text, const FieldRange& range,
                                bool goes_on) {
    typing_ = id;
    range_ = range;
    opened_with_ = goes_on ? "" : text;
    goes_on_ = goes_on;
    focus_wanted_ = is_drawn_ = true;
    focus_of_context()->expect_text();
    error_.clear();
    std::snprintf(text_, sizeof text_, "%s", text.c_str());
}

/// Another selection or a folded panel takes the field away, and nothing can receive its number.
void NumberFields::leave_undrawn() {
    typing_ = 0;
    if (!is_changed()) return;
    const std::string wrong = refusal(text_, number_in(text_, range_), range_);
    refused_ = std::string(text_) +
               (wrong.empty() ? " was not entered, because its field closed. Press Enter or Tab to "
                                "enter a number."
                              : " was not accepted: " + wrong + ".");
}

FieldEdit NumberFields::type_in(unsigned id, double value, const FieldRange& range, float width,
                                const Palette& colors) {
    FieldEdit edit{.value = value};
    is_drawn_ = true;
    ImGui::SetNextItemWidth(width);
    ImGui::PushID(static_cast<int>(id));
    push_font(font(Face::mono, small_size), small_size);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {7, (field_height - small_size) / 2 - 1});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1);
    const Rgba border = error_.empty() ? colors.x : colors.blocked;
    ImGui::PushStyleColor(ImGuiCol_Border, im_color(border));
    if (focus_wanted_) focus_of_context()->type_into_next();
    const bool entered =
        ImGui::InputText("##typed", text_, sizeof text_,
                         ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll |
                             ImGuiInputTextFlags_CallbackAlways,
                         &deselect_once, &goes_on_);
    if (ImGui::IsItemEdited()) error_.clear();
    focus_stop();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
    ImGui::PopFont();

    const auto typed = number_in(text_, range);
    const bool given_up = key_pressed(ImGuiKey_Escape);
    // Dear ImGui doesn't count the letter that began the edit, nor a text that Enter has refused.
    const bool left = ImGui::IsItemDeactivated() && is_changed();
    if (entered || (left && !given_up)) {
        error_ = refusal(text_, typed, range);
        if (error_.empty()) {
            edit = {true, *typed != value, true, *typed};
            typing_ = 0;
        } else {
            focus_wanted_ = entered;
            if (!entered) {
                // The focus has left the field, so the refusal is shown elsewhere.
                refused_ = std::string(text_) + " was not accepted: " + error_ + ".";
                typing_ = 0;
            }
        }
    } else if (ImGui::IsItemDeactivated()) {
        typing_ = 0;
    } else {
        focus_wanted_ = false;
    }
    // The field keeps the focus, so that Tab continues from here. Enter ends the edit, and what is
    // typed next goes to the canvas.
    if (typing_ == 0 && (entered || given_up)) focus_item(id, ImGui::GetCurrentWindow());
    if (typing_ == 0 && entered) hide_focus();
    if (!error_.empty() && typing_ == id) tooltip(error_);
    ImGui::PopID();
    return edit;
}

}  // namespace lab
