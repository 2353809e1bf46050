#include "ui/key_rules.hpp"

#include <cctype>
#include <utility>

#include "render/imgui_compat.hpp"
#include "ui/widgets/number_field.hpp"

namespace lab {

namespace {

constexpr int second_jump_key = 'z';

bool is_digit(const KeyPress& press) {
    return press.key >= '0' && press.key <= '9';
}

/// Removes typed characters from those that Dear ImGui gives to a field in this frame. Returns the
/// ones that it hasn't received yet.
std::string without_queued(const std::string& typed) {
    ImVector<ImWchar>& queue = ImGui::GetIO().InputQueueCharacters;
    std::string missing;
    for (const char character : typed) {
        const auto code = static_cast<ImWchar>(static_cast<unsigned char>(character));
        if (!queue.find_erase(code)) missing += character;
    }
    return missing;
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
           press.key == keys::down || press.key == keys::space || press.key == second_jump_key;
}

Keys keys_for_character(const HeldInput& input) {
    const auto is_down = [&](int code) { return input.keys.count(code) > 0; };
    // Ctrl+Z is no jump.
    const bool is_plain = (input.mods & (ctrl | alt)) == 0;
    return {is_down(keys::left) || input.pad.left, is_down(keys::right) || input.pad.right,
            is_down(keys::up) || input.pad.jump ||
                (is_plain && (is_down(keys::space) || is_down(second_jump_key))),
            is_down(keys::down) || input.pad.down};
}

bool CommandKey::covers(const KeyPress& press) const {
    if (key_ == keys::none) return false;
    if (press.key != keys::none) return press.repeated && press.key == key_;
    return press.text.size() == 1 &&
           std::tolower(static_cast<unsigned char>(press.text.front())) == key_;
}

void CommandKey::note(const KeyPress& press, bool ran) {
    const bool is_text = press.key == keys::none;
    if (is_text && ran) dropped_ += press.text;
    // The text of a key comes before the next key press.
    if (!is_text) key_ = ran && (press.mods & (ctrl | alt)) == 0 ? press.key : keys::none;
}

/// Dear ImGui may pass on a character a frame after the lab.
void CommandKey::drop_text() {
    if (const std::string late = std::exchange(late_, {}); !late.empty()) without_queued(late);
    if (!dropped_.empty()) late_ = without_queued(std::exchange(dropped_, {}));
}

HeldInput HeldOver::without_old(const HeldInput& input) {
    std::erase_if(old_.keys, [&](int key) { return input.keys.count(key) == 0; });
    held_ = input;
    HeldInput fresh = input;
    for (const int key : old_.keys) fresh.keys.erase(key);
    for (bool Pad::*button : {&Pad::left, &Pad::right, &Pad::down, &Pad::jump}) {
        old_.pad.*button = old_.pad.*button && input.pad.*button;
        fresh.pad.*button = input.pad.*button && !(old_.pad.*button);
    }
    return fresh;
}

void HeldOver::follow(bool is_live) {
    if (std::exchange(was_live_, is_live) != is_live) old_ = held_;
}

bool HeldOver::holds(const KeyPress& press) const {
    return press.repeated && old_.keys.count(press.key) > 0;
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
    // A step in time undoes itself, and is wanted after a click on the buttons of the time.
    const std::string_view id = wanted.id;
    const bool steps = id == "step_forward" || id == "step_back";
    const bool is_for_canvas = is_on_canvas || steps || (!is_digit(press) && shell.in_canvas());
    if (is_for_canvas && !is_in_panel) return {};
    const std::string name = "“" + std::string(wanted.title) + "” (" + text_of(wanted.key) + ")";
    if (is_in_panel) return name + " works on the canvas: Esc brings the keyboard back there.";
    return name +
           " needs the pointer on the canvas, or Esc before it. To type a number, click its "
           "field.";
}

}  // namespace lab
