// The card that chooses what stops playing and dragging, and the bar that says why it stopped.
#include <array>
#include <string>

#include "commands/map_choice.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {
namespace {

constexpr float stops_width = 330;

void stop_row(Frame& frame, const char* text, const char* id, bool on) {
    const Command& toggle = command(id);
    const bool is_pressed = check_row(text, on, frame.colors(), stops_width - 40);
    if (ImGui::IsItemHovered()) tooltip_beside(toggle.tip);
    if (!is_pressed) return;
    if (frame.can_run(toggle))
        frame.run(toggle);
    else
        frame.say(frame.why_not(toggle));
}

/// What of the answer has to jump. A click on the chosen one watches nothing.
void watched_rows(Frame& frame) {
    struct Row {
        const char *title, *tip;
    };
    constexpr std::array rows = {
        Row{"A hit begins or ends",
            "Stops playing and dragging where the answer turns from a miss to a hit or back."},
        Row{"Another obstacle is hit",
            "Stops playing and dragging where the mover begins to hit another obstacle first."},
        Row{"The normal jumps",
            "Stops playing and dragging where the contact normal changes direction abruptly."},
        Row{"The time of the hit jumps",
            "Stops playing and dragging where the time of the hit jumps."}};
    static_assert(rows.size() == watched_names.size());
    const std::string watched = frame.session().view().stop_at.watched;
    for (std::size_t i = 0; i < watched_names.size(); ++i) {
        const bool is_on = watched == watched_names[i];
        const bool is_pressed = check_row(rows[i].title, is_on, frame.colors(), stops_width - 40);
        if (ImGui::IsItemHovered()) tooltip_beside(rows[i].tip);
        if (is_pressed)
            frame.want([wanted = std::string(is_on ? "" : watched_names[i])](Session& open) {
                open.view().stop_at.watched = wanted;
            });
    }
}

}  // namespace

void stops_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::stops) return;
    const View& view = frame.session().view();
    constexpr float height = 296;
    if (begin_floating("stops", below_header(stops_width, height, 16), frame.colors())) {
        text_line(Face::sans_bold, body_size, frame.colors().text,
                  "Stop playing and dragging when");
        stop_row(frame, "A promise is broken", "stop_at_promise", view.stop_at.promise);
        stop_row(frame, "An answer is NaN", "stop_at_nan", view.stop_at.nan);
        const std::string who =
            view.against == nullptr ? "Another implementation" : std::string(view.against->title);
        stop_row(frame, (who + " disagrees").c_str(), "stop_at_difference",
                 view.stop_at.difference);
        heading(frame.colors(), "Watched");
        watched_rows(frame);
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

bool is_stop_bar_shown(Frame& frame) {
    return frame.session().stopped().has_value() && !frame.workspace.hides_answer();
}

void stop_bar(Frame& frame, Rect canvas) {
    if (!is_stop_bar_shown(frame)) return;
    const auto& stop = frame.session().stopped();
    const Palette& colors = frame.colors();
    constexpr float margin = 12, copy_width = 118, close_width = 26;
    const float top = below_changed_bar(frame, canvas) - stop_bar_height - margin;
    const Rect area{{canvas.min.x + margin, top}, {canvas.max.x - margin, top + stop_bar_height}};
    begin_floating_panel("stopped", area, {0, 0}, colors, ImGuiWindowFlags_NoFocusOnAppearing);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float right = area.max.x - margin - close_width - 8 - copy_width;
    const float room = right - area.min.x - 28;
    const std::string why = "Stopped: " + stop->why + ".", where = "at " + stop->where;
    list.AddRectFilled({area.min.x + 2, area.min.y + 10}, {area.min.x + 5, area.max.y - 10},
                       im_color(colors.result_fill), 2);
    draw_text(list, Face::sans, 13, {area.min.x + 16, area.min.y + 12}, colors.text,
              fitted(Face::sans, 13, why, room));
    draw_text(list, Face::mono, small_size, {area.min.x + 16, area.min.y + 34}, colors.soft,
              fitted(Face::mono, small_size, where, room));
    ImGui::SetCursorScreenPos({area.min.x + 10, area.min.y + 4});
    ImGui::Dummy({room, stop_bar_height - 8});
    if (ImGui::IsItemHovered()) tooltip(why + "\n" + where);
    ImGui::SetCursorScreenPos({right, area.min.y + (stop_bar_height - field_height) / 2});
    if (text_button("copy the stop", "Copy the case", colors, true, copy_width))
        frame.copy_case(stop->case_line);
    if (ImGui::IsItemHovered()) tooltip("Copies the exact numbers of this stop as a line of text.");
    ImGui::SameLine(0, 8);
    const bool closes = text_button("close the stop", "×", colors, false, close_width);
    name_control("close the stop");
    if (ImGui::IsItemHovered()) tooltip("Closes this message   Esc");
    if (closes) frame.want([](Session& open) { open.forget_stop(); });
    ImGui::End();
}

}  // namespace lab
