#pragma once

namespace isect {

/// What a mover does with the motion that a hit has left over.
enum class Response { stop, slide, bounce, invert };

}  // namespace isect
