#pragma once

#include <cstddef>
#include <vector>

#include "check/checked_level.hpp"

namespace lab {

/// Where something smaller than the character could fly from where that starts. A closed hollow
/// isn't part of it, nor the roof of a closed level. The level must outlive it.
class FreeSpace {
public:
    explicit FreeSpace(const CheckedLevel& level);

    /// Fills so many more cells.
    void step(std::size_t cells);
    bool is_done() const { return open_.empty(); }
    /// Whether it comes near a part of the level.
    bool is_near(const Extent& part) const;

private:
    struct Place {
        std::size_t column{}, row{};
    };

    bool is_inside(Place place) const { return place.column < columns_ && place.row < rows_; }
    std::size_t index(Place place) const { return place.row * columns_ + place.column; }
    void reach(Place place);

    const CheckedLevel& level_;
    Vec2 corner_, cell_;
    std::size_t columns_{}, rows_{};
    std::vector<bool> known_, free_;
    std::vector<Place> open_;
};

}  // namespace lab
