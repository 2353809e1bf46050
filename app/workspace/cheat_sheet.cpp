#include "workspace/cheat_sheet.hpp"

#include <algorithm>
#include <sstream>

#include "lessons/step_opening.hpp"
#include "picture/scene_picture.hpp"

namespace lab {

namespace {

constexpr float page_margin = 26, head_height = 30, gutter = 10, picture_height = 42;
constexpr float title_text = 9, line_text = 6.4F, line_height = 8.4F;
constexpr std::size_t sheet_columns = 3;

void add_block(SheetEntry& entry, const Block& block, const LessonStep& step) {
    if (block.marker != "sheet") return;
    if (entry.step == nullptr) entry.step = &step;
    std::istringstream lines(plain_text(block));
    for (std::string line; std::getline(lines, line);) entry.lines.push_back(line);
}

/// The scene of a step as it opens, without names, which would be too small to read.
void draw_step(Canvas& canvas, const LessonStep& step, const Rect& area) {
    const Evaluation now = evaluation_as_opened(step);
    Layers layers = step.scene.show;
    layers.erase(Layer::names);
    canvas.push_clip(area);
    draw_thumbnail(canvas, now, area, Theme::light, layers);
    canvas.pop_clip();
    canvas.outline(area, {palette(Theme::light).hairline, 0.7F});
}

void draw_entry(Canvas& canvas, const SheetEntry& entry, const Rect& cell) {
    const Palette& colors = palette(Theme::light);
    Pt pen{cell.min.x, cell.min.y + title_text};
    canvas.text(pen, entry.title, {colors.text, title_text, {0, 0, 0, 0}, Type::sans_bold});
    pen.y += 4;
    draw_step(canvas, *entry.step, {pen, {cell.max.x, pen.y + picture_height}});
    pen.y += picture_height + line_text + 3;
    for (const std::string& line : entry.lines) {
        canvas.text(pen, line, {colors.text, line_text});
        pen.y += line_height;
    }
}

}  // namespace

std::vector<SheetEntry> sheet_entries(const std::vector<Lesson>& lessons) {
    std::vector<SheetEntry> entries;
    for (const Lesson& lesson : lessons) {
        SheetEntry entry{lesson.title, {}, nullptr};
        for (const LessonStep& step : lesson.steps)
            for (const Block& block : step.words) add_block(entry, block, step);
        if (entry.step != nullptr) entries.push_back(std::move(entry));
    }
    return entries;
}

void draw_cheat_sheet(Canvas& canvas, const std::vector<Lesson>& lessons) {
    const Palette& colors = palette(Theme::light);
    canvas.fill(Rect{{0, 0}, sheet_size}, {255, 255, 255, 255});
    canvas.text({page_margin, page_margin + 14}, sheet_title,
                {colors.text, 15, {0, 0, 0, 0}, Type::sans_bold});
    const std::vector<SheetEntry> entries = sheet_entries(lessons);
    const std::size_t rows =
        std::max<std::size_t>((entries.size() + sheet_columns - 1) / sheet_columns, 1);
    const float width =
        (sheet_size.x - 2 * page_margin - gutter * (sheet_columns - 1)) / sheet_columns;
    const float height = (sheet_size.y - 2 * page_margin - head_height) / static_cast<float>(rows);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::size_t column = i % sheet_columns, row = i / sheet_columns;
        const Pt corner{page_margin + static_cast<float>(column) * (width + gutter),
                        page_margin + head_height + static_cast<float>(row) * height};
        draw_entry(canvas, entries[i], {corner, {corner.x + width, corner.y + height}});
    }
}

}  // namespace lab
