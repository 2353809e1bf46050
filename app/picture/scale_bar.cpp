// How long a unit is on the screen, and where y points.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "geometry/decimal.hpp"
#include "geometry/grid.hpp"
#include "picture/sheet.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

constexpr float scale_inset = 22;
constexpr float scale_letters = 11;

/// A step of the scale: in powers of ten where zeros would have to be counted.
std::string step_text(double units) {
    if (units >= 1e-4 && units < 1e6) return decimal(units, units < 1 ? 4 : 0);
    char rounded[16];
    std::snprintf(rounded, sizeof rounded, "%.0e", units);
    const long power = std::strtol(rounded + 2, nullptr, 10);
    const std::string sign = power < 0 ? "−" : "";
    return std::string(1, rounded[0]) + "e" + sign + std::to_string(std::labs(power));
}

/// The words and the bar from their left end on, and what they take up about it.
struct ScalePlate {
    std::string length, direction;
    float bar{};  ///< how long it is drawn

    float beside() const { return bar + 14; }
    float width() const {
        const float words = canvas_text_width(direction, scale_letters);
        return direction.empty() ? bar : beside() + words;
    }
    Rect at(Pt left_end) const {
        return {{left_end.x - 8, left_end.y - 24}, {left_end.x + width() + 8, left_end.y + 12}};
    }
};

bool moves_by_itself(const Scene& scene, const std::string& shape) {
    return std::any_of(scene.motions.begin(), scene.motions.end(), [&](const Motion& motion) {
        return motion.on && split_handle(motion.drives).shape == shape;
    });
}

/// How many of the shapes have an edge there. What moves comes and goes: for that nothing jumps.
int edges_in(const Sheet& sheet, const Rect& room) {
    int count = 0;
    for (const NamedShape& shape : sheet.scene.shapes) {
        if (moves_by_itself(sheet.scene, shape.name)) continue;
        const std::vector<Pt> edge = outline(rounded(shape.geometry), sheet.camera);
        bool is_here = false;
        for (std::size_t i = 0; i < edge.size(); ++i)
            is_here = is_here || crosses(room, edge[i], edge[(i + 1) % edge.size()]);
        count += is_here ? 1 : 0;
    }
    return count;
}

/// Below at the left; where a floor is, above.
Pt left_end_of(const Sheet& sheet, const ScalePlate& plate) {
    const Rect& area = sheet.camera.area;
    const Pt below{area.min.x + scale_inset, area.max.y - scale_inset};
    const Pt above{below.x, area.min.y + scale_inset + 12};
    if (has_ranges(sheet.scene)) return below;
    return edges_in(sheet, plate.at(above)) < edges_in(sheet, plate.at(below)) ? above : below;
}

}  // namespace

void draw_scale_bar(Sheet& sheet) {
    constexpr double longest = 110;
    const double units = nice_step_up_to(longest / sheet.camera.state.zoom);
    // A line of numbers has no y.
    ScalePlate plate{step_text(units) + (units == 1 ? " unit" : " units"),
                     has_ranges(sheet.scene) ? "" : "y points down",
                     static_cast<float>(units * sheet.camera.state.zoom)};
    const Pt end = left_end_of(sheet, plate);
    constexpr float thin = 1;
    const float left = sheet.canvas.crisp(end.x, thin);
    const float right = sheet.canvas.crisp(left + plate.bar, thin);
    const float y = sheet.canvas.crisp(end.y, thin);
    plate.bar = right - left;
    const Rect room = plate.at({left, y});
    const double seen = solidity(sheet, room);
    const Rgba ink = with_alpha(sheet.colors.soft, std::max(seen, 0.6));
    const Stroke stroke{ink, thin};
    const TextStyle style{ink, scale_letters, with_alpha(sheet.colors.canvas, 0.9 * seen)};
    sheet.canvas.fill(room, with_alpha(sheet.colors.canvas, 0.85 * seen));
    sheet.canvas.line({left, y}, {right, y}, stroke);
    for (const float tip : {left, right})
        sheet.canvas.line({tip, y - 4.5F}, {tip, y + 4.5F}, stroke);
    const float width = canvas_text_width(plate.length, scale_letters);
    sheet.canvas.text({(left + right - width) / 2, y - 9}, plate.length, style);
    sheet.canvas.text({left + plate.beside(), y + 4}, plate.direction, style);
    sheet.board.keep_free(room);
    sheet.scale = room;
}

}  // namespace lab
