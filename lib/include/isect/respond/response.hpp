#pragma once

namespace isect {

/// What a mover does with the motion that is left after a hit.
enum class Response { stop, slide, bounce, invert };

}  // namespace isect
