#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "render/palette.hpp"

namespace lab {

/// The colours that a theme's pictures are reduced to: the theme's own, plus blends for antialiased
/// edges and translucent areas. The table depends only on the theme, so all frames share it.
class ColorTable {
public:
    static constexpr std::size_t most = 255;

    explicit ColorTable(Theme theme);

    const std::vector<Rgba>& colors() const { return colors_; }
    /// The index of the colour nearest to a pixel of an Image.
    std::uint8_t index_of(std::uint32_t pixel);

private:
    std::size_t nearest(Rgba color) const;
    void add(Rgba color);
    void add_blends(Rgba below, Rgba above, int steps);

    std::vector<Rgba> colors_;
    std::unordered_map<std::uint32_t, std::uint8_t> known_;
};

}  // namespace lab
