#pragma once

#include <isect/detail/rounding.hpp>
#include <isect/hit.hpp>
#include <isect/overlaps.hpp>
#include <isect/position.hpp>

namespace isect::detail {

/// The sweep that ends at a hit.
template <class T>
ISECT_FORCE_INLINE constexpr Sweep<T> stopped(const Hit<T>& hit,
                                              Vec2<T> pos) {
    return {hit, pos, hit.time, 0};
}

/// The sweep of a mover that hits nothing, or passes through what it hits.
template <class T>
constexpr Sweep<T> free_path(Vec2<T> start, Vec2<T> delta) {
    const Vec2<T> end = start + delta;
    return {
        {},
        {delta.x == 0 ? start.x : end.x, delta.y == 0 ? start.y : end.y},
        T(1),
        npos};
}

/// One coordinate of the end of a path, rounded in the direction of
/// `outward` if it is not exact.
template <class T>
ISECT_FORCE_INLINE constexpr T end_rounded_outward(T start, T delta,
                                                   T outward) {
    const T end = start + delta;
    const int lost = exact_sum(start, delta, -end).sign();
    if (lost > 0 && outward >= 0) return next_above(end);
    if (lost < 0 && outward <= 0) return next_below(end);
    return end;
}

/// The sweep of a mover that hits nothing: to the end of its path. If that
/// end is exactly on the obstacle's surface, rounding could put it inside,
/// and is then directed outwards. `overlaps_at` says whether a position is
/// inside, `outward` which direction leads out.
template <class T, class OverlapsAt, class Outward>
ISECT_FORCE_INLINE constexpr Sweep<T> unhindered_from(
    Vec2<T> start, Vec2<T> delta, const OverlapsAt& overlaps_at,
    const Outward& outward) {
    const Vec2<T> end = start + delta;
    const Vec2<T> kept{delta.x == 0 ? start.x : end.x,
                       delta.y == 0 ? start.y : end.y};
    if (!overlaps_at(kept)) return {{}, kept, T(1), npos};
    const Vec2<T> away = outward(kept);
    const Vec2<T> pos{end_rounded_outward(start.x, delta.x, away.x),
                      end_rounded_outward(start.y, delta.y, away.y)};
    return {{}, pos, T(1), npos};
}

template <class T, class Mover, class Obstacle, class Outward>
ISECT_FORCE_INLINE constexpr Sweep<T> unhindered(const Mover& mover,
                                                 Vec2<T> delta,
                                                 const Obstacle& obstacle,
                                                 const Outward& outward) {
    const auto overlaps_at = [&](Vec2<T> pos) {
        return overlaps(placed_at(mover, pos), obstacle);
    };
    return unhindered_from(position(mover), delta, overlaps_at, outward);
}

/// The same for an obstacle that is symmetric about its center.
template <class T, class Mover, class Obstacle>
ISECT_FORCE_INLINE constexpr Sweep<T> unhindered(const Mover& mover,
                                                 Vec2<T> delta,
                                                 const Obstacle& obstacle) {
    const Vec2<T> center = position(obstacle);
    return unhindered(mover, delta, obstacle,
                      [=](Vec2<T> pos) { return pos - center; });
}

}  // namespace isect::detail
