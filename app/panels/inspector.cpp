#include <algorithm>
#include <cmath>
#include <string>

#include "panels/answer_rows.hpp"
#include "panels/lab.hpp"
#include "panels/panels.hpp"
#include "scene/edit.hpp"
#include "scene/names.hpp"
#include "scene/parameters.hpp"

namespace lab {

namespace {

constexpr float reset_width = 24;

/// Where in the scene a parameter stands, so that an edit can find it again.
struct Owner {
    enum class Kind { shape, motion, query } kind{};
    std::size_t index{};
};

Parameters parameters_of(Scene& scene, Owner owner) {
    switch (owner.kind) {
        case Owner::Kind::shape:
            return parameters(scene.shapes[owner.index].geometry);
        case Owner::Kind::motion:
            return parameters(scene.motions[owner.index]);
        case Owner::Kind::query:
            return parameters(scene.queries[owner.index]);
    }
    return {};
}

bool exists(const Scene& scene, Owner owner) {
    switch (owner.kind) {
        case Owner::Kind::shape:
            return owner.index < scene.shapes.size();
        case Owner::Kind::motion:
            return owner.index < scene.motions.size();
        case Owner::Kind::query:
            return owner.index < scene.queries.size();
    }
    return false;
}

/// One component of a number or vector parameter.
double* component(const Parameter& parameter, int which) {
    if (auto* const* number = std::get_if<double*>(&parameter.value)) return *number;
    if (auto* const* vector = std::get_if<Vec2*>(&parameter.value)) {
        return which == 0 ? &(*vector)->x : &(*vector)->y;
    }
    return nullptr;
}

/// The slider of a length goes over what the scene shows; of an angle, over a turn each way.
FieldRange range_of(const Parameter& parameter, const Scene& scene, int which) {
    constexpr double turn = 6.283185307179586;
    const Vec2 corner = scene.content_corner, size = scene.content_size;
    const bool not_negative = parameter.limit != Limit::any;
    if (*parameter.unit != 0 && std::string_view(parameter.unit).substr(0, 3) == "rad") {
        return {-turn, turn, not_negative};
    }
    if (*parameter.unit != 0) return {not_negative ? 0.0 : -100.0, 100.0, not_negative};
    const double least = which == 0 ? corner.x : corner.y;
    const double extent = which == 0 ? size.x : size.y;
    if (not_negative) return {0, std::max(extent, 1e-9), true};
    return {least, least + std::max(extent, 1e-9), false};
}

class Rows {
public:
    Rows(Lab& lab, float width) : lab_(lab), session_(lab.session()), width_(width) {}

    void parameters_of_owner(Owner owner, const std::string& name);
    float width() const { return width_; }
    void switch_row(Owner owner, const Parameter& parameter, std::size_t index);

private:
    void number_row(Owner owner, const Parameter& posed, std::size_t index,
                    const std::string& name);
    void apply(Owner owner, std::size_t index, int which, double value, const Parameter& posed);
    bool differs_from_file(Owner owner, std::size_t index) const;
    void reset(Owner owner, std::size_t index);

    Lab& lab_;
    Session& session_;
    float width_;
};

void Rows::parameters_of_owner(Owner owner, const std::string& name) {
    Scene posed = session_.now().posed;
    const Parameters all = parameters_of(posed, owner);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (component(all[i], 0) != nullptr) number_row(owner, all[i], i, name);
        if (std::holds_alternative<bool*>(all[i].value)) switch_row(owner, all[i], i);
    }
}

void label(const Palette& colors, const Parameter& parameter) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
              {at.x, at.y + (field_height - small_size) / 2 - 1}, colors.soft, parameter.name);
    ImGui::Dummy({label_width, field_height});
    if (ImGui::IsItemHovered()) {
        std::string tip = parameter.meaning;
        if (*parameter.unit != 0) tip += std::string(", in ") + parameter.unit;
        tooltip(tip + "\nDrag sideways, slide along the lower edge, or click to type.");
    }
    ImGui::SameLine(0, 0);
}

void Rows::number_row(Owner owner, const Parameter& posed, std::size_t index,
                      const std::string& name) {
    label(lab_.colors(), posed);
    const int components = std::holds_alternative<Vec2*>(posed.value) ? 2 : 1;
    const float room = width_ - label_width - reset_width;
    const float field_width =
        (room - 8.0F * static_cast<float>(components - 1)) / static_cast<float>(components);
    ImGui::PushID(static_cast<int>(index));
    for (int which = 0; which < components; ++which) {
        if (which > 0) ImGui::SameLine(0, 8);
        const FieldEdit edit = lab_.fields().field(which == 0 ? "x" : "y", *component(posed, which),
                                                   range_of(posed, session_.scene(), which),
                                                   field_width, lab_.colors());
        if (edit.began) session_.begin_gesture("Set " + name + "." + posed.name);
        if (edit.changed) apply(owner, index, which, edit.value, posed);
        if (edit.ended) session_.end_gesture();
    }
    ImGui::SameLine(0, 0);
    if (differs_from_file(owner, index)) {
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 2);
        if (icon_button("reset", Icon::reset, std::string("Reset ") + posed.name + " to the file's",
                        lab_.colors())) {
            reset(owner, index);
        }
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 2);
    } else {
        ImGui::Dummy({reset_width, field_height});
    }
    ImGui::PopID();
}

/// What a motion drives leaves it first, at the value that it had on the screen.
void Rows::apply(Owner owner, std::size_t index, int which, double value, const Parameter& posed) {
    const Scene now = session_.now().posed;
    session_.adjust([&](Scene& draft) {
        if (posed.driven && owner.kind == Owner::Kind::shape)
            detach(draft, now, draft.shapes[owner.index].name);
        if (posed.driven && owner.kind == Owner::Kind::query)
            detach(draft, now, draft.queries[owner.index].mover + ".delta");
        *component(parameters_of(draft, owner)[index], which) = value;
    });
}

bool Rows::differs_from_file(Owner owner, std::size_t index) const {
    if (!exists(session_.original(), owner)) return false;
    Scene original = session_.original(), scene = session_.scene();
    const Parameters file = parameters_of(original, owner), now = parameters_of(scene, owner);
    if (index >= file.size() || index >= now.size()) return false;
    for (const int which : {0, 1}) {
        const double *a = component(file[index], which), *b = component(now[index], which);
        if (a != nullptr && b != nullptr && *a != *b) return true;
    }
    return false;
}

void Rows::reset(Owner owner, std::size_t index) {
    Scene original = session_.original();
    const Parameters file = parameters_of(original, owner);
    session_.edit(std::string("Reset ") + file[index].name, [&](Scene& draft) {
        const Parameters now = parameters_of(draft, owner);
        for (const int which : {0, 1}) {
            if (component(now[index], which) != nullptr) {
                *component(now[index], which) = *component(file[index], which);
            }
        }
    });
}

void Rows::switch_row(Owner owner, const Parameter& parameter, std::size_t index) {
    label(lab_.colors(), parameter);
    const bool on = *std::get<bool*>(parameter.value);
    ImGui::PushID(static_cast<int>(index));
    if (text_button("switch", on ? "on" : "off", lab_.colors(), on, 52)) {
        session_.edit(std::string(on ? "Switch off " : "Switch on ") + parameter.name,
                      [&](Scene& draft) {
                          *std::get<bool*>(parameters_of(draft, owner)[index].value) = !on;
                      });
    }
    ImGui::PopID();
}

void shape_heading(Lab& lab, const NamedShape& shape, float width) {
    const Palette& colors = lab.colors();
    Session& session = lab.session();
    const bool selected = session.view().selected == shape.name;
    ImGui::Dummy({0, 5});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (ImGui::InvisibleButton(shape.name.c_str(), {width - 32, 22}))
        session.view().selected = shape.name;
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
        if (icon_button("give back", Icon::motion, "Give " + shape.name + " back to its motion",
                        colors)) {
            session.edit("Give " + shape.name + " back",
                         [&](Scene& draft) { give_back(draft, shape.name); });
        }
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 4);
        ImGui::PopID();
    }
}

void shapes_section(Lab& lab, Rows& rows, float width) {
    const Scene scene = lab.session().scene();
    for (std::size_t i = 0; i < scene.shapes.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        shape_heading(lab, scene.shapes[i], width);
        rows.parameters_of_owner({Owner::Kind::shape, i}, scene.shapes[i].name);
        ImGui::PopID();
    }
}

void title(const Palette& colors, const std::string& first, const std::string& second) {
    ImGui::Dummy({0, 5});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, Face::sans_bold, body_size, {at.x, at.y + 2}, colors.text, first);
    draw_text(list, Face::sans, small_size,
              {at.x + text_width(Face::sans_bold, body_size, first) + 8, at.y + 4}, colors.soft,
              second);
    ImGui::Dummy({10, 20});
}

void queries_section(Lab& lab, Rows& rows) {
    const Evaluation evaluation = lab.session().now();
    for (std::size_t i = 0; i < evaluation.answers.size(); ++i) {
        const Query& query = evaluation.posed.queries[i];
        ImGui::PushID(1000 + static_cast<int>(i));
        std::string words = query.mover + " against ";
        for (std::size_t k = 0; k < query.obstacles.size(); ++k)
            words += (k > 0 ? ", " : "") + query.obstacles[k];
        title(lab.colors(), name_of(query.kind), words);
        rows.parameters_of_owner({Owner::Kind::query, i}, query.mover);
        answer_rows(query, evaluation.answers[i], rows.width(), lab.colors());
        ImGui::PopID();
    }
}

void motions_section(Lab& lab, Rows& rows) {
    const Scene scene = lab.session().scene();
    for (std::size_t i = 0; i < scene.motions.size(); ++i) {
        ImGui::PushID(2000 + static_cast<int>(i));
        title(lab.colors(), name_of(scene.motions[i]), "moves " + scene.motions[i].drives);
        rows.parameters_of_owner({Owner::Kind::motion, i}, scene.motions[i].drives);
        ImGui::PopID();
    }
}

}  // namespace

void inspector_panel(Lab& lab, Rect area) {
    const Palette& colors = lab.colors();
    begin_panel("inspector", area, colors.card, colors.hairline, {0, 1});
    ImGui::BeginChild("rows", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::Dummy({0, 4});
    sharpen_lines();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 5});
    ImGui::Indent(16);
    const float width = area.width() - 38;
    Rows rows(lab, width);
    queries_section(lab, rows);
    shapes_section(lab, rows, width);
    if (!lab.session().scene().motions.empty()) motions_section(lab, rows);
    if (!lab.session().scene().text.empty()) {
        title(colors, "About", "");
        for (const std::string& paragraph : lab.session().scene().text) {
            text_paragraph(13, colors.soft, paragraph, width);
            ImGui::Dummy({0, 4});
        }
    }
    ImGui::Dummy({0, 10});
    ImGui::Unindent(16);
    ImGui::PopStyleVar();
    ImGui::EndChild();
    end_panel();
}

}  // namespace lab
