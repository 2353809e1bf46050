#include "picture/picture_image.hpp"

#include "render/drawn_image.hpp"

namespace lab {

Image picture_image(const Evaluation& evaluation, Pt size, Theme theme, const PictureView& view) {
    return drawn_image(
        size, [&](Canvas& canvas) { draw_picture(canvas, evaluation, size, theme, view); });
}

}  // namespace lab
