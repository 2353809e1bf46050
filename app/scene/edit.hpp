#pragma once

#include <stdexcept>
#include <string_view>

#include "scene/error.hpp"
#include "scene/scene.hpp"

namespace lab {

/// Takes something from the motion that drives it: stores in the scene where the motion has it in
/// the posed scene, and turns the motion off. `drives` is "seg.start", "box.delta", or "seg" for
/// every handle of that shape.
void detach(Scene& scene, const Scene& posed, std::string_view drives);

/// Turns on every motion that drives a handle of the shape, or its delta.
void give_back(Scene& scene, std::string_view shape);

/// Whether give_back would change anything.
bool is_detached(const Scene& scene, std::string_view shape);

/// Whether a motion drives a handle of the shape, or its delta; be it off.
bool is_driven(const Scene& scene, std::string_view shape);

/// Removes every such motion. What it drove stays where the posed scene has it.
void remove_motion(Scene& scene, const Scene& posed, std::string_view shape);

/// Why an assignment cannot be made.
struct SetError : std::runtime_error {
    explicit SetError(const std::string& message) : std::runtime_error(shortened(message)) {}
};

/// Computes the scene in double or in float, which rounds its numbers. Throws SetError where the
/// scalar can't hold them, and leaves the scene as it was.
void compute_in(Scene& scene, Scalar scalar);

/// "box.half.x=20": assigns one number of a shape, or of the delta ("box.delta.x") of a mover's
/// queries, detaching as a drag does. What a motion drives is set as a plain field, so a segment's
/// delta stays when its start is set. "scalar=float" computes the scene in float. Throws SetError, and leaves the scene as it was.
void apply_set(Scene& scene, const Scene& posed, std::string_view assignment);

}  // namespace lab
