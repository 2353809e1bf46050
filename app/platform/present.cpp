// Copies a frame into the window.
#include <algorithm>
#include <cmath>
#include <cstddef>

#include <SDL.h>
#include <imgui.h>

#include "platform/window.hpp"

namespace lab {

void Window::present(const ImDrawData& data) {
    if (renderer_ != nullptr) {
        present_to_renderer(data);
    } else {
        present_to_surface(data);
    }
}

void Window::present_to_surface(const ImDrawData& data) {
    SDL_Surface* surface = SDL_GetWindowSurface(window_);
    if (surface == nullptr || surface->format->BytesPerPixel != 4) return;
    const PixelBuffer buffer{
        static_cast<std::uint32_t*>(surface->pixels),
        surface->w,
        surface->h,
        surface->pitch / 4,
        {surface->format->Rshift, surface->format->Gshift, surface->format->Bshift}};
    const TileSet changed = changes_.since_last(data, surface->w, surface->h);
    rasterise(data, buffer, changed);
    std::vector<SDL_Rect> shown;
    for (const PixelRect& area : changed.areas()) {
        shown.push_back({area.left, area.top, area.right - area.left, area.bottom - area.top});
    }
    if (!shown.empty()) {
        SDL_UpdateWindowSurfaceRects(window_, shown.data(), static_cast<int>(shown.size()));
    }
}

void Window::upload_font_texture() {
    changes_.forget();
    if (renderer_ == nullptr) return;
    if (font_texture_ != nullptr) SDL_DestroyTexture(font_texture_);
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
    font_texture_ = SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ABGR8888, SDL_TEXTUREACCESS_STATIC,
                                      width, height);
    SDL_UpdateTexture(font_texture_, nullptr, pixels, 4 * width);
    SDL_SetTextureBlendMode(font_texture_, SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(font_texture_, SDL_ScaleModeLinear);
}

void Window::present_to_renderer(const ImDrawData& data) {
    // SDL scales the vertices, but Dear ImGui's clip rectangles are in points: both become pixels.
    const ImVec2 scale = data.FramebufferScale;
    SDL_RenderSetScale(renderer_, scale.x, scale.y);
    for (int n = 0; n < data.CmdListsCount; ++n) {
        const ImDrawList& list = *data.CmdLists[n];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (command.UserCallback != nullptr) continue;
            const SDL_Rect clip{
                static_cast<int>(std::floor(command.ClipRect.x)),
                static_cast<int>(std::floor(command.ClipRect.y)),
                static_cast<int>(std::ceil(command.ClipRect.z - command.ClipRect.x)),
                static_cast<int>(std::ceil(command.ClipRect.w - command.ClipRect.y))};
            if (clip.w <= 0 || clip.h <= 0) continue;
            SDL_RenderSetClipRect(renderer_, &clip);
            const auto* vertices =
                reinterpret_cast<const unsigned char*>(list.VtxBuffer.Data + command.VtxOffset);
            SDL_RenderGeometryRaw(
                renderer_, font_texture_,
                reinterpret_cast<const float*>(vertices + offsetof(ImDrawVert, pos)),
                sizeof(ImDrawVert),
                reinterpret_cast<const SDL_Color*>(vertices + offsetof(ImDrawVert, col)),
                sizeof(ImDrawVert),
                reinterpret_cast<const float*>(vertices + offsetof(ImDrawVert, uv)),
                sizeof(ImDrawVert), list.VtxBuffer.Size - static_cast<int>(command.VtxOffset),
                list.IdxBuffer.Data + command.IdxOffset, static_cast<int>(command.ElemCount),
                sizeof(ImDrawIdx));
        }
    }
    SDL_RenderSetClipRect(renderer_, nullptr);
    SDL_RenderPresent(renderer_);
}

}  // namespace lab
