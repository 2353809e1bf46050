#pragma once

#include "draw/canvas.hpp"

struct ImDrawList;

namespace lab {

/// Draws into a Dear ImGui draw list, whose lengths are in points too.
class ImGuiCanvas final : public Canvas {
public:
    using Canvas::fill;

    ImGuiCanvas(ImDrawList& list, float pixels_per_point);

    void polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) override;
    void fill(std::span<const Pt> convex, Rgba color) override;
    void block(const Rect& rect, Rgba color) override;
    void disc(Pt center, float radius, Rgba color) override;
    void ring(Pt center, float radius, const Stroke& stroke) override;
    void text(Pt base, std::string_view utf8, const TextStyle& style) override;
    void push_clip(const Rect& clip) override;
    void pop_clip() override;
    void begin_group(std::string_view) override {}
    void end_group() override {}
    float pixels_per_point() const override { return pixels_per_point_; }

private:
    ImDrawList& list_;
    float pixels_per_point_;
};

}  // namespace lab
