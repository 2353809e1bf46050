#include "ui/key_rules.hpp"

#include "render/imgui_compat.hpp"
#include "ui/widgets/number_field.hpp"

namespace lab {

namespace {

constexpr int second_jump_key = 'z';

bool is_digit(const KeyPress& press) {
    return press.key >= '0' && press.key <= '9';
}

}  // namespace

bool is_never_text(const KeyPress& press) {
    return press.key == keys::f1 || press.key == keys::f5 || press.key == keys::f6 ||
           press.key == keys::f11 || press.key == keys::f12 || press.key == keys::tab;
}

bool belongs_to_control(const KeyPress& press) {
    switch (press.key) {
        case keys::space:
        case keys::enter:
            return shows_focus();
        case keys::left:
        case keys::right:
        case keys::up:
        case keys::down:
            return true;
        default:
            return false;
    }
}

bool belongs_to_character(const KeyPress& press) {
    if ((press.mods & (ctrl | alt)) != 0) return false;
    return press.key == keys::left || press.key == keys::right || press.key == keys::up ||
           press.key == keys::down || press.key == second_jump_key;
}

Keys keys_for_character(const HeldInput& input) {
    const auto is_down = [&](int code) { return input.keys.count(code) > 0; };
    // Ctrl+Z is no jump.
    const bool is_letter = (input.mods & (ctrl | alt)) == 0;
    return {is_down(keys::left) || input.pad.left, is_down(keys::right) || input.pad.right,
            is_down(keys::up) || (is_letter && is_down(second_jump_key)) || input.pad.jump,
            is_down(keys::down) || input.pad.down};
}

/// Enter has many meanings, and a key that is held has already been refused once.
bool deserves_refusal(const KeyPress& press) {
    return press.key != keys::enter && !press.repeated;
}

void NumberKeys::begin_frame(const std::vector<KeyPress>& presses) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const Pt pointer{mouse.x, mouse.y};
    if (ImGui::IsMousePosValid() && pointer != pointer_) {
        pointer_ = pointer;
        by_keyboard_ = false;
    }
    for (const KeyPress& press : presses)
        if (press.key == keys::escape || press.key == keys::tab || press.key == keys::f6)
            by_keyboard_ = true;
}

std::string NumberKeys::refusal_of(const KeyPress& press, const Command& wanted,
                                   const Shell& shell) const {
    if (!begins_number(press)) return {};
    // While the keyboard moves between fields, a digit is meant for a field.
    const bool is_in_panel = !shell.in_canvas() && shell.shows_focus();
    const bool is_on_canvas = shell.pointed_at() || (by_keyboard_ && shell.in_canvas());
    const bool is_for_canvas = is_on_canvas || (!is_digit(press) && shell.in_canvas());
    if (is_for_canvas && !is_in_panel) return {};
    const std::string name = "“" + std::string(wanted.title) + "” (" + text_of(wanted.key) + ")";
    if (is_in_panel) return name + " works on the canvas: Esc brings the keyboard back there.";
    return name +
           " needs the pointer on the canvas, or Esc before it. To type a number, click its "
           "field.";
}

}  // namespace lab
