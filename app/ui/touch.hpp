#pragma once

#include <optional>

#include "geometry/camera.hpp"

namespace lab {

/// What two fingers did in a frame: what was between them at `from` is now at `to`, and `factor`
/// times as large.
struct Pinch {
    Pt from, to;
    double factor = 1;
};

/// What fingers do in a frame. One alone is a pointer that drags.
struct Touch {
    bool points = false;  ///< the pointer is a finger, which needs larger handles
    std::optional<Pinch> pinch{};
};

}  // namespace lab
