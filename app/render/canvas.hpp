#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "geometry/camera.hpp"
#include "geometry/clip.hpp"
#include "render/palette.hpp"

namespace lab {

/// Drawn and left out by turns, in points. Without `on` the line is whole.
struct Dash {
    float on{};
    float off{};
    float start{};  ///< how far the pattern has come where the line begins
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

/// The same stroke, for the part of a line that begins so far along it.
Stroke stroke_from(double before, Stroke stroke);

/// What a scene is drawn on: a window's draw list or a file. All lengths are in points, y down.
///
/// Everything is cut to the clip and some points beyond before it is put on the canvas, so that
/// dashes and pixels are counted on what is seen, however large or far away a shape is. What has no
/// place at all (NaN) is left out.
class Canvas {
public:
    virtual ~Canvas() = default;

    void polyline(std::span<const Pt> points, bool closed, const Stroke& stroke);
    void fill(std::span<const Pt> convex, Rgba color);
    void fill(const Rect& rect, Rgba color);
    /// A rectangle without soft rims: the cheapest thing to draw very many of.
    void block(const Rect& rect, Rgba color);
    /// Of marks, which are some points in size: a large circle is an outline.
    void disc(Pt center, float radius, Rgba color);
    void ring(Pt center, float radius, const Stroke& stroke);
    /// From the left end of its base line.
    void text(Pt base, std::string_view utf8, const TextStyle& style);

    void line(Pt from, Pt to, const Stroke& stroke);
    void outline(const Rect& rect, const Stroke& stroke);

    void push_clip(const Rect& clip);
    void pop_clip();
    /// Everything up to the matching end belongs together under a name.
    virtual void begin_group(std::string_view id) = 0;
    virtual void end_group() = 0;

    /// How many pixels a point has where this ends up: what is level or upright is set on them.
    virtual float pixels_per_point() const = 0;
    /// A coordinate at which a level or upright line of this width has sharp edges.
    float crisp(float coordinate, float width) const;

    /// What is beyond can't be seen.
    const Rect& clip() const { return clips_.back(); }

protected:
    explicit Canvas(const Rect& whole) : clips_{whole} {}

    // What each kind of canvas does with the part that is left.
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
