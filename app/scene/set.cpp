#include <cmath>
#include <limits>
#include <optional>

#include "scene/edit.hpp"
#include "scene/handles.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/parameters.hpp"
#include "scene/read_parameter.hpp"

namespace lab {
namespace {

/// The parts of "box.half.x=20". The component is empty for a single number.
struct Assignment {
    std::string shape, field, component, value;
    double number{};
    std::optional<std::size_t> item{};  ///< of a list: 3 in "ground.points[3].x"
};

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

/// The parts of "box.half.x".
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
    return parts;
}

Assignment parse_assignment(const std::string& text) {
    const std::string expected = "NAME.FIELD=NUMBER or NAME.FIELD.x=NUMBER";
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) throw SetError("expected " + expected + ", found " + text);
    if (text.find('.') > equals) throw SetError("expected " + expected + ", found " + text);
    Assignment parts = parse_name(text.substr(0, equals), expected);

    take_item(parts);
    parts.value = text.substr(equals + 1);
    if (parts.field == "rows") return parts;

    const auto number = parse_number(text.substr(equals + 1));
    if (is_beyond_double(text.substr(equals + 1)))
        throw SetError(text.substr(equals + 1) +
                       " is too large: numbers go up to 2^200 in magnitude");
    if (!number) throw SetError("expected a number, found " + text.substr(equals + 1));
    parts.number = *number;
    return parts;
}

template <class List>
auto& item_of(List& list, const Assignment& parts) {
    const std::string name = parts.shape + "." + parts.field;
    if (!parts.item) throw SetError("expected an item of a list, as in " + name + "[0]");
    if (*parts.item >= list.size())
        throw SetError(name + " has " + std::to_string(list.size()) + " items, counted from 0");
    return list[*parts.item];
}

double& component_of(const Parameter& parameter, const Assignment& parts) {
    const std::string name = parts.shape + "." + parts.field;
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
        throw SetError(parts.shape + "." + parts.field + ": expected " + wrong + ", found " +
                       number_text(number));
}

void assign(const Parameter& parameter, const Assignment& parts, Scalar scalar) {
    if (auto* const* rows = std::get_if<TileRows*>(&parameter.value)) {
        item_of(**rows, parts) = parts.value;
        return;
    }
    if (auto* const* truth = std::get_if<bool*>(&parameter.value)) {
        if (parts.number != 0 && parts.number != 1)
            throw SetError(parts.shape + "." + parts.field + ": expected 0 or 1");
        **truth = parts.number == 1;
        return;
    }
    double& target = component_of(parameter, parts);
    require_number(parts.number, parts, parameter.limit, scalar);
    target = parts.number;
}

/// Sets a number of the scene's crowd. Returns false if the assignment is not about the crowd.
bool set_crowd(Scene& scene, const Assignment& parts) {
    if (!scene.crowd || parts.shape != "crowd" || find_shape(scene, "crowd")) return false;
    Names fields;
    for (const Parameter& parameter : parameters(*scene.crowd)) fields.emplace_back(parameter.name);
    const auto index = index_of(fields, parts.field);
    if (!index)
        throw SetError("a crowd has no field " + parts.field + suggestion(parts.field, fields));
    const Parameter parameter = parameters(*scene.crowd)[*index];
    auto* const* whole = std::get_if<int*>(&parameter.value);
    if (whole == nullptr) {
        assign(parameter, parts, Scalar::double_);
        return true;
    }
    const double least = parameter.limit == Limit::positive ? 1 : 0;
    const bool is_count = *whole == &scene.crowd->count;
    const double most = is_count ? Crowd::most : std::numeric_limits<int>::max();
    if (parts.number != std::floor(parts.number) || parts.number < least || parts.number > most)
        throw SetError("crowd." + parts.field + ": expected a whole number from " +
                       number_text(least) + " to " + number_text(most) + ", found " +
                       number_text(parts.number));
    **whole = static_cast<int>(parts.number);
    return true;
}

NamedShape& shape_named(Scene& scene, const std::string& name) {
    if (NamedShape* shape = find_shape(scene, name)) return *shape;
    Names names;
    for (const NamedShape& shape : scene.shapes) names.push_back(shape.name);
    throw SetError("no shape is named " + name + suggestion(name, names));
}

/// Sets the field of this name in a list of parameters. Returns false if there is none.
bool set_field(const Parameters& parameters, const Assignment& parts, Scalar scalar) {
    for (const Parameter& parameter : parameters) {
        if (parameter.name != parts.field) continue;
        assign(parameter, parts, scalar);
        return true;
    }
    return false;
}

/// Sets a setting of the queries with this mover, such as its highest step, or of its motions in
/// steps, such as their frame rate. Returns false if none has it.
bool set_settings(Scene& scene, const Assignment& parts) {
    bool found = false;
    for (Query& query : scene.queries)
        found |= query.mover == parts.shape && set_field(parameters(query), parts, scene.scalar);
    for (Motion& motion : scene.motions)
        found |= goes_in_steps(motion) && split_handle(motion.drives).shape == parts.shape &&
                 set_field(parameters(motion), parts, scene.scalar);
    return found;
}

/// Sets the delta or another setting of the queries with this mover.
bool set_deltas(Scene& scene, const Scene& posed, const Assignment& parts) {
    if (parts.field != "delta") return set_settings(scene, parts);
    bool found = false;
    detach(scene, posed, parts.shape + ".delta");
    for (Query& query : scene.queries) {
        if (query.mover != parts.shape || !row_of(query).has_delta) continue;
        assign(parameters(query).front(), parts, scene.scalar);
        found = true;
    }
    return found;
}

/// "scalar=float"; false where that is not what is meant.
bool set_scalar(Scene& scene, std::string_view assignment) {
    constexpr std::string_view name = "scalar=";
    if (!assignment.starts_with(name)) return false;
    const Names known = to_names(scalar_names);
    const std::string value(assignment.substr(name.size()));
    const auto index = index_of(known, value);
    if (!index)
        throw SetError("scalar: expected " + one_of(known) + ", found " + value +
                       suggestion(value, known));
    compute_in(scene, static_cast<Scalar>(*index));
    return true;
}

/// The field of a shape with this name, if it has one.
std::optional<Parameter> field_of(NamedShape& shape, const std::string& name) {
    for (const Parameter& parameter : parameters(shape))
        if (name == parameter.name) return parameter;
    return {};
}

[[noreturn]] void refuse_field(NamedShape& shape, const std::string& name) {
    Names fields;
    for (const Parameter& parameter : parameters(shape)) fields.emplace_back(parameter.name);
    throw SetError(shape.name + " has no field " + name + ", it has " +
                   one_of(fields).erase(0, fields.size() > 1 ? 7 : 0) + suggestion(name, fields));
}

}  // namespace

void apply_set(Scene& scene, const Scene& posed, std::string_view assignment) {
    if (set_scalar(scene, assignment)) return;
    const Assignment parts = parse_assignment(std::string(assignment));
    if (set_crowd(scene, parts)) return;
    Scene edited = scene;
    NamedShape& shape = shape_named(edited, parts.shape);
    if (const auto parameter = field_of(shape, parts.field)) {
        if (parameter->driven) detach(edited, posed, parts.shape);
        assign(*parameter, parts, edited.scalar);
        const std::string wrong = objection(shape, edited.scalar);
        if (!wrong.empty()) throw SetError(parts.shape + ": " + wrong);
    } else if (!set_deltas(edited, posed, parts)) {
        refuse_field(shape, parts.field);
    }
    round_to_scalar(edited);
    scene = std::move(edited);
}

namespace {
Assignment parts_of_name(std::string_view name) {
    Assignment parts = parse_name(std::string(name), "NAME.FIELD or NAME.FIELD.x");
    take_item(parts);
    return parts;
}

/// Leaves a shape with the very bits that its motion gave it.
void detach_exactly(Scene& scene, const Scene& posed, const std::string& shape) {
    const std::vector<Motion> before = scene.motions;
    detach(scene, posed, shape);
    if (scene.motions != before)
        shape_named(scene, shape).geometry = find_shape(posed, shape)->geometry;
}
}  // namespace

void set_numbers(Scene& scene, const Scene& posed, const std::vector<NumberValue>& values) {
    Scene edited = scene;
    for (const NumberValue& each : values) {
        const Assignment parts = parts_of_name(each.name);
        const auto parameter = field_of(shape_named(edited, parts.shape), parts.field);
        if (parameter && parameter->driven) detach_exactly(edited, posed, parts.shape);
        if (!parameter) detach(edited, posed, parts.shape + ".delta");
        for (double* number : numbers_named(edited, each.name)) *number = each.value;
    }
    for (const NamedShape& shape : edited.shapes) {
        const std::string wrong = objection(shape, edited.scalar);
        if (!wrong.empty()) throw SetError(shape.name + ": " + wrong);
    }
    round_to_scalar(edited);
    scene = std::move(edited);
}

NamedNumber number_named(Scene& scene, std::string_view name) {
    const Assignment parts = parts_of_name(name);
    NamedShape& shape = shape_named(scene, parts.shape);
    auto parameter = field_of(shape, parts.field);
    for (Query& query : scene.queries) {
        if (parameter || parts.field != "delta" || query.mover != parts.shape) continue;
        if (row_of(query).has_delta) parameter = parameters(query).front();
    }
    if (!parameter) refuse_field(shape, parts.field);
    return {*parameter, component_of(*parameter, parts), parts.component == "y" ? 1 : 0};
}

void require_numbers(Scene posed, const std::vector<NumberValue>& values) {
    for (const NumberValue& each : values) {
        const Limit limit = number_named(posed, each.name).parameter.limit;
        require_number(each.value, parts_of_name(each.name), limit, posed.scalar);
    }
    set_numbers(posed, Scene(posed), values);
}

std::vector<double*> numbers_named(Scene& scene, std::string_view name) {
    const Assignment parts = parts_of_name(name);
    NamedShape& shape = shape_named(scene, parts.shape);
    if (const auto parameter = field_of(shape, parts.field))
        return {&component_of(*parameter, parts)};
    std::vector<double*> deltas;
    for (Query& query : scene.queries) {
        if (parts.field != "delta" || query.mover != parts.shape || !row_of(query).has_delta)
            continue;
        deltas.push_back(&component_of(parameters(query).front(), parts));
    }
    if (deltas.empty()) refuse_field(shape, parts.field);
    return deltas;
}

}  // namespace lab
