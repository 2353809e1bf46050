#include "picture/scene_picture.hpp"

#include <algorithm>
#include <cmath>

#include "geometry/grid.hpp"
#include "picture/map_picture.hpp"
#include "picture/scene_frame.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"
#include "render/scaled_canvas.hpp"

namespace lab {

namespace {

void draw_labels(Sheet& sheet) {
    const std::vector<PlacedLabel> labels = sheet.board.place(sheet.picture.memory);
    for (const PlacedLabel& placed : labels)
        if (placed.leader)
            sheet.canvas.line(placed.leader->first, placed.leader->second,
                              {with_alpha(placed.label.color, 0.5), 1});
    // A line behind a label would strike it out, and in a crowd there are lines everywhere. On a
    // map, a label may have the colour of what is behind it.
    const bool all_crossed = sheet.scene.crowd.has_value() || sheet.picture.map != nullptr;
    for (const PlacedLabel& placed : labels) {
        const bool is_crossed = placed.crossed || all_crossed;
        const Rgba halo = with_alpha(sheet.colors.canvas, is_crossed ? 0.9 : 0);
        const Label& label = placed.label;
        if (is_crossed) {
            const Rect& box = placed.box;
            sheet.canvas.fill({{box.min.x - 2, box.min.y}, {box.max.x + 2, box.max.y + 1}},
                              with_alpha(sheet.colors.canvas, 0.8));
        }
        sheet.canvas.text(placed.base, label.text, {label.color, label.size, halo});
    }
}

constexpr float footer_height = 46, least_scene_height = 120;

template <class Part>
void group(Sheet& sheet, const char* id, Part part) {
    sheet.canvas.begin_group(id);
    part(sheet);
    sheet.canvas.end_group();
}

/// The quadratic shows the same roots as the working, and takes its place.
void (*working_painter(const Sheet& sheet))(Sheet&) {
    if (has_quadratic(sheet)) return draw_quadratic;
    const bool works = sheet.picture.reason != nullptr && sheet.shows(Layer::working);
    return works ? draw_working : nullptr;
}

/// Whether there is anything that only scenes with a character have.
bool has_walks(const Scene& scene) {
    const auto walks = [](const Query& query) { return row_of(query).walks; };
    const auto has_side = [](const NamedShape& shape) { return shape.one_way != Vec2{}; };
    return std::any_of(scene.queries.begin(), scene.queries.end(), walks) ||
           std::any_of(scene.shapes.begin(), scene.shapes.end(), has_side);
}

bool derives_by(const Picture& picture, DerivationKind kind) {
    return picture.derivation != nullptr && picture.derivation->kind == kind;
}

/// Whether the derivation draws the same lengths, or another axis.
bool replaces_working(const Picture& picture) {
    if (derives_by(picture, DerivationKind::axes))
        return std::any_of(picture.lit.begin(), picture.lit.end(),
                           [](const std::string& label) { return label.starts_with("axis "); });
    return derives_by(picture, DerivationKind::parabola);
}

void draw_map(Sheet& sheet) {
    const AnswerMap& map = *sheet.picture.map;
    sheet.map_paint.follow(map, sheet.picture.theme);
    sheet.map_paint.draw(sheet.canvas, map.wish(), sheet.camera);
}

void draw_footer(Sheet& sheet) {
    const Rect& footer = sheet.picture.footer;
    sheet.canvas.fill(footer, sheet.colors.canvas);
    const float edge = sheet.canvas.crisp(footer.min.y, 1);
    sheet.canvas.line({footer.min.x, edge}, {footer.max.x, edge}, {sheet.colors.hairline, 1});
    if (sheet.picture.scale_bar && !is_chart(sheet.picture.map))
        group(sheet, "scale", draw_scale_bar);
    if (!sheet.picture.legend) return;
    group(sheet, "legend", sheet.picture.map != nullptr ? draw_map_legend : draw_legend);
}

/// In the upper right corner, since readings are in the left one. Labels keep off it.
void draw_name(Sheet& sheet) {
    constexpr float letters = 12, inset = 16;
    const Rect& area = sheet.camera.area;
    const float width = canvas_text_width(sheet.picture.name, letters);
    const Pt base{area.max.x - inset - width, area.min.y + 26};
    const Rect room{{base.x - 7, base.y - 16}, {base.x + width + 7, base.y + 8}};
    draw_backing(sheet, room);
    sheet.board.keep_free(room);
    sheet.canvas.text(base, sheet.picture.name, {sheet.colors.text, letters});
}

void draw_chart_alone(Sheet& sheet) {
    sheet.canvas.fill(sheet.camera.area, sheet.colors.canvas);
    group(sheet, "map", draw_map);
    group(sheet, "map-axes", draw_map_axes);
    if (!sheet.picture.name.empty()) group(sheet, "name", draw_name);
    sheet.canvas.pop_clip();
    if (sheet.picture.footer.height() > 0) draw_footer(sheet);
}

}  // namespace

CanvasParts parts_of(const Rect& canvas) {
    if (canvas.height() < least_scene_height + footer_height) return {canvas, {}};
    const float edge = canvas.max.y - footer_height;
    return {{canvas.min, {canvas.max.x, edge}}, {{canvas.min.x, edge}, canvas.max}};
}

CanvasHalves halves_of(const Rect& scene, bool is_divided) {
    constexpr float least_width = 2 * 210, between = 3;
    if (!is_divided || scene.width() < least_width) return {scene};
    const float width = std::floor((scene.width() - between) / 2);
    return {{scene.min, {scene.min.x + width, scene.max.y}},
            Rect{{scene.min.x + width + between, scene.min.y},
                 {scene.min.x + 2 * width + between, scene.max.y}}};
}

void Sheet::line(Vec2 from, Vec2 to, const Stroke& stroke) {
    const auto seen = visible(from, to, camera);
    if (!seen) return;
    canvas.line(seen->first, seen->second, stroke_from(seen->before, stroke));
    board.avoid(seen->first, seen->second);
}

void Sheet::outline(const std::vector<Pt>& points, const Stroke& stroke) {
    canvas.polyline(points, true, stroke);
    board.avoid(points);
}

void Sheet::outline(const Rounded& shape, const Stroke& stroke) {
    for (const LinePiece& piece : outline_pieces(shape, camera))
        canvas.polyline(to_points(piece.points), piece.closed, stroke_from(piece.before, stroke));
    board.avoid(lab::outline(shape, camera));
}

void Sheet::construct(Vec2 from, Vec2 to) {
    line(from, to, {with_alpha(colors.soft, 0.8), 1, {3, 3}});
    used.insert(Meaning::construction);
}

void draw_scene(Canvas& canvas, const Picture& picture) {
    Sheet sheet(canvas, picture);
    canvas.push_clip(picture.camera.area);
    if (is_chart(picture.map)) return draw_chart_alone(sheet);
    group(sheet, "ground", draw_ground);
    if (picture.map != nullptr) group(sheet, "map", draw_map);
    // A number line has its own.
    if (picture.grid_numbers && !has_ranges(sheet.scene))
        group(sheet, "grid-numbers", draw_grid_numbers);
    if (picture.grid && shows_numbers(picture.camera.state, sheet.lattice()))
        group(sheet, "numbers", draw_numbers);
    if (sheet.scene.crowd) {
        group(sheet, "crowd", draw_crowd);
        group(sheet, "crowd-answer", draw_crowd_answer);
    }
    if (picture.veiled) {
        group(sheet, "world", draw_world);
        group(sheet, "questions", draw_questions);
    } else {
        group(sheet, "slabs", draw_slabs);
        group(sheet, "world", draw_world);
        // A recorded mover has left a trail without walking here.
        if (has_walks(sheet.scene) || !picture.evaluation.trails.empty())
            group(sheet, "walks", draw_walks);
        group(sheet, "sums", draw_sums);
        group(sheet, "ranges", draw_ranges);
        group(sheet, "answers", draw_answers);
        if (picture.other != nullptr) group(sheet, "other", draw_other_answer);
        const auto working = working_painter(sheet);
        if (working && !replaces_working(picture)) group(sheet, "working", working);
        if (picture.reason != nullptr) group(sheet, "gap", draw_gap);
        if (has_candidate_axes(sheet) && !derives_by(picture, DerivationKind::axes))
            group(sheet, "axes", draw_candidate_axes);
        group(sheet, "slab-times", draw_slab_times);
        group(sheet, "spans", draw_spans);
        if (picture.derivation != nullptr) group(sheet, "derivation", draw_derivation);
    }
    if (!picture.skins.empty()) group(sheet, "skins", draw_skins);
    if (!picture.traced.empty()) group(sheet, "traced", draw_traced);
    if (picture.prediction) group(sheet, "prediction", draw_prediction);
    // Guides are drawn before the handles, which must stay visible.
    if (!picture.guides.empty()) group(sheet, "guides", draw_guides);
    if (picture.handles) group(sheet, "handles", draw_handles);
    if (!picture.name.empty()) group(sheet, "name", draw_name);
    group(sheet, "labels", draw_labels);
    canvas.pop_clip();
    if (picture.footer.height() > 0) draw_footer(sheet);
}

void draw_thumbnail(Canvas& canvas, const Evaluation& evaluation, const Rect& area, Theme theme,
                    const Layers& layers) {
    // The picture is drawn at full size and then scaled down, so that lines get thinner, too.
    constexpr float factor = 0.4F;
    ScaledCanvas smaller(canvas, area.min, factor);
    const Rect whole{{0, 0}, {area.width() / factor, area.height() / factor}};
    const Scene& scene = evaluation.posed;
    Picture picture{.evaluation = evaluation,
                    .camera = frame_scene(scene, whole),
                    .theme = theme,
                    .layers = layers,
                    .selected = {},
                    .hovered = {}};
    // Ranges are a fixed number of points above their line at any zoom. The row after the last is
    // free.
    if (has_ranges(scene))
        picture.camera.state.center.y = -0.35 * range_row(scene, "") / picture.camera.state.zoom;
    picture.grid = picture.axes = picture.scale_bar = picture.legend = picture.labels = false;
    draw_scene(smaller, picture);
}

}  // namespace lab
