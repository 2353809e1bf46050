#include "ui/map_axis_rows.hpp"

#include <string>
#include <vector>

#include "commands/map_choice.hpp"
#include "picture/map_picture.hpp"
#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {
namespace {

/// Wants an axis to have one of the numbers that the answer depends on.
void axis_menu(Frame& frame, const char* id, const std::string& number, MapSide side) {
    ImGui::SetNextWindowSizeConstraints({0, 0}, {FLT_MAX, 560});
    if (!ImGui::BeginPopup(id)) return;
    const Session& session = frame.session();
    const auto query = static_cast<std::size_t>(session.view().query);
    for (const std::string& each : numbers_of_query(session.now().posed, query)) {
        const bool is_pressed = ImGui::Selectable(each.c_str(), each == number, 0, {220, 0});
        const bool by_enter = chosen_by_enter();
        if (by_enter) ImGui::CloseCurrentPopup();
        if (is_pressed || by_enter)
            frame.want([each, side](Workspace& workspace) {
                const std::string missing = put_on_map(workspace.session(), each, side);
                if (!missing.empty()) workspace.say(missing);
            });
        if (each == number && ImGui::IsWindowAppearing()) ImGui::SetScrollHereY();
        name_control(each);
    }
    ImGui::EndPopup();
}

void axis_button(Frame& frame, const char* id, const char* arrow, const std::string& number,
                 MapSide side, float width) {
    const std::string label = std::string(arrow) + " " + number;
    if (text_button(id, fitted(Face::sans, body_size, label, width - 24), frame.colors(), false,
                    width))
        ImGui::OpenPopup(id);
    if (ImGui::IsItemHovered())
        tooltip_beside(side == MapSide::across ? "The number that grows to the right"
                                               : "The number that grows downwards");
    axis_menu(frame, id, number, side);
}

/// The usual ranges of the axes that are chosen, or of the mover's place.
void want_usual_map(Frame& frame, bool of_place) {
    frame.want([of_place](Session& open) {
        MapChoice& choice = *open.view().map;
        if (of_place) choice.across = choice.down = "";
        choice.range.reset();
    });
}

void chart_buttons(Frame& frame) {
    const bool is_usual = !frame.session().view().map->range;
    if (text_button("the mover's place", "Back to the mover's place", frame.colors()))
        want_usual_map(frame, true);
    if (ImGui::IsItemHovered())
        tooltip_beside(
            "Puts the place of the mover on the axes, so that the map lies on the scene.");
    if (text_button("the usual ranges", "The usual ranges", frame.colors(), is_usual))
        want_usual_map(frame, false);
    if (ImGui::IsItemHovered())
        tooltip_beside(
            "Shows each number over the range of its slider. The wheel zooms, and dragging moves "
            "the range.");
}

}  // namespace

float height_of_map_axes(const Session& session) {
    return is_chart(session.map()) ? 150.0F : 84.0F;
}

void map_axis_rows(Frame& frame, float width) {
    const Session& session = frame.session();
    const auto now = session.view().map;
    const auto query = static_cast<std::size_t>(session.view().query);
    if (!now || query >= session.now().posed.queries.size()) return;
    heading(frame.colors(), "Axes");
    // A mover on a line has no place, so that both numbers are chosen one after the other.
    auto axes = axes_of(*now, session.now().posed, query);
    if (axes.empty()) axes = {now->across, now->down};
    for (std::string& number : axes)
        if (number.empty()) number = "choose a number";
    axis_button(frame, "across", "→", axes[0], MapSide::across, width);
    axis_button(frame, "down", "↓", axes[1], MapSide::down, width);
    if (is_chart(session.map())) chart_buttons(frame);
}

}  // namespace lab
