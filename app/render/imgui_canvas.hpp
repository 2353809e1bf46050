#pragma once

#include "render/canvas.hpp"

struct ImDrawList;

namespace lab {

/// Draws into a Dear ImGui draw list, whose lengths are also in points.
class ImGuiCanvas final : public Canvas {
public:
    ImGuiCanvas(ImDrawList& list, float pixels_per_point);

    void begin_group(std::string_view) override {}
    void end_group() override {}
    float pixels_per_point() const override { return pixels_per_point_; }

protected:
    void put_polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) override;
    void put_fill(std::span<const Pt> convex, Rgba color) override;
    void put_block(const Rect& rect, Rgba color) override;
    void put_disc(Pt center, float radius, Rgba color) override;
    void put_ring(Pt center, float radius, const Stroke& stroke) override;
    void put_text(Pt base, std::string_view utf8, const TextStyle& style) override;
    void begin_clip(const Rect& clip) override;
    void end_clip() override;

private:
    ImDrawList& list_;
    float pixels_per_point_;
};

}  // namespace lab
