#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "draw/camera.hpp"
#include "draw/palette.hpp"

namespace lab {

/// Drawn and left out by turns, in points. Without `on` the line is whole.
struct Dash {
    float on{};
    float off{};
};
inline constexpr Dash dashed{6, 5};
inline constexpr Dash dotted{2, 4};

struct Stroke {
    Rgba color;
    float width = 1.5F;
    Dash dash{};
};

/// Type in a picture is in the mono face, whose every glyph advances by 0.6 of its size: a text is
/// as wide on a machine without fonts as with them. Only what nothing stands beside is in the
/// others.
enum class Type { mono, sans, sans_bold };

struct TextStyle {
    Rgba color;
    float size = 12;
    /// Of the ground's colour, so that no line behind strikes the words out.
    Rgba halo{0, 0, 0, 0};
    Type type = Type::mono;
};

/// How wide a text in the mono face is, in points.
float canvas_text_width(std::string_view utf8, float size);

/// What a scene is drawn on: a window's draw list or a file. All lengths are in points, y down.
class Canvas {
public:
    virtual ~Canvas() = default;

    virtual void polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) = 0;
    virtual void fill(std::span<const Pt> convex, Rgba color) = 0;
    /// A rectangle without soft rims: the cheapest thing to draw very many of.
    virtual void block(const Rect& rect, Rgba color) { fill(rect, color); }
    virtual void disc(Pt center, float radius, Rgba color) = 0;
    virtual void ring(Pt center, float radius, const Stroke& stroke) = 0;
    /// From the left end of its base line.
    virtual void text(Pt base, std::string_view utf8, const TextStyle& style) = 0;

    virtual void push_clip(const Rect& clip) = 0;
    virtual void pop_clip() = 0;
    /// Everything up to the matching end belongs together under a name.
    virtual void begin_group(std::string_view id) = 0;
    virtual void end_group() = 0;

    /// How many pixels a point has where this ends up: what is level or upright is set on them.
    virtual float pixels_per_point() const = 0;

    void line(Pt from, Pt to, const Stroke& stroke);
    void fill(const Rect& rect, Rgba color);
    void outline(const Rect& rect, const Stroke& stroke);
    /// A coordinate at which a level or upright line of this width has sharp edges.
    float crisp(float coordinate, float width) const;
};

/// The drawn pieces of a dashed line.
std::vector<std::vector<Pt>> dashes(std::span<const Pt> points, bool closed, Dash dash);

}  // namespace lab
