#pragma once

#include <algorithm>
#include <limits>

#include <isect/detail/contact/entry.hpp>
#include <isect/detail/contact/hull_push.hpp>
#include <isect/detail/contact/quadratic.hpp>
#include <isect/detail/contact/sweeps.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// Which part of a path is behind all facets of the Minkowski sum of two
/// hulls, each moved out by both radii, in plain arithmetic.
struct FacetClip {
    double near_least = -std::numeric_limits<double>::infinity();
    double near_most = -std::numeric_limits<double>::infinity();
    double far_least = std::numeric_limits<double>::infinity();
    double far_most = std::numeric_limits<double>::infinity();
    /// The facet that the path crosses inwards last, when that is, and the
    /// latest time at which it may cross another one.
    Facet facet{};
    double time{};
    double approach{};
    double others_most = -std::numeric_limits<double>::infinity();
    bool is_outside{};
    bool is_open{};
    /// How far the end is from a face, where only exact arithmetic could
    /// tell its side.
    double close = Decided::by_far;

    ISECT_FORCE_INLINE void enter(const Facet& entered, double at,
                                  double error, double speed) {
        if (at - error > near_least) {
            others_most = near_most;
            near_least = at - error;
            near_most = at + error > near_most ? at + error : near_most;
            facet = entered;
            time = at;
            approach = speed;
        } else if (at + error > others_most) {
            others_most = at + error;
        }
    }
    ISECT_FORCE_INLINE void leave(double at, double error) {
        if (at - error < far_least) far_least = at - error;
        if (at + error < far_most) far_most = at + error;
    }
    PathKind kind() const {
        if (is_outside || far_most <= near_least) return PathKind::misses;
        if (is_open) return PathKind::unclear;
        if (near_most < 0) return PathKind::starts_in;
        const bool is_clear =
            near_most < far_least && others_most < near_least;
        return is_clear ? PathKind::enters : PathKind::unclear;
    }
    /// That the path misses, and how close that was.
    Decided is_missed() const {
        const bool is_by_far = close == Decided::by_far;
        return {true, is_by_far ? Decided::by_far : -close};
    }
};

/// How far rounding can have moved a gap at either end of a path, or on it
/// by moving the time.
///
/// In units of 2^-53: by 8 of the size for the gap, 1 for the difference to
/// the radii, 1 for the one to the approach, or else 2 for the time and for
/// what is added to it; by 6 of the path, as for a gap, but without the
/// vector and the last sum, and 1 for the difference. One more of each
/// covers the roundings of these sums. The end is also rounded to T, by
/// half of its epsilon.
template <class T>
double error_on_path(const HullPair<T>& pair, Vec2<T> delta) {
    const Vec2<T> start = pair.mover.pos;
    const double way = size_of_all(delta.x, delta.y);
    constexpr double half_of_t = 0.5 * std::numeric_limits<T>::epsilon();
    return 0x1p-53 * (12 * pair.size + 8 * way) +
           half_of_t * (size_of_all(start.x, start.y) + way);
}

/// How far in front of a face along an axis, moved out by the radii, the
/// mover is after some way towards it, rounded once: its sign is exact.
template <class T>
double close_gap(const HullPair<T>& pair, const Facet& face, double way) {
    const Axis axis = face.normal.x != 0 ? Axis::x : Axis::y;
    const double n = along(face.normal, axis);
    const Vec2<T>& mine = n > 0 ? pair.mine.least : pair.mine.most;
    const Vec2<T>& other = n > 0 ? pair.other.most : pair.other.least;
    return sum_of(n * along(pair.mover.pos, axis), n * along(mine, axis),
                  -n * along(pair.obstacle.pos, axis),
                  -n * along(other, axis), -pair.mover.radius,
                  -pair.obstacle.radius, -way);
}

/// Clips a path by a face along an axis that it starts or ends so near to
/// that only exact arithmetic can tell the side.
template <class T>
ISECT_CLOSE_CALL void clip_closely(FacetClip& clip, const HullPair<T>& pair,
                                   const Facet& face, double approach) {
    const double gap = close_gap(pair, face, 0);
    const double at_end = close_gap(pair, face, approach);
    const double time = gap / approach;
    clip.close = std::min(clip.close, absolute(at_end));
    if (gap >= 0 && at_end < 0) {
        clip.enter(face, time, 0x1p-50 * time, approach);
    } else if (gap < 0 && at_end >= 0) {
        clip.leave(time, 0x1p-50 * time);
    } else if (gap >= 0) {
        clip.is_open = true;
    }
}

/// Clips a path by the facets (Cyrus and Beck, 1978).
template <class T>
ISECT_CLOSE_CALL FacetClip clip_by_facets(const HullPair<T>& pair,
                                          const Vec2<T>& delta) {
    const double error = error_on_path(pair, delta);
    const Vec2<double> d = widened(delta);
    FacetClip clip;
    visit_facets(pair, [&](const Facet& facet) {
        const double gap = facet.gap - pair.both_radii;
        const double approach = -dot(facet.normal, d);
        const double at_end = gap - approach;
        if (gap > error && at_end > error) {
            clip.is_outside = true;
        } else if (gap > error && at_end < -error) {
            clip.enter(facet, gap / approach, error / approach, approach);
        } else if (gap < -error && at_end > error) {
            clip.leave(gap / approach, -error / approach);
        } else if (gap < -error && at_end < -error) {
            return false;
        } else if (facet.of == FacetOf::axis) {
            clip_closely(clip, pair, facet, approach);
        } else {
            clip.is_open = true;
        }
        return clip.is_outside;
    });
    return clip;
}

/// Where a mover enters the Minkowski sum of two hulls, rounded by both
/// radii, if plain arithmetic can tell. If it can't tell where to stop, the
/// part is unclear.
struct HullEntry {
    PathKind kind{};
    double time{};
    HullPart part;
    /// Whether it misses; if that was a close call, its end may be rounded
    /// to the inside.
    Decided is_missed{false};
};

inline HullEntry missed(Decided apart = {true}) {
    return {PathKind::misses, 0, {}, apart};
}

/// How a path along d that crosses a facet beyond its end goes on: into the
/// disc about the corner there, or past it, and then past the sum.
///
/// Its limits are chosen, not derived. The margin of 2^-26 leaves half of a
/// double's digits to rounding errors. A chord of less than 2^-10 of the
/// diameter, or 0.7 along an axis, would lose too many digits of the time,
/// and a radius of less than 2^-16 of the size too many of the normal.
template <class T>
HullEntry enter_corner(const HullPair<T>& pair, Vec2<double> d,
                       const HullPart& corner, double error) {
    const double reach = pair.both_radii;
    const double margin = 0x1p-26 * pair.size;
    const Vec2<double> m =
        pair.from + (corner.on_mover - corner.on_obstacle);
    const double a = dot(d, d);
    const double speed = root(a);
    const double aside = cross(d, m);
    const double room = margin + error;
    if (absolute(aside) > (reach + room) * speed) return missed();

    // It may also end before the disc.
    const double b = dot(m, d);
    const double at_end = length(m + d);
    const bool is_before = -b > a;
    if (is_before && at_end > reach + room) return missed();
    const bool gets_in = a + b > margin * speed || at_end < reach - room;
    const double grown = a * reach * reach;
    const double discriminant = grown - aside * aside;
    const bool is_on_axis = d.x == 0 || d.y == 0;
    const double least = is_on_axis ? 0.5 : 0x1p-20;
    const bool is_round = reach > 0x1p-16 * pair.size;
    if (!gets_in || !is_round || !(discriminant > least * grown)) return {};

    const double half_chord = root(discriminant);
    const Vec2<double> normal = almost_unit(
        1 / (a * reach) * (aside * perpendicular(d) - half_chord * d));
    if (!is_tip(pair.mover, corner.begin, -normal, margin) ||
        !is_tip(pair.obstacle, corner.beside, normal, margin))
        return {};
    HullPart part = corner;
    part.normal = normal;
    part.distance = reach;
    if (!part.is_way_out()) return {};
    return {PathKind::enters, (-b - half_chord) / a, part};
}

/// Whether plain arithmetic finds the stop at a part to within an ulp or
/// two of T. At a slanted edge doubles are off by more, so that a mover
/// would not come to rest between two slopes; the disc about a corner is as
/// precise as for any circle.
template <class T>
constexpr bool is_stop_precise(const HullPart& part) {
    return std::is_same_v<T, float> || part.kind == PartKind::face;
}

/// When the path crosses the facet that it enters through. On a path that
/// is almost parallel to a face, an ulp of the gap would move the place of
/// the contact by many, so there the gap is rounded only once.
template <class T>
double time_of_crossing(const HullPair<T>& pair, const FacetClip& clip) {
    if (clip.facet.of != FacetOf::axis) return clip.time;
    return close_gap(pair, clip.facet, 0) / clip.approach;
}

/// Where a path enters the sum: through the facet that it crosses last, or
/// beyond an end of that through the disc there.
template <class T>
HullEntry enter_hull(const HullPair<T>& pair, Vec2<T> delta) {
    const Decided apart = apart_on_axis(pair.mover, pair.mine,
                                        pair.obstacle, pair.other, delta);
    if (apart) return missed(apart);
    const FacetClip clip = clip_by_facets(pair, delta);
    const PathKind kind = clip.kind();
    if (kind == PathKind::misses) return missed(clip.is_missed());
    if (kind != PathKind::enters) return {kind, 0, {}};

    // A path that skims a facet can't be told from one that misses it. Both
    // limits are chosen, not derived, far above the rounding errors.
    const Vec2<double> d = widened(delta);
    const double speed = length(d);
    if (!(clip.approach > 0x1p-20 * speed)) return {};
    const double margin = 0x1p-26 * (pair.size + speed);
    const double time = time_of_crossing(pair, clip);
    const Vec2<double> there = pair.from + time * d;
    const HullPart part = part_at(pair, there, clip.facet, margin);
    if (!part.is_clear()) return {};
    if (part.kind == PartKind::corner) {
        if (pair.both_radii == 0) return {};
        return enter_corner(pair, d, part, error_on_path(pair, delta));
    }
    // Along an axis, a stop before an edge that is far from square to it is
    // hard to tell too.
    const bool is_on_axis = d.x == 0 || d.y == 0;
    const bool is_square = part.kind == PartKind::face || !is_on_axis ||
                           clip.approach > 0.7 * speed;
    const bool is_certain = is_square && is_stop_precise<T>(part);
    if (!is_certain || !part.is_way_out())
        return {PathKind::enters, time, {}};
    return {PathKind::enters, time, part};
}

/// Where the mover stops.
template <class T>
Vec2<T> stop_of_entry(const HullPair<T>& pair, Vec2<T> delta, T time,
                      const HullPart& part) {
    const Vec2<T> start = pair.mover.pos;
    if (part.kind == PartKind::corner)
        return stop_at(arc_at(pair, part), start, delta, time);
    if (part.kind == PartKind::edge)
        return stop_at(edge_at(pair, part), start, delta, time);
    const Axis axis = part.normal.x != 0 ? Axis::x : Axis::y;
    const T beside = along(start, other(axis));
    const T way = along(delta, other(axis));
    return with_axes(axis, flush_with(pair, part, axis),
                     way == 0 ? beside : beside + time * way);
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
