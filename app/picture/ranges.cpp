// Ranges, each on its own row above a number line.
#include <algorithm>
#include <cmath>

#include "geometry/decimal.hpp"
#include "geometry/grid.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

constexpr float range_width = 6;

void draw_number_line(Sheet& sheet) {
    const Rect& area = sheet.camera.area;
    const float y = sheet.canvas.crisp(sheet.at({}).y, 1);
    const Stroke stroke{sheet.colors.soft, 1};
    sheet.canvas.line({area.min.x, y}, {area.max.x, y}, stroke);
    constexpr double least_spacing = 48;
    const double step = nice_step_from(least_spacing / sheet.camera.state.zoom);
    const double first = std::ceil(sheet.camera.to_world(area.min).x / step);
    constexpr int enough = 500;
    constexpr float size = 11;
    for (int i = 0; i < enough; ++i) {
        const double value = (first + i) * step;
        const float x = sheet.canvas.crisp(sheet.at({value, 0}).x, 1);
        if (x > area.max.x) break;
        sheet.canvas.line({x, y - 4}, {x, y + 4}, stroke);
        if (!sheet.picture.labels) continue;
        const std::string text = with_true_minus(decimal(value, 9));
        const float width = canvas_text_width(text, size);
        const Rect box{{x - width / 2, y + 8}, {x + width / 2, y + 8 + size}};
        if (box.min.x < area.min.x + 6 || box.max.x > area.max.x - 6) continue;
        sheet.canvas.text({box.min.x, box.max.y}, text, {sheet.colors.soft, size});
        sheet.board.keep_free(box);
    }
}

/// A range. A single number is a disc, since a bar of no length is invisible.
void draw_bar(Sheet& sheet, Pt from, Pt to, Rgba color) {
    constexpr float single = 4.5F;
    if (std::abs(to.x - from.x) >= range_width)
        return sheet.canvas.line(from, to, {color, range_width});
    sheet.canvas.disc({(from.x + to.x) / 2, from.y}, single, color);
}

Look range_look(const Sheet& sheet, const std::string& name) {
    const std::vector<Query>& queries = sheet.scene.queries;
    const std::vector<Answer>& answers = sheet.picture.evaluation.answers;
    for (std::size_t i = 0; i < queries.size() && i < answers.size(); ++i) {
        if (queries[i].mover != name) continue;
        return says_hit(answers[i]) ? Look::blocked : Look::clear;
    }
    return Look::world;
}

void draw_range(Sheet& sheet, const NamedShape& shape, const Range& range) {
    const Look look = range_look(sheet, shape.name);
    const Rgba color = color_of(sheet, look);
    const Vec2 min = range_place(sheet.scene, shape.name, range.min, sheet.camera);
    const Vec2 max = range_place(sheet.scene, shape.name, range.max, sheet.camera);
    const Pt from = sheet.at(min), to = sheet.at(max);
    const float ground = sheet.at({}).y;
    for (const Pt end : {from, to}) {
        sheet.canvas.line(end, {end.x, ground}, {with_alpha(color, 0.5), 1, {2, 4}});
        sheet.board.avoid(end, {end.x, ground});
    }
    draw_bar(sheet, from, to, color);
    if (look == Look::blocked) {
        if (const auto seen = visible(min, max, sheet.camera)) {
            for (const auto& [a, b] : ticks(*seen, 12, 7))
                sheet.canvas.line(a, b, {sheet.colors.canvas, 1.5F});
        }
        sheet.used.insert(Meaning::blocked);
    }
    if (look == Look::clear) sheet.used.insert(Meaning::clear);
    sheet.board.keep_free(
        {{std::min(from.x, to.x) - 8, from.y - 7}, {std::max(from.x, to.x) + 8, from.y + 7}});
    sheet.label({{std::min(from.x, to.x) - 8, from.y}, shape.name, sheet.colors.text, 8, {-1, 0}});
    const bool is_one = range.min == range.max;
    sheet.label({from, is_one ? "min = max" : "min", sheet.colors.soft, 10, {0, -1}, 11});
    if (!is_one) sheet.label({to, "max", sheet.colors.soft, 10, {0, -1}, 11});
}

/// Draws the common part of two ranges on the number line.
void draw_common(Sheet& sheet, const Query& query) {
    const NamedShape* mover = find_shape(sheet.scene, query.mover);
    if (mover == nullptr || !std::holds_alternative<Range>(mover->geometry)) return;
    Range common = std::get<Range>(mover->geometry);
    for (const std::string& name : query.obstacles) {
        const NamedShape* other = find_shape(sheet.scene, name);
        if (other == nullptr || !std::holds_alternative<Range>(other->geometry)) continue;
        common = overlap(common, std::get<Range>(other->geometry));
    }
    if (common.is_empty()) return;
    const Pt from = sheet.at({common.min, 0}), to = sheet.at({common.max, 0});
    sheet.canvas.line(from, to, {sheet.colors.result_fill, range_width});
    sheet.used.insert(Meaning::result);
}

}  // namespace

void draw_ranges(Sheet& sheet) {
    if (!has_ranges(sheet.scene)) return;
    draw_number_line(sheet);
    for (const NamedShape& shape : sheet.scene.shapes) {
        if (const auto* range = std::get_if<Range>(&shape.geometry))
            draw_range(sheet, shape, *range);
    }
    for (const Query& query : sheet.scene.queries) draw_common(sheet, query);
}

}  // namespace lab
