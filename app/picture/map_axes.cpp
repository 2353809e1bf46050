// The axes of a map of any two numbers, which doesn't lie on the scene.
#include <string>

#include "geometry/decimal.hpp"
#include "picture/map_picture.hpp"
#include "picture/sheet.hpp"

namespace lab {
namespace {

constexpr float axis_letters = 12, end_letters = 11;

/// The ends of the axis below the map, and its name between them.
void draw_axis_across(Sheet& sheet, const MapAxis& axis, const Rect& area) {
    const float base = area.max.y + 20;
    const TextStyle end{.color = sheet.colors.soft, .size = end_letters};
    const int digits = digits_on(axis);
    const std::string to = short_figure(axis.to, digits);
    sheet.canvas.text({area.min.x, base}, short_figure(axis.from, digits), end);
    sheet.canvas.text({area.max.x - canvas_text_width(to, end_letters), base}, to, end);
    const std::string name = axis.number + " →";
    const float width = canvas_text_width(name, axis_letters);
    sheet.canvas.text({(area.min.x + area.max.x - width) / 2, base}, name,
                      {sheet.colors.text, axis_letters});
}

/// The ends of the axis to the left of the map, and its name above.
void draw_axis_down(Sheet& sheet, const MapAxis& axis, const Rect& area) {
    const TextStyle end{.color = sheet.colors.soft, .size = end_letters};
    const auto write_end = [&](double number, float base) {
        const std::string text = short_figure(number, digits_on(axis));
        sheet.canvas.text({area.min.x - 8 - canvas_text_width(text, end_letters), base}, text, end);
    };
    write_end(axis.from, area.min.y + 9);
    write_end(axis.to, area.max.y);
    sheet.canvas.text({area.min.x, area.min.y - 12}, axis.number + " ↓",
                      {sheet.colors.text, axis_letters});
}

/// A ring at the numbers that the scene has now, if they are in the range.
void mark_now(Sheet& sheet, const MapWish& wish, const Rect& area) {
    const Vec2 shares = shares_on_axes(wish, sheet.scene);
    const Pt at{area.min.x + static_cast<float>(shares.x) * area.width(),
                area.min.y + static_cast<float>(shares.y) * area.height()};
    if (!area.contains(at)) return;
    sheet.canvas.disc(at, 7, with_alpha(sheet.colors.canvas, 0.8));
    sheet.canvas.ring(at, 5, {sheet.colors.text, 2});
}

}  // namespace

void draw_map_axes(Sheet& sheet) {
    const MapWish& wish = sheet.picture.map->wish();
    const Rect area = area_of_map(wish, sheet.camera);
    if (area.min == sheet.camera.area.min) return;  // too small for a margin
    sheet.canvas.outline(area, {sheet.colors.hairline, 1});
    draw_axis_across(sheet, wish.across, area);
    draw_axis_down(sheet, wish.down, area);
    mark_now(sheet, wish, area);
}

}  // namespace lab
