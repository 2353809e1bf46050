// The scale bar and the direction of y.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "geometry/decimal.hpp"
#include "geometry/grid.hpp"
#include "picture/sheet.hpp"

namespace lab {

namespace {

constexpr float scale_inset = 22;
constexpr float scale_letters = 11;

/// The length of the scale bar, as a power of ten if it has many zeros.
std::string step_text(double units) {
    if (units >= 1e-4 && units < 1e6) return decimal(units, units < 1 ? 4 : 0);
    char rounded[16];
    std::snprintf(rounded, sizeof rounded, "%.0e", units);
    const long power = std::strtol(rounded + 2, nullptr, 10);
    const std::string sign = power < 0 ? "−" : "";
    return std::string(1, rounded[0]) + "e" + sign + std::to_string(std::labs(power));
}

}  // namespace

/// At the left of the footer: the bar, its length above it, and where y points beside it.
void draw_scale_bar(Sheet& sheet) {
    constexpr double longest = 110;
    constexpr float thin = 1, beside = 14;
    const double units = nice_step_up_to(longest / sheet.camera.state.zoom);
    const std::string length = step_text(units) + (units == 1 ? " unit" : " units");
    // A number line has no y.
    const std::string direction = has_ranges(sheet.scene) ? "" : "y points down";
    const Rect& footer = sheet.picture.footer;
    const auto bar = static_cast<float>(units * sheet.camera.state.zoom);
    const float left = sheet.canvas.crisp(footer.min.x + scale_inset, thin);
    const float right = sheet.canvas.crisp(left + bar, thin);
    const float y = sheet.canvas.crisp(footer.max.y - footer_base, thin);
    const Stroke stroke{sheet.colors.soft, thin};
    const TextStyle style{.color = sheet.colors.soft, .size = scale_letters};
    sheet.canvas.line({left, y}, {right, y}, stroke);
    for (const float tip : {left, right})
        sheet.canvas.line({tip, y - 4.5F}, {tip, y + 4.5F}, stroke);
    const float width = canvas_text_width(length, scale_letters);
    const float words = std::max(left, (left + right - width) / 2);
    sheet.canvas.text({words, y - 9}, length, style);
    sheet.canvas.text({right + beside, y + 4}, direction, style);
    const float side = direction.empty() ? 0 : beside + canvas_text_width(direction, scale_letters);
    sheet.scale_end = std::max(right + side, words + width);
}

}  // namespace lab
