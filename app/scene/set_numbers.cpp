// Several numbers of a scene by their names.
#include "scene/assignment.hpp"

namespace lab {
namespace {

Assignment parts_of_name(std::string_view name) {
    return parse_name(std::string(name), "NAME.FIELD or NAME.FIELD.x");
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
