#include "draw/scene_picture.hpp"

#include "draw/scaled_canvas.hpp"
#include "draw/sheet.hpp"

namespace lab {

namespace {

void draw_labels(Sheet& sheet) {
    for (const PlacedLabel& placed : sheet.board.place(sheet.picture.memory)) {
        const Rgba halo = with_alpha(sheet.colors.canvas, placed.crossed ? 0.9 : 0);
        const Label& label = placed.label;
        sheet.canvas.text(placed.base, label.text, {label.color, label.size, halo});
    }
}

template <class Part>
void group(Sheet& sheet, const char* id, Part part) {
    sheet.canvas.begin_group(id);
    part(sheet);
    sheet.canvas.end_group();
}

}  // namespace

void Sheet::line(Vec2 from, Vec2 to, const Stroke& stroke) {
    const auto seen = visible(from, to, camera);
    if (!seen) return;
    canvas.line(seen->first, seen->second, stroke);
    board.avoid(seen->first, seen->second);
}

void Sheet::outline(const std::vector<Pt>& points, const Stroke& stroke) {
    canvas.polyline(points, true, stroke);
    board.avoid(points);
}

void draw_scene(Canvas& canvas, const Picture& picture) {
    Sheet sheet(canvas, picture);
    canvas.push_clip(picture.camera.area);
    group(sheet, "ground", draw_ground);
    if (picture.veiled) {
        group(sheet, "world", draw_world);
        group(sheet, "questions", draw_questions);
    } else {
        group(sheet, "slabs", draw_slabs);
        group(sheet, "world", draw_world);
        group(sheet, "sums", draw_sums);
        group(sheet, "ranges", draw_ranges);
        group(sheet, "answers", draw_answers);
        if (picture.reason != nullptr) group(sheet, "gap", draw_gap);
        group(sheet, "slab-times", draw_slab_times);
        group(sheet, "spans", draw_spans);
    }
    if (!picture.traced.empty()) group(sheet, "traced", draw_traced);
    if (picture.handles) group(sheet, "handles", draw_handles);
    if (picture.scale_bar) group(sheet, "scale", draw_scale_bar);
    if (picture.legend) group(sheet, "legend", draw_legend);
    group(sheet, "labels", draw_labels);
    canvas.pop_clip();
}

void draw_thumbnail(Canvas& canvas, const Evaluation& evaluation, const Rect& area, Theme theme) {
    // Drawn as large as it is made for, then made small: lines get finer with the shapes.
    constexpr float factor = 0.4F;
    ScaledCanvas smaller(canvas, area.min, factor);
    const Rect whole{{0, 0}, {area.width() / factor, area.height() / factor}};
    const Scene& scene = evaluation.posed;
    Picture picture{.evaluation = evaluation,
                    .camera = frame(scene.content_corner, scene.content_size, whole),
                    .theme = theme,
                    .layers = {Layer::path, Layer::target, Layer::push, Layer::closest},
                    .selected = {},
                    .hovered = {}};
    picture.grid = picture.axes = picture.scale_bar = picture.legend = picture.labels = false;
    draw_scene(smaller, picture);
}

}  // namespace lab
