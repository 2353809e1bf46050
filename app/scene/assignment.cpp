#include "scene/assignment.hpp"

#include <cmath>

#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/read_parameter.hpp"

namespace lab {

namespace {

/// Takes the index off "points[3]".
void take_item(Assignment& parts) {
    const std::size_t open = parts.field.find('[');
    if (open == std::string::npos || parts.field.back() != ']') return;
    const auto index = parse_number(parts.field.substr(open + 1, parts.field.size() - open - 2));
    if (!index || *index < 0 || *index != std::floor(*index))
        throw SetError("expected an index such as 0 in " + parts.field);
    parts.item = static_cast<std::size_t>(*index);
    parts.field.erase(open);
}

}  // namespace

Assignment parse_name(const std::string& name, const std::string& expected) {
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos) throw SetError("expected " + expected + ", found " + name);
    Assignment parts;
    parts.shape = name.substr(0, dot);
    parts.field = name.substr(dot + 1);
    const std::size_t second_dot = parts.field.find('.');
    if (second_dot != std::string::npos) {
        parts.component = parts.field.substr(second_dot + 1);
        parts.field.erase(second_dot);
    }
    take_item(parts);
    return parts;
}

double& component_of(const Parameter& parameter, const Assignment& parts) {
    const std::string name = parts.field_name();
    if (auto* const* number = std::get_if<double*>(&parameter.value)) {
        if (!parts.component.empty())
            throw SetError(name + " is a single number, without ." + parts.component);
        return **number;
    }
    auto* const* points = std::get_if<std::vector<Vec2>*>(&parameter.value);
    auto* const* found = std::get_if<Vec2*>(&parameter.value);
    if (!found && !(points && parts.item))
        throw SetError(name + " is neither a number nor a vector");
    Vec2& vector = points ? item_of(**points, parts) : **found;
    if (parts.component != "x" && parts.component != "y")
        throw SetError("expected " + name + ".x or " + name + ".y" +
                       (parts.component.empty() ? "" : ", found ." + parts.component));
    return parts.component == "x" ? vector.x : vector.y;
}

void require_number(double number, const Assignment& parts, Limit limit, Scalar scalar) {
    const std::string wrong = objection(number, limit, scalar);
    if (!wrong.empty())
        throw SetError(parts.field_name() + ": expected " + wrong + ", found " +
                       number_text(number));
}

NamedShape& shape_named(Scene& scene, const std::string& name) {
    if (NamedShape* shape = find_shape(scene, name)) return *shape;
    Names names;
    for (const NamedShape& shape : scene.shapes) names.push_back(shape.name);
    throw SetError("no shape is named " + name + suggestion(name, names));
}

std::optional<Parameter> field_of(NamedShape& shape, const std::string& name) {
    for (const Parameter& parameter : parameters(shape))
        if (name == parameter.name) return parameter;
    return {};
}

std::optional<MotionNumber> motion_number(Scene& scene, const Assignment& parts) {
    if (parts.component.empty() || parts.component == "x" || parts.component == "y") return {};
    const std::string handle = parts.field_name();
    for (Motion& motion : scene.motions) {
        if (motion.drives != handle) continue;
        const std::size_t dot = parts.component.find('.');
        Assignment inner = parts;
        inner.shape = handle;
        inner.field = parts.component.substr(0, dot);
        inner.component = dot == std::string::npos ? "" : parts.component.substr(dot + 1);
        Names fields;
        for (const Parameter& parameter : parameters(motion)) {
            if (inner.field == parameter.name) return MotionNumber{parameter, inner};
            fields.emplace_back(parameter.name);
        }
        throw SetError("the " + std::string(name_of(motion)) + " of " + handle + " has no field " +
                       inner.field + suggestion(inner.field, fields));
    }
    return {};
}

[[noreturn]] void refuse_field(NamedShape& shape, const std::string& name) {
    Names fields;
    for (const Parameter& parameter : parameters(shape)) fields.emplace_back(parameter.name);
    throw SetError(shape.name + " has no field " + name + ", it has " +
                   one_of(fields).erase(0, fields.size() > 1 ? 7 : 0) + suggestion(name, fields));
}

}  // namespace lab
