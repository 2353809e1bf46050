#pragma once

#include <string>

#include "geometry/camera.hpp"

namespace lab {

inline constexpr float pointer_letters = 11;

/// A place with as many decimals as the zoom can tell apart: "(−40, 56.5)".
std::string place_text(Vec2 place, double zoom);

/// The same with a fixed number of decimals, so that it doesn't move while the place changes:
/// "x −40.0  y 56.5".
std::string pointer_text(Vec2 place, double zoom);

/// Where that text stands, in the upper right corner: wide enough for any place in view.
Rect pointer_room(const Camera& camera);

}  // namespace lab
