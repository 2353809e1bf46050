// The ground of the last list of obstacles, for the next list.
#pragma once

#include <algorithm>
#include <cstring>
#include <span>
#include <vector>

#include "query/precision.hpp"

namespace lab {

/// Whether two obstacles of many numbers are the same to the last bit. Others are built faster than
/// they are compared.
inline bool is_same_obstacle(const Geometry& a, const Geometry& b) {
    const auto same = [](const auto& one, const auto& other) {
        return std::memcmp(&one, &other, sizeof one) == 0;
    };
    const auto same_points = [&](const auto& one, const auto& other) {
        return std::equal(one.points.begin(), one.points.end(), other.points.begin(),
                          other.points.end(), same);
    };
    if (a.index() != b.index()) return false;
    if (const auto* chain = std::get_if<Chain>(&a)) {
        const Chain& other = std::get<Chain>(b);
        return chain->closed == other.closed && chain->front_only == other.front_only &&
               same_points(*chain, other);
    }
    if (const auto* polygon = std::get_if<Polygon>(&a)) {
        const Polygon& other = std::get<Polygon>(b);
        return same(polygon->pos, other.pos) && same(polygon->radius, other.radius) &&
               same(polygon->angle, other.angle) && same_points(*polygon, other);
    }
    const auto* tiles = std::get_if<Tiles>(&a);
    if (tiles == nullptr) return false;
    const Tiles& other = std::get<Tiles>(b);
    return same(tiles->origin, other.origin) && same(tiles->cell, other.cell) &&
           tiles->rows == other.rows;
}

/// A walk asks about the same obstacles in every step, of which few move. A level has hundreds, so
/// only those that have changed are built again.
template <class T>
class KeptGround {
public:
    const MixedGround<T>& of(std::span<const Geometry> geometries, std::span<const Mark> marks) {
        const std::size_t count = geometries.size();
        if (count != geometries_.size() || count != ground_.size())
            return rebuilt(geometries, marks);
        for (std::size_t i = 0; i < count; ++i) {
            const Mark mark = marks.empty() ? Mark{} : marks[i];
            if (mark == marks_[i] && is_same_obstacle(geometries[i], geometries_[i])) continue;
            bool is_replaced = false;
            with_obstacle<T>(geometries[i], mark, [&](const auto&... parts) {
                ground_.replace(i, parts...);
                is_replaced = true;
            });
            // A shape that can't be an obstacle has no place in the ground.
            if (!is_replaced) return rebuilt(geometries, marks);
            geometries_[i] = geometries[i];
            marks_[i] = mark;
        }
        return ground_;
    }

private:
    const MixedGround<T>& rebuilt(std::span<const Geometry> geometries,
                                  std::span<const Mark> marks) {
        geometries_.clear();
        ground_ = mixed_ground<T>(geometries, marks);
        geometries_.assign(geometries.begin(), geometries.end());
        marks_.assign(geometries.size(), Mark{});
        std::copy(marks.begin(), marks.end(), marks_.begin());
        return ground_;
    }

    std::vector<Geometry> geometries_;
    std::vector<Mark> marks_;
    MixedGround<T> ground_;
};

}  // namespace lab
