// What a derivation draws on the canvas: the mover at the moment, and the picture of each term.
#include <algorithm>
#include <cmath>

#include "explain/derivation.hpp"
#include "explain/sentence.hpp"
#include "geometry/outline_walk.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

class DerivationPainter {
public:
    DerivationPainter(Sheet& sheet, const Derivation& of)
        : sheet_(sheet), of_(of), colors_(sheet.colors), path_(of.test->path) {}

    void draw() {
        switch (of_.kind) {
            case DerivationKind::slabs:
                draw_slab_terms("x", {1, 0}, colors_.x);
                draw_slab_terms("y", {0, 1}, colors_.y);
                draw_times();
                draw_moment();
                break;
            case DerivationKind::parabola:
                draw_triangle();
                draw_times();
                draw_moment();
                break;
            case DerivationKind::sum:
                draw_sum();
                break;
            case DerivationKind::axes:
                draw_axes();
                break;
        }
    }

private:
    bool lit(const std::string& label) const {
        const std::vector<std::string>& all = sheet_.picture.lit;
        return std::find(all.begin(), all.end(), label) != all.end();
    }

    /// The mover where it is at the moment that the plots look at.
    void draw_moment() {
        const Vec2 place = path_.at(sheet_.picture.moment);
        const Rounded ghost = moved(of_.mover, place - path_.start);
        const bool is_thin = std::holds_alternative<Segment>(
            find_shape(sheet_.scene, sheet_.query()->mover)->geometry);
        if (!is_thin && !(ghost.corners.size() == 1 && ghost.radius == 0)) {
            sheet_.canvas.fill(outline(ghost, sheet_.camera), with_alpha(colors_.text, 0.07));
            sheet_.outline(ghost, {with_alpha(colors_.text, 0.8), 1.25F, {4, 3}});
        }
        const Pt at = sheet_.at(place);
        sheet_.canvas.disc(at, 5, colors_.canvas);
        sheet_.canvas.disc(at, 3.5F, colors_.text);
    }

    /// The lit crossings, which the layer of the slabs names if it is shown.
    void draw_times() {
        for (const DerivationPlot& plot : of_.plots) {
            if (plot.inside.is_empty()) continue;
            for (const std::size_t end : {std::size_t{0}, std::size_t{1}}) {
                const double time = end == 0 ? plot.inside.min : plot.inside.max;
                const bool joined = end == 0 ? lit("near") && time == of_.inside.min
                                             : lit("far") && time == of_.inside.max;
                if (!std::isfinite(time) || !(lit(plot.ends[end]) || joined)) continue;
                const Pt at = sheet_.at(path_.at(time));
                sheet_.canvas.ring(at, 9, {colors_.result_fill, 2.5F});
            }
        }
    }

    /// The edges, the start and the delta of one axis, when the formula lights them.
    void draw_slab_terms(const std::string& name, Vec2 along, Rgba color) {
        const DerivationPlot& plot = of_.plots[name == "x" ? 0 : 1];
        const Vec2 across{along.y, along.x};
        const Vec2 extent = 4 * (sheet_.scene.content_size + of_.test->reach());
        for (const bool is_near : {true, false}) {
            if (!lit((is_near ? "near edge " : "far edge ") + name)) continue;
            const double edge = is_near == (plot.terms[1] >= 0) ? plot.band.min : plot.band.max;
            const Vec2 middle = edge * along + dot(of_.test->center, across) * across;
            const double half = dot(extent, across);
            sheet_.line(middle - half * across, middle + half * across, {color, 3});
        }
        if (lit("start " + name)) sheet_.canvas.ring(sheet_.at(path_.start), 9, {color, 2.5F});
        if (lit("delta " + name) && plot.terms[1] != 0) {
            const Vec2 end = path_.start + plot.terms[1] * along;
            arrow(sheet_.canvas, sheet_.at(path_.start), sheet_.at(end), {color, 3});
            sheet_.construct(end, path_.end());
        }
    }

    /// The half chord, the distance of the line from the center, and the radius between them.
    void draw_triangle() {
        const Quadratic& q = *of_.quadratic;
        const Vec2 foot = q.foot(), along = (1 / q.extent) * q.path.delta;
        const double aside = q.aside(), squared = q.half_chord_squared();
        if (q.ahead < 0) sheet_.construct(q.path.start, foot);
        if (q.ahead > q.extent) sheet_.construct(q.path.end(), foot);
        side(q.center, foot, "aside", "aside " + spoken(aside), colors_.y);
        if (lit("ahead")) side(q.path.start, foot, "ahead", "ahead " + spoken(q.ahead), colors_.x);
        if (lit("path")) sheet_.line(q.path.start, q.path.end(), {colors_.text, 4});
        if (!(squared > 0)) return;
        const double half = std::sqrt(squared);
        const Vec2 entry = foot - half * along;
        const std::vector<Pt> corners{sheet_.at(q.center), sheet_.at(foot), sheet_.at(entry)};
        sheet_.canvas.fill(corners, with_alpha(colors_.result_fill, 0.14));
        side(entry, foot, "half chord", "half chord " + spoken(half), colors_.result_fill);
        side(q.center, entry, "radius", "radius " + spoken(q.radius), colors_.world);
        draw_right_angle(foot, q.center, entry);
    }

    void side(Vec2 from, Vec2 to, const std::string& label, const std::string& text, Rgba color) {
        const bool is_result = color == colors_.result_fill;
        // The half chord lies on the path, which has a colour of its own.
        sheet_.line(from, to, {color, (is_result ? 4.0F : 2.0F) + (lit(label) ? 2.0F : 0.0F)});
        const Pt a = sheet_.at(from), b = sheet_.at(to), way = direction(a, b);
        sheet_.label(
            {0.5F * (a + b), text, is_result ? colors_.result : color, 8, {way.y, -way.x}});
    }

    /// The small square at the corner of the triangle.
    void draw_right_angle(Vec2 corner, Vec2 one, Vec2 other) {
        constexpr float size = 8;
        const Pt at = sheet_.at(corner);
        if (distance(at, sheet_.at(one)) < 2 * size || distance(at, sheet_.at(other)) < 2 * size)
            return;
        const Pt a = size * direction(at, sheet_.at(one)),
                 b = size * direction(at, sheet_.at(other));
        const std::vector<Pt> corners{at + a, at + a + b, at + b};
        sheet_.canvas.polyline(corners, false, {colors_.soft, 1});
    }

    /// The sum's outline, as far as the mover's center has traced it.
    void draw_sum() {
        const Rounded& sum = of_.test->sum;
        const OutlineWalk walk(sum);
        sheet_.outline(sum,
                       {with_alpha(colors_.result_fill, 0.7), lit("sum") ? 2.5F : 1.5F, dashed});
        for (const Range& span : sheet_.picture.traced_outline) {
            const std::vector<Vec2> points = walk.between(span.min, span.max);
            for (std::size_t i = 1; i < points.size(); ++i)
                sheet_.line(points[i - 1], points[i], {colors_.result_fill, 3});
        }
        const Vec2 touching = walk.at(sheet_.picture.round);
        const Rounded ghost = moved(of_.mover, touching - path_.start);
        sheet_.canvas.fill(outline(ghost, sheet_.camera), with_alpha(colors_.x, 0.08));
        sheet_.outline(ghost, {colors_.x, lit("mover") ? 2.5F : 1.25F, {4, 3}});
        sheet_.construct(path_.start, touching);
        sheet_.canvas.disc(sheet_.at(path_.start), 3.5F, colors_.text);
        sheet_.canvas.disc(sheet_.at(touching), 4.5F, colors_.x);
        sheet_.used.insert(Meaning::sum);
    }

    /// The axis that the pointer is on, or else the one that decides, beside the shapes.
    void draw_axes() {
        std::size_t shown = of_.axes.size();
        for (std::size_t i = 0; i < of_.axes.size(); ++i)
            if (lit(axis_label(i))) shown = i;
        for (std::size_t i = 0; i < of_.axes.size(); ++i) {
            name_side(i, i == shown);
            if (shown == of_.axes.size() && of_.axes[i].decides && !has_working()) shown = i;
        }
        if (shown < of_.axes.size()) draw_axis(of_.axes[shown]);
    }

    /// Whether the working draws the deciding axis.
    bool has_working() const {
        const Reason* reason = sheet_.picture.reason;
        return sheet_.shows(Layer::working) && reason != nullptr && !reason->figures.empty();
    }

    /// The number of an axis stands beside its side, so that it can be found in the scene.
    void name_side(std::size_t index, bool is_lit) {
        const CandidateAxis& axis = of_.axes[index];
        if (axis.of.empty()) return;
        const Pt from = sheet_.at(axis.from), to = sheet_.at(axis.to), way = direction(from, to);
        if (is_lit) sheet_.line(axis.from, axis.to, {colors_.result_fill, 3.5F});
        const Rgba color = axis.decides || is_lit ? colors_.result : colors_.soft;
        sheet_.label(
            {0.5F * (from + to), std::to_string(index + 1), color, 7, {way.y, -way.x}, 11});
    }

    /// The axis as a line beside both shapes, with their projections on it.
    void draw_axis(const CandidateAxis& axis) {
        const Vec2 along = axis.direction, across = perpendicular(along);
        const Range a = range_along(of_.mover, across), b = range_along(of_.obstacle, across);
        const double margin =
            0.06 * std::max(sheet_.scene.content_size.x, sheet_.scene.content_size.y);
        const Vec2 row = (std::max(a.max, b.max) + margin) * across;
        const double low = std::min(axis.mover.min, axis.obstacle.min) - margin;
        const double high = std::max(axis.mover.max, axis.obstacle.max) + margin;
        sheet_.line(low * along + row, high * along + row, {colors_.faint, 1});
        const auto bar = [&](const Range& range, double step, Rgba color) {
            const Vec2 beside = row + step * across;
            sheet_.line(range.min * along + beside, range.max * along + beside, {color, 5});
            for (const double end : {range.min, range.max})
                sheet_.construct(end * along + beside, end * along + row - 4 * margin * across);
        };
        const double step = 6 / sheet_.camera.state.zoom;
        bar(axis.mover, -step, colors_.x);
        bar(axis.obstacle, step, colors_.world);
    }

    Sheet& sheet_;
    const Derivation& of_;
    const Palette& colors_;
    const Segment path_;
};

}  // namespace

void draw_derivation(Sheet& sheet) {
    DerivationPainter(sheet, *sheet.picture.derivation).draw();
}

}  // namespace lab
