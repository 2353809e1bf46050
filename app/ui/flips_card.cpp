// The card with the exact numbers between which the answer changes.
#include <algorithm>
#include <string>

#include "render/imgui_compat.hpp"
#include "scene/number.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "workspace/microscope.hpp"

namespace lab {
namespace {

constexpr float flips_width = 520, line_of_side = 17;
constexpr float inset = 66;  ///< of the text on one side of a flip

/// A line for each number, one for the answer, and the margins.
float side_height(const ListedFlip::Side& side) {
    return line_of_side * static_cast<float>(side.numbers.size() + 1) + 10;
}

float flip_height(const ListedFlip& flip) {
    return side_height(flip.before) + side_height(flip.after) + 34;
}

/// The height of the first flips, as many as a card shows without scrolling.
float height_of(const std::vector<ListedFlip>& flips) {
    constexpr std::size_t most = 4;
    float height = flips.empty() ? 2 * (2 * line_of_side + 10) + 34 : 0;
    for (std::size_t i = 0; i < std::min(flips.size(), most); ++i) height += flip_height(flips[i]);
    return height;
}

/// One of several numbers. Where there is little room, its name is cut short, but never its value.
std::string named_text(const NumberValue& number, float room) {
    const std::string value = " " + with_true_minus(number_text(number.value));
    const float rest = room - text_width(Face::mono, small_size, value);
    return fitted(Face::mono, small_size, number.name, rest) + value;
}

/// The tooltip of a side. It also gives several numbers in hexadecimal, for which their rows have
/// no room.
std::string tip_of(const ListedFlip::Side& side) {
    std::string tip = side.answer;
    if (side.numbers.size() > 1)
        for (const NumberValue& each : side.numbers)
            tip += "\n" + each.name + " = " + exact_text(each.value, Scalar::double_);
    const bool is_time = side.numbers.front().name == name_of_time;
    return tip + (is_time ? "\nClick to go there." : "\nClick to go there. Undo goes back.");
}

/// The text of a side: its numbers, and below them what is said there.
void draw_side(const Palette& colors, const ListedFlip::Side& side, ImVec2 at, float room) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool is_alone = side.numbers.size() == 1;
    for (const NumberValue& each : side.numbers) {
        draw_text(
            list, Face::mono, small_size, {at.x, at.y}, colors.text,
            is_alone ? fitted(Face::mono, small_size, exact_text(each.value, Scalar::double_), room)
                     : named_text(each, room));
        at.y += line_of_side;
    }
    draw_text(list, Face::sans, small_size, {at.x, at.y}, colors.soft,
              fitted(Face::sans, small_size, side.answer, room));
}

bool are_here(Scene& posed, double time, const std::vector<NumberValue>& numbers) {
    if (numbers.front().name == name_of_time) return numbers.front().value == time;
    return std::all_of(numbers.begin(), numbers.end(), [&](const NumberValue& each) {
        return *numbers_named(posed, each.name).front() == each.value;
    });
}

/// One side of a flip: a click goes there.
void side_row(Frame& frame, const char* when, const ListedFlip::Side& side, bool is_here,
              const std::string& name, float width) {
    const Palette& colors = frame.colors();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = side_height(side);
    const bool pressed = invisible_button(when, {width, height});
    name_control(name);
    const bool hovered = ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (is_here || hovered)
        list.AddRectFilled(at, {at.x + width, at.y + height - 2},
                           im_color(is_here ? colors.chosen : colors.field), 6);
    draw_text(list, Face::sans, small_size, {at.x + 10, at.y + 5}, colors.soft, when);
    draw_side(colors, side, {at.x + inset, at.y + 5}, width - inset - 8);
    focus_ring(colors, 6);
    if (hovered) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        tooltip_beside(tip_of(side));
    }
    if (!pressed) return;
    frame.want([numbers = side.numbers](Workspace& workspace) {
        const std::string what =
            numbers.size() == 1 ? numbers.front().name : "the numbers that changed";
        try {
            workspace.session().set_numbers("Go to the flip of " + what, numbers);
        } catch (const SetError& wrong) {
            workspace.say(wrong.what(), true);
        }
    });
}

void flip_rows(Frame& frame, const ListedFlip& flip, std::size_t index, Scene& posed, float width) {
    const Palette& colors = frame.colors();
    const std::string name = "flip " + std::to_string(index + 1);
    ImGui::PushID(static_cast<int>(index));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans_bold, body_size, {at.x + 10, at.y + 5},
              colors.text, fitted(Face::sans_bold, body_size, flip.change, width - 160));
    ImGui::SetCursorScreenPos({at.x + width - 132, at.y});
    const bool copies =
        text_button(("copy " + name).c_str(), "Copy both cases", colors, false, 132);
    name_control("copy " + name);
    if (ImGui::IsItemHovered())
        tooltip_beside("Copies the scene on either side of the flip as a case line.");
    if (copies)
        frame.copy(flip.before.case_line + "\n" + flip.after.case_line + "\n",
                   "Both cases are copied. Ctrl+V opens them as scenes.");
    ImGui::SetCursorScreenPos({at.x, at.y + 28});
    const double time = frame.session().view().time;
    side_row(frame, "before", flip.before, are_here(posed, time, flip.before.numbers),
             name + " before", width);
    side_row(frame, "after", flip.after, are_here(posed, time, flip.after.numbers), name + " after",
             width);
    ImGui::Dummy({0, 2});
    ImGui::PopID();
}

void list_of_flips(Frame& frame, float width) {
    const FlipList& list = frame.session().flip_list();
    if (list.flips().empty()) {
        text_paragraph(
            body_size, frame.colors().soft,
            list.is_done() ? "The answer doesn't jump anywhere in this range." : "Searching…",
            width);
        return;
    }
    Scene posed = frame.session().now().posed;
    for (std::size_t i = 0; i < list.flips().size(); ++i)
        flip_rows(frame, list.flips()[i], i, posed, width);
}

/// The least change of a hit's time that is listed.
void least_jump_row(Frame& frame) {
    constexpr float field_width = 96;
    const FieldRange range{0, 1, Limit::share};
    const char* label = "Time jumps by more than";
    const char* tip =
        "Lists a jump of the hit's time if it is larger than this. 0 lists every change between "
        "neighbouring numbers, even by rounding.";
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float label_width = text_width(Face::sans, small_size, label);
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {at.x, at.y + 6},
              frame.colors().soft, label);
    ImGui::SetCursorScreenPos({at.x + label_width + 10, at.y});
    const FieldEdit edit = frame.fields.field("least jump", frame.session().view().least_jump,
                                              range, field_width, frame.colors());
    name_control(label);
    if (ImGui::IsItemHovered() && !ImGui::IsItemActive()) tooltip_beside(tip);
    if (edit.changed)
        frame.want([least = edit.value](Session& open) { open.view().least_jump = least; });
}

}  // namespace

void flips_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::flips) return;
    const Palette& colors = frame.colors();
    const FlipList& list = frame.session().flip_list();
    const float height = 108 + height_of(list.flips());
    const bool stays = begin_floating("flips", below_header(flips_width, height, 16), colors);
    if (stays && list.is_open() && !frame.workspace.hides_answer()) {
        const float width = flips_width - 40;
        text_line(Face::sans_bold, body_size, colors.text, "Where the answer changes");
        text_line(Face::sans, small_size, colors.soft,
                  fitted(Face::sans, small_size, list.title(), width));
        if (text_button("another number", "Another number or range…", colors))
            frame.run(command("find_flips"));
        if (ImGui::IsItemHovered())
            tooltip_beside("Asks for a number of the scene, and between which values to look.");
        ImGui::SameLine(0, 16);
        least_jump_row(frame);
        scrolling_rows("flips", 0, [&] { list_of_flips(frame, width - 12); });
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
