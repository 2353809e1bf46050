// The formulas of a course on one page.
#pragma once

#include <string>
#include <vector>

#include "lessons/lesson.hpp"
#include "render/canvas.hpp"

namespace lab {

/// A page in the format A4, in points.
inline constexpr Pt sheet_size{595, 842};
inline constexpr const char* sheet_title = "Intersection and sweep tests on one page";

/// What a lesson adds to the sheet: the lines of its fenced blocks `sheet`, and the scene of the
/// step that has the first of them.
struct SheetEntry {
    std::string title;
    std::vector<std::string> lines;
    const LessonStep* step{};
};

/// The entries of all lessons that have one. The lessons must outlive them.
std::vector<SheetEntry> sheet_entries(const std::vector<Lesson>& lessons);

/// Draws the page, in the light theme: a title, and for each entry a picture and its lines.
void draw_cheat_sheet(Canvas& canvas, const std::vector<Lesson>& lessons);

}  // namespace lab
