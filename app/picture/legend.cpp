#include <algorithm>
#include <array>
#include <utility>

#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

constexpr float swatch = 11;
constexpr float size = 11;
constexpr float between = 20;
constexpr float legend_inset = 22;
constexpr float legend_row_height = 22;

struct Entry {
    Meaning meaning;
    const char* text;
};
constexpr std::array<Entry, 22> entries{{{Meaning::start, "Start"},
                                         {Meaning::asker, "Query"},
                                         {Meaning::clear, "Clear"},
                                         {Meaning::blocked, "Blocked"},
                                         {Meaning::result, "Result"},
                                         {Meaning::sum, "Inflated"},
                                         {Meaning::shrunk, "Mover as a point"},
                                         {Meaning::crossing, "Crossing"},
                                         {Meaning::construction, "Construction"},
                                         {Meaning::later, "Would stop later"},
                                         {Meaning::x_slab, "x slab"},
                                         {Meaning::y_slab, "y slab"},
                                         {Meaning::x_span, "x span"},
                                         {Meaning::y_span, "y span"},
                                         {Meaning::tested, "Tested"},
                                         {Meaning::untested, "Not tested"},
                                         {Meaning::tested_pair, "Tested pair"},
                                         {Meaning::reach, "Grown query box"},
                                         {Meaning::visited_cell, "Visited cell"},
                                         {Meaning::visited_node, "Visited node"},
                                         {Meaning::visited_rank, "Visited span"},
                                         {Meaning::step_end, "Tested place"}}};

float width_of(const Entry& entry) {
    return swatch + 7 + canvas_text_width(entry.text, size);
}

void draw_slab_swatch(Canvas& canvas, Pt middle, Rgba color, Dash dash) {
    constexpr float half = swatch / 2;
    canvas.fill(soft_square(middle, half, 2.5F), with_alpha(color, 0.25));
    canvas.line({middle.x - half, middle.y}, {middle.x + half, middle.y}, {color, 2, dash});
}

void draw_swatch(Canvas& canvas, const Palette& colors, Meaning meaning, Pt middle) {
    constexpr float half = swatch / 2;
    const std::vector<Pt> square = soft_square(middle, half, 2.5F);
    switch (meaning) {
        case Meaning::clear:
            canvas.fill(square, colors.clear_fill);
            break;
        case Meaning::result:
            canvas.fill(square, colors.result_fill);
            break;
        case Meaning::asker:
            canvas.polyline(soft_square(middle, half - 1, 0.5F), true, {colors.x, 2});
            break;
        case Meaning::start:
            canvas.ring(middle, half - 1, {colors.x, 2});
            break;
        case Meaning::blocked:
            canvas.fill(square, colors.blocked_fill);
            for (const auto& [from, to] : hatching(square, 3.6F)) {
                canvas.line(from, to, {colors.canvas, 1.2F});
            }
            break;
        case Meaning::sum:
            canvas.polyline(soft_square(middle, half - 0.5F, 2.5F), true,
                            {colors.soft, 1.5F, {3, 2}});
            break;
        case Meaning::shrunk:
            canvas.disc(middle, 3.5F, colors.text);
            break;
        case Meaning::crossing:
            canvas.polyline(diamond(middle, 5.5F), true, {colors.soft, 2});
            break;
        case Meaning::construction:
            canvas.line({middle.x - half, middle.y}, {middle.x + half, middle.y},
                        {colors.soft, 1, {3, 3}});
            break;
        case Meaning::later:
            canvas.polyline(soft_square(middle, half - 0.5F, 0.5F), true, {colors.soft, 1, {2, 2}});
            break;
        case Meaning::x_slab:
            draw_slab_swatch(canvas, middle, colors.x, {4, 2.5F});
            break;
        case Meaning::x_span:
            canvas.line({middle.x - half, middle.y}, {middle.x + half, middle.y}, {colors.x, 5});
            break;
        case Meaning::y_span:
            canvas.line({middle.x, middle.y - half}, {middle.x, middle.y + half}, {colors.y, 5});
            break;
        case Meaning::tested:
            canvas.polyline(soft_square(middle, half - 1, 0.5F), true,
                            {mixed(colors.world, colors.text, 0.6), 1.5F});
            break;
        case Meaning::tested_pair:
            canvas.line({middle.x - half, middle.y}, {middle.x + half, middle.y},
                        {mixed(colors.world, colors.text, 0.6), 1.5F, dotted});
            break;
        case Meaning::untested:
            canvas.fill(soft_square(middle, half - 1, 0.5F), with_alpha(colors.world, 0.35));
            break;
        case Meaning::reach:
            canvas.polyline(soft_square(middle, half - 0.5F, 0.5F), true, {colors.x, 1, {2, 2}});
            break;
        case Meaning::visited_rank:
            canvas.line({middle.x - half, middle.y}, {middle.x + half, middle.y}, {colors.y, 2});
            break;
        case Meaning::step_end:
            canvas.ring(middle, half - 1, {colors.x, 1.5F});
            break;
        case Meaning::visited_cell:
        case Meaning::visited_node:
            canvas.polyline(soft_square(middle, half - 0.5F, 0.5F), true, {colors.y, 1, {4, 3}});
            break;
        case Meaning::y_slab:
            draw_slab_swatch(canvas, middle, colors.y, {2, 2});
            break;
    }
}

/// The entries in rows that are at most so wide.
std::vector<std::vector<Entry>> rows_of(const std::set<Meaning>& used, float widest) {
    std::vector<std::vector<Entry>> rows;
    float width = 0;
    for (const Entry& entry : entries) {
        if (used.count(entry.meaning) == 0) continue;
        const float more = width_of(entry) + between;
        if (rows.empty() || width + more > widest) {
            rows.emplace_back();
            width = 0;
        }
        rows.back().push_back(entry);
        width += more;
    }
    return rows;
}

struct LegendRows {
    std::vector<std::vector<Entry>> rows;
    float below = 0;  ///< what they leave free for the scale bar

    float height() const { return legend_row_height * static_cast<float>(rows.size() + 1) + below; }
};

/// Beside the scale bar where a row or two have room there, else above it: the lower they are, the
/// less of the picture is under them.
LegendRows placed_rows(const Sheet& sheet, const std::set<Meaning>& told) {
    const Rect& area = sheet.camera.area;
    const float room = area.width() - 2 * legend_inset;
    const bool is_below = sheet.scale && sheet.scale->max.y > (area.min.y + area.max.y) / 2;
    if (!is_below) return {rows_of(told, room), 0};
    std::vector<std::vector<Entry>> beside =
        rows_of(told, area.max.x - legend_inset - sheet.scale->max.x);
    const bool is_low = beside.size() <= 2;
    if (is_low) return {std::move(beside), 0};
    return {rows_of(told, room), legend_row_height + 8};
}

Palette faded(Palette colors, double alpha) {
    for (Rgba* color : {&colors.canvas, &colors.text, &colors.soft, &colors.world, &colors.x,
                        &colors.y, &colors.clear_fill, &colors.blocked_fill, &colors.result_fill})
        *color = with_alpha(*color, alpha);
    return colors;
}

}  // namespace

double solidity(const Sheet& sheet, const Rect& room) {
    constexpr float reach = 10;
    constexpr double least = 0.25;
    float nearest = reach;
    for (const Handle& handle : handles_of(sheet.picture.evaluation, sheet.camera)) {
        const Pt at = sheet.at(handle.at);
        const Pt inside{std::clamp(at.x, room.min.x, room.max.x),
                        std::clamp(at.y, room.min.y, room.max.y)};
        nearest = std::min(nearest, distance(at, inside));
    }
    return least + (1 - least) * static_cast<double>(nearest / reach);
}

void draw_legend(Sheet& sheet) {
    const Rect& area = sheet.camera.area;
    std::set<Meaning> told = sheet.used;
    LegendRows placed = placed_rows(sheet, told);
    const auto is_too_high = [&] { return placed.height() > area.height() / 3; };
    // On a small canvas it would hide what it explains: what has its name in place, too, goes
    // first.
    for (const Meaning named : {Meaning::construction, Meaning::start, Meaning::clear}) {
        if (!is_too_high()) break;
        told.erase(named);
        placed = placed_rows(sheet, told);
    }
    if (is_too_high()) return;
    const auto& rows = placed.rows;
    const float bottom = area.max.y - legend_inset - placed.below;
    float y = bottom - legend_row_height * static_cast<float>(rows.empty() ? 0 : rows.size() - 1);
    for (const std::vector<Entry>& row : rows) {
        float width = -between;
        for (const Entry& entry : row) width += width_of(entry) + between;
        float x = area.max.x - legend_inset - width;
        const Rect behind{{x - 10, y - legend_row_height / 2},
                          {area.max.x - legend_inset + 8, y + legend_row_height / 2}};
        const double seen = solidity(sheet, behind);
        sheet.canvas.fill(behind, with_alpha(sheet.colors.canvas, 0.85 * seen));
        const Palette colors = faded(sheet.colors, seen);
        sheet.board.keep_free({behind.min, {area.max.x, behind.max.y}});
        for (const Entry& entry : row) {
            const float left = sheet.canvas.crisp(x, 2), middle = sheet.canvas.crisp(y, 1);
            draw_swatch(sheet.canvas, colors, entry.meaning, {left + swatch / 2, middle});
            sheet.canvas.text({left + swatch + 7, middle + 4}, entry.text,
                              {colors.soft, size, with_alpha(colors.canvas, 0.9 * seen)});
            x += width_of(entry) + between;
        }
        y += legend_row_height;
    }
}

}  // namespace lab
