#pragma once

#include "instruments/breach.hpp"

namespace lab {

/// The scene with fewer obstacles and ever simpler numbers, as long as it shows a breach of the
/// same kind that is as bad.
Scene shrunk(Scene scene, const Breach& breach, const Implementation* against);

}  // namespace lab
