#pragma once

#include <string_view>

#include "scene/parameters.hpp"

namespace lab {

/// The range in which a number of a scene is usually changed, which is that of its slider: for a
/// length, what the scene shows; for an angle, a full turn each way; for a time, the scene's
/// duration. `which` is 1 for a y.
LimitSpan usual_span(const Parameter& parameter, const Scene& scene, int which);

/// The same for a number by its name, "box.center.x", widened to reach beyond its value. Throws
/// SetError if there is none.
LimitSpan usual_span_of(Scene scene, std::string_view name);

}  // namespace lab
