#pragma once

#include <vector>

#include "instruments/answer_map.hpp"
#include "picture/map_colors.hpp"
#include "render/canvas.hpp"

namespace lab {

/// The colours of one map, in blocks of neighbours of the same colour. To find them takes longer
/// than to draw them, so they are kept from frame to frame.
class MapPaint {
public:
    /// Finds the colours again if the map is done or has an eighth more answers than before, or if
    /// the theme is another.
    void follow(const AnswerMap& map, Theme theme);
    /// What the colours mean.
    const std::vector<MapKey>& keys() const { return keys_; }
    void draw(Canvas& canvas, const MapWish& wish, const Camera& camera) const;

private:
    /// The cells of a row from one column to the one before `right`.
    struct Block {
        int row, left, right;
        Rgba color;
    };

    bool is_behind(const AnswerMap& map, Theme theme) const;
    void add_row(const std::vector<Rgba>& colors, int row);

    std::size_t answered_{};
    Theme theme_{};
    std::vector<MapKey> keys_;
    std::vector<Block> blocks_;
};

}  // namespace lab
