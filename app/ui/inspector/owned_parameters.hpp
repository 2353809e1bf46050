#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "scene/parameters.hpp"
#include "workspace/session.hpp"

namespace lab {

/// Locates a parameter in the scene, so that an edit can find it again.
struct ParameterOwner {
    enum class Kind { shape, motion, query, crowd } kind{};
    std::size_t index{};
};

Parameters parameters_of(Scene& scene, ParameterOwner owner);
bool exists(const Scene& scene, ParameterOwner owner);

/// A copy of the owner itself: a level has too many shapes to copy all of them for one.
using OwnerCopy = std::variant<NamedShape, Motion, Query, Crowd>;
OwnerCopy copy_of(const Scene& scene, ParameterOwner owner);
Parameters parameters_of(OwnerCopy& copy);

/// One component of a number or vector parameter, or null.
double* component(const Parameter& parameter, int which);

/// Whether an active motion drives a parameter of this shape, or of a query with this mover.
bool is_driven_now(const Scene& scene, ParameterOwner owner, const std::string& name,
                   const Parameter& parameter);

/// Sets a component of a parameter. A driven one is first detached from its motion, at the value
/// shown.
NumberChange change_of_component(ParameterOwner owner, std::size_t index, int which,
                                 std::string_view name, bool is_driven);

}  // namespace lab
