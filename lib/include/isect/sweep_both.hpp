#pragma once

#include <optional>
#include <type_traits>

#include <isect/intersect.hpp>
#include <isect/position.hpp>
#include <isect/sweep.hpp>

namespace isect {

/// How far two moving shapes get before they meet.
template <class T>
struct Meeting {
    /// Their first contact, or none. `hit->pos` is where they touch, and
    /// `hit->delta` leads from where the first was going back to its stop.
    std::optional<Hit<T>> hit;
    /// The final positions of the first and of the second shape.
    Vec2<T> pos;
    Vec2<T> other_pos;
    /// hit->time, or 1 without a hit.
    T time{1};

    friend constexpr bool operator==(const Meeting&,
                                     const Meeting&) = default;
};

/// How far two shapes get that move at the same time, before one hits the
/// other.
///
/// - **Shapes:** any two solids. Each moves by its delta in a straight
///   line, in the same time, without turning.
/// - **Touching:** no hit, as for `sweep`. Shapes with the same motion
///   never hit.
/// - **Result:** a Meeting: the positions of both at the contact or at the
///   ends of their paths, the contact, and the time, as a fraction of both
///   paths. The normal points out of the second shape. At these positions
///   the shapes don't overlap, in exactly the numbers returned. If they
///   overlap at the start, both stay there, and `hit->delta` is the push of
///   `intersect`.
/// - **Units:** yours, the same for all, in float or double.
/// - **Errors:** none; it neither throws nor checks its arguments.
/// - **Cost:** a `sweep` and an overlap test.
/// - **Source:** the motion of the first as the second sees it, delta minus
///   other_delta. That difference is rounded once; whether the shapes meet
///   is decided exactly for the rounded one.
///
/// ```cpp
/// const Circle left{Vec2{0.0, 0.0}, 1.0};
/// const Circle right{Vec2{10.0, 0.0}, 1.0};
/// const auto met = sweep(left, {8.0, 0.0}, right, {-8.0, 0.0});
/// assert((met.hit && met.time == 0.5));
/// assert((met.pos == Vec2{4.0, 0.0} && met.other_pos == Vec2{6.0, 0.0}));
/// ```
template <class A, class B, Tracer Trace = NoTrace>
requires SolidPair<A, B> Meeting<Scalar<A>> sweep(
    const A& shape, std::type_identity_t<Vec2<Scalar<A>>> delta,
    const B& other, std::type_identity_t<Vec2<Scalar<A>>> other_delta,
    Trace trace = {}) {
    using T = Scalar<A>;
    const Vec2<T> start = position(shape);
    const Vec2<T> other_start = position(other);
    const Sweep<T> seen = sweep(shape, delta - other_delta, other, trace);
    Meeting<T> met{seen.hit, start + delta, other_start + other_delta,
                   seen.time};
    if (seen.hit) {
        const Vec2<T> gone = seen.time * other_delta;
        met.other_pos = other_start + gone;
        met.pos = seen.pos + gone;
        met.hit->pos = seen.hit->pos + gone;
        if (overlaps(shape, other)) return met;
        met.hit->delta = (T(1) - seen.time) * -delta;
    }
    // Rounding may have moved them into each other by an ulp.
    const B there = placed_at(other, met.other_pos);
    for (int tries = 0; tries < 4; ++tries) {
        const auto push = intersect(placed_at(shape, met.pos), there);
        if (!push) break;
        met.pos = met.pos + push->delta;
    }
    return met;
}

}  // namespace isect
