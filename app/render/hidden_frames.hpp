#pragma once

#include <functional>
#include <memory>

#include "geometry/camera.hpp"
#include "render/fonts.hpp"
#include "render/image.hpp"
#include "render/ui_context.hpp"

struct ImGuiContext;

namespace lab {

/// Frames of Dear ImGui that nobody sees, with fonts of their own size, for pictures at a scale of
/// their own. What was current before is current again after each.
class HiddenFrames {
public:
    explicit HiddenFrames(double pixels_per_point);
    ~HiddenFrames();
    HiddenFrames(const HiddenFrames&) = delete;
    HiddenFrames& operator=(const HiddenFrames&) = delete;

    /// What is drawn within a frame of this size in points.
    Image image(Pt size, const std::function<Image()>& draw) const;

private:
    ImGuiContext* context_{};
    FontSet fonts_{};
    std::unique_ptr<UiContext> ui_;
};

}  // namespace lab
