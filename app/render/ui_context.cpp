#include "render/ui_context.hpp"

#include <algorithm>

#include <imgui.h>

#include "render/fonts.hpp"

namespace lab {

UiContext::UiContext(double pixels_per_point) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset | ImGuiBackendFlags_HasMouseCursors;
    set_scale(pixels_per_point);
}

UiContext::~UiContext() {
    ImGui::DestroyContext();
}

void UiContext::set_scale(double pixels_per_point) {
    scale_ = pixels_per_point;
    load_fonts(pixels_per_point);
    ImGuiStyle& style = ImGui::GetStyle();
    style.AntiAliasedLinesUseTex = false;
    style.CircleTessellationMaxError = static_cast<float>(0.2 / pixels_per_point);
    style.CurveTessellationTol = static_cast<float>(1.0 / pixels_per_point);
}

void UiContext::begin_frame(float width, float height, double seconds) const {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {width, height};
    const auto scale = static_cast<float>(scale_);
    io.DisplayFramebufferScale = {scale, scale};
    io.DeltaTime = static_cast<float>(std::max(seconds, 1e-6));
    ImGui::NewFrame();
}

const ImDrawData& UiContext::end_frame() const {
    ImGui::Render();
    return *ImGui::GetDrawData();
}

}  // namespace lab
