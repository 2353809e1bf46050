#pragma once

#include <set>
#include <string>

#include "render/canvas.hpp"

namespace lab {

/// Writes a PDF document of one page. A point of the canvas is a point of the page. Text is set in
/// the fonts that every PDF reader has, so the file embeds none; the mono one advances by 0.6 of
/// the size, as the canvas expects.
class PdfCanvas final : public Canvas {
public:
    PdfCanvas(Pt size, std::string_view title);

    void begin_group(std::string_view) override {}
    void end_group() override {}
    float pixels_per_point() const override { return 1; }

    /// The complete document. Every clip must have been ended.
    std::string document() const;

protected:
    void put_polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) override;
    void put_fill(std::span<const Pt> convex, Rgba color) override;
    void put_disc(Pt center, float radius, Rgba color) override;
    void put_ring(Pt center, float radius, const Stroke& stroke) override;
    void put_text(Pt base, std::string_view utf8, const TextStyle& style) override;
    void begin_clip(const Rect& clip) override;
    void end_clip() override;

private:
    void add(const std::string& operators) { page_ += operators + "\n"; }
    void set_alpha(Rgba color);
    void set_stroke(const Stroke& stroke);
    void path(std::span<const Pt> points, bool closed);
    void circle(Pt center, float radius);

    Pt size_;
    std::string title_, page_;
    std::set<int> alphas_;  ///< of 255, each with a graphics state of its own
};

}  // namespace lab
