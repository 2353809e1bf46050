#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "picture/scene_picture.hpp"

namespace lab {

/// What stands below the canvas of a picture.
enum class PictureWords {
    reason,   ///< what the query says and why; without a query, the caption
    caption,  ///< what the scene says about itself
    none
};
inline constexpr std::array picture_words_names = {"reason", "caption", "none"};
inline const char* name_of(PictureWords words) {
    return picture_words_names.at(static_cast<std::size_t>(words));
}
std::optional<PictureWords> picture_words_named(std::string_view name);

/// What a scene says about itself to somebody who can only look: its caption, or the first
/// paragraph about it where the caption says what to do with a pointer. Empty where it says
/// neither.
std::string caption_to_look_at(const Scene& scene);

/// What else a picture for a page shows than the scene's own view of itself.
struct PictureView {
    std::optional<CameraState> camera;
    std::optional<Layers> layers;
    std::size_t query{};
    bool grid = true;        ///< with it axes and scale
    const Reason* reason{};  ///< of the query
    PictureWords words = PictureWords::reason;
    /// Whether the words below take the same room whatever they say, as the frames of a film need.
    bool keeps_room = false;
};

/// A scene as a picture that stands alone, from the origin to `size`: its title, the canvas with
/// scale and legend, and the words that were chosen.
void draw_picture(Canvas& canvas, const Evaluation& evaluation, Pt size, Theme theme,
                  const PictureView& view = {});

}  // namespace lab
