#include "ui/inspector/parameter_rows.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "commands/commands.hpp"
#include "geometry/decimal.hpp"
#include "scene/edit.hpp"
#include "scene/handles.hpp"
#include "scene/names.hpp"
#include "scene/usual_span.hpp"
#include "ui/inspector/answer_rows.hpp"
#include "ui/inspector/number_drag.hpp"
#include "ui/inspector/number_menu.hpp"
#include "ui/inspector/owned_parameters.hpp"
#include "ui/widgets/widgets.hpp"
#include "workspace/ground_edits.hpp"
#include "workspace/hand_advice.hpp"

namespace lab {

namespace {

constexpr float reset_width = 24;

void label(const Palette& colors, const Parameter& parameter) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
              {at.x, at.y + (field_height - small_size) / 2 - 1}, colors.soft, parameter.name);
    ImGui::Dummy({label_width, field_height});
    if (ImGui::IsItemHovered()) {
        std::string tip = parameter.meaning;
        if (*parameter.unit != 0) tip += std::string(", in ") + parameter.unit;
        if (component(parameter, 0) != nullptr)
            tip += "\nDrag sideways, slide along the lower edge, or click to type.";
        tooltip(tip);
    }
    ImGui::SameLine(0, 0);
}

/// Says it if the edited shape is out of view now.
void want_word_if_lost(Frame& frame, const std::string& shape) {
    frame.want([camera = frame.hands.camera(), shape](Workspace& workspace) {
        const std::string advice =
            advice_for_lost(workspace.session().now(), camera, Picked{shape, ""});
        if (!advice.empty()) workspace.say(advice);
    });
}

/// Beside a number in radians, at the right of its field.
void write_degrees(const Palette& colors, double radians) {
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    const std::string text = degrees(radians);
    const float width = text_width(Face::mono, small_size, text);
    draw_text(*ImGui::GetWindowDrawList(), Face::mono, small_size,
              {most.x - width - 9, (least.y + most.y - small_size) / 2 - 1}, colors.soft, text);
}

bool is_zero(const Parameter& parameter) {
    if (const auto* groups = std::get_if<Groups*>(&parameter.value)) return (*groups)->is_all();
    const auto* vector = std::get_if<Vec2*>(&parameter.value);
    return vector != nullptr && **vector == Vec2{};
}

}  // namespace

void name_component(const Palette& colors, int which) {
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    draw_text(*ImGui::GetWindowDrawList(), Face::mono, small_size,
              {most.x - 15, (least.y + most.y - small_size) / 2 - 1},
              which == 0 ? colors.x : colors.y, which == 0 ? "x" : "y");
}

void ParameterRows::parameters_of_owner(ParameterOwner owner, const std::string& name) {
    OwnerCopy posed = copy_of(session_.now().posed, owner);
    const Parameters all = parameters_of(posed);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].rare && is_zero(all[i])) continue;
        if (component(all[i], 0) != nullptr) number_row(owner, all[i], i, name);
        if (std::holds_alternative<bool*>(all[i].value)) switch_row(owner, all[i], i);
        if (std::holds_alternative<Response*>(all[i].value))
            choice_row<Response>(owner, all[i], i, "Answer hits by ");
        if (std::holds_alternative<isect::Pace*>(all[i].value))
            choice_row<isect::Pace>(owner, all[i], i, "Keep the speed ");
        if (std::holds_alternative<Groups*>(all[i].value)) groups_row(owner, all[i], i);
    }
}

void ParameterRows::number_row(ParameterOwner owner, const Parameter& posed, std::size_t index,
                               const std::string& name) {
    const float top = ImGui::GetCursorPosY();
    label(frame_.colors(), posed);
    const int components = std::holds_alternative<Vec2*>(posed.value) ? 2 : 1;
    const float room = width_ - label_width - reset_width;
    const float field_width =
        (room - 8.0F * static_cast<float>(components - 1)) / static_cast<float>(components);
    ImGui::PushID(static_cast<int>(index));
    const bool held = is_held(owner, name, posed.name);
    if (held && std::exchange(frame_.ui.values_wanted, false)) frame_.focus.give_to_next();
    for (int which = 0; which < components; ++which) {
        if (which > 0) ImGui::SameLine(0, 8);
        const LimitSpan span = usual_span(posed, session_.scene(), which);
        FieldRange range{span.least, span.most, posed.limit};
        // Crowds are always in double.
        if (owner.kind != ParameterOwner::Kind::crowd) range.scalar = session_.scene().scalar;
        range.is_angle = std::string_view(posed.unit) == "rad";
        const FieldEdit edit = frame_.fields.field(which == 0 ? "x" : "y", *component(posed, which),
                                                   range, field_width, frame_.colors());
        const char* axis = components == 1 ? "" : which == 0 ? "x" : "y";
        name_field(name, posed.name, axis);
        if (owner.kind != ParameterOwner::Kind::crowd)
            number_menu(frame_, name + "." + posed.name + (*axis != 0 ? "." : "") + axis);
        if (range.is_angle && components == 1)
            write_degrees(frame_.colors(), *component(posed, which));
        if (components == 2 && field_width >= 100) name_component(frame_.colors(), which);
        want_number(frame_, edit,
                    {name, posed.name, axis, *component(posed, which),
                     owner.kind == ParameterOwner::Kind::shape ||
                         owner.kind == ParameterOwner::Kind::query},
                    change_of_component(owner, index, which, posed.name, posed.driven));
        if (edit.ended && owner.kind == ParameterOwner::Kind::shape)
            want_word_if_lost(frame_, name);
    }
    ImGui::SameLine(0, 0);
    // The value of a driven parameter isn't the one that the scene stores.
    if (!is_driven_now(session_.scene(), owner, name, posed) && differs_from_file(owner, index)) {
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 2);
        if (icon_button("reset", Icon::reset, std::string("Reset ") + posed.name + " to the file's",
                        frame_.colors(), true, false, TabStop::no)) {
            reset(owner, index);
        }
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 2);
    } else {
        ImGui::Dummy({reset_width, field_height});
    }
    ImGui::PopID();
    if (held) held_ = {top, ImGui::GetCursorPosY()};
}

/// The tip of an arrow belongs to the query or crowd that it sets, and if there are several
/// queries, to the current one. Every other handle belongs to its shape.
bool ParameterRows::is_held(ParameterOwner owner, const std::string& name,
                            std::string_view parameter) const {
    using Kind = ParameterOwner::Kind;
    const View& view = session_.view();
    const std::string handle = view.handle.substr(0, view.handle.find('.'));
    if (handle == "delta") {
        if (owner.kind == Kind::crowd)
            return session_.scene().crowd->by == view.selected && parameter == "delta";
        return owner.kind == Kind::query && name == view.selected && parameter == "delta" &&
               (!held_ || static_cast<int>(owner.index) == view.query);
    }
    if (owner.kind != Kind::shape || name != view.selected) return false;
    const bool is_end = handle == "end" || handle == "angle";
    return parameter == handle || (is_end && parameter == "delta");
}

bool ParameterRows::differs_from_file(ParameterOwner owner, std::size_t index) const {
    if (!exists(session_.original(), owner)) return false;
    OwnerCopy original = copy_of(session_.original(), owner);
    OwnerCopy edited = copy_of(session_.scene(), owner);
    const Parameters file = parameters_of(original), now = parameters_of(edited);
    if (index >= file.size() || index >= now.size()) return false;
    for (const int which : {0, 1}) {
        const double *a = component(file[index], which), *b = component(now[index], which);
        if (a != nullptr && b != nullptr && *a != *b) return true;
    }
    return false;
}

void ParameterRows::reset(ParameterOwner owner, std::size_t index) {
    Scene original = session_.original();
    const Parameters file = parameters_of(original, owner);
    frame_.want_edit(std::string("Reset ") + file[index].name, [=](Scene& draft) mutable {
        const Parameters there = parameters_of(original, owner), here = parameters_of(draft, owner);
        for (const int which : {0, 1}) {
            if (component(here[index], which) != nullptr)
                *component(here[index], which) = *component(there[index], which);
        }
    });
}

void ParameterRows::switch_row(ParameterOwner owner, const Parameter& parameter,
                               std::size_t index) {
    label(frame_.colors(), parameter);
    const bool on = *std::get<bool*>(parameter.value);
    ImGui::PushID(static_cast<int>(index));
    if (text_button("switch", on ? "on" : "off", frame_.colors(), on, 52)) {
        frame_.want_edit(
            std::string(on ? "Switch off " : "Switch on ") + parameter.name, [=](Scene& draft) {
                bool& value = *std::get<bool*>(parameters_of(draft, owner)[index].value);
                value = !on;
                // A chain of two points can't be closed.
                const bool is_shape = owner.kind == ParameterOwner::Kind::shape;
                if (is_shape && !objection(draft.shapes[owner.index], draft.scalar).empty())
                    value = on;
            });
    }
    ImGui::PopID();
}

/// A button with the groups, which asks for others.
void ParameterRows::groups_row(ParameterOwner owner, const Parameter& parameter,
                               std::size_t index) {
    label(frame_.colors(), parameter);
    ImGui::PushID(static_cast<int>(index));
    if (text_button("groups", groups_text(*std::get<Groups*>(parameter.value)), frame_.colors())) {
        frame_.want([owner](Context& context) {
            Session& session = context.workspace.session();
            const bool is_query = owner.kind == ParameterOwner::Kind::query;
            if (is_query) session.view().query = static_cast<int>(owner.index);
            if (!is_query) session.view().select({session.scene().shapes[owner.index].name});
            command(is_query ? "meets" : "groups").run(context);
        });
    }
    ImGui::PopID();
}

template <class Enum>
void ParameterRows::choice_row(ParameterOwner owner, const Parameter& parameter, std::size_t index,
                               const std::string& verb) {
    label(frame_.colors(), parameter);
    const auto now = static_cast<std::size_t>(*std::get<Enum*>(parameter.value));
    ImGui::PushID(static_cast<int>(index));
    Names words = names_for(Enum{});
    for (std::string& word : words) word = spaced(std::move(word));
    if (const auto chosen = choice_buttons(words, now, width_ - label_width, frame_.colors())) {
        frame_.want_edit(verb + words[*chosen], [=](Scene& draft) {
            *std::get<Enum*>(parameters_of(draft, owner)[index].value) = static_cast<Enum>(*chosen);
        });
    }
    ImGui::PopID();
}

}  // namespace lab
