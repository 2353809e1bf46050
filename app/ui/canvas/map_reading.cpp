#include "ui/canvas/map_reading.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "commands/map_choice.hpp"
#include "geometry/decimal.hpp"
#include "picture/map_picture.hpp"
#include "ui/frame.hpp"

namespace lab {
namespace {

constexpr float letters = 12;

/// The numbers at a point of the screen, and what a map says there. The microscope shows them, too,
/// in full.
struct Reading {
    std::string numbers, says;
};

Reading reading_at(const AnswerMap& map, const Scene& now, const Camera& camera, Pt place) {
    const MapWish& wish = map.wish();
    const MapEdges edges = edges_of(wish, camera);
    const auto column = index_at(edges.across, place.x), row = index_at(edges.down, place.y);
    if (!column || !row) return {};
    std::string says = reading_of(map, map.at(*column, *row), map.cell_in(now));
    if (!is_chart(&map) && !wish.across.numbers.empty()) return {"", std::move(says)};
    const Vec2 numbers = numbers_at(wish, area_of_map(wish, camera), place);
    return {wish.across.number + " " + short_figure(numbers.x, digits_on(wish.across)) + ", " +
                wish.down.number + " " + short_figure(numbers.y, digits_on(wish.down)),
            std::move(says)};
}

/// In one line, if there is space for it.
std::vector<std::string> lines_of(const Reading& reading, float room) {
    if (reading.numbers.empty() && reading.says.empty()) return {};
    if (reading.numbers.empty()) return {reading.says};
    if (reading.says.empty()) return {reading.numbers};
    std::string line = reading.numbers + ": " + reading.says;
    if (canvas_text_width(line, letters) <= room) return {std::move(line)};
    return {reading.numbers + ":", reading.says};
}

}  // namespace

void draw_map_reading(Frame& frame, Canvas& canvas, const AnswerMap* map, const Camera& camera) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (map == nullptr || !frame.hands.pointed_at()) return;
    const Rect area = area_of_map(map->wish(), camera);
    const Reading reading =
        reading_at(*map, frame.session().now().posed, camera, {mouse.x, mouse.y});
    const Palette& colors = frame.colors();
    // Under the microscope, the cells at the edges are seen in part.
    const Pt corner{std::max(area.min.x, camera.area.min.x),
                    std::max(area.min.y, camera.area.min.y)};
    Pt base{corner.x + 16, corner.y + 26};
    for (const std::string& line : lines_of(reading, camera.area.max.x - 16 - base.x)) {
        const float width = canvas_text_width(line, letters);
        canvas.fill(Rect{{base.x - 7, base.y - 16}, {base.x + width + 7, base.y + 8}},
                    with_alpha(colors.canvas, 0.85));
        canvas.text(base, line, {colors.text, letters});
        base.y += 24;
    }
}

}  // namespace lab
