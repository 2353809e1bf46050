#include <algorithm>
#include <vector>

#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {
namespace {

constexpr float map_key_side = 11;
constexpr float map_key_size = 11;
constexpr float map_key_gap = 20;
constexpr float map_key_inset = 22;
constexpr float map_row_height = 20;

float width_of(const MapKey& key) {
    return map_key_side + 7 + canvas_text_width(key.text, map_key_size);
}

float width_of_row(const std::vector<MapKey>& row) {
    float sum = -map_key_gap;
    for (const MapKey& key : row) sum += width_of(key) + map_key_gap;
    return sum;
}

/// The keys in as many rows as fit above each other, each in the first row that has space. Keys
/// that don't fit are left out.
std::vector<std::vector<MapKey>> rows_of_keys(const std::vector<MapKey>& keys, float room) {
    constexpr std::size_t most_rows = 2;
    std::vector<std::vector<MapKey>> rows;
    for (const MapKey& key : keys) {
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& each) {
            return width_of_row(each) + map_key_gap + width_of(key) <= room;
        });
        if (row != rows.end()) {
            row->push_back(key);
        } else if (rows.size() < most_rows && width_of(key) <= room) {
            rows.push_back({key});
        }
    }
    return rows;
}

void draw_map_key(Sheet& sheet, const MapKey& key, float x, float middle) {
    const float left = sheet.canvas.crisp(x, 2);
    const Pt center{left + map_key_side / 2, middle};
    sheet.canvas.fill(soft_square(center, map_key_side / 2, 2.5F), key.color);
    sheet.canvas.polyline(soft_square(center, map_key_side / 2, 2.5F), true,
                          {sheet.colors.hairline, 1});
    sheet.canvas.text({left + map_key_side + 7, middle + 4}, key.text,
                      {.color = sheet.colors.soft, .size = map_key_size});
}

}  // namespace

/// At the right of the footer, in one row or two.
void draw_map_legend(Sheet& sheet) {
    const Rect& footer = sheet.picture.footer;
    const float right = footer.max.x - map_key_inset;
    const float room = right - std::max(sheet.scale_end, footer.min.x) - map_key_inset;
    const auto rows = rows_of_keys(sheet.map_paint.keys(), room);
    if (rows.empty()) return;
    float base = footer.max.y - footer_base - map_row_height * static_cast<float>(rows.size() - 1);
    for (const std::vector<MapKey>& row : rows) {
        float x = right - width_of_row(row);
        for (const MapKey& key : row) {
            draw_map_key(sheet, key, x, sheet.canvas.crisp(base, 1));
            x += width_of(key) + map_key_gap;
        }
        base += map_row_height;
    }
}

}  // namespace lab
