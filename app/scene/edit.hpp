#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "scene/error.hpp"
#include "scene/parameters.hpp"
#include "scene/scene.hpp"

namespace lab {

/// Detaches a shape from the motion that drives it: copies the driven value from the posed scene
/// into the scene and turns the motion off. `drives` is "seg.start", "box.delta", or "seg" for
/// every handle of that shape.
void detach(Scene& scene, const Scene& posed, std::string_view drives);

/// Turns on every motion that drives a handle of the shape, or its delta.
void give_back(Scene& scene, std::string_view shape);

/// Whether give_back would change anything.
bool is_detached(const Scene& scene, std::string_view shape);

/// Whether a motion, on or off, drives a handle of the shape or its delta.
bool is_driven(const Scene& scene, std::string_view shape);

/// Removes every such motion. Whatever it drove keeps its value from the posed scene.
void remove_motion(Scene& scene, const Scene& posed, std::string_view shape);

/// The reason why an assignment is rejected.
struct SetError : std::runtime_error {
    explicit SetError(const std::string& message) : std::runtime_error(shortened(message)) {}
};

/// Computes the scene in double or in float, which rounds its numbers. Throws SetError and leaves
/// the scene unchanged if the scalar can't hold them.
void compute_in(Scene& scene, Scalar scalar);

/// Assigns one number of a shape ("box.half.x=20"), of the delta of a mover's queries
/// ("box.delta.x=20"), of their settings ("box.snap=4"), or of a motion ("box.center.rate.x=2"),
/// and detaches a shape or delta that it changes from its motion as a drag does. A value driven by
/// a motion is assigned as a plain field, so a segment keeps its delta when its start is set.
/// "scalar=float" computes the scene in float. Throws SetError and leaves the scene unchanged on
/// failure.
void apply_set(Scene& scene, const Scene& posed, std::string_view assignment);

/// The name of a posed scene's moment among its numbers.
inline constexpr const char* name_of_time = "time";

/// The numbers with this name: one of a shape ("box.half.x"), one of each query of a mover
/// ("box.delta.x", "hero.step"), one of the motion that drives a handle ("box.center.rate.x"), or
/// the moment of a posed scene ("time"). They point into the scene. Throws SetError if there are
/// none.
std::vector<double*> numbers_named(Scene& scene, std::string_view name);

/// Whether this is the name of the time or of a number of a motion, with which shapes move.
bool is_of_motion(const Scene& scene, std::string_view name);

/// The parameter that a number with this name belongs to, its value, and 1 for a y. It points into
/// the scene. Throws SetError if there is none.
struct NamedNumber {
    Parameter parameter;
    double value{};
    int which{};
};
NamedNumber number_named(Scene& scene, std::string_view name);

/// Assigns several numbers at once, and detaches them from their motions as apply_set does; the
/// time is left as it is. A frame rate becomes the nearest one that there is. Throws SetError and
/// leaves the scene unchanged if there is no such number or a shape would be invalid.
struct NumberValue {
    std::string name;
    double value{};
};
void set_numbers(Scene& scene, const Scene& posed, const std::vector<NumberValue>& values);

/// The numbers and vectors among the parameters of a shape, query or motion, by their names. `of`
/// is what these begin with: "box" for "box.center.x".
std::vector<NumberValue> numbers_among(const Parameters& parameters, const std::string& of);

/// Throws SetError, in the words of apply_set, if a posed scene can't have these numbers at once.
/// set_numbers trusts that each number on its own is one that apply_set would take.
void require_numbers(Scene posed, const std::vector<NumberValue>& values);

}  // namespace lab
