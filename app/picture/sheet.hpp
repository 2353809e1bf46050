#pragma once

#include <optional>
#include <set>
#include <vector>

#include "geometry/outline.hpp"
#include "picture/labels.hpp"
#include "picture/map_paint.hpp"
#include "picture/scene_picture.hpp"

namespace lab {

/// The distance from the footer's lower edge to the scale's bar and to the last row of the legend.
inline constexpr float footer_base = 15;

/// The entries of the legend.
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
    step_end,
    trail,
    platform,
    unmet,
    other
};

/// The state that the parts of a picture share while it is drawn.
struct Sheet {
    Sheet(Canvas& on, const Picture& of)
        : canvas(on),
          picture(of),
          colors(palette(of.theme)),
          scene(of.evaluation.posed),
          camera(of.camera),
          board(of.camera.area),
          map_paint(of.map_paint != nullptr ? *of.map_paint : own_paint_) {}

    bool shows(Layer layer) const { return picture.layers.count(layer) > 0; }
    /// The selected query, if there is one.
    const Query* query() const {
        return picture.query < scene.queries.size() ? &scene.queries[picture.query] : nullptr;
    }
    Pt at(Vec2 world) const { return camera.to_screen(world); }
    /// The scalar whose numbers are drawn where they are apart.
    Scalar lattice() const { return picture.lattice.value_or(scene.scalar); }

    void label(Label label) {
        if (picture.labels) board.add(std::move(label));
    }
    /// Draws a line in world coordinates, which labels then avoid.
    void line(Vec2 from, Vec2 to, const Stroke& stroke);
    void outline(const std::vector<Pt>& points, const Stroke& stroke);
    /// The same for the outline of a shape. Its dashes don't move when it is clipped elsewhere.
    void outline(const Rounded& shape, const Stroke& stroke);
    /// Draws a construction line in world coordinates.
    void construct(Vec2 from, Vec2 to);

    Canvas& canvas;
    const Picture& picture;
    const Palette& colors;
    const Scene& scene;
    const Camera& camera;
    LabelBoard board;
    MapPaint& map_paint;
    std::set<Meaning> used;
    float scale_end{};  ///< the right end of the scale in the footer

private:
    MapPaint own_paint_;
};

/// The role in which a shape is drawn.
enum class Look { world, unmet, struck, clear, blocked, result, start };

/// The colour of a look's lines and areas.
Rgba color_of(const Sheet& sheet, Look look);
/// Draws a background, so that lines below don't run through text.
void draw_backing(Sheet& sheet, const Rect& room);
void draw_body(Sheet& sheet, const Rounded& shape, Look look);
/// A body that is met from one side only.
void draw_one_way(Sheet& sheet, const Rounded& shape, Vec2 facing, Look look);
/// `struck` is the edge or the cell that was met, or npos.
void draw_chain(Sheet& sheet, const Chain& chain, std::size_t struck, Look look);
/// A broad line behind a chain that is selected or pointed at.
void draw_glow(Sheet& sheet, const Chain& chain, double strength);
void draw_tiles(Sheet& sheet, const Tiles& tiles, std::size_t struck, Look look);
/// The borders of all cells, while tiles are painted.
void draw_tile_grid(Sheet& sheet, const Tiles& tiles);

/// Marks where a line enters or leaves a region.
void draw_crossing(Sheet& sheet, Pt at, const Stroke& stroke);

// The parts of a picture, from back to front. Each is in a file of its own.
void draw_ground(Sheet& sheet);
/// The coordinates of the grid's lines.
void draw_grid_numbers(Sheet& sheet);
/// Names and ends of the axes of a map that doesn't lie on the scene, and where the scene is on it.
void draw_map_axes(Sheet& sheet);
/// The numbers that the scene's scalar can hold, where they are far enough apart.
void draw_numbers(Sheet& sheet);
void draw_slabs(Sheet& sheet);
void draw_slab_times(Sheet& sheet);
/// Whether a shape is the mover of a query.
bool is_mover(const Scene& scene, const std::string& name);
/// Whether the selected query passes an obstacle, because it is in none of the groups that it
/// meets.
bool is_unmet(const Sheet& sheet, const NamedShape& shape);
/// Boxes have their name in a corner, thin shapes beside their middle, and round shapes inside.
void name_shape(Sheet& sheet, const NamedShape& shape);
void draw_world(Sheet& sheet);
void draw_sums(Sheet& sheet);
void draw_still_movers(Sheet& sheet);
void draw_walks(Sheet& sheet);
void draw_answers(Sheet& sheet);
void draw_answer(Sheet& sheet, const Query& query, const Geometry& mover, const Answer& answer);
/// The answer of another implementation.
void draw_other_answer(Sheet& sheet);
/// The places of a drag.
void draw_skins(Sheet& sheet);
void draw_crowd(Sheet& sheet);
void draw_crowd_answer(Sheet& sheet);
/// The queries without their answers.
void draw_questions(Sheet& sheet);
void draw_spans(Sheet& sheet);
void draw_ranges(Sheet& sheet);
void draw_gap(Sheet& sheet);
void draw_working(Sheet& sheet);
/// Whether the selected query tests axes, and their layer is on.
bool has_candidate_axes(const Sheet& sheet);
void draw_candidate_axes(Sheet& sheet);
/// Whether the selected query has a quadratic, and its layer is on.
bool has_quadratic(const Sheet& sheet);
void draw_quadratic(Sheet& sheet);
/// What the picture's derivation draws on the canvas.
void draw_derivation(Sheet& sheet);
void draw_traced(Sheet& sheet);
void draw_prediction(Sheet& sheet);
void draw_handles(Sheet& sheet);
void draw_guides(Sheet& sheet);
void draw_scale_bar(Sheet& sheet);
void draw_legend(Sheet& sheet);
/// The meaning of a map's colours, in place of the legend.
void draw_map_legend(Sheet& sheet);

}  // namespace lab
