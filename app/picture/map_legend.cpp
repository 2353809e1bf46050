#include <algorithm>

#include "picture/map_colors.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {
namespace {

constexpr float map_key_side = 11;
constexpr float map_key_size = 11;
constexpr float map_key_gap = 20;
constexpr float map_key_inset = 22;

float width_of(const MapKey& key) {
    return map_key_side + 7 + canvas_text_width(key.text, map_key_size);
}

}  // namespace

/// One row at the right of the footer. Keys that don't fit are left out, the last first.
void draw_map_legend(Sheet& sheet) {
    std::vector<MapKey> keys = MapColors(*sheet.picture.map, sheet.picture.theme).keys();
    const Rect& footer = sheet.picture.footer;
    const float right = footer.max.x - map_key_inset;
    const auto width = [&] {
        float sum = -map_key_gap;
        for (const MapKey& key : keys) sum += width_of(key) + map_key_gap;
        return sum;
    };
    const float room = right - std::max(sheet.scale_end, footer.min.x) - map_key_inset;
    while (!keys.empty() && width() > room) keys.pop_back();

    float x = right - width();
    const float middle = sheet.canvas.crisp(footer.max.y - footer_base, 1);
    for (const MapKey& key : keys) {
        const float left = sheet.canvas.crisp(x, 2);
        const Pt center{left + map_key_side / 2, middle};
        sheet.canvas.fill(soft_square(center, map_key_side / 2, 2.5F), key.color);
        sheet.canvas.polyline(soft_square(center, map_key_side / 2, 2.5F), true,
                              {sheet.colors.hairline, 1});
        sheet.canvas.text({left + map_key_side + 7, middle + 4}, key.text,
                          {.color = sheet.colors.soft, .size = map_key_size});
        x += width_of(key) + map_key_gap;
    }
}

}  // namespace lab
