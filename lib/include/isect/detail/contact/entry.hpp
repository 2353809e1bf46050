#pragma once

#include <algorithm>
#include <cstdint>

#include <isect/detail/contact/round.hpp>
#include <isect/segment.hpp>

namespace isect::detail {

/// A time as a fraction of a path that is known to hit: at least 0 and less
/// than 1, despite rounding.
template <class T>
ISECT_FORCE_INLINE constexpr T time_of_contact(double travelled,
                                               double whole) {
    if (!(travelled > 0)) return T(0);
    const T time = narrowed<T>(travelled / whole);
    return time < 1 ? time : next_below(T(1));
}

/// What a path does at a shape, if plain arithmetic can tell.
enum class PathKind : std::uint8_t { unclear, misses, enters, starts_in };

/// When a path enters something round, and through which edge.
template <class T, class Center = Place<double>>
struct Entry {
    T time{};
    RoundEdge<T, Center> edge;
};

/// Where a path enters a disc of radius r + s. The path is known to enter
/// it from outside.
template <class T, class Center>
ISECT_FORCE_INLINE inline auto enter_disc(const Segment<T>& path,
                                          const Center& center, T r, T s) {
    // The center's coordinates along the path and across it.
    const Vec2<double> delta = widened(path.delta);
    const double whole = length(delta);
    const Vec2<double> forward{delta.x / whole, delta.y / whole};
    const Vec2<double> from_center = between(path.start, center);
    const double ahead = -dot(forward, from_center);
    const double aside = cross(forward, from_center);

    // How far the disc reaches across the path's line. For a path along an
    // axis this must not be a difference of rounded numbers.
    const double reach = sum_of(r, s);
    double room = reach - absolute(aside);
    if (delta.y == 0) room = room_beside(path.start, center, r, s, Axis::y);
    if (delta.x == 0) room = room_beside(path.start, center, r, s, Axis::x);

    // The path's line enters the disc this far before it is level with the
    // center. Where it grazes the disc, rounding could place that before
    // the path's start or after its end; then the start or the end is used.
    const double chord = std::max(room, 0.0) * (reach + absolute(aside));
    const double half_chord = std::clamp(
        root(chord), std::max(ahead - whole, 0.0), std::max(ahead, 0.0));
    const Vec2<double> normal =
        unit_vector(aside * perpendicular(forward) - half_chord * forward);
    const double travelled = ahead - half_chord;
    const T time = time_of_contact<T>(travelled, whole);
    const auto edge = round_edge(path.start, center, r, s, normal);
    using Kind = std::remove_cv_t<decltype(edge.center)>;
    return Entry<T, Kind>{time, edge};
}

}  // namespace isect::detail
