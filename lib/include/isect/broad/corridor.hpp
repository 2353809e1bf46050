#pragma once

#include <cmath>
#include <limits>

#include <isect/axis.hpp>
#include <isect/broad/bounds.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// The motion of a mover along one axis.
struct Lane {
    /// Its leading edge and its trailing edge at the start.
    double front;
    double back;
    /// Time per unit of length; negative if it moves in the negative
    /// direction.
    double pace;

    bool is_rising() const { return pace > 0; }
    /// When it overlaps the interval between two edges by more than a
    /// point.
    Interval<double> times_between(double low, double high) const {
        if (is_rising()) {
            return {(low - front) * pace, (high - back) * pace};
        }
        return {(high - front) * pace, (low - back) * pace};
    }
};

/// The region that a moving box sweeps over until the latest time that
/// matters, prepared for comparisons with many bounds. A visitor that finds
/// a contact shortens it, so that nothing farther away needs a test.
template <class T>
class Corridor {
public:
    /// The mover's bounds at the start, and its whole path.
    Corridor(const Bounds<T>& mover, Vec2<T> delta)
        // The path's share of the rounding error.
        : mover_(detail::grown(mover.lower, mover.upper,
                               detail::larger_axis(delta, {}))),
          delta_(delta),
          whole_(mover_),
          x_(lane_of(mover_.lower.x, mover_.upper.x, delta.x)),
          y_(lane_of(mover_.lower.y, mover_.upper.y, delta.y)) {
        whole_.add({mover_.lower + delta, mover_.upper + delta});
    }

    /// The latest time that matters: 1 until a contact has been found.
    double latest() const { return latest_; }
    void stop_at(double time) { latest_ = time; }

    /// The mover's bounds at the start, and its whole path.
    const Bounds<T>& mover() const { return mover_; }
    Vec2<T> delta() const { return delta_; }
    /// Bounds of everything that may be hit, at any time.
    const Bounds<T>& whole() const { return whole_; }
    const Lane& lane(Axis axis) const { return axis == Axis::x ? x_ : y_; }
    /// Whether the path leads in the positive direction of an axis.
    bool is_rising(Axis axis) const { return lane(axis).is_rising(); }

    /// The axis along which the path goes farther.
    Axis main_axis() const {
        return std::abs(y_.pace) < std::abs(x_.pace) ? Axis::y : Axis::x;
    }
    /// Bounds of the mover while it may touch something in the given
    /// bounds; empty if it never does, or only too late.
    Bounds<T> part_in(const Bounds<T>& bounds) const {
        const Span time = times_in(bounds);
        const double near = std::max(0.0, time.min);
        const double far = std::min(latest_, time.max);
        if (!(near <= far)) return {};
        Bounds<T> part = mover_after(near);
        part.add(mover_after(far));
        return part;
    }

    /// A time at or before that of any contact with something in the given
    /// bounds; infinite if no contact is possible.
    double entry(const Bounds<T>& bounds) const {
        const Span time = times_in(bounds);
        const double near = std::max(0.0, time.min);
        const bool is_missed = near > time.max;
        return is_missed ? std::numeric_limits<double>::infinity() : near;
    }
    /// Whether no time of the path leads to the given bounds, however late.
    bool is_missed(const Bounds<T>& bounds) const {
        return entry(bounds) == std::numeric_limits<double>::infinity();
    }
    /// Whether anything in the given bounds may be hit in time.
    bool reaches(const Bounds<T>& bounds) const {
        return entry(bounds) <= latest_;
    }

private:
    using Span = Interval<double>;

    /// When the mover overlaps the given bounds on both axes. A NaN time,
    /// from 0 times an infinite pace, limits nothing: std::max and std::min
    /// return their first argument where the second is NaN.
    Span times_in(const Bounds<T>& bounds) const {
        const Span x = x_.times_between(bounds.lower.x, bounds.upper.x);
        const Span y = y_.times_between(bounds.lower.y, bounds.upper.y);
        return {std::max(y.min, x.min), std::min(y.max, x.max)};
    }
    Bounds<T> mover_after(double time) const {
        const Vec2<T> way{static_cast<T>(time * detail::widened(delta_).x),
                          static_cast<T>(time * detail::widened(delta_).y)};
        return {mover_.lower + way, mover_.upper + way};
    }

    static Lane lane_of(T lower, T upper, T delta) {
        // A path with no motion along an axis gets an almost infinite pace:
        // not an infinite one, since 0 times infinity is NaN.
        const double pace =
            delta == 0 ? 0x1p900 : 1 / static_cast<double>(delta);
        const bool is_rising = pace > 0;
        return {is_rising ? upper : lower, is_rising ? lower : upper, pace};
    }

    Bounds<T> mover_;
    Vec2<T> delta_;
    Bounds<T> whole_;
    Lane x_;
    Lane y_;
    double latest_ = 1;
};

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
