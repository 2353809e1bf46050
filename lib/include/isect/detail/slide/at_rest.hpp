#pragma once

#include <algorithm>
#include <limits>

#include <isect/detail/rounding.hpp>
#include <isect/respond/moved.hpp>

namespace isect::detail {

/// Whether a step that hit something made no progress, apart from rounding:
/// wedged between slopes, a mover would otherwise move to and fro for ever.
/// A step does not count as one if it led towards an axial face, where the
/// mover is flush now, or if the requested motion is so small that rounding
/// is a part of it. Nor has a step made progress that passed a seam, but
/// got no farther than some hairs: it would be back after the next.
template <class T>
constexpr bool is_at_rest(const Moved<T>& moved, Vec2<T> start,
                          Vec2<T> delta, bool has_passed_seam) {
    const Vec2<T> way = moved.pos - start;
    double size = size_of_all(start.x, start.y, delta.x, delta.y);
    bool has_met = false;
    for (std::size_t i = 0; i < moved.count; ++i) {
        const auto& hit = moved.sweeps[i].hit;
        if (!hit) continue;
        has_met = true;
        const Vec2<T> n = hit->normal;
        const bool is_axial = n.x == 0 || n.y == 0;
        const bool is_flush = is_axial && dot(way, n) < 0;
        if (is_flush && !has_passed_seam) return false;
        size = std::max(
            size, size_of_all(start.x, start.y, hit->pos.x, hit->pos.y));
    }
    const double part = has_passed_seam ? 4 : 2;
    const double least = has_passed_seam ? 1 : 16;
    const double rounding = part * std::numeric_limits<T>::epsilon() * size;
    return has_met && size_of_all(way.x, way.y) <= rounding &&
           least * rounding <= size_of_all(delta.x, delta.y);
}

}  // namespace isect::detail
