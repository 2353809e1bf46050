#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "picture/scene_picture.hpp"
#include "scene/derivation_kind.hpp"

namespace lab {

/// The text below the canvas of a picture.
enum class PictureWords {
    reason,   ///< the answer and its reason; without a query, the caption
    caption,  ///< the scene's caption
    none
};
inline constexpr std::array picture_words_names = {"reason", "caption", "none"};
inline const char* name_of(PictureWords words) {
    return picture_words_names.at(static_cast<std::size_t>(words));
}
std::optional<PictureWords> picture_words_named(std::string_view name);

/// A caption for readers of a picture: the scene's caption, or the first paragraph of its text if
/// the caption is an instruction for the mouse. Can be empty.
std::string caption_to_look_at(const Scene& scene);

/// How an exported picture differs from the scene's own view.
struct PictureView {
    std::optional<CameraState> camera;
    std::optional<Layers> layers;
    std::size_t query{};
    bool grid = true;  ///< also the axes and the scale
    bool title = true;
    bool veiled = false;         ///< hides the answers
    const Reason* reason{};      ///< the reason for the query's answer
    const AnswerMap* map{};      ///< drawn below the shapes
    const OtherAnswer* other{};  ///< drawn as a ghost
    /// The derivation beside the canvas, if that layer is shown; the usual one if it doesn't fit.
    std::optional<DerivationKind> derivation{};
    std::optional<double> moment{};  ///< of the path; that of the answer if there is none
    std::optional<double> round{};   ///< of the sum's outline; the nearest share if there is none
    PictureWords words = PictureWords::reason;
    /// Whether the text always has the same height, as the frames of a film need.
    bool keeps_room = false;
};

/// The width that a derivation takes from a picture; 0 if the picture is too narrow for it.
float width_of_derivation(float picture);

/// The camera of a picture of this size, whose area is that of the scene in it.
Camera picture_camera(const Evaluation& evaluation, Pt size, Theme theme,
                      const PictureView& view = {});

/// Draws a complete picture of a scene, from the origin to `size`: title, canvas, scale, legend and
/// the chosen text.
void draw_picture(Canvas& canvas, const Evaluation& evaluation, Pt size, Theme theme,
                  const PictureView& view = {});

}  // namespace lab
