// The card that chooses what stops playing and dragging, and the bar that says why it stopped.
#include <array>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

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

namespace {

constexpr float bar_margin = 12, copy_button = 118, close_button = 26;
constexpr float line_of_bar = 17;
constexpr const char* before_place = "at ";

/// The width for text in a bar, beside its buttons.
float text_room(Rect canvas) {
    return canvas.width() - 3 * bar_margin - close_button - 8 - copy_button - 28;
}

/// The place of a stop in lines that fit: numbers that are cut off would look like other numbers.
std::vector<std::string> lines_of_place(const std::string& where, Rect canvas) {
    constexpr std::size_t most = 6;
    const float room = text_room(canvas) - text_width(Face::mono, small_size, before_place);
    std::vector<std::string> lines;
    std::istringstream numbers(where);
    for (std::string number; std::getline(numbers, number);)
        for (const std::string_view line : lines_of(Face::mono, small_size, number, room))
            lines.emplace_back(line);
    if (lines.size() > most) {
        lines.resize(most);
        lines.back() = "…";
    }
    return lines;
}

std::string words_of(const Stop& stop) {
    return "Stopped: " + stop.why + ".";
}

constexpr float size_of_words = 13, line_of_words = 18;

/// Why and where, within an area. Its tooltip has every number.
void stop_text(Frame& frame, const Stop& stop, Rect area, Rect canvas) {
    const Palette& colors = frame.colors();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string why = words_of(stop);
    Pt at{area.min.x + 16, area.min.y + 12};
    for (const std::string_view line :
         lines_of(Face::sans, size_of_words, why, text_room(canvas))) {
        draw_text(list, Face::sans, size_of_words, at, colors.text, line);
        at.y += line_of_words;
    }
    at.y += 4;
    draw_text(list, Face::mono, small_size, at, colors.soft, before_place);
    at.x += text_width(Face::mono, small_size, before_place);
    for (const std::string& line : lines_of_place(stop.where, canvas)) {
        draw_text(list, Face::mono, small_size, at, colors.soft, line);
        at.y += line_of_bar;
    }
    ImGui::SetCursorScreenPos({area.min.x + 10, area.min.y + 4});
    ImGui::Dummy({text_room(canvas), area.height() - 8});
    if (ImGui::IsItemHovered()) tooltip(why + "\n" + before_place + stop.where);
}

}  // namespace

float stop_bar_height(Frame& frame, Rect canvas) {
    const Stop& stop = *frame.session().stopped();
    const std::size_t lines = lines_of_place(stop.where, canvas).size();
    const std::string why = words_of(stop);
    const std::size_t words = lines_of(Face::sans, size_of_words, why, text_room(canvas)).size();
    return 27 + line_of_words * static_cast<float>(words) + line_of_bar * static_cast<float>(lines);
}

void stop_bar(Frame& frame, Rect canvas) {
    if (!is_stop_bar_shown(frame)) return;
    const auto& stop = frame.session().stopped();
    const Palette& colors = frame.colors();
    const float height = stop_bar_height(frame, canvas);
    const float top = below_changed_bar(frame, canvas) - height - bar_margin;
    const Rect area{{canvas.min.x + bar_margin, top}, {canvas.max.x - bar_margin, top + height}};
    begin_floating_panel("stopped", area, {0, 0}, colors, ImGuiWindowFlags_NoFocusOnAppearing);
    ImGui::GetWindowDrawList()->AddRectFilled({area.min.x + 2, area.min.y + 10},
                                              {area.min.x + 5, area.max.y - 10},
                                              im_color(colors.result_fill), 2);
    stop_text(frame, *stop, area, canvas);
    const float right = area.max.x - bar_margin - close_button - 8 - copy_button;
    ImGui::SetCursorScreenPos({right, area.min.y + (height - field_height) / 2});
    if (text_button("copy the stop", "Copy the case", colors, true, copy_button))
        frame.copy_case(stop->case_line);
    if (ImGui::IsItemHovered()) tooltip("Copies the exact numbers of this stop as a line of text.");
    ImGui::SameLine(0, 8);
    const bool closes = text_button("close the stop", "×", colors, false, close_button);
    name_control("close the stop");
    if (ImGui::IsItemHovered()) tooltip("Closes this message   Esc");
    if (closes) frame.want([](Session& open) { open.forget_stop(); });
    ImGui::End();
}

}  // namespace lab
