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
constexpr float legend_row_height = 20;

struct Entry {
    Meaning meaning;
    const char* text;
};
constexpr std::array<Entry, 26> entries{{{Meaning::start, "Start"},
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
                                         {Meaning::step_end, "Tested place"},
                                         {Meaning::trail, "Last second"},
                                         {Meaning::platform, "Platform’s path"},
                                         {Meaning::unmet, "Not met"},
                                         {Meaning::other, "Compared"}}};

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
        case Meaning::trail:
            canvas.line({middle.x - half, middle.y}, middle, {colors.clear_fill, 2});
            canvas.line(middle, {middle.x + half, middle.y}, {colors.result_fill, 2});
            break;
        case Meaning::platform:
            canvas.line({middle.x - half, middle.y}, {middle.x + half, middle.y},
                        {colors.soft, 1, dotted});
            break;
        case Meaning::unmet:
            canvas.polyline(soft_square(middle, half - 1, 0.5F), true, {unmet_obstacle(colors), 2});
            break;
        case Meaning::visited_cell:
        case Meaning::visited_node:
            canvas.polyline(soft_square(middle, half - 0.5F, 0.5F), true, {colors.y, 1, {4, 3}});
            break;
        case Meaning::other:
            canvas.polyline(soft_square(middle, half - 0.5F, 2.5F), true, {colors.y, 1.5F, {3, 2}});
            break;
        case Meaning::y_slab:
            draw_slab_swatch(canvas, middle, colors.y, {2, 2});
            break;
    }
}

/// Divides the entries into rows of at most this width.
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

}  // namespace

/// At the right of the footer, in at most two rows.
void draw_legend(Sheet& sheet) {
    constexpr std::size_t most_rows = 2;
    const Rect& footer = sheet.picture.footer;
    const float right = footer.max.x - legend_inset;
    const float room = right - std::max(sheet.scale_end, footer.min.x) - legend_inset;
    std::set<Meaning> told = sheet.used;
    auto rows = rows_of(told, room);
    // Entries whose meaning is also written beside them in the picture are left out first.
    for (const Meaning named : {Meaning::construction, Meaning::start, Meaning::clear}) {
        if (rows.size() <= most_rows) break;
        told.erase(named);
        rows = rows_of(told, room);
    }
    rows.resize(std::min(rows.size(), most_rows));
    const auto rows_above = static_cast<float>(rows.empty() ? 0 : rows.size() - 1);
    float y = footer.max.y - footer_base - legend_row_height * rows_above;
    for (const std::vector<Entry>& row : rows) {
        float width = -between;
        for (const Entry& entry : row) width += width_of(entry) + between;
        float x = right - width;
        for (const Entry& entry : row) {
            const float left = sheet.canvas.crisp(x, 2), middle = sheet.canvas.crisp(y, 1);
            draw_swatch(sheet.canvas, sheet.colors, entry.meaning, {left + swatch / 2, middle});
            sheet.canvas.text({left + swatch + 7, middle + 4}, entry.text,
                              {.color = sheet.colors.soft, .size = size});
            x += width_of(entry) + between;
        }
        y += legend_row_height;
    }
}

}  // namespace lab
