#pragma once

#include <algorithm>

#include <isect/detail/contact/enter_rounded_box.hpp>
#include <isect/detail/contact/hit_on_edge.hpp>
#include <isect/detail/contact/quadratic.hpp>
#include <isect/detail/contact/slab.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// Where a path enters the arc at a corner, if it is known to enter the box
/// nowhere else.
template <class T>
ISECT_FORCE_INLINE inline RoundedBoxEntry<T> enter_arc_plainly(
    const Segment<T>& path, const Place<T>& corner, T radius) {
    RoundedBoxEntry<T> entry;
    const Quadratic times = quadratic(path, corner, radius);
    if (times.has_no_root()) return entry;
    entry.is_inside = times.is_inside();
    entry.is_open = !any_of(entry.is_inside, times.has_root());
    if (any_of(entry.is_inside, entry.is_open)) return entry;
    const Entry<T> into = entry_of(times, path, corner, radius, T(0));
    entry.enters = {true};
    entry.time = into.time;
    entry.edge = on_arc(into.edge, corner.offset);
    return entry;
}

/// For a path that starts in the box with its edges moved out: it is
/// inside, unless it starts in the square at a corner. In units of 2^-53,
/// the way from the center is off by 1 of itself. Half of the bound would
/// do but for the roundings of the bound itself and of the comparison,
/// which the second unit covers.
template <class T>
ISECT_FORCE_INLINE inline RoundedBoxEntry<T> enter_from_square(
    const Segment<T>& path, Vec2<T> center, Vec2<T> half, T radius) {
    RoundedBoxEntry<T> entry;
    const Vec2<double> way = between(path.start, center);
    const double way_x = absolute(way.x);
    const double way_y = absolute(way.y);
    const SurelyLess surely_less{2 * 0x1p-53 * (way_x + way_y)};
    entry.is_inside =
        any_of(surely_less(way_x, half.x), surely_less(way_y, half.y));
    if (entry.is_inside) return entry;
    entry.is_open =
        !all_of(surely_less(half.x, way_x), surely_less(half.y, way_y));
    if (entry.is_open) return entry;
    const Place<T> corner(center,
                          {static_cast<T>(side_of_zero(way.x)) * half.x,
                           static_cast<T>(side_of_zero(way.y)) * half.y});
    return enter_arc_plainly(path, corner, radius);
}

/// How far beside a box's middle a path is, and how far rounding can have
/// moved that.
struct Beside {
    double value{};
    double error{};
};

/// On an axis, at a time that is off by at most `error`. In units of 2^-53,
/// the place is off by 2 of the way from the middle, by 2 of what is moved,
/// and by the error of the time. As much again is allowed for the first
/// two: it covers the roundings of the error itself and of the comparison.
template <class T>
ISECT_FORCE_INLINE constexpr Beside beside_at(const Segment<T>& path,
                                              Vec2<T> center, Axis axis,
                                              double time, double error) {
    const double way =
        double{along(path.start, axis)} - double{along(center, axis)};
    const double speed = along(path.delta, axis);
    const double moved = time * speed;
    const double rounding = 4 * 0x1p-53 * (absolute(way) + absolute(moved));
    return {way + moved, rounding + error * absolute(speed)};
}

/// For a path that reaches an edge of the box with its edges moved out at a
/// time `near`, which is off by at most `error`.
template <class T>
ISECT_FORCE_INLINE inline RoundedBoxEntry<T> enter_at_edge(
    const Segment<T>& path, Vec2<T> center, Vec2<T> half, T radius,
    Axis axis, double near, double error) {
    RoundedBoxEntry<T> entry;
    const Axis across = other(axis);
    const auto [beside, rounding] =
        beside_at(path, center, across, near, error);
    const SurelyLess surely_less{rounding};
    const double reach = along(half, across);

    // Is the path level with the box there?
    entry.is_flat = surely_less(absolute(beside), reach);
    if (entry.is_flat) {
        entry.enters = {true};
        entry.axis = axis;
        entry.time =
            time_to_edge(along(path.start, axis), along(path.delta, axis),
                         along(center, axis), along(half, axis), radius);
        return entry;
    }
    // If not, it can enter only through the arc at that corner.
    entry.is_open = !surely_less(reach, absolute(beside));
    if (entry.is_open) return entry;
    const T toward = -side_of_zero(along(path.delta, axis));
    const T side = static_cast<T>(side_of_zero(beside));
    const Place<T> corner(center,
                          with_axes(axis, toward * along(half, axis),
                                    side * along(half, across)));
    return enter_arc_plainly(path, corner, radius);
}

/// Where a path enters the set of all points within radius of a box of half
/// size half, in plain arithmetic: by the slabs of the box with its edges
/// moved out. Where rounding may have decided, it stays open.
template <class T>
ISECT_FORCE_INLINE inline RoundedBoxEntry<T> enter_rounded_box_plainly(
    const Segment<T>& path, Vec2<T> center, Vec2<T> half, T radius) {
    const Vec2<T> start = path.start;
    const Vec2<T> delta = path.delta;
    const Slab in_x = slab(start.x, delta.x, center.x, half.x, radius);
    const Slab in_y = slab(start.y, delta.y, center.y, half.y, radius);
    const double near = std::max(in_x.near, in_y.near);
    const double far = std::min(in_x.far, in_y.far);

    RoundedBoxEntry<T> entry;
    const SurelyLess surely_less{in_x.error + in_y.error};
    const bool is_missed = any_of(
        surely_less(far, near), surely_less(far, 0), surely_less(1, near));
    if (is_missed) return entry;

    if (all_of(surely_less(near, 0), surely_less(0, far))) {
        return enter_from_square(path, center, half, radius);
    }
    const double later_by = absolute(in_x.near - in_y.near);
    entry.is_open = !all_of(surely_less(0, near), surely_less(near, far),
                            surely_less(near, 1), surely_less(0, later_by));
    if (entry.is_open) return entry;
    const Axis axis = in_y.near < in_x.near ? Axis::x : Axis::y;
    return enter_at_edge(path, center, half, radius, axis, near,
                         surely_less.error);
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
