#pragma once

#include <optional>
#include <set>
#include <vector>

#include "geometry/outline.hpp"
#include "picture/labels.hpp"
#include "picture/scene_picture.hpp"

namespace lab {

/// How high above the footer's lower edge the scale's bar and the last row of the legend stand.
inline constexpr float footer_base = 15;

/// What the legend explains.
enum class Meaning {
    clear,
    blocked,
    result,
    start,
    asker,
    x_slab,
    y_slab,
    x_span,
    y_span,
    sum,
    shrunk,
    crossing,
    construction,
    later,
    tested,
    untested,
    tested_pair,
    visited_cell,
    visited_node,
    visited_rank,
    reach,
    step_end
};

/// A picture while it is drawn: what its parts share.
struct Sheet {
    Sheet(Canvas& on, const Picture& of)
        : canvas(on),
          picture(of),
          colors(palette(of.theme)),
          scene(of.evaluation.posed),
          camera(of.camera),
          board(of.camera.area) {}

    bool shows(Layer layer) const { return picture.layers.count(layer) > 0; }
    /// The query looked at, if there is one.
    const Query* query() const {
        return picture.query < scene.queries.size() ? &scene.queries[picture.query] : nullptr;
    }
    Pt at(Vec2 world) const { return camera.to_screen(world); }

    void label(Label label) {
        if (picture.labels) board.add(std::move(label));
    }
    /// Draws a line of the world, which labels then avoid.
    void line(Vec2 from, Vec2 to, const Stroke& stroke);
    void outline(const std::vector<Pt>& points, const Stroke& stroke);
    /// The same of a shape, whose dashes then keep to it when it is cut off elsewhere.
    void outline(const Rounded& shape, const Stroke& stroke);
    /// A line of the world that only helps to see.
    void construct(Vec2 from, Vec2 to);

    Canvas& canvas;
    const Picture& picture;
    const Palette& colors;
    const Scene& scene;
    const Camera& camera;
    LabelBoard board;
    std::set<Meaning> used;
    float scale_end{};  ///< how far to the right the scale reaches in the footer
};

/// How a shape is meant.
enum class Look { world, struck, clear, blocked, result, start };

/// The colour of a look's lines and areas.
Rgba color_of(const Sheet& sheet, Look look);
/// Keeps what is drawn below from running through words.
void draw_backing(Sheet& sheet, const Rect& room);
void draw_body(Sheet& sheet, const Rounded& shape, Look look);

/// Where a line enters or leaves something.
void draw_crossing(Sheet& sheet, Pt at, const Stroke& stroke);

// The parts of a picture, from the back to the front; each is a file of its own.
void draw_ground(Sheet& sheet);
void draw_slabs(Sheet& sheet);
void draw_slab_times(Sheet& sheet);
void draw_world(Sheet& sheet);
void draw_sums(Sheet& sheet);
void draw_still_movers(Sheet& sheet);
void draw_answers(Sheet& sheet);
void draw_answer(Sheet& sheet, const Query& query, const Geometry& mover, const Answer& answer);
void draw_crowd(Sheet& sheet);
void draw_crowd_answer(Sheet& sheet);
/// What is asked, in place of the answers.
void draw_questions(Sheet& sheet);
void draw_spans(Sheet& sheet);
void draw_ranges(Sheet& sheet);
void draw_gap(Sheet& sheet);
void draw_working(Sheet& sheet);
void draw_traced(Sheet& sheet);
void draw_handles(Sheet& sheet);
void draw_guides(Sheet& sheet);
void draw_scale_bar(Sheet& sheet);
void draw_legend(Sheet& sheet);

}  // namespace lab
