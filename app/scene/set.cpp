#include <cmath>
#include <limits>
#include <optional>

#include "scene/assignment.hpp"
#include "scene/edit.hpp"
#include "scene/handles.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/parameters.hpp"
#include "scene/read_parameter.hpp"

namespace lab {
namespace {

Assignment parse_assignment(const std::string& text) {
    const std::string expected = "NAME.FIELD=NUMBER or NAME.FIELD.x=NUMBER";
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) throw SetError("expected " + expected + ", found " + text);
    if (text.find('.') > equals) throw SetError("expected " + expected + ", found " + text);
    Assignment parts = parse_name(text.substr(0, equals), expected);
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

}  // namespace

void apply_set(Scene& scene, const Scene& posed, std::string_view assignment) {
    if (set_scalar(scene, assignment)) return;
    const Assignment parts = parse_assignment(std::string(assignment));
    if (set_crowd(scene, parts)) return;
    Scene edited = scene;
    NamedShape& shape = shape_named(edited, parts.shape);
    if (const auto found = motion_number(edited, parts)) {
        assign(found->parameter, found->parts, edited.scalar);
    } else if (const auto parameter = field_of(shape, parts.field)) {
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

}  // namespace lab
