#pragma once

#include <functional>
#include <memory>

#include "geometry/camera.hpp"
#include "render/fonts.hpp"
#include "render/image.hpp"
#include "render/ui_context.hpp"

struct ImGuiContext;

namespace lab {

/// Invisible Dear ImGui frames with fonts of their own, for pictures at a scale other than the
/// window's. After each, the previous context is current again.
class HiddenFrames {
public:
    explicit HiddenFrames(double pixels_per_point);
    ~HiddenFrames();
    HiddenFrames(const HiddenFrames&) = delete;
    HiddenFrames& operator=(const HiddenFrames&) = delete;

    /// Calls `draw` within a frame of this size in points, and returns its image.
    Image image(Pt size, const std::function<Image()>& draw) const;

private:
    ImGuiContext* context_{};
    FontSet fonts_{};
    std::unique_ptr<UiContext> ui_;
};

}  // namespace lab
