#include "level/part_picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "level/outline.hpp"
#include "level/tile_form.hpp"

namespace lab {

namespace {

using Corners = std::vector<Vec2>;

Corners corners_of_extent(const Extent& extent) {
    return {extent.min, {extent.max.x, extent.min.y}, extent.max, {extent.min.x, extent.max.y}};
}

/// Moves what lies within bounds into the unit square, in the middle and in its proportions.
PartPicture into_unit_square(PartPicture outlines, const Extent& bounds) {
    const Vec2 size = bounds.max - bounds.min;
    const double side = std::max(size.x, size.y);
    const Vec2 aside = 0.5 * (Vec2{side, side} - size);
    if (!(side > 0)) return {};
    for (Corners& corners : outlines)
        for (Vec2& corner : corners) corner = (1 / side) * (corner - bounds.min + aside);
    return outlines;
}

class Grid {
public:
    explicit Grid(const Extent& bounds)
        : bounds_(bounds),
          side_(std::max(bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y) / most) {}

    void fill(const Extent& place) {
        const Vec2 from = place.min - bounds_.min, to = place.max - bounds_.min;
        for (int row = index(from.y); row <= last(from.y, to.y); ++row)
            for (int column = index(from.x); column <= last(from.x, to.x); ++column)
                full_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = true;
    }
    /// A box for each run of full squares in a row.
    PartPicture runs() const {
        PartPicture boxes;
        for (std::size_t row = 0; row < most; ++row) {
            for (std::size_t column = 0; column < most; ++column) {
                if (!full_[row][column]) continue;
                const std::size_t first = column;
                while (column + 1 < most && full_[row][column + 1]) ++column;
                boxes.push_back(corners_of_extent({place(first, row), place(column + 1, row + 1)}));
            }
        }
        return boxes;
    }

private:
    static constexpr std::size_t most = 44;

    int index(double distance) const {
        return std::clamp(static_cast<int>(distance / side_), 0, static_cast<int>(most) - 1);
    }
    /// A place that ends where a square begins doesn't fill it.
    int last(double from, double to) const { return index(std::nextafter(to, from)); }
    Vec2 place(std::size_t column, std::size_t row) const {
        return bounds_.min + side_ * Vec2{static_cast<double>(column), static_cast<double>(row)};
    }

    Extent bounds_;
    double side_;
    std::array<std::array<bool, most>, most> full_{};
};

}  // namespace

PartPicture picture_of(const std::vector<Extent>& places, const Extent& bounds) {
    const bool is_flat = bounds.max.x <= bounds.min.x && bounds.max.y <= bounds.min.y;
    if (is_flat) return {};
    Grid grid(bounds);
    for (const Extent& place : places) grid.fill(place);
    return into_unit_square(grid.runs(), bounds);
}

PartPicture picture_of(const LevelKind& kind) {
    Approximated unused;
    LevelObject box;
    box.size = kind.size;
    PartPicture outlines = outlines_in_box(kind, box, Met::from_all_sides, unused);
    if (outlines.empty()) outlines = {corners_of_extent({{}, kind.size})};
    return into_unit_square(std::move(outlines), {{}, kind.size});
}

PartPicture picture_of(const Corners& corners) {
    return into_unit_square({corners}, extent_around({corners}));
}

}  // namespace lab
