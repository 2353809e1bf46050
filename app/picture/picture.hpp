#pragma once

#include <optional>

#include "picture/scene_picture.hpp"

namespace lab {

/// What else a picture for a page shows than the scene's own view of itself.
struct PictureView {
    std::optional<CameraState> camera;
    std::optional<Layers> layers;
    std::size_t query{};
    bool grid = true;        ///< with it axes and scale
    const Reason* reason{};  ///< of the query, told below the canvas
    /// Whether it is told there: in a film the canvas would change its size with the words.
    bool answer_in_words = true;
};

/// A scene as a picture that stands alone, from the origin to `size`: its title, the canvas with
/// scale and legend, what the query says, and its caption.
void draw_picture(Canvas& canvas, const Evaluation& evaluation, Pt size, Theme theme,
                  const PictureView& view = {});

}  // namespace lab
