#pragma once

namespace isect {

/// One of the two directions in which boxes and broad phases are ordered.
enum class Axis { x, y };

}  // namespace isect
