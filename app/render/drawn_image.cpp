#include "render/drawn_image.hpp"

#include <imgui.h>

#include "render/imgui_canvas.hpp"
#include "render/imgui_compat.hpp"
#include "render/rasteriser.hpp"

namespace lab {

namespace {

/// Rasterises a draw list, from the origin on.
Image image_of_list(ImDrawList* list, Pt size, float scale) {
    ImDrawData data;
    data.DisplaySize = {size.x, size.y};
    data.FramebufferScale = {scale, scale};
    draw_only(data, list);
    return rasterised(data);
}

}  // namespace

Image drawn_image(Pt size, const std::function<void(Canvas&)>& draw) {
    const float scale = ImGui::GetIO().DisplayFramebufferScale.x;
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list._FringeScale = 1 / scale;
    list.PushClipRect({0, 0}, {size.x, size.y});
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    ImGuiCanvas canvas(list, scale);
    draw(canvas);
    return image_of_list(&list, size, scale);
}

}  // namespace lab
