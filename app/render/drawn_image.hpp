#pragma once

#include <functional>

#include "render/canvas.hpp"
#include "render/image.hpp"

namespace lab {

/// What is drawn on a canvas of this size, in the pixels and fonts of the current Dear ImGui
/// context.
Image drawn_image(Pt size, const std::function<void(Canvas&)>& draw);

}  // namespace lab
