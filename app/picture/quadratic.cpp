// The quadratic equation of a path against a circle. Each term has the colour of the lengths in the
// scene that it is made of.
#include "explain/quadratic.hpp"

#include <algorithm>
#include <cmath>

#include "explain/sentence.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

/// A row of text in several colours.
struct KeyRow {
    struct Part {
        std::string text;
        Rgba color;
    };
    std::vector<Part> parts;
    std::optional<Stroke> swatch{};  ///< a sample of the line in the scene

    float width() const;
};

constexpr float key_size = 12, key_row_height = 18, key_inset = 16;
constexpr float sample_width = 16, sample_gap = 8;

float KeyRow::width() const {
    float width = swatch ? sample_width + sample_gap : 0;
    for (const Part& part : parts) width += canvas_text_width(part.text, key_size);
    return width;
}

class QuadraticPainter {
public:
    QuadraticPainter(Sheet& sheet, const Quadratic& of) : sheet_(sheet), of_(of) {
        // The lengths are drawn beside the path, on the side where the center is not.
        const Vec2 across = perpendicular((1 / of.extent) * of.path.delta);
        away_ = dot(across, of.center - of.path.start) > 0 ? -across : across;
    }

    void draw() {
        draw_grown();
        draw_lengths();
        draw_roots();
        if (sheet_.picture.labels) draw_key();
    }

private:
    Stroke line_of_a() const { return {sheet_.colors.x, 2}; }
    Stroke line_of_b() const { return {sheet_.colors.y, 2}; }
    Stroke line_of_c() const { return {sheet_.colors.text, 2}; }
    Stroke line_of_radius() const { return {sheet_.colors.text, 1.5F, dashed}; }

    /// A position beside the path, this many points away.
    Vec2 beside(Vec2 at, double points) const {
        return at + (points / sheet_.camera.state.zoom) * away_;
    }

    /// A ray hits the circle itself; a swept circle is a point that hits the grown one.
    void draw_grown() {
        const Query& query = *sheet_.query();
        if (query.kind == QueryKind::raycast) return;
        sheet_.outline(Rounded{{of_.center}, of_.radius}, {sheet_.colors.soft, 1.5F, dashed});
        sheet_.used.insert(Meaning::sum);
    }

    void measure(Vec2 from, Vec2 to, const Stroke& stroke, const std::string& text, Vec2 side) {
        const auto seen = visible(from, to, sheet_.camera);
        if (!seen) return;
        sheet_.line(from, to, stroke);
        constexpr float half_tick = 4;
        const Pt along = direction(seen->first, seen->second);
        const Pt across{-half_tick * along.y, half_tick * along.x};
        for (const Pt end : {seen->first, seen->second})
            sheet_.canvas.line(end - across, end + across, {stroke.color, 1.5F});
        const Pt toward{static_cast<float>(side.x), static_cast<float>(side.y)};
        sheet_.label({0.5F * (seen->first + seen->second), text, stroke.color, 9, toward});
    }

    void draw_lengths() {
        constexpr double first_row = 20, second_row = 44;
        const Vec2 start = of_.path.start, foot = of_.foot();
        sheet_.construct(start, beside(start, second_row));
        sheet_.construct(of_.path.end(), beside(of_.path.end(), first_row));
        sheet_.construct(of_.center, beside(foot, second_row));
        measure(beside(start, first_row), beside(of_.path.end(), first_row), line_of_a(),
                "path " + spoken(of_.extent), away_);
        measure(beside(start, second_row), beside(foot, second_row), line_of_b(),
                "ahead " + spoken(of_.ahead), away_);
        const Vec2 onward =
            of_.distance > 0 ? (1 / of_.distance) * (of_.center - of_.path.start) : -away_;
        if (of_.distance > 0)
            measure(start, of_.center, line_of_c(), "distance " + spoken(of_.distance), -away_);
        if (of_.radius > 0)
            measure(of_.center, of_.center + of_.radius * onward, line_of_radius(),
                    "radius " + spoken(of_.radius), -away_);
    }

    void draw_roots() {
        if (!of_.roots) return;
        const auto [first, last] = *of_.roots;
        if (first < 0) sheet_.construct(of_.path.start, of_.path.at(first));
        if (last > 1) sheet_.construct(of_.path.end(), of_.path.at(last));
        for (const double time : {first, last}) {
            const Pt at = sheet_.at(of_.path.at(time));
            draw_crossing(sheet_, at, {sheet_.colors.result_fill, 2});
            sheet_.label({at, "t " + spoken(time), sheet_.colors.result, 10, {0.7F, 0.7F}});
        }
        sheet_.used.insert(Meaning::result);
    }

    std::vector<KeyRow> key() const {
        const Palette& colors = sheet_.colors;
        const auto sign = [](double value) { return value < 0 ? " − " : " + "; };
        const auto term = [&](const char* name, const Stroke& line, const char* text) {
            return KeyRow{{{name, line.color}, {text, colors.soft}}, line};
        };
        return {{{{spoken(of_.a), colors.x},
                  {" t²" + std::string(sign(of_.b)), colors.soft},
                  {spoken(std::abs(of_.b)), colors.y},
                  {" t" + std::string(sign(of_.c)), colors.soft},
                  {spoken(std::abs(of_.c)), colors.text},
                  {" = 0", colors.soft}}},
                term("a", line_of_a(), " = path²"),
                term("b", line_of_b(), " = −2 · ahead · path"),
                term("c", line_of_c(), " = distance² − radius²"),
                {{{of_.solution(), colors.result}}}};
    }

    /// The equation and the meaning of its terms, in a corner of the canvas.
    void draw_key() {
        const std::vector<KeyRow> rows = key();
        float width = 0;
        for (const KeyRow& row : rows) width = std::max(width, row.width());
        const Rect& area = sheet_.camera.area;
        const float height = key_row_height * static_cast<float>(rows.size());
        const Rect box{{area.min.x, area.min.y},
                       {area.min.x + width + 2 * key_inset, area.min.y + height + key_inset + 6}};
        if (box.width() > area.width() || box.height() > area.height()) return;
        sheet_.board.keep_free(box);
        draw_backing(sheet_, box);
        float base = area.min.y + key_inset + key_size - 2;
        for (const KeyRow& row : rows) {
            float x = area.min.x + key_inset;
            if (row.swatch) {
                const float y = sheet_.canvas.crisp(base - 4, row.swatch->width);
                sheet_.canvas.line({x, y}, {x + sample_width, y}, *row.swatch);
                x += sample_width + sample_gap;
            }
            for (const KeyRow::Part& part : row.parts) {
                sheet_.canvas.text({x, base}, part.text, {part.color, key_size});
                x += canvas_text_width(part.text, key_size);
            }
            base += key_row_height;
        }
    }

    Sheet& sheet_;
    const Quadratic& of_;
    Vec2 away_;
};

}  // namespace

bool has_quadratic(const Sheet& sheet) {
    const Query* query = sheet.query();
    return sheet.shows(Layer::quadratic) && query != nullptr &&
           quadratic_of(sheet.scene, *query).has_value();
}

void draw_quadratic(Sheet& sheet) {
    if (const auto quadratic = quadratic_of(sheet.scene, *sheet.query()))
        QuadraticPainter(sheet, *quadratic).draw();
}

}  // namespace lab
