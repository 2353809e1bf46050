#include "ui/inspector/corner_rows.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "ui/frame.hpp"
#include "ui/inspector/answer_rows.hpp"

namespace lab {

namespace {

constexpr float between_coordinates = 8;

Polygon* polygon_at(Scene& scene, std::size_t shape) {
    return shape < scene.shapes.size() ? std::get_if<Polygon>(&scene.shapes[shape].geometry)
                                       : nullptr;
}

double& coordinate(Polygon& polygon, std::size_t corner, int axis) {
    Vec2& point = polygon.points[corner];
    return axis == 0 ? point.x : point.y;
}

void corner_label(const Palette& colors, const std::string& name) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
              {at.x, at.y + (field_height - small_size) / 2 - 1}, colors.soft, name);
    ImGui::Dummy({label_width, field_height});
    if (ImGui::IsItemHovered()) tooltip("A corner, relative to pos, before turning");
    ImGui::SameLine(0, 0);
}

/// The range of a coordinate: half the larger dimension of the scene, to either side.
FieldRange reach_of(const Scene& scene) {
    const double reach = std::max({scene.content_size.x, scene.content_size.y, 1e-9}) / 2;
    return {-reach, reach, Limit::any, scene.scalar};
}

void put_coordinate(Workspace& workspace, std::size_t shape, std::size_t corner, int axis,
                    double value) {
    Scene scene = workspace.session().scene();
    Polygon moved = *polygon_at(scene, shape);
    coordinate(moved, corner, axis) = value;
    if (const std::string wrong = objection(moved); !wrong.empty())
        return workspace.say("It stays as it was: " + wrong, true);
    workspace.session().adjust([&](Scene& draft) { *polygon_at(draft, shape) = moved; });
}

}  // namespace

std::optional<RowSpan> corner_rows(Frame& frame, std::size_t shape, float width) {
    const Session& session = frame.session();
    Scene scene = session.scene();
    Polygon* polygon = polygon_at(scene, shape);
    if (polygon == nullptr) return {};
    std::optional<RowSpan> held;
    const float field_width = (width - label_width - 24 - between_coordinates) / 2;
    for (std::size_t corner = 0; corner < polygon->points.size(); ++corner) {
        const std::string name = "points[" + std::to_string(corner) + "]";
        const float top = ImGui::GetCursorPosY();
        corner_label(frame.colors(), name);
        ImGui::PushID(name.c_str());
        const bool is_held = session.view().handle == "corner" + std::to_string(corner);
        if (is_held && std::exchange(frame.ui.values_wanted, false)) frame.focus.give_to_next();
        for (const int axis : {0, 1}) {
            if (axis > 0) ImGui::SameLine(0, between_coordinates);
            const FieldEdit edit =
                frame.fields.field(axis == 0 ? "x" : "y", coordinate(*polygon, corner, axis),
                                   reach_of(scene), field_width, frame.colors());
            name_field(scene.shapes[shape].name, name, axis == 0 ? "x" : "y");
            name_component(frame.colors(), axis);
            frame.want_gesture(edit, "Set " + scene.shapes[shape].name + "." + name,
                               [=, value = edit.value](Workspace& workspace) {
                                   put_coordinate(workspace, shape, corner, axis, value);
                               });
        }
        ImGui::PopID();
        if (is_held) held = {top, ImGui::GetCursorPosY()};
    }
    return held;
}

}  // namespace lab
