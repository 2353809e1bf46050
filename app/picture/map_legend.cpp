#include <algorithm>

#include "picture/map_colors.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {
namespace {

constexpr float key_side = 11;
constexpr float key_size = 11;
constexpr float key_gap = 20;
constexpr float key_inset = 22;

float width_of(const MapKey& key) {
    return key_side + 7 + canvas_text_width(key.text, key_size);
}

}  // namespace

/// One row at the right of the footer. Keys that don't fit are left out, the last first.
void draw_map_legend(Sheet& sheet) {
    std::vector<MapKey> keys = MapColors(*sheet.picture.map, sheet.picture.theme).keys();
    const Rect& footer = sheet.picture.footer;
    const float right = footer.max.x - key_inset;
    const auto width = [&] {
        float sum = -key_gap;
        for (const MapKey& key : keys) sum += width_of(key) + key_gap;
        return sum;
    };
    const float room = right - std::max(sheet.scale_end, footer.min.x) - key_inset;
    while (!keys.empty() && width() > room) keys.pop_back();

    float x = right - width();
    const float middle = sheet.canvas.crisp(footer.max.y - footer_base, 1);
    for (const MapKey& key : keys) {
        const float left = sheet.canvas.crisp(x, 2);
        const Pt center{left + key_side / 2, middle};
        sheet.canvas.fill(soft_square(center, key_side / 2, 2.5F), key.color);
        sheet.canvas.polyline(soft_square(center, key_side / 2, 2.5F), true,
                              {sheet.colors.hairline, 1});
        sheet.canvas.text({left + key_side + 7, middle + 4}, key.text,
                          {.color = sheet.colors.soft, .size = key_size});
        x += width_of(key) + key_gap;
    }
}

}  // namespace lab
