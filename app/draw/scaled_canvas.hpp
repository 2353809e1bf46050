#pragma once

#include "draw/canvas.hpp"

namespace lab {

/// Draws all on another canvas, smaller by a factor: also widths, dashes and type.
class ScaledCanvas final : public Canvas {
public:
    using Canvas::fill;

    /// What is drawn at the origin ends up at `origin`.
    ScaledCanvas(Canvas& canvas, Pt origin, float factor)
        : canvas_(canvas), origin_(origin), factor_(factor) {}

    void polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) override {
        canvas_.polyline(placed(points), closed, scaled(stroke));
    }
    void fill(std::span<const Pt> convex, Rgba color) override {
        canvas_.fill(placed(convex), color);
    }
    void block(const Rect& rect, Rgba color) override {
        canvas_.block({placed(rect.min), placed(rect.max)}, color);
    }
    void disc(Pt center, float radius, Rgba color) override {
        canvas_.disc(placed(center), factor_ * radius, color);
    }
    void ring(Pt center, float radius, const Stroke& stroke) override {
        canvas_.ring(placed(center), factor_ * radius, scaled(stroke));
    }
    void text(Pt base, std::string_view utf8, const TextStyle& style) override {
        TextStyle smaller = style;
        smaller.size *= factor_;
        canvas_.text(placed(base), utf8, smaller);
    }
    void push_clip(const Rect& clip) override {
        canvas_.push_clip({placed(clip.min), placed(clip.max)});
    }
    void pop_clip() override { canvas_.pop_clip(); }
    void begin_group(std::string_view id) override { canvas_.begin_group(id); }
    void end_group() override { canvas_.end_group(); }
    float pixels_per_point() const override { return factor_ * canvas_.pixels_per_point(); }

private:
    Pt placed(Pt p) const { return {origin_.x + factor_ * p.x, origin_.y + factor_ * p.y}; }
    std::vector<Pt> placed(std::span<const Pt> points) const {
        std::vector<Pt> moved;
        moved.reserve(points.size());
        for (const Pt point : points) moved.push_back(placed(point));
        return moved;
    }
    Stroke scaled(const Stroke& stroke) const {
        return {stroke.color,
                factor_ * stroke.width,
                {factor_ * stroke.dash.on, factor_ * stroke.dash.off}};
    }

    Canvas& canvas_;
    Pt origin_;
    float factor_;
};

}  // namespace lab
