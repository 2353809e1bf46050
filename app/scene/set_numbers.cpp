// Several numbers of a scene by their names.
#include <algorithm>
#include <utility>

#include "scene/assignment.hpp"
#include "scene/read_parameter.hpp"

namespace lab {
namespace {

Assignment parts_of_name(std::string_view name) {
    return parse_name(std::string(name), "NAME.FIELD or NAME.FIELD.x");
}

/// A parameter with a number that is meant.
struct Found {
    Parameter parameter;
    Assignment parts;
    bool is_of_shape = false;

    double& number() const { return component_of(parameter, parts); }
};

Found time_of(Scene& scene) {
    return {{.name = name_of_time,
             .meaning = "the moment",
             .value = &scene.now.time,
             .limit = Limit::time,
             .unit = "s"},
            {.shape = {}, .field = name_of_time, .component = {}, .value = {}}};
}

/// One, or one for each query of a mover.
std::vector<Found> all_named(Scene& scene, std::string_view name) {
    if (name == name_of_time) return {time_of(scene)};
    const Assignment parts = parts_of_name(name);
    if (const auto found = motion_number(scene, parts)) return {{found->parameter, found->parts}};
    NamedShape& shape = shape_named(scene, parts.shape);
    if (const auto parameter = field_of(shape, parts.field)) return {{*parameter, parts, true}};
    std::vector<Found> list;
    for (Query& query : scene.queries) {
        if (query.mover != parts.shape) continue;
        for (const Parameter& parameter : parameters(query))
            if (parts.field == parameter.name) list.push_back({parameter, parts});
    }
    if (list.empty()) refuse_field(shape, parts.field);
    return list;
}

/// Leaves a shape with the very bits that its motion gave it.
void detach_exactly(Scene& scene, const Scene& posed, const std::string& shape) {
    const std::vector<Motion> before = scene.motions;
    detach(scene, posed, shape);
    if (scene.motions != before)
        shape_named(scene, shape).geometry = find_shape(posed, shape)->geometry;
}

/// Stops the motion that would change a number.
void release(Scene& scene, const Scene& posed, const Found& found) {
    if (!found.parameter.driven) return;
    if (found.is_of_shape)
        detach_exactly(scene, posed, found.parts.shape);
    else
        detach(scene, posed, found.parts.shape + ".delta");
}

}  // namespace

void set_numbers(Scene& scene, const Scene& posed, const std::vector<NumberValue>& values) {
    Scene edited = scene;
    for (const NumberValue& each : values) {
        release(edited, posed, all_named(edited, each.name).front());
        for (const Found& found : all_named(edited, each.name))
            found.number() = nearest_allowed(each.value, found.parameter.limit);
    }
    for (const NamedShape& shape : edited.shapes) {
        const std::string wrong = objection(shape, edited.scalar);
        if (!wrong.empty()) throw SetError(shape.name + ": " + wrong);
    }
    round_to_scalar(edited);
    scene = std::move(edited);
}

NamedNumber number_named(Scene& scene, std::string_view name) {
    const Found found = all_named(scene, name).front();
    return {found.parameter, found.number(), found.parts.component == "y" ? 1 : 0};
}

void require_numbers(Scene posed, const std::vector<NumberValue>& values) {
    for (const NumberValue& each : values) {
        const Found found = all_named(posed, each.name).front();
        const double number = nearest_allowed(each.value, found.parameter.limit);
        require_number(number, found.parts, found.parameter.limit, posed.scalar);
    }
    set_numbers(posed, Scene(posed), values);
}

std::vector<double*> numbers_named(Scene& scene, std::string_view name) {
    std::vector<double*> numbers;
    for (const Found& found : all_named(scene, name)) numbers.push_back(&found.number());
    return numbers;
}

std::vector<NumberValue> numbers_among(const Parameters& parameters, const std::string& of) {
    std::vector<NumberValue> list;
    for (const Parameter& parameter : parameters) {
        const std::string name = of + "." + parameter.name;
        if (const auto* number = std::get_if<double*>(&parameter.value))
            list.push_back({name, **number});
        const auto* vector = std::get_if<Vec2*>(&parameter.value);
        if (vector == nullptr) continue;
        list.push_back({name + ".x", (*vector)->x});
        list.push_back({name + ".y", (*vector)->y});
    }
    return list;
}

bool is_of_motion(const Scene& scene, std::string_view name) {
    if (name == name_of_time) return true;
    return std::any_of(scene.motions.begin(), scene.motions.end(), [&](const Motion& motion) {
        const std::size_t driven = motion.drives.size();
        if (!name.starts_with(motion.drives) || name.size() <= driven + 1) return false;
        const std::string_view rest = name.substr(driven);
        return rest.front() == '.' && rest != ".x" && rest != ".y";
    });
}

}  // namespace lab
