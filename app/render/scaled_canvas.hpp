#pragma once

#include "render/canvas.hpp"

namespace lab {

/// Draws on another canvas, scaled by a factor. Widths, dashes and text are scaled, too.
class ScaledCanvas final : public Canvas {
public:
    /// The origin is mapped to `origin`.
    ScaledCanvas(Canvas& canvas, Pt origin, float factor)
        : Canvas(unscaled(canvas.clip(), origin, factor)),
          canvas_(canvas),
          origin_(origin),
          factor_(factor) {}

    void begin_group(std::string_view id) override { canvas_.begin_group(id); }
    void end_group() override { canvas_.end_group(); }
    float pixels_per_point() const override { return factor_ * canvas_.pixels_per_point(); }

protected:
    void put_polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) override {
        canvas_.polyline(placed(points), closed, scaled(stroke));
    }
    void put_fill(std::span<const Pt> convex, Rgba color) override {
        canvas_.fill(placed(convex), color);
    }
    void put_block(const Rect& rect, Rgba color) override {
        canvas_.block({placed(rect.min), placed(rect.max)}, color);
    }
    void put_disc(Pt center, float radius, Rgba color) override {
        canvas_.disc(placed(center), factor_ * radius, color);
    }
    void put_ring(Pt center, float radius, const Stroke& stroke) override {
        canvas_.ring(placed(center), factor_ * radius, scaled(stroke));
    }
    void put_text(Pt base, std::string_view utf8, const TextStyle& style) override {
        TextStyle smaller = style;
        smaller.size *= factor_;
        canvas_.text(placed(base), utf8, smaller);
    }
    void begin_clip(const Rect& clip) override {
        canvas_.push_clip({placed(clip.min), placed(clip.max)});
    }
    void end_clip() override { canvas_.pop_clip(); }

private:
    static Rect unscaled(const Rect& rect, Pt origin, float factor) {
        return {{(rect.min.x - origin.x) / factor, (rect.min.y - origin.y) / factor},
                {(rect.max.x - origin.x) / factor, (rect.max.y - origin.y) / factor}};
    }
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
                {factor_ * stroke.dash.on, factor_ * stroke.dash.off, factor_ * stroke.dash.start}};
    }

    Canvas& canvas_;
    Pt origin_;
    float factor_;
};

}  // namespace lab
