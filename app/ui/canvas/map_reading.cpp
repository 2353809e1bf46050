#include "ui/canvas/map_reading.hpp"

#include <algorithm>
#include <string>

#include "commands/map_choice.hpp"
#include "geometry/decimal.hpp"
#include "picture/map_picture.hpp"
#include "ui/frame.hpp"

namespace lab {
namespace {

/// What a map says at a point of the screen; of a map that doesn't lie on the scene, also the
/// numbers there.
std::string reading_at(const AnswerMap& map, const Scene& now, const Rect& area, Pt place) {
    if (!area.contains(place)) return {};
    const MapWish& wish = map.wish();
    const auto index = [](float points, float length, int count) {
        return std::min(static_cast<int>(points / length * static_cast<float>(count)), count - 1);
    };
    const MapCell& cell = map.at(index(place.x - area.min.x, area.width(), wish.width),
                                 index(place.y - area.min.y, area.height(), wish.height));
    std::string reading = reading_of(map, cell, map.cell_in(now));
    if (!is_chart(&map)) return reading;
    const Vec2 numbers = numbers_at(wish, area, place);
    return wish.across.number + " " + short_figure(numbers.x, 6) + ", " + wish.down.number + " " +
           short_figure(numbers.y, 6) + (reading.empty() ? "" : ": " + reading);
}

}  // namespace

void draw_map_reading(Frame& frame, Canvas& canvas, const Camera& camera) {
    const AnswerMap* map = frame.session().map();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (map == nullptr || !frame.hands.pointed_at()) return;
    const Rect area = area_of_map(map->wish(), camera);
    const std::string reading =
        reading_at(*map, frame.session().now().posed, area, {mouse.x, mouse.y});
    if (reading.empty()) return;
    const Palette& colors = frame.colors();
    const Pt base{area.min.x + 16, area.min.y + 26};
    const float width = canvas_text_width(reading, 12);
    canvas.fill(Rect{{base.x - 7, base.y - 16}, {base.x + width + 7, base.y + 8}},
                with_alpha(colors.canvas, 0.85));
    canvas.text(base, reading, {colors.text, 12});
}

}  // namespace lab
