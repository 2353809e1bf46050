#pragma once

#include <functional>

#include "render/canvas.hpp"
#include "render/image.hpp"

namespace lab {

/// An image of what `draw` draws on a canvas of this size, with the pixel scale and the fonts of
/// the current Dear ImGui context.
Image drawn_image(Pt size, const std::function<void(Canvas&)>& draw);

}  // namespace lab
