#include "ui/inspector/corner_rows.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "ui/frame.hpp"
#include "ui/inspector/answer_rows.hpp"
#include "ui/inspector/number_drag.hpp"

namespace lab {

namespace {

constexpr float between_coordinates = 8;

/// The corners of a polygon or a chain.
std::vector<Vec2>* points_at(Scene& scene, std::size_t shape) {
    if (shape >= scene.shapes.size()) return nullptr;
    Geometry& geometry = scene.shapes[shape].geometry;
    if (auto* polygon = std::get_if<Polygon>(&geometry)) return &polygon->points;
    auto* chain = std::get_if<Chain>(&geometry);
    return chain != nullptr ? &chain->points : nullptr;
}

double& coordinate(Vec2& point, int axis) {
    return axis == 0 ? point.x : point.y;
}

/// Of a long chain, only the rows around the selected point are shown.
bool has_row(std::size_t corner, std::size_t count, const std::string& handle) {
    constexpr std::size_t few = 24, around = 4;
    if (count <= few) return true;
    for (std::size_t i = corner >= around ? corner - around : 0; i <= corner + around; ++i)
        if (handle == "corner" + std::to_string(i)) return true;
    return false;
}

void corner_label(const Palette& colors, const std::string& name, const char* tip) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
              {at.x, at.y + (field_height - small_size) / 2 - 1}, colors.soft, name);
    ImGui::Dummy({label_width, field_height});
    if (ImGui::IsItemHovered()) tooltip(tip);
    ImGui::SameLine(0, 0);
}

/// The range of a coordinate: half the larger dimension of the scene, to either side.
FieldRange reach_of(const Scene& scene) {
    const double reach = std::max({scene.content_size.x, scene.content_size.y, 1e-9}) / 2;
    return {-reach, reach, Limit::any, scene.scalar};
}

/// A shape that would be invalid stays as it was. Returns why; empty if it is valid.
std::string put_coordinate(Scene& draft, std::size_t shape, std::size_t corner, int axis,
                           double value) {
    double& number = coordinate((*points_at(draft, shape))[corner], axis);
    const double before = std::exchange(number, value);
    std::string wrong = objection(draft.shapes[shape], draft.scalar);
    if (!wrong.empty()) number = before;
    return wrong;
}

void want_corner(Frame& frame, const FieldEdit& edit, const ShownNumber& shown, std::size_t shape,
                 std::size_t corner, int axis) {
    want_number(frame, edit, shown, [=](Scene& draft, const Scene&, double value) {
        put_coordinate(draft, shape, corner, axis, value);
    });
    if (!edit.changed) return;
    frame.want([=, value = edit.value](Workspace& workspace) {
        Scene tried = workspace.session().scene();
        const std::string wrong = put_coordinate(tried, shape, corner, axis, value);
        if (!wrong.empty()) workspace.say("It stays as it was: " + wrong, true);
    });
}

}  // namespace

std::optional<RowSpan> corner_rows(Frame& frame, std::size_t shape, float width) {
    const Session& session = frame.session();
    Scene scene = session.scene();
    std::vector<Vec2>* points = points_at(scene, shape);
    if (points == nullptr) return {};
    const bool is_chain = std::holds_alternative<Chain>(scene.shapes[shape].geometry);
    std::optional<RowSpan> held;
    const float field_width = (width - label_width - 24 - between_coordinates) / 2;
    for (std::size_t corner = 0; corner < points->size(); ++corner) {
        if (!has_row(corner, points->size(), session.view().handle)) continue;
        const std::string name = "points[" + std::to_string(corner) + "]";
        const float top = ImGui::GetCursorPosY();
        corner_label(
            frame.colors(), name,
            is_chain ? "A point of the chain" : "A corner, relative to pos, before turning");
        ImGui::PushID(name.c_str());
        const bool is_held = session.view().handle == "corner" + std::to_string(corner);
        if (is_held && std::exchange(frame.ui.values_wanted, false)) frame.focus.give_to_next();
        for (const int axis : {0, 1}) {
            if (axis > 0) ImGui::SameLine(0, between_coordinates);
            const double value = coordinate((*points)[corner], axis);
            const char* letter = axis == 0 ? "x" : "y";
            const FieldEdit edit =
                frame.fields.field(letter, value, reach_of(scene), field_width, frame.colors());
            name_field(scene.shapes[shape].name, name, letter);
            name_component(frame.colors(), axis);
            want_corner(frame, edit, {scene.shapes[shape].name, name, letter, value, true}, shape,
                        corner, axis);
        }
        ImGui::PopID();
        if (is_held) held = {top, ImGui::GetCursorPosY()};
    }
    return held;
}

}  // namespace lab
