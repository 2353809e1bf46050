#pragma once

#include <string>

#include "render/canvas.hpp"

namespace lab {

/// Writes a self-contained SVG document. Coordinates have two decimals. Text uses the reader's own
/// mono face, stretched to the width that the picture was laid out with.
class SvgCanvas final : public Canvas {
public:
    SvgCanvas(Pt size, std::string_view title);

    void begin_group(std::string_view id) override;
    void end_group() override;
    float pixels_per_point() const override { return 1; }

    /// The complete document. Every group and clip must have been ended.
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
    void element(const std::string& text);
    void open(const std::string& tag);
    void close();

    std::string text_;
    int depth_ = 1;
    int clips_ = 0;
};

}  // namespace lab
