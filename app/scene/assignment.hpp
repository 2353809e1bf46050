#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "scene/edit.hpp"
#include "scene/parameters.hpp"
#include "scene/scene.hpp"

// The names of a scene's numbers, such as "box.half.x", and what they stand for.
namespace lab {

/// The parts of "box.half.x=20". The component is empty for a single number.
struct Assignment {
    std::string shape, field, component, value;
    double number{};
    std::optional<std::size_t> item{};  ///< of a list: 3 in "ground.points[3].x"

    /// "box.half", or "time", which has no shape.
    std::string field_name() const { return shape.empty() ? field : shape + "." + field; }
};

/// The parts of "box.half.x" or "ground.points[3].x". Throws SetError, which says what is expected.
Assignment parse_name(const std::string& name, const std::string& expected);

/// The item of a list that is meant. Throws SetError if there is none.
template <class List>
auto& item_of(List& list, const Assignment& parts) {
    const std::string name = parts.field_name();
    if (!parts.item) throw SetError("expected an item of a list, as in " + name + "[0]");
    if (*parts.item >= list.size())
        throw SetError(name + " has " + std::to_string(list.size()) + " items, counted from 0");
    return list[*parts.item];
}

/// The number that is meant. Throws SetError if the parameter has none.
double& component_of(const Parameter& parameter, const Assignment& parts);

/// Throws SetError if the number is beyond its limit.
void require_number(double number, const Assignment& parts, Limit limit, Scalar scalar);

/// Throws SetError if no shape has this name.
NamedShape& shape_named(Scene& scene, const std::string& name);

/// The field of a shape with this name, if it has one.
std::optional<Parameter> field_of(NamedShape& shape, const std::string& name);

/// The number of the motion that drives a handle, as in "box.center.rate.x", by the names that the
/// motion has for it.
struct MotionNumber {
    Parameter parameter;
    Assignment parts;  ///< "box.center", "rate", "x"
};

/// Empty if no motion drives what comes before the last field. Throws SetError if one does, and has
/// no such field.
std::optional<MotionNumber> motion_number(Scene& scene, const Assignment& parts);

/// Throws SetError, which names the fields that the shape has.
[[noreturn]] void refuse_field(NamedShape& shape, const std::string& name);

}  // namespace lab
