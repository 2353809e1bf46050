// The formulas of the course fit on one page, and all of them are on it.
#include "workspace/cheat_sheet.hpp"

#include <set>

#include "catch.hpp"
#include "render/svg_canvas.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

/// Notes the texts of a page, and whether they are inside it.
struct TextCanvas final : Canvas {
    TextCanvas() : Canvas({{-1000, -1000}, {2000, 2000}}) {}
    void begin_group(std::string_view) override {}
    void end_group() override {}
    float pixels_per_point() const override { return 1; }
    void put_polyline(std::span<const Pt>, bool, const Stroke&) override {}
    void put_fill(std::span<const Pt>, Rgba) override {}
    void put_disc(Pt, float, Rgba) override {}
    void put_ring(Pt, float, const Stroke&) override {}
    void begin_clip(const Rect&) override {}
    void end_clip() override {}
    void put_text(Pt base, std::string_view text, const TextStyle& style) override {
        CAPTURE(std::string(text));
        texts.insert(std::string(text));
        CHECK(base.x >= 0);
        CHECK(base.y <= sheet_size.y);
        if (style.type == Type::mono) CHECK(canvas_text_width(text, style.size) < 178);
    }
    std::multiset<std::string> texts;
};

}  // namespace

TEST_CASE("each lesson that builds a test has lines on the cheat sheet", "[lessons][sheet]") {
    const std::vector<Lesson> lessons = built_in_lessons(built_in_scenes());
    const std::vector<SheetEntry> entries = sheet_entries(lessons);
    CHECK(entries.size() == 24);
    TextCanvas canvas;
    draw_cheat_sheet(canvas, lessons);
    for (const SheetEntry& entry : entries) {
        CAPTURE(entry.title);
        CHECK(canvas.texts.count(entry.title) == 1);
        CHECK(entry.lines.size() <= 3);
        for (const std::string& line : entry.lines) {
            CAPTURE(line);
            CHECK(canvas.texts.count(line) >= 1);
            // SVG would draw several spaces as one.
            CHECK(line.find("  ") == std::string::npos);
        }
    }
}

TEST_CASE("lessons without lines make no sheet", "[lessons][sheet]") {
    std::vector<Lesson> lessons = built_in_lessons(built_in_scenes());
    for (Lesson& lesson : lessons)
        for (LessonStep& step : lesson.steps) step.words.clear();
    CHECK(sheet_entries(lessons).empty());
}
