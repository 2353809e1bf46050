#include "ui/canvas/map_reading.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "commands/map_choice.hpp"
#include "geometry/decimal.hpp"
#include "picture/map_picture.hpp"
#include "ui/frame.hpp"

namespace lab {
namespace {

constexpr float letters = 12;

/// The numbers at a point of the screen, and what a map says there; in one line, if that is no
/// wider than `room`. The microscope shows the numbers, too, in full.
std::vector<std::string> lines_at(const AnswerMap& map, const Scene& now, const Camera& camera,
                                  Pt place, float room) {
    const MapWish& wish = map.wish();
    const MapEdges edges = edges_of(wish, camera);
    const auto column = index_at(edges.across, place.x), row = index_at(edges.down, place.y);
    if (!column || !row) return {};
    const std::string says = reading_of(map, map.at(*column, *row), map.cell_in(now));
    if (!is_chart(&map) && !wish.across.numbers.empty()) return {says};
    const Vec2 at = numbers_at(wish, area_of_map(wish, camera), place);
    const std::string numbers =
        wish.across.number + " " + short_figure(at.x, digits_on(wish.across)) + ", " +
        wish.down.number + " " + short_figure(at.y, digits_on(wish.down)) + ":";
    const std::string line = numbers + " " + says;
    if (canvas_text_width(line, letters) <= room) return {line};
    return {numbers, says};
}

}  // namespace

void draw_map_reading(Frame& frame, Canvas& canvas, const AnswerMap* map, const Camera& camera) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (map == nullptr || !frame.hands.pointed_at()) return;
    const Rect area = area_of_map(map->wish(), camera);
    const Palette& colors = frame.colors();
    // Under the microscope, the cells at the edges are seen in part.
    const Pt corner{std::max(area.min.x, camera.area.min.x),
                    std::max(area.min.y, camera.area.min.y)};
    Pt base{corner.x + 16, corner.y + 26};
    for (const std::string& line : lines_at(*map, frame.session().now().posed, camera,
                                            {mouse.x, mouse.y}, camera.area.max.x - 16 - base.x)) {
        const float width = canvas_text_width(line, letters);
        canvas.fill(Rect{{base.x - 7, base.y - 16}, {base.x + width + 7, base.y + 8}},
                    with_alpha(colors.canvas, 0.85));
        canvas.text(base, line, {colors.text, letters});
        base.y += 24;
    }
}

}  // namespace lab
