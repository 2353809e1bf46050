#pragma once

#include <cmath>
#include <limits>

#include <isect/broad/bounds.hpp>

namespace isect {

/// What a moving box sweeps over, up to the latest time of interest, ready
/// to be held against many bounds. Whoever finds a contact shortens it, and
/// so everything farther away need not be asked any more.
template <class T>
class Corridor {
public:
    /// The mover's bounds at the start, and its whole way.
    Corridor(const Bounds<T>& mover, Vec2<T> delta)
        : mover_(mover),
          delta_(delta),
          x_(pace_on_axis(delta.x)),
          y_(pace_on_axis(delta.y)) {
        // The way's own part of what rounding may be off by.
        const T size = detail::larger_axis(delta, {});
        mover_ = detail::grown(mover.lower, mover.upper, size);
        whole_ = mover_;
        whole_.add({mover_.lower + delta, mover_.upper + delta});
    }

    /// No later time matters: 1 until a contact has been found.
    double latest() const { return latest_; }
    void stop_at(T time) { latest_ = static_cast<double>(time); }

    /// Where the mover starts, and its whole way.
    const Bounds<T>& mover() const { return mover_; }
    Vec2<T> delta() const { return delta_; }
    /// Bounds of all that may be met, however late.
    const Bounds<T>& whole() const { return whole_; }
    /// Whether the way leads towards +x; or +y.
    bool is_rising(Axis axis) const {
        return (axis == Axis::x ? x_ : y_) > 0;
    }

    /// The axis along which the way leads farther.
    Axis main_axis() const {
        return std::abs(y_) < std::abs(x_) ? Axis::y : Axis::x;
    }
    /// Bounds of the mover while it may meet what lies in bounds; empty if
    /// it never does, or only too late.
    Bounds<T> part_in(const Bounds<T>& bounds) const {
        const Span time = times_in(bounds);
        const double near = std::max(time.min, 0.0);
        const double far = std::min(time.max, latest_);
        if (!(near <= far)) return {};
        Bounds<T> part = mover_after(near);
        part.add(mover_after(far));
        return part;
    }

    /// A time at or before that of any contact with what lies in bounds;
    /// infinite where no contact is possible.
    double entry(const Bounds<T>& bounds) const {
        const Span time = times_in(bounds);
        const double near = std::max(time.min, 0.0);
        const bool is_met = near <= time.max;
        return is_met ? near : std::numeric_limits<double>::infinity();
    }
    /// Whether anything in bounds may be met in time.
    bool reaches(const Bounds<T>& bounds) const {
        return entry(bounds) <= latest_;
    }

private:
    using Span = Interval<double>;

    /// When both axes of the mover have something in common with bounds.
    Span times_in(const Bounds<T>& bounds) const {
        const Span x = time_between(mover_.lower.x, mover_.upper.x, x_,
                                    bounds.lower.x, bounds.upper.x);
        const Span y = time_between(mover_.lower.y, mover_.upper.y, y_,
                                    bounds.lower.y, bounds.upper.y);
        return {std::max(x.min, y.min), std::min(x.max, y.max)};
    }
    Bounds<T> mover_after(double time) const {
        const Vec2<T> way{static_cast<T>(time * widened(delta_).x),
                          static_cast<T>(time * widened(delta_).y)};
        return {mover_.lower + way, mover_.upper + way};
    }

    /// Times per unit of length. A way that does not lead along an axis
    /// would take nearly for ever; nearly, for 0 times infinity is none.
    static double pace_on_axis(T delta) {
        if (delta == 0) return 0x1p900;
        return 1 / static_cast<double>(delta);
    }

    /// When a moving span has more than nothing in common with another.
    static Span time_between(T lower, T upper, double pace, T low, T high) {
        const auto way = [](T from, T to) {
            return static_cast<double>(to) - static_cast<double>(from);
        };
        if (pace > 0) {
            return {way(upper, low) * pace, way(lower, high) * pace};
        }
        return {way(lower, high) * pace, way(upper, low) * pace};
    }

    Bounds<T> mover_;
    Vec2<T> delta_;
    Bounds<T> whole_;
    double x_;
    double y_;
    double latest_ = 1;
};

}  // namespace isect
