#pragma once

#include "picture/picture.hpp"
#include "render/image.hpp"

namespace lab {

/// Renders the picture of a scene to pixels, with the scale and fonts of a UiContext's frame, which
/// it leaves unchanged.
Image picture_image(const Evaluation& evaluation, Pt size, Theme theme,
                    const PictureView& view = {});

}  // namespace lab
