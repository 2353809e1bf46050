#pragma once

#include "picture/picture.hpp"
#include "render/image.hpp"

namespace lab {

/// The picture of a scene as pixels. Needs a frame of a UiContext, whose scale and fonts it takes,
/// and which it leaves as it was.
Image picture_image(const Evaluation& evaluation, Pt size, Theme theme,
                    const PictureView& view = {});

}  // namespace lab
