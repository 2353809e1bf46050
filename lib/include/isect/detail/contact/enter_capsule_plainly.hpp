#pragma once

#include <isect/detail/contact/capsule_edge.hpp>
#include <isect/detail/contact/quadratic.hpp>

namespace isect::detail {

/// A sum or difference of two products, and the sum of their magnitudes.
struct Terms {
    double value{};
    double size{};
};
ISECT_FORCE_INLINE constexpr Terms dot_terms(Vec2<double> a,
                                             Vec2<double> b) {
    const double x = product(a.x, b.x);
    const double y = product(a.y, b.y);
    return {x + y, absolute(x) + absolute(y)};
}
ISECT_FORCE_INLINE constexpr Terms cross_terms(Vec2<double> a,
                                               Vec2<double> b) {
    return dot_terms({a.x, -a.y}, {b.y, b.x});
}

/// A path in the frame of a capsule, along its segment and across it, with
/// all lengths times that of the segment.
struct CapsuleFrame {
    double length{};
    /// The reach, and the other end of the segment.
    double reach{};
    double end{};
    /// Where the path starts along the segment, and how far it goes.
    double ahead{};
    double onward{};
    /// How far beyond the reach it starts and ends across the segment, on
    /// the side that it starts on: 1 or -1.
    double side{};
    double gap{};
    double gap_at_end{};
    double approach{};
    /// How far rounding can have moved these numbers.
    double error_along{};
    double error_across{};

    /// Whether the path surely stays beside the capsule, before its start
    /// or beyond its end.
    constexpr bool is_missed() const {
        const double last = ahead + onward;
        const SurelyLess less_along{error_along};
        const SurelyLess less_across{error_across};
        return any_of(
            all_of(less_across(0, gap), less_across(0, gap_at_end)),
            all_of(less_along(ahead, -reach), less_along(last, -reach)),
            all_of(less_along(reach, ahead - end),
                   less_along(reach, last - end)));
    }
};

/// In units of 2^-53: the vector between the starts is off by 1 of itself,
/// each product by 1 and a sum by 1. So the start is off by 3 of its terms,
/// the motion by 2, and their sum by 4 and 3; the reach by 4, since the
/// length is off by 2. The differences to the reach, of which a comparison
/// makes another, cost 1 each of all that is in them: 5 in all across, and
/// 6 along, where the segment's end is off by 2 and costs one difference.
/// The last unit covers the roundings of the error itself.
template <class T>
ISECT_FORCE_INLINE inline CapsuleFrame frame_of(const Segment<T>& path,
                                                const Capsule<T>& capsule,
                                                T padding) {
    const Vec2<double> forward = widened(capsule.delta);
    const Vec2<double> delta = widened(path.delta);
    const Vec2<double> from_start = between(path.start, capsule.start);
    const Terms aside = cross_terms(forward, from_start);
    const Terms across = cross_terms(forward, delta);
    const Terms ahead = dot_terms(forward, from_start);
    const Terms onward = dot_terms(forward, delta);

    CapsuleFrame frame;
    frame.end = dot(forward, forward);
    frame.length = root(frame.end);
    frame.reach = frame.length * (double{padding} + double{capsule.radius});
    frame.ahead = ahead.value;
    frame.onward = onward.value;
    frame.side = side_of_zero(aside.value);
    frame.approach = -frame.side * across.value;
    frame.gap = absolute(aside.value) - frame.reach;
    frame.gap_at_end =
        frame.side * (aside.value + across.value) - frame.reach;
    frame.error_across =
        6 * 0x1p-53 * (aside.size + across.size + frame.reach);
    frame.error_along =
        7 * 0x1p-53 * (ahead.size + onward.size + frame.end + frame.reach);
    return frame;
}

/// Where a path enters a shape, if plain arithmetic can tell.
template <class T>
struct PlainEntry {
    PathKind kind{};
    Entry<T> entry;
};

/// For a path that can enter a capsule only through the disc at an end.
/// `past` is 1 or -1, the direction beyond that end.
template <class T>
ISECT_FORCE_INLINE inline PlainEntry<T> enter_end_plainly(
    const Segment<T>& path, const Capsule<T>& capsule, T padding,
    const Place<T>& center, double past) {
    const double reach = double{padding} + double{capsule.radius};
    const Quadratic times = quadratic(path, center, reach);
    if (times.has_no_root()) return {PathKind::misses, {}};
    if (times.is_inside()) return {PathKind::starts_in, {}};
    if (!times.has_root()) return {PathKind::unclear, {}};
    const Entry<T> entry =
        entry_of(times, path, center, padding, capsule.radius);
    // Rounding can turn the normal past the end of the arc.
    const Vec2<double> out = past * widened(capsule.delta);
    const bool is_on_arc = dot(entry.edge.normal, out) >= 0;
    return {is_on_arc ? PathKind::enters : PathKind::unclear, entry};
}

/// Where a path enters a capsule whose radius is grown by padding: through
/// one of its long sides, or through the disc at the end past which it
/// crosses the line of that side.
template <class T>
ISECT_FORCE_INLINE inline PlainEntry<T> enter_capsule_plainly(
    const Segment<T>& path, const Capsule<T>& capsule, T padding) {
    const Place<T> start = capsule.start;
    if (capsule.delta == Vec2<T>{}) {
        return enter_end_plainly(path, capsule, padding, start, -1);
    }
    const CapsuleFrame frame = frame_of(path, capsule, padding);
    if (frame.is_missed()) return {PathKind::misses, {}};

    // When is the path between the lines of the two sides? The gaps are
    // more than two errors apart then, so that of the time is at most the
    // error divided by the approach.
    const double error = frame.error_across;
    const bool is_outside = frame.gap > error;
    const bool is_clear =
        is_outside ? frame.gap_at_end < -error : frame.gap < -error;
    if (!is_clear) return {PathKind::unclear, {}};
    const double time = is_outside ? frame.gap / frame.approach : 0;
    const double time_error = is_outside ? error / frame.approach : 0;

    // Is it beside the segment there, or past one of its ends?
    const double foot = frame.ahead + time * frame.onward;
    const SurelyLess surely_less{frame.error_along +
                                 time_error * absolute(frame.onward)};
    if (surely_less(foot, 0)) {
        return enter_end_plainly(path, capsule, padding, start, -1);
    }
    if (surely_less(frame.end, foot)) {
        const Place<T> end(capsule.start, capsule.delta);
        return enter_end_plainly(path, capsule, padding, end, 1);
    }
    if (!surely_less(0, foot) || !surely_less(foot, frame.end)) {
        return {PathKind::unclear, {}};
    }
    if (!is_outside) return {PathKind::starts_in, {}};
    return {PathKind::enters,
            {time_of_contact<T>(time, 1),
             side_edge(path.start, padding, capsule, foot / frame.length,
                       frame.side)}};
}

}  // namespace isect::detail
