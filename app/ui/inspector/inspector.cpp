#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "explain/crowd_sentence.hpp"
#include "render/imgui_compat.hpp"
#include "scene/edit.hpp"
#include "scene/names.hpp"
#include "ui/inspector/answer_rows.hpp"
#include "ui/inspector/corner_rows.hpp"
#include "ui/inspector/crowd_rows.hpp"
#include "ui/inspector/parameter_rows.hpp"
#include "ui/inspector/promise_lights.hpp"
#include "ui/inspector/scalar_row.hpp"
#include "ui/lab.hpp"
#include "ui/panels.hpp"

namespace lab {

namespace {

void shape_heading(Lab& lab, const NamedShape& shape, float width) {
    const Palette& colors = lab.colors();
    Session& session = lab.workspace.session();
    const bool selected = session.view().is_selected(shape.name);
    ImGui::Dummy({0, 5});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (invisible_button(shape.name.c_str(), {width - 32, 22})) session.view().select({shape.name});
    name_control(shape.name);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, Face::sans_bold, body_size, {at.x, at.y + 2}, colors.text, shape.name);
    draw_text(list, Face::sans, small_size,
              {at.x + text_width(Face::sans_bold, body_size, shape.name) + 8, at.y + 4},
              colors.soft, name_of(shape.geometry));
    if (selected) {
        list.AddRectFilled({at.x - 10, at.y + 2}, {at.x - 7, at.y + 20}, im_color(colors.text), 2);
    }
    focus_ring(colors, 6);
    if (is_detached(session.scene(), shape.name)) {
        ImGui::SameLine(0, 0);
        ImGui::PushID(shape.name.c_str());
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 4);
        if (icon_button("give back", Icon::motion, "Resume the motion of " + shape.name, colors)) {
            session.edit("Resume the motion of " + shape.name,
                         [&](Scene& draft) { give_back(draft, shape.name); });
        }
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 4);
        ImGui::PopID();
    }
}

/// The rows of the current selection.
struct SelectedRows {
    std::optional<RowSpan> shape;
    std::optional<RowSpan> held;  ///< the number that the selected handle changes
};

/// The scroll position that shows a span, or at least its beginning.
float scroll_to(const RowSpan& span, float scroll) {
    const float room = ImGui::GetWindowHeight();
    if (span.top < scroll || span.bottom - span.top > room) return span.top;
    return std::max(scroll, span.bottom - room);
}

/// Scrolls to a new selection and keeps a dragged item in view, above all the number that the drag
/// changes.
void show_selected(Lab& lab, const SelectedRows& rows) {
    const View& view = lab.workspace.session().view();
    int* shown = ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("selected"));
    const auto id = static_cast<int>(ImGui::GetID((view.selected + "." + view.handle).c_str()));
    if (std::exchange(*shown, id) == id && !lab.hands().drags()) return;
    // The table of a crowd stays in view.
    if (lab.workspace.session().scene().crowd) return;
    float scroll = ImGui::GetScrollY();
    if (rows.shape && view.handle != "delta") scroll = scroll_to(*rows.shape, scroll);
    if (rows.held) scroll = scroll_to(*rows.held, scroll);
    if (scroll != ImGui::GetScrollY()) ImGui::SetScrollY(scroll);
}

SelectedRows shapes_section(Lab& lab, ParameterRows& rows, float width) {
    SelectedRows found;
    const Scene scene = lab.workspace.session().scene();
    const std::string selected = lab.workspace.session().view().selected;
    const bool whole = lab.workspace.session().view().handle.empty();
    for (std::size_t i = 0; i < scene.shapes.size(); ++i) {
        const NamedShape& shape = scene.shapes[i];
        const float top = ImGui::GetCursorPosY();
        ImGui::PushID(static_cast<int>(i));
        shape_heading(lab, shape, width);
        if (whole && shape.name == selected && std::exchange(lab.ui.values_wanted, false))
            lab.focus().give_to_next();
        rows.parameters_of_owner({ParameterOwner::Kind::shape, i}, shape.name);
        if (shape.name == selected) found.held = corner_rows(lab, i, width);
        ImGui::PopID();
        if (shape.name == selected) found.shape = {top, ImGui::GetCursorPosY()};
    }
    if (rows.held()) found.held = rows.held();
    return found;
}

/// A tooltip shows what doesn't fit.
void title(const Palette& colors, const std::string& first, const std::string& second,
           float width) {
    ImGui::Dummy({0, 5});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, Face::sans_bold, body_size, {at.x, at.y + 2}, colors.text, first);
    const float left = text_width(Face::sans_bold, body_size, first) + 8;
    const std::string shown = fitted(Face::sans, small_size, second, width - left);
    draw_text(list, Face::sans, small_size, {at.x + left, at.y + 4}, colors.soft, shown);
    ImGui::Dummy({width, 20});
    if (shown != second && ImGui::IsItemHovered()) tooltip(second);
}

/// A query's answer, as high as its longest one, so that the numbers below stay under the pointer
/// when the answer changes.
void result_block(Lab& lab, std::size_t index, float width) {
    Session& session = lab.workspace.session();
    const Query query = session.now().posed.queries[index];
    const bool looked_at = static_cast<int>(index) == session.view().query;
    const float between = ImGui::GetStyle().ItemSpacing.y;
    float below = ImGui::GetCursorPosY() +
                  static_cast<float>(most_rows(query.kind)) * (answer_row_height + between);
    answer_rows(query, session.now().answers[index], session.now().posed.scalar, width,
                lab.colors());
    if (looked_at) {
        promise_lights(session.promises(), width, lab.colors());
        below += height_of_promises(most_promises(query.kind)) + 2 * between;
    }
    ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), below));
}

void queries_section(Lab& lab, ParameterRows& rows) {
    const Evaluation evaluation = lab.workspace.session().now();
    for (std::size_t i = 0; i < evaluation.answers.size(); ++i) {
        const Query& query = evaluation.posed.queries[i];
        ImGui::PushID(1000 + static_cast<int>(i));
        std::string words = query.mover + " against ";
        for (std::size_t k = 0; k < query.obstacles.size(); ++k)
            words += (k > 0 ? ", " : "") + query.obstacles[k];
        title(lab.colors(), name_of(query.kind), words, rows.width());
        rows.parameters_of_owner({ParameterOwner::Kind::query, i}, query.mover);
        if (!lab.workspace.hides_answer()) result_block(lab, i, rows.width());
        ImGui::PopID();
    }
}

void crowd_section(Lab& lab, ParameterRows& rows) {
    if (!lab.workspace.session().scene().crowd) return;
    const Crowd crowd = *lab.workspace.session().scene().crowd;
    title(lab.colors(), name_of(crowd.asks),
          (crowd.by.empty() ? "" : crowd.by + " against ") +
              boxes_text(static_cast<std::uint64_t>(crowd.count)),
          rows.width());
    crowd_rows(lab, rows);
}

void motions_section(Lab& lab, ParameterRows& rows) {
    const Scene scene = lab.workspace.session().scene();
    for (std::size_t i = 0; i < scene.motions.size(); ++i) {
        ImGui::PushID(2000 + static_cast<int>(i));
        title(lab.colors(), name_of(scene.motions[i]), "moves " + scene.motions[i].drives,
              rows.width());
        rows.parameters_of_owner({ParameterOwner::Kind::motion, i}, scene.motions[i].drives);
        ImGui::PopID();
    }
}

/// Stands before the numbers, since it explains the scene best.
void about_section(Lab& lab, const ParameterRows& rows) {
    const std::vector<std::string>& text = lab.workspace.session().scene().text;
    if (text.empty()) return;
    title(lab.colors(), "About", "", rows.width());
    for (const std::string& paragraph : text) {
        text_paragraph(body_size, lab.colors().soft, paragraph, rows.width());
        ImGui::Dummy({0, 4});
    }
}

}  // namespace

void inspector_rows(Lab& lab, float width) {
    // Each scene has its own scroll position, and starts at its results.
    const std::string child = "rows of " + lab.workspace.session().id();
    ImGui::BeginChild(child.c_str(), {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::Dummy({0, 4});
    sharpen_lines();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 5});
    ImGui::Indent(16);
    ParameterRows rows(lab, width - 38);
    queries_section(lab, rows);
    crowd_section(lab, rows);
    about_section(lab, rows);
    const SelectedRows selected = shapes_section(lab, rows, rows.width());
    if (!lab.workspace.session().scene().motions.empty()) motions_section(lab, rows);
    scalar_row(lab, rows.width());
    show_selected(lab, selected);
    ImGui::Dummy({0, 10});
    ImGui::Unindent(16);
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

void inspector_panel(Lab& lab, Rect area) {
    const Palette& colors = lab.colors();
    begin_panel("inspector", area, colors.card, colors.hairline, {0, 1});
    inspector_rows(lab, area.width());
    end_panel();
}

}  // namespace lab
