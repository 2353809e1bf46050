// One-way ground of every kind: boxes, polygons, tiles and chains.
#pragma once

#include <vector>

#include <isect/isect.hpp>

#include "lib/level_stage.hpp"

namespace levels {

/// A level front, and how thick the ground is below it.
struct Front {
    double left = 0;
    double right = 0;
    double top = 0;
    double thick = 1;
};

template <class T>
Aabb<T> box_of(const Stage<T>& stage, const Front& front) {
    const auto [low, high] = std::minmax({stage.x(front.left), stage.x(front.right)});
    return Aabb<T>::from_min_max({low, stage.y(front.top)},
                                 {high, stage.y(front.top + front.thick)});
}
template <class T>
Aabb<T> box_by_size(const Stage<T>& stage, const Front& front) {
    const T width = T(front.right - front.left);
    const T low = std::min(stage.x(front.left), stage.x(front.right));
    return Aabb<T>::from_corner_size({low, stage.y(front.top)}, {width, T(front.thick)});
}
template <class T>
Polygon<T> trapeze_of(const Stage<T>& stage, const Front& front) {
    const T width = T(front.right - front.left);
    const T low = std::min(stage.x(front.left), stage.x(front.right));
    const T thick = T(front.thick);
    return Polygon<T>({low, stage.y(front.top)},
                      {{0, 0}, {width, 0}, {T(0.9) * width, thick}, {T(0.1) * width, thick}});
}
template <class T>
Chain<T> chain_of(const Stage<T>& stage, const Front& front) {
    const double seam = front.left + 0.3 * (front.right - front.left);
    std::vector<Vec2<T>> points{stage.at(front.left, front.top), stage.at(seam, front.top),
                                stage.at(front.right, front.top)};
    if (stage.side < 0) std::reverse(points.begin(), points.end());
    return Chain<T>(points, Ends::open, Sides::front);
}
template <class T>
auto tiles_of(const Stage<T>& stage, const Front& front) {
    const double width = (front.right - front.left) / 8;
    return TileMap(stage.at(front.left, front.top), Vec2<T>{T(stage.side * width), T(front.thick)},
                   8, 1, [](std::size_t, std::size_t) { return one_way_tile; });
}
template <class T>
std::vector<Marked<Aabb<T>>> row_of(const Stage<T>& stage, const Front& front) {
    std::vector<Marked<Aabb<T>>> row;
    const double width = (front.right - front.left) / 5;
    for (int i = 0; i < 5; ++i) {
        const double left = front.left + i * width;
        row.push_back({box_of(stage, {left, left + width, front.top, front.thick}), {0, -1}});
    }
    return row;
}

inline constexpr int platform_kinds = 6;
inline constexpr int chain_kind = 3;

/// Calls use(ground) with one-way ground of a kind.
template <class T, class Use>
void with_platform(int kind, const Stage<T>& stage, const Front& front, const Use& use) {
    const Vec2<T> up{0, -1};
    const auto list_of = [&](const auto& shape) {
        const std::vector<Marked<std::decay_t<decltype(shape)>>> list{{shape, up}};
        use(AnyGround<T>(ObstacleList(list)));
    };
    switch (kind) {
        case 0:
            return list_of(box_of(stage, front));
        case 1:
            return list_of(box_by_size(stage, front));
        case 2:
            return list_of(trapeze_of(stage, front));
        case chain_kind:
            return use(AnyGround<T>(chain_of(stage, front)));
        case 4:
            return use(AnyGround<T>(tiles_of(stage, front)));
        default:
            const auto row = row_of(stage, front);
            return use(AnyGround<T>(ObstacleList(row)));
    }
}

}  // namespace levels
