// Quantities over the times of a path, one plot above the other on one axis of time.
#include <algorithm>
#include <cmath>

#include "explain/sentence.hpp"
#include "explain/strip.hpp"
#include "picture/derivation_card.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

constexpr float plot_number_size = 11;
constexpr float left_gutter = 50, right_gutter = 46;
constexpr float times_height = 25, between_plots = 12, readout_height = 22;
constexpr float mark_radius = 4;

/// The values that a plot shows, at its lower and upper end on the screen.
Range values_shown(const DerivationPlot& plot) {
    const double start = plot.at(0), end = plot.at(1);
    double low = std::min(start, end), high = std::max(start, end);
    if (plot.terms[2] > 0) {
        // The crossing matters, not how far away the path starts.
        const double level = plot.band.max;
        const double least = plot.terms[0] - plot.terms[1] * plot.terms[1] / (4 * plot.terms[2]);
        high = std::clamp(high, 1.6 * level, std::max(4 * level, 1.4 * least));
        return {0, high};
    }
    // Edges far beyond the path, as those of a long wall, needn't be in view.
    const double far = high > low ? 3 * (high - low) : plot.band.max - plot.band.min;
    for (const double edge : {plot.band.min, plot.band.max}) {
        if (edge > high + far || edge < low - far) continue;
        low = std::min(low, edge);
        high = std::max(high, edge);
    }
    const double margin = high > low ? 0.1 * (high - low) : 1;
    return {low - margin, high + margin};
}

/// One plot in its rectangle.
class PlotPainter {
public:
    PlotPainter(Canvas& canvas, DerivationCard& card, const DerivationPlot& plot, Rect area)
        : canvas_(canvas),
          card_(card),
          plot_(plot),
          area_(area),
          colors_(palette(card.theme)),
          ink_(color_of(plot.ink, colors_)),
          shown_(values_shown(plot)) {}

    void draw() {
        canvas_.fill(area_, colors_.canvas);
        canvas_.push_clip(area_);
        draw_band();
        draw_inside();
        draw_axis();
        draw_curve();
        canvas_.pop_clip();
        draw_edges();
        draw_name();
        draw_mark(0);
        draw_mark(1);
        draw_moment();
        card_.spots.push_back({area_, plot_.label});
    }

private:
    float x(double time) const { return card_.scrub->at(time); }
    float y(double value) const {
        double share = (value - shown_.min) / (shown_.max - shown_.min);
        if (!plot_.is_down) share = 1 - share;
        constexpr double far = 1e4;
        return area_.min.y + static_cast<float>(std::clamp(share, -far, far)) * area_.height();
    }
    Pt at(double time) const { return {x(time), y(plot_.at(time))}; }
    bool lights(const std::string& label) const { return card_.lights(label); }
    bool is_in_view(float height) const { return height >= area_.min.y && height <= area_.max.y; }

    /// The values inside: a slab, or what is below the squared radius.
    void draw_band() {
        const float from = y(plot_.band.min), to = y(plot_.band.max);
        const double alpha = lights(plot_.label) ? 0.2 : 0.1;
        canvas_.fill(Rect{{area_.min.x, std::min(from, to)}, {area_.max.x, std::max(from, to)}},
                     with_alpha(ink_, alpha));
    }

    /// The times inside of this plot's band, and of all.
    void draw_inside() {
        const auto span = [&](const Range& times, Rgba color) {
            const Range seen = overlap(times, times_shown);
            if (seen.is_empty()) return;
            canvas_.fill(Rect{{x(seen.min), area_.min.y}, {x(seen.max), area_.max.y}}, color);
        };
        span(plot_.inside, with_alpha(ink_, 0.08));
        span(overlap(card_.of.inside, Range{0, 1}), with_alpha(colors_.result_fill, 0.16));
    }

    void draw_axis() {
        for (const double time : {0.0, 1.0}) {
            const float across = canvas_.crisp(x(time), 1);
            canvas_.line({across, area_.min.y}, {across, area_.max.y}, {colors_.faint, 1});
        }
        for (const double edge : {plot_.band.min, plot_.band.max}) {
            if (plot_.terms[2] > 0 && edge == 0) continue;
            const float height = canvas_.crisp(y(edge), 1);
            canvas_.line({area_.min.x, height}, {area_.max.x, height},
                         {with_alpha(ink_, 0.8), is_lit_edge(edge) ? 2.5F : 1,
                          plot_.is_down ? dotted : dashed});
        }
    }

    bool is_lit_edge(double edge) const {
        if (plot_.terms[2] > 0) return lights("radius");
        const std::string name = plot_.name.substr(0, 1);
        const bool is_near = (edge == plot_.band.min) == (plot_.terms[1] >= 0);
        return lights((is_near ? "near edge " : "far edge ") + name);
    }

    void draw_curve() {
        const auto piece = [&](double from, double to, const Stroke& stroke) {
            constexpr int pieces = 64;
            std::vector<Pt> points;
            for (int i = 0; i <= pieces; ++i) points.push_back(at(from + (to - from) * i / pieces));
            canvas_.polyline(points, false, stroke);
        };
        piece(times_shown.min, 0, {with_alpha(ink_, 0.45), 1.25F, {3, 3}});
        piece(1, times_shown.max, {with_alpha(ink_, 0.45), 1.25F, {3, 3}});
        const std::string delta = "delta " + plot_.name.substr(0, 1);
        piece(0, 1, {ink_, lights(plot_.label) || lights(delta) ? 3.0F : 2.0F});
    }

    /// The numbers of the edges, left of the plot. Two that are close move apart.
    void draw_edges() {
        const bool is_square = plot_.terms[2] > 0;
        float low = y(plot_.band.min), high = y(plot_.band.max);
        const bool has_low = is_in_view(low) && !is_square, has_high = is_in_view(high);
        constexpr float apart = 13;
        if (has_low && has_high && std::abs(low - high) < apart) {
            const float middle = (low + high) / 2, half = low < high ? -apart / 2 : apart / 2;
            low = middle + half;
            high = middle - half;
        }
        if (has_low) number_left(low, term_text(plot_.band.min));
        if (has_high) number_left(high, is_square ? "r²" : term_text(plot_.band.max));
    }

    void number_left(float height, const std::string& text) {
        constexpr float most = left_gutter - 8;
        float size = plot_number_size;
        while (size > 8 && canvas_text_width(text, size) > most) size -= 0.5F;
        const float width = canvas_text_width(text, size);
        const float base = std::clamp(height + 4, area_.min.y + 9, area_.max.y - 1);
        canvas_.text({area_.min.x - 7 - width, base}, text, {colors_.soft, size});
    }

    /// The name of the quantity, where its curve leaves the plot.
    void draw_name() {
        float height = y(plot_.at(times_shown.max));
        height = std::clamp(height, area_.min.y + 8, area_.max.y - 6);
        canvas_.text({area_.max.x + 7, height + 4}, plot_.name, {ink_, plot_name_size});
    }

    /// Where it enters or leaves the band.
    void draw_mark(std::size_t which) {
        if (plot_.inside.is_empty()) return;
        const double time = which == 0 ? plot_.inside.min : plot_.inside.max;
        if (time < times_shown.min || time > times_shown.max) return;
        const Pt place = at(time);
        const bool lit = lights(plot_.ends[which]) || lights(which == 0 ? "near" : "far");
        const Rgba color = plot_.terms[2] > 0 ? colors_.result : ink_;
        canvas_.line(place, {place.x, area_.max.y}, {with_alpha(color, 0.6), 1, {2, 3}});
        const float radius = mark_radius + (lit ? 2.0F : 0.0F);
        canvas_.disc(place, radius, colors_.canvas);
        canvas_.ring(place, radius, {color, 2});
        const std::string text = spoken(time);
        const float width = canvas_text_width(text, plot_number_size);
        const float off = radius + 4;
        // Entries are named on the left and exits on the right, so that they don't meet.
        float left = which == 0 ? place.x - off - width : place.x + off;
        if (left < area_.min.x + 2) left = place.x + off;
        if (left + width > area_.max.x - 2) left = place.x - off - width;
        // On the side of the mark where the curve isn't.
        const double slope = plot_.terms[1] + 2 * plot_.terms[2] * time;
        const bool falls = (slope < 0) != plot_.is_down;
        const bool is_left = left < place.x;
        const float beside = falls == is_left ? 15.0F : -6.0F;
        const float base = std::clamp(place.y + beside, area_.min.y + 11, area_.max.y - 4);
        canvas_.text({left, base}, text,
                     {color, plot_number_size, with_alpha(colors_.canvas, 0.9)});
        card_.spots.push_back({{{std::min(left, place.x - 8), base - 12},
                                {std::max(left + width, place.x + 8), base + 12}},
                               plot_.ends[which]});
    }

    void draw_moment() {
        const float across = canvas_.crisp(x(card_.moment), 1);
        canvas_.line({across, area_.min.y}, {across, area_.max.y}, {colors_.text, 1});
        const Pt place = at(card_.moment);
        if (is_in_view(place.y)) canvas_.disc(place, 3.5F, colors_.text);
    }

    static constexpr float plot_name_size = 12;
    Canvas& canvas_;
    DerivationCard& card_;
    const DerivationPlot& plot_;
    Rect area_;
    const Palette& colors_;
    Rgba ink_;
    Range shown_;
};

/// "t 0.316   x −16   y −10"
void draw_readout(Canvas& canvas, const DerivationCard& card, Pt base) {
    const Palette& colors = palette(card.theme);
    const auto part = [&](const std::string& text, Rgba color) {
        draw_aligned(canvas, base, text, {color, 12});
        base.x += canvas_text_width(text, 12);
    };
    part("t = ", colors.soft);
    part(spoken(card.moment), colors.text);
    for (const DerivationPlot& plot : card.of.plots) {
        part("   " + plot.name.substr(0, plot.name.find('(')) + " = ", colors.soft);
        part(term_text(plot.at(card.moment)), color_of(plot.ink, colors));
    }
}

/// The times below the last plot, and the handle of the moment.
void draw_times(Canvas& canvas, const DerivationCard& card, float top) {
    const Palette& colors = palette(card.theme);
    const DerivationScrub& scrub = *card.scrub;
    const float quarter = scrub.at(0.25) - scrub.at(0);
    for (const double time : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        const bool is_end = time == 0 || time == 1;
        if (!is_end && (time == 0.5 ? 2 : 1) * quarter < 40) continue;
        const std::string text = is_end ? (time == 0 ? "0" : "1") : spoken(time).substr(0, 4);
        const float width = canvas_text_width(text, plot_number_size);
        canvas.text({scrub.at(time) - width / 2, top + 20}, text, {colors.soft, plot_number_size});
    }
    canvas.text({scrub.right + 7, top + 20}, "t", {colors.soft, plot_number_size});
    const float x = scrub.at(card.moment);
    const std::array<Pt, 3> knob{Pt{x, top + 1}, Pt{x + 5, top + 8}, Pt{x - 5, top + 8}};
    canvas.fill(knob, colors.text);
}

}  // namespace

void draw_derivation_plots(Canvas& canvas, DerivationCard& card, Rect area) {
    const float left = area.min.x + left_gutter, right = area.max.x - right_gutter;
    const float top = area.min.y + readout_height, bottom = area.max.y - times_height;
    if (right - left < 60 || bottom - top < 40) return;
    card.scrub = DerivationScrub{
        {{left, area.min.y + readout_height}, {right, area.max.y}}, left, right, times_shown};
    draw_readout(canvas, card, {area.min.x, area.min.y + 14});
    const auto count = static_cast<float>(card.of.plots.size());
    const float height = (bottom - top - (count - 1) * between_plots) / count;
    float y = top;
    for (const DerivationPlot& plot : card.of.plots) {
        PlotPainter(canvas, card, plot, {{left, y}, {right, y + height}}).draw();
        y += height + between_plots;
    }
    draw_times(canvas, card, bottom);
}

}  // namespace lab
