#pragma once

#include "picture/picture.hpp"
#include "render/image.hpp"

namespace lab {

/// Renders the picture of a scene to pixels. It uses the scale and fonts of a UiContext's frame,
/// and doesn't change it.
Image picture_image(const Evaluation& evaluation, Pt size, Theme theme,
                    const PictureView& view = {});

}  // namespace lab
