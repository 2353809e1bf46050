#include "render/color_table.hpp"

#include <array>
#include <utility>

namespace lab {

namespace {

int color_distance(Rgba a, Rgba b) {
    const int red = a.r - b.r, green = a.g - b.g, blue = a.b - b.b;
    return red * red + green * green + blue * blue;
}

Rgba blend_of(Rgba below, Rgba above, double share) {
    const auto channel = [&](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(from + (to - from) * share + 0.5);
    };
    return {channel(below.r, above.r), channel(below.g, above.g), channel(below.b, above.b)};
}

}  // namespace

/// The most visible colours come first: the theme's own, then ever finer blends of them with the
/// ground, until the table is full.
ColorTable::ColorTable(Theme theme) {
    const Palette& p = palette(theme);
    for (const Rgba color : {p.canvas, p.card, p.grid, p.hairline, p.text, p.soft, p.faint, p.world,
                             p.clear, p.blocked, p.result, p.clear_fill, p.blocked_fill,
                             p.result_fill, p.x, p.y, p.lit, p.field, p.ground})
        add(color);
    const std::array inks = {p.text,       p.soft,         p.clear,       p.blocked, p.result,
                             p.clear_fill, p.blocked_fill, p.result_fill, p.world,   p.x,
                             p.y};
    // Large areas have these light tints, and the eye compares them easily.
    const std::array areas = {p.world, p.blocked_fill, p.clear_fill, p.result_fill, p.x, p.y};
    for (const double light : {0.05, 0.06, 0.1}) {
        for (const Rgba area : areas) add(blend_of(p.canvas, area, light));
    }
    for (const int steps : {4, 8}) {
        for (const Rgba ink : inks) add_blends(p.canvas, ink, steps);
    }
    // Areas can overlap.
    for (const Rgba below : areas) {
        for (const Rgba above : areas) add(blend_of(blend_of(p.canvas, below, 0.06), above, 0.1));
    }
    for (const int steps : {16, 24}) {
        for (const Rgba ink : inks) add_blends(p.canvas, ink, steps);
    }
    for (const Rgba area : areas) add_blends(blend_of(p.canvas, area, 0.06), p.text, 8);
}

std::size_t ColorTable::nearest(Rgba color) const {
    std::size_t best = 0;
    for (std::size_t i = 1; i < colors_.size(); ++i) {
        if (color_distance(colors_[i], color) < color_distance(colors_[best], color)) best = i;
    }
    return best;
}

/// Skips a colour that the eye can't tell from one already in the table.
void ColorTable::add(Rgba color) {
    constexpr int least = 4;
    const bool is_new = colors_.empty() || color_distance(colors_[nearest(color)], color) >= least;
    if (is_new && colors_.size() < most) colors_.push_back(color);
}

void ColorTable::add_blends(Rgba below, Rgba above, int steps) {
    for (int step = 0; step <= steps; ++step)
        add(blend_of(below, above, static_cast<double>(step) / steps));
}

std::uint8_t ColorTable::index_of(std::uint32_t pixel) {
    const auto known = known_.find(pixel);
    if (known != known_.end()) return known->second;
    const auto channel = [&](int shift) { return static_cast<std::uint8_t>(pixel >> shift); };
    const auto index = static_cast<std::uint8_t>(nearest({channel(0), channel(8), channel(16)}));
    known_.emplace(pixel, index);
    return index;
}

}  // namespace lab
