// What the lab does with keys: they run commands, or move the character of a take.
#include "commands/command_table.hpp"
#include "render/imgui_compat.hpp"
#include "ui/key_rules.hpp"
#include "ui/lab.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

/// A take ends where something else needs the keyboard, and when the window loses it.
void Lab::hold(const HeldInput& input) {
    const HeldInput fresh = held_over_.without_old(input);
    if (!workspace.session().is_live()) return;
    const bool is_interrupted = !input.has_focus || prompt_.is_open() || palette_card_.is_open() ||
                                film_.is_open() || ui.dialog.has_value() || popup_was_open_ ||
                                ImGui::GetIO().WantTextInput;
    if (is_interrupted) return end_take(context);
    workspace.session().hold(keys_for_character(fresh));
}

std::vector<KeyPress> Lab::run_commands(const std::vector<KeyPress>& presses) {
    const bool is_live = workspace.session().is_live();
    const bool takes_commands = !prompt_.is_open() && !palette_card_.is_open();
    held_over_.follow(is_live);
    if (takes_commands) number_keys_.begin_frame(presses);
    if (is_live || held_over_.any()) ImGui::NavMoveRequestCancel();
    std::vector<KeyPress> others;
    for (const KeyPress& press : presses) {
        const bool is_of_command = command_key_.covers(press);
        const bool is_its_text = is_of_command && press.key == keys::none;
        const bool ran = takes_commands && !is_its_text && run_command(press);
        if (!ran && !is_of_command) others.push_back(press);
        command_key_.note(press, ran || is_of_command);
    }
    command_key_.drop_text();
    press_ = {};
    return others;
}

/// Returns false if the press runs no command.
bool Lab::run_command(const KeyPress& press) {
    if (held_over_.holds(press)) return false;
    if (workspace.session().is_live() && belongs_to_character(press)) return false;
    const Command* wanted = command_for(press);
    if (wanted == nullptr) return false;
    if (ImGui::GetIO().WantTextInput && !is_never_text(press)) return false;
    // In a page, Tab goes to the next blank.
    if (ui.page.is_typed_into && press.key == keys::tab) return ui.page.to_next_blank = true;
    if (popup_was_open_ && press.key == keys::escape) {
        // Dear ImGui has already closed the popup. The control that opened it would receive the
        // digits.
        rest_pointer();
        if (!any_popup_open()) focus_.go_to("canvas");
        return false;
    }
    if (!focus_.in_canvas() && belongs_to_control(press)) return false;
    if (fields_.have_keyboard() && opens_field(press)) return false;
    if (const std::string why = number_keys_.refusal_of(press, *wanted, *this); !why.empty()) {
        workspace.say(why);
        return false;
    }
    if (!wanted->enabled(context) && !deserves_refusal(press)) return false;
    press_ = press;
    if (!run_or_refuse(*wanted, context)) return false;
    // Its key must not move the focus, too: Home would go to a panel's first control.
    ImGui::NavMoveRequestCancel();
    return true;
}

}  // namespace lab
