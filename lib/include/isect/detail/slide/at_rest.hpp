#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <type_traits>

#include <isect/detail/predicates/ahead.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/respond/moved.hpp>
#include <isect/respond/respond.hpp>

namespace isect::detail {

/// Whether two surfaces hold a motion between them: along each of them, it
/// leads into the other.
template <class T>
constexpr bool is_held(Vec2<T> delta, Vec2<T> a, Vec2<T> b) {
    return dot(slide(delta, a), b) < 0 && dot(slide(delta, b), a) < 0;
}

/// How far rounding may move a mover to and fro between the surfaces that
/// it has met, in roundings of a number: in a sharp wedge, far along it. 0
/// if it has met one surface only.
template <class T>
double play_of(const Moved<T>& moved, Vec2<T> delta, bool has_passed_seam) {
    double play = has_passed_seam ? 16 : 0;
    for (std::size_t i = 0; i < moved.count; ++i) {
        for (std::size_t j = i + 1; j < moved.count; ++j) {
            const auto& one = moved.sweeps[i].hit;
            const auto& two = moved.sweeps[j].hit;
            if (!one || !two) continue;
            const Vec2<double> a = widened(one->normal);
            const Vec2<double> b = widened(two->normal);
            if (a == b) continue;
            play = std::max(play, 8.0);
            if (!is_held(widened(delta), a, b)) continue;
            const bool is_sharp = dot(a, b) < 0;
            const double sine = is_sharp ? absolute(cross(a, b)) : 1.0;
            play = std::max(play, 64 / std::max(sine, 0x1p-10));
        }
    }
    return play;
}

/// Whether a step that met one surface only leads ahead along it, over a
/// seam with one that doesn't hold it. At the seam, rounding may raise the
/// mover by more than it falls along a gentle slope.
template <class T>
constexpr bool leads_over(const Hit<T>& seam, const Moved<T>& moved,
                          Vec2<T> start, Vec2<T> delta) {
    const Hit<T>& first = *moved.sweeps[0].hit;
    for (std::size_t i = 1; i < moved.count; ++i) {
        const auto& hit = moved.sweeps[i].hit;
        if (hit && hit->normal != first.normal) return false;
    }
    const Vec2<double> n = widened(first.normal);
    if (is_held(widened(delta), n, widened(seam.normal))) return false;
    const Vec2<T> along = perpendicular(first.normal);
    const int wanted = dot(widened(delta), widened(along)) < 0 ? -1 : 1;
    return ahead(along, start, moved.pos) == wanted;
}

/// Whether a step that hit something made no progress, apart from rounding:
/// wedged between slopes, a mover would otherwise move to and fro for ever.
/// A step does not count as one if it led towards an axial face, where the
/// mover is flush now, or if the requested motion is so small that rounding
/// is a part of it. Nor has a step made progress that passed a seam, but
/// got no farther than some hairs: it would be back after the next. Between
/// surfaces that hold it, a short step has to lead ahead, exactly: so steps
/// by one motion never lead back to where an earlier one began. `seam` is
/// the surface that stopped a leg at the last seam that was passed.
template <class T>
constexpr bool is_at_rest(const Moved<T>& moved, Vec2<T> start,
                          Vec2<T> delta,
                          const std::optional<Hit<T>>& seam) {
    const Vec2<T> way = moved.pos - start;
    double size = size_of_all(start.x, start.y, delta.x, delta.y);
    bool has_met = false;
    bool is_flush = false;
    for (std::size_t i = 0; i < moved.count; ++i) {
        const auto& hit = moved.sweeps[i].hit;
        if (!hit) continue;
        has_met = true;
        const Vec2<T> n = hit->normal;
        const bool is_axial = n.x == 0 || n.y == 0;
        is_flush = is_flush || (is_axial && dot(way, n) < 0);
        size = std::max(
            size, size_of_all(start.x, start.y, hit->pos.x, hit->pos.y));
    }
    if (!has_met) return false;
    if (seam && leads_over(*seam, moved, start, delta)) return false;
    const double gone = size_of_all(way.x, way.y);
    const double asked = size_of_all(delta.x, delta.y);
    const double rounding = std::numeric_limits<T>::epsilon() * size;
    const bool is_short =
        seam ? gone <= 4 * rounding && 4 * rounding <= asked
             : gone <= 2 * rounding && 32 * rounding <= asked;
    if (is_short && (seam || !is_flush)) return true;
    if (!(gone <= 0x1p16 * rounding)) return false;
    if (!(gone <= rounding * play_of(moved, delta, seam.has_value())))
        return false;
    return ahead(delta, start, moved.pos) <= 0;
}

}  // namespace isect::detail
