#pragma once

namespace isect {

/// One of the two coordinate axes.
enum class Axis { x, y };

}  // namespace isect
