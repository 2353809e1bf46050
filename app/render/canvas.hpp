#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "geometry/camera.hpp"
#include "geometry/clip.hpp"
#include "render/palette.hpp"

namespace lab {

/// Lengths of the dashes and gaps of a line, in points. With `on` at 0 the line is solid.
struct Dash {
    float on{};
    float off{};
    float start{};  ///< how far into the pattern the line begins
};
inline constexpr Dash dashed{6, 5};
inline constexpr Dash dotted{2, 4};

struct Stroke {
    Rgba color;
    float width = 1.5F;
    Dash dash{};
};

/// Text in a picture is set in the mono face, in which every glyph advances by 0.6 of the size, so
/// a text has the same width on a machine without fonts. The other faces are only for text with
/// nothing beside it.
enum class Type { mono, sans, sans_bold };

struct TextStyle {
    Rgba color;
    float size = 12;
    /// In the ground's colour, so that lines behind the text don't strike it through.
    Rgba halo{0, 0, 0, 0};
    Type type = Type::mono;
};

/// The width of a text in the mono face, in points.
float canvas_text_width(std::string_view utf8, float size);

/// The same stroke, for the part of a line that begins at the distance `before` along it.
Stroke stroke_from(double before, Stroke stroke);

/// The surface that a scene is drawn on: a window's draw list or a file. All lengths are in points,
/// y down.
///
/// Everything is cut to the clip plus a margin before it is drawn, so that the number of dashes and
/// pixels depends on what is visible, however large or far away a shape is. Points that are NaN are
/// left out.
class Canvas {
public:
    virtual ~Canvas() = default;

    void polyline(std::span<const Pt> points, bool closed, const Stroke& stroke);
    void fill(std::span<const Pt> convex, Rgba color);
    void fill(const Rect& rect, Rgba color);
    /// A rectangle without antialiased edges: the cheapest shape to draw in large numbers.
    void block(const Rect& rect, Rgba color);
    /// Discs and rings are for marks a few points in size. A large circle is drawn as an outline.
    void disc(Pt center, float radius, Rgba color);
    void ring(Pt center, float radius, const Stroke& stroke);
    /// `base` is the left end of the text's baseline.
    void text(Pt base, std::string_view utf8, const TextStyle& style);

    void line(Pt from, Pt to, const Stroke& stroke);
    void outline(const Rect& rect, const Stroke& stroke);

    void push_clip(const Rect& clip);
    void pop_clip();
    /// Puts everything up to the matching end_group() into a named group.
    virtual void begin_group(std::string_view id) = 0;
    virtual void end_group() = 0;

    /// Pixels per point of the output. Horizontal and vertical lines are aligned to these pixels.
    virtual float pixels_per_point() const = 0;
    /// The nearest coordinate at which a horizontal or vertical line of this width has sharp edges.
    float crisp(float coordinate, float width) const;

    /// Anything outside is invisible.
    const Rect& clip() const { return clips_.back(); }

protected:
    explicit Canvas(const Rect& whole) : clips_{whole} {}

    // These draw what is left after cutting, each kind of canvas in its own way.
    virtual void put_polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) = 0;
    virtual void put_fill(std::span<const Pt> convex, Rgba color) = 0;
    virtual void put_block(const Rect& rect, Rgba color);
    virtual void put_disc(Pt center, float radius, Rgba color) = 0;
    virtual void put_ring(Pt center, float radius, const Stroke& stroke) = 0;
    virtual void put_text(Pt base, std::string_view utf8, const TextStyle& style) = 0;
    virtual void begin_clip(const Rect& clip) = 0;
    virtual void end_clip() = 0;

private:
    bool reaches_clip(const Rect& rect, float margin = 0) const;

    std::vector<Rect> clips_;
};

/// The drawn pieces of a dashed line.
std::vector<std::vector<Pt>> dashes(std::span<const Pt> points, bool closed, Dash dash);

}  // namespace lab
