#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "explain/crowd_sentence.hpp"
#include "render/imgui_compat.hpp"
#include "scene/edit.hpp"
#include "scene/handles.hpp"
#include "scene/names.hpp"
#include "ui/frame.hpp"
#include "ui/inspector/answer_rows.hpp"
#include "ui/inspector/compare_rows.hpp"
#include "ui/inspector/corner_rows.hpp"
#include "ui/inspector/crowd_rows.hpp"
#include "ui/inspector/derivation_panel.hpp"
#include "ui/inspector/far_away_row.hpp"
#include "ui/inspector/parameter_rows.hpp"
#include "ui/inspector/promise_lights.hpp"
#include "ui/inspector/scalar_row.hpp"
#include "ui/panels.hpp"

namespace lab {

namespace {

void shape_heading(Frame& frame, const NamedShape& shape, float width) {
    const Palette& colors = frame.colors();
    const Session& session = frame.session();
    const bool selected = session.view().is_selected(shape.name);
    ImGui::Dummy({0, 5});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (invisible_button(shape.name.c_str(), {width - 32, 22}))
        frame.want([name = shape.name](Session& open) { open.view().select({name}); });
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
            frame.want_edit("Resume the motion of " + shape.name,
                            [name = shape.name](Scene& draft) { give_back(draft, name); });
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
void show_selected(Frame& frame, const SelectedRows& rows) {
    const View& view = frame.session().view();
    int* shown = ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("selected"));
    const auto id = static_cast<int>(ImGui::GetID((view.selected + "." + view.handle).c_str()));
    if (std::exchange(*shown, id) == id && !frame.hands.drags()) return;
    // The table of a crowd stays in view.
    if (frame.session().scene().crowd) return;
    float scroll = ImGui::GetScrollY();
    if (rows.shape && view.handle != "delta") scroll = scroll_to(*rows.shape, scroll);
    if (rows.held) scroll = scroll_to(*rows.held, scroll);
    if (scroll != ImGui::GetScrollY()) ImGui::SetScrollY(scroll);
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

void motions_of(Frame& frame, ParameterRows& rows, const Scene& scene, const std::string& shape) {
    for (std::size_t i = 0; i < scene.motions.size(); ++i) {
        const std::string& drives = scene.motions[i].drives;
        if (split_handle(drives).shape != shape) continue;
        ImGui::PushID(2000 + static_cast<int>(i));
        title(frame.colors(), name_of(scene.motions[i]), "moves " + drives, rows.width());
        rows.parameters_of_owner({ParameterOwner::Kind::motion, i}, drives);
        ImGui::PopID();
    }
}

/// Leaves the room of a shape's rows that are far from what is seen, and returns true. A level has
/// hundreds of shapes; only those of a few are drawn.
bool skips_rows(float height, float width) {
    const float page = ImGui::GetWindowHeight();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool is_near =
        ImGui::IsRectVisible({at.x, at.y - page}, {at.x + width, at.y + height + page});
    if (height <= 0 || is_near) return false;
    ImGui::Dummy({width, height - ImGui::GetStyle().ItemSpacing.y});
    return true;
}

SelectedRows shapes_section(Frame& frame, ParameterRows& rows, float width) {
    constexpr std::size_t few = 60;
    SelectedRows found;
    const Scene& scene = frame.session().scene();
    const std::string selected = frame.session().view().selected;
    const bool whole = frame.session().view().handle.empty();
    for (std::size_t i = 0; i < scene.shapes.size(); ++i) {
        const NamedShape& shape = scene.shapes[i];
        const float top = ImGui::GetCursorPosY();
        const ImGuiID id = ImGui::GetID(("height " + std::to_string(i)).c_str());
        const float height = ImGui::GetStateStorage()->GetFloat(id);
        if (scene.shapes.size() > few && shape.name != selected && skips_rows(height, width))
            continue;
        ImGui::PushID(static_cast<int>(i));
        shape_heading(frame, shape, width);
        if (whole && shape.name == selected && std::exchange(frame.ui.values_wanted, false))
            frame.focus.give_to_next();
        rows.parameters_of_owner({ParameterOwner::Kind::shape, i}, shape.name);
        if (shape.name == selected) found.held = corner_rows(frame, i, width);
        ImGui::PopID();
        motions_of(frame, rows, scene, shape.name);
        if (shape.name == selected) found.shape = {top, ImGui::GetCursorPosY()};
        ImGui::GetStateStorage()->SetFloat(id, ImGui::GetCursorPosY() - top);
    }
    if (rows.held()) found.held = rows.held();
    return found;
}

/// A query's answer, as high as its longest one, so that the numbers below stay under the pointer
/// when the answer changes.
void result_block(Frame& frame, std::size_t index, float width) {
    const Session& session = frame.session();
    const Query& query = session.now().posed.queries[index];
    const Answer& answer = session.now().answers[index];
    const bool looked_at = static_cast<int>(index) == session.view().query;
    const float between = ImGui::GetStyle().ItemSpacing.y;
    float below =
        ImGui::GetCursorPosY() + static_cast<float>(most_rows(session.now().posed, query, answer)) *
                                     (answer_row_height + between);
    answer_rows(session.now().posed, query, answer, width, frame.colors());
    if (looked_at) {
        promise_lights(session.moment().promises, width, frame.colors());
        below += height_of_promises(most_promises(query, answer)) + 2 * between;
    }
    ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), below));
}

void queries_section(Frame& frame, ParameterRows& rows) {
    const Evaluation& evaluation = frame.session().now();
    for (std::size_t i = 0; i < evaluation.answers.size(); ++i) {
        const Query& query = evaluation.posed.queries[i];
        ImGui::PushID(1000 + static_cast<int>(i));
        title(frame.colors(), name_of(query.kind), mover_against_obstacles(query), rows.width());
        rows.parameters_of_owner({ParameterOwner::Kind::query, i}, query.mover);
        if (!frame.workspace.hides_answer()) result_block(frame, i, rows.width());
        ImGui::PopID();
    }
}

void crowd_section(Frame& frame, ParameterRows& rows) {
    if (!frame.session().scene().crowd) return;
    const Crowd crowd = *frame.session().scene().crowd;
    title(frame.colors(), name_of(crowd.asks),
          (crowd.by.empty() ? "" : crowd.by + " against ") +
              boxes_text(static_cast<std::uint64_t>(crowd.count)),
          rows.width());
    crowd_rows(frame, rows);
}

/// "Gets it wrong: noonat, textbook."
std::string words_on_fails(const Scene& scene) {
    std::string names;
    for (const std::string& name : scene.fails)
        names += (names.empty() ? "" : ", ") + std::string(implementation_named(name)->title);
    return "Gets it wrong: " + names + ".";
}

/// Stands before the numbers, since it explains the scene best.
void about_section(Frame& frame, const ParameterRows& rows) {
    const Scene& scene = frame.session().scene();
    if (scene.text.empty()) return;
    title(frame.colors(), "About", "", rows.width());
    const auto add = [&](const std::string& paragraph) {
        text_paragraph(body_size, frame.colors().soft, paragraph, rows.width());
        ImGui::Dummy({0, 4});
    };
    for (const std::string& paragraph : scene.text) add(paragraph);
    if (!scene.fails.empty()) add(words_on_fails(scene));
}

/// "Both" of float and double compares them, too: the other answer is written below the buttons, so
/// that these stay under the pointer.
void compared_section(Frame& frame, const ParameterRows& rows) {
    scalar_row(frame, rows.width());
    if (!frame.workspace.hides_answer()) compare_rows(frame, rows.width());
}

}  // namespace

void inspector_rows(Frame& frame, float width) {
    // Each scene has its own scroll position, and starts at its results.
    const std::string child = "rows of " + frame.session().id();
    ImGui::BeginChild(child.c_str(), {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::Dummy({0, 4});
    sharpen_lines();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 5});
    ImGui::Indent(16);
    ParameterRows rows(frame, width - 38);
    queries_section(frame, rows);
    crowd_section(frame, rows);
    // The story of such a scene is about the other answer, so that comes first.
    const bool is_about_others = !frame.session().scene().fails.empty();
    if (is_about_others) compared_section(frame, rows);
    about_section(frame, rows);
    const SelectedRows selected = shapes_section(frame, rows, rows.width());
    title(frame.colors(), "The whole scene", "", rows.width());
    far_away_row(frame, rows.width());
    if (!is_about_others) compared_section(frame, rows);
    show_selected(frame, selected);
    ImGui::Dummy({0, 10});
    ImGui::Unindent(16);
    ImGui::PopStyleVar();
    fade_out_if_more(frame.colors().card);
    ImGui::EndChild();
}

void inspector_panel(Frame& frame, Rect area) {
    const Palette& colors = frame.colors();
    begin_panel("inspector", area, colors.card, colors.hairline, {0, 1});
    inspector_content(frame, area);
    end_panel();
}

}  // namespace lab
