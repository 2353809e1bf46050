#include "render/hidden_frames.hpp"

#include <imgui.h>

namespace lab {

namespace {

/// On destruction, restores the context and the fonts that were current on construction.
class Return {
public:
    Return() = default;
    ~Return() {
        ImGui::SetCurrentContext(context_);
        use_fonts(fonts_);
    }
    Return(const Return&) = delete;
    Return& operator=(const Return&) = delete;

private:
    ImGuiContext* context_ = ImGui::GetCurrentContext();
    FontSet fonts_ = fonts_in_use();
};

}  // namespace

HiddenFrames::HiddenFrames(double pixels_per_point) {
    const Return after;
    // A new context becomes current only if there is none.
    ImGui::SetCurrentContext(nullptr);
    ui_ = std::make_unique<UiContext>(pixels_per_point);
    context_ = ImGui::GetCurrentContext();
    fonts_ = fonts_in_use();
}

HiddenFrames::~HiddenFrames() {
    const Return after;
    ImGui::SetCurrentContext(context_);
    ui_.reset();
}

Image HiddenFrames::image(Pt size, const std::function<Image()>& draw) const {
    const Return after;
    ImGui::SetCurrentContext(context_);
    use_fonts(fonts_);
    ui_->begin_frame(size.x, size.y, 0);
    Image drawn = draw();
    ui_->end_frame();
    return drawn;
}

}  // namespace lab
