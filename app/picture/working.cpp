// The intermediate values of the selected query's algorithm.
#include <algorithm>

#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

class WorkingPainter {
public:
    WorkingPainter(Sheet& sheet, const Figure& figure) : sheet_(sheet), figure_(figure) {
        const std::vector<std::string>& lit = sheet.picture.lit;
        is_lit_ =
            !figure.label.empty() && std::find(lit.begin(), lit.end(), figure.label) != lit.end();
    }

    void draw() {
        switch (figure_.kind) {
            case Figure::Kind::dot:
                dot();
                break;
            case Figure::Kind::crossing:
                draw_crossing(sheet_, sheet_.at(figure_.at[0]), stroke(2));
                words(sheet_.at(figure_.at[0]), {0.7F, -0.7F}, 10);
                break;
            case Figure::Kind::line:
                line();
                break;
            case Figure::Kind::length:
                length();
                break;
            case Figure::Kind::arrow:
                velocity();
                break;
            case Figure::Kind::arc:
                arc();
                break;
            case Figure::Kind::grown:
                shape(stroke(1.5F, dashed), Meaning::sum);
                break;
            case Figure::Kind::ghost:
                shape(stroke(1, {2, 2}), Meaning::later);
                break;
            case Figure::Kind::step_end:
                shape(stroke(1.5F), Meaning::step_end);
                break;
        }
    }

private:
    /// Text takes a darker shade than lines and areas of the same colour.
    Rgba ink(bool for_words) const {
        const Palette& colors = sheet_.colors;
        if (is_lit_) return colors.text;
        switch (figure_.ink) {
            case Figure::Ink::asked:
                return colors.x;
            case Figure::Ink::result:
                return for_words ? colors.result : colors.result_fill;
            case Figure::Ink::help:
                break;
        }
        return colors.soft;
    }
    Stroke stroke(float width, Dash dash = {}) const {
        return {ink(false), is_lit_ ? width + 1 : width, dash};
    }

    void words(Pt at, Pt toward, float gap) {
        if (!figure_.text.empty()) sheet_.label({at, figure_.text, ink(true), gap, toward});
    }

    void dot() {
        const Pt at = sheet_.at(figure_.at[0]);
        sheet_.canvas.disc(at, is_lit_ ? 4.5F : 3.5F, ink(false));
        sheet_.board.keep_free(at, 6);
        words(at, {0.7F, -0.7F}, 10);
    }

    /// Draws a line whose text is at an end, clear of the shapes that the line connects.
    void line() {
        if (figure_.ink == Figure::Ink::help && !is_lit_) {
            sheet_.construct(figure_.at[0], figure_.at[1]);
        } else {
            sheet_.line(figure_.at[0], figure_.at[1], stroke(1, dashed));
        }
        const auto seen = visible(figure_.at[0], figure_.at[1], sheet_.camera);
        if (!seen || figure_.text.empty()) return;
        const Rect& area = sheet_.camera.area;
        const Pt first = seen->first, along = direction(first, seen->second);
        // Moves the text from outside the area to a place well inside.
        constexpr float inset = 34, step = 4;
        Pt at = first;
        const float whole = distance(first, seen->second);
        for (float gone = 0; gone < whole; gone += step) {
            at = first + gone * along;
            const bool inside = at.x > area.min.x + inset && at.x < area.max.x - inset &&
                                at.y > area.min.y + inset && at.y < area.max.y - inset;
            if (inside) break;
        }
        words(at, {along.y, -along.x}, 9);
    }

    void length() {
        const auto seen = visible(figure_.at[0], figure_.at[1], sheet_.camera);
        if (!seen) return;
        const Pt from = seen->first, to = seen->second;
        const Pt along = direction(from, to);
        constexpr float half_tick = 4;
        const Pt across{-half_tick * along.y, half_tick * along.x};
        sheet_.line(figure_.at[0], figure_.at[1], stroke(2));
        for (const Pt end : {from, to})
            sheet_.canvas.line(end - across, end + across, stroke(1.5F));
        words(0.5F * (from + to), {along.y, -along.x}, 9);
    }

    void velocity() {
        const auto seen = visible(figure_.at[0], figure_.at[1], sheet_.camera);
        if (!seen) return;
        arrow(sheet_.canvas, seen->first, seen->second, stroke(2));
        sheet_.board.avoid(seen->first, seen->second);
        words(seen->second, direction(seen->first, seen->second), 8);
    }

    /// The smaller of the two arcs between the ends. Its text is beyond its middle.
    void arc() {
        constexpr int pieces = 24;
        const Vec2 center = figure_.at[0], from = figure_.at[1] - center,
                   to = figure_.at[2] - center;
        const double radius = isect::length(from);
        std::vector<Pt> points;
        for (int i = 0; i <= pieces; ++i) {
            const double share = static_cast<double>(i) / pieces;
            const Vec2 between = (1 - share) * from + share * to;
            points.push_back(sheet_.at(center + (radius / isect::length(between)) * between));
        }
        sheet_.canvas.polyline(points, false, stroke(2));
        sheet_.board.avoid(points);
        const Pt middle = points[pieces / 2];
        words(middle, direction(sheet_.at(center), middle), 8);
    }

    void shape(const Stroke& edge, Meaning meaning) {
        const std::vector<Pt> points = outline(figure_.shape, sheet_.camera);
        if (points.empty()) return;
        sheet_.outline(figure_.shape, edge);
        sheet_.used.insert(meaning);
        const Rect room = bounds_of(points);
        words({(room.min.x + room.max.x) / 2, room.min.y}, {0, -1}, 6);
    }

    Sheet& sheet_;
    const Figure& figure_;
    bool is_lit_{};
};

}  // namespace

void draw_working(Sheet& sheet) {
    for (const Figure& figure : sheet.picture.reason->figures) WorkingPainter(sheet, figure).draw();
}

}  // namespace lab
