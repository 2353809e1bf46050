// Maps the numbers that a structure visits to bounds in the world.
#include "evaluate/crowd_places.hpp"

#include <algorithm>

namespace lab {
namespace {

using NumberedPlace = std::optional<isect::Bounds<double>>;

/// A list visits only its boxes.
NumberedPlace place_numbered(const isect::Batch<double>&, std::size_t) {
    return {};
}

template <class Tree>
NumberedPlace place_numbered(const Tree& tree, std::size_t number) {
    if (number >= tree.end_of_nodes()) return {};
    return tree.node(number).bounds;
}

NumberedPlace place_numbered(const isect::SweepAndPrune<double>& sorted, std::size_t rank) {
    if (rank >= sorted.size()) return {};
    return isect::bounds_of(sorted.at_rank(rank).box);
}

NumberedPlace place_numbered(const isect::Grid<double>& grid, std::size_t cell) {
    const isect::GridLayout<double>& layout = grid.layout();
    const auto column = static_cast<std::uint32_t>(cell % layout.columns);
    const auto row = static_cast<std::uint32_t>(cell / layout.columns);
    const auto x = layout.columns_between(column, column);
    const auto y = layout.rows_between(row, row);
    return isect::Bounds<double>{{x.min, y.min}, {x.max, y.max}};
}

struct BoundsOfAsker {
    isect::Bounds<double> operator()(Vec2 point) const { return isect::bounds_of(point); }
    isect::Bounds<double> operator()(const Segment& segment) const {
        isect::Bounds<double> bounds = isect::bounds_of(segment.start);
        bounds.add(isect::bounds_of(segment.end()));
        return bounds;
    }
    isect::Bounds<double> operator()(const Aabb& box) const { return isect::bounds_of(box); }
    template <class Other>
    isect::Bounds<double> operator()(const Other&) const {
        return {};
    }
};

}  // namespace

isect::Bounds<double> around_crowd(const CrowdWorld& world, const Scene& posed) {
    isect::Bounds<double> around = world.bounds();
    const NamedShape* asker = find_shape(posed, posed.crowd->by);
    if (asker == nullptr) return around;
    const isect::Bounds<double> asks = std::visit(BoundsOfAsker{}, asker->geometry);
    around.add(asks);
    if (posed.crowd->asks != CrowdQuestion::sweep_into) return around;
    const Vec2 delta = posed.crowd->delta;
    around.add({asks.lower + delta, asks.upper + delta});
    return around;
}

std::optional<isect::Bounds<double>> place_in(const CrowdWorld& world, std::size_t number,
                                              const isect::Bounds<double>& around) {
    NumberedPlace place =
        std::visit([&](const auto& phase) { return place_numbered(phase, number); }, world.phase());
    if (!place) return {};
    place->lower = {std::max(place->lower.x, around.lower.x),
                    std::max(place->lower.y, around.lower.y)};
    place->upper = {std::min(place->upper.x, around.upper.x),
                    std::min(place->upper.y, around.upper.y)};
    return place;
}

}  // namespace lab
