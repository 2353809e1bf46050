#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>

#include <isect/respond/respond.hpp>
#include <isect/sweep_into.hpp>

namespace isect {

/// A motion of several sweeps, each of which continues with what the
/// previous hit has left of the motion.
template <class T>
struct Moved {
    std::array<Sweep<T>, 4> sweeps;
    std::size_t count{};
    /// The final position of the mover.
    Vec2<T> pos;
    /// The whole delta as the hits have turned it, to use for the next
    /// step.
    Vec2<T> delta;

    friend constexpr bool operator==(const Moved&, const Moved&) = default;
};

namespace detail {
/// A motion slid along a surface and turned out of it by a hair, so that it
/// hits that surface neither at once nor in the next step. It is no longer
/// than before. Along an axial face a slide needs no such correction.
///
/// Let u be half an epsilon and |d| the length of the original motion d.
/// The computed normal is n = N + e, where N is the surface's own and |e|
/// <= 8 u. A slide gives d - s n + r with s = dot(d, n) + q, where rounding
/// costs |q| <= 2 u |d| and |r| <= 1.5 u |d|. If t is the part of d across
/// n, the part of the slide along N is at least -8 u |t| - 2 |s dot(e, N)|
/// - 3.5 u |d|. Since n is of unit length within 4 u, that is -14.9 u |d|.
/// The addition and the shortening cost another u |d| each, so 18 u |d|
/// along n are enough.
template <class T>
constexpr Vec2<T> clear_of(Vec2<T> slid, Vec2<T> before, Vec2<T> normal) {
    if (normal.x == 0 || normal.y == 0) return slid;
    constexpr T epsilon = std::numeric_limits<T>::epsilon();
    const Vec2<double> d = widened(before);
    const T out = narrowed<T>(9.0 * epsilon * length(d));
    const Vec2<T> led = slid + out * normal;
    const bool is_shorter = length_squared(widened(led)) <
                            (1.0 - 8.0 * epsilon) * length_squared(d);
    return is_shorter ? led : (T(1) - T(4) * epsilon) * led;
}

/// What is left of a motion after a sweep has stopped. It is measured from
/// the position of the stop, since the time may be less accurate than the
/// position.
template <class T>
constexpr Vec2<T> left_from(Vec2<T> stop, Vec2<T> start, Vec2<T> delta) {
    return narrowed<T>((widened(start) - widened(stop)) + widened(delta));
}

/// Whether a slide would go against the requested motion, or, apart from
/// rounding, nowhere. Both are measured along the surface: there the part
/// into the surface, which may be a million times as long, costs no digits.
template <class T>
constexpr bool leads_back(Vec2<T> rest, Vec2<T> asked, Vec2<T> normal) {
    const Vec2<double> n = widened(normal);
    if (dot(widened(rest), n) >= 0) {
        return dot(widened(rest), widened(asked)) <= 0;
    }
    const double onward = dot(widened(rest), perpendicular(n));
    const double wanted = dot(widened(asked), perpendicular(n));
    const bool is_axial = normal.x == 0 || normal.y == 0;
    constexpr double epsilon = std::numeric_limits<T>::epsilon();
    const double rounding =
        is_axial ? 0 : 4 * epsilon * length(widened(rest));
    return absolute(onward) <= rounding || onward * wanted <= 0;
}

/// Whether a step that hit something made no progress, apart from rounding:
/// wedged between slopes, a mover would otherwise move to and fro for ever.
/// A step does not count as one if it led towards an axial face, where the
/// mover is flush now, or if the requested motion is so small that rounding
/// is a part of it.
template <class T>
constexpr bool is_at_rest(const Moved<T>& moved, Vec2<T> start,
                          Vec2<T> delta) {
    const Vec2<T> way = moved.pos - start;
    double size = size_of_all(start.x, start.y, delta.x, delta.y);
    bool has_met = false;
    for (std::size_t i = 0; i < moved.count; ++i) {
        const auto& hit = moved.sweeps[i].hit;
        if (!hit) continue;
        has_met = true;
        const Vec2<T> n = hit->normal;
        const bool is_axial = n.x == 0 || n.y == 0;
        if (is_axial && dot(way, n) < 0) return false;
        size = std::max(
            size, size_of_all(start.x, start.y, hit->pos.x, hit->pos.y));
    }
    const double rounding = 2 * std::numeric_limits<T>::epsilon() * size;
    return has_met && size_of_all(way.x, way.y) <= rounding &&
           16 * rounding <= size_of_all(delta.x, delta.y);
}
}  // namespace detail

/// Moves through obstacles and, at each hit, continues with what the
/// response makes of the remaining motion, in at most four sweeps. By
/// default it slides along each obstacle that it hits, as a character in a
/// game walks.
///
/// - **Shapes:** as for `sweep_into`.
/// - **Touching:** no hit. A mover that has slid along a surface and
///   continues along it doesn't stick to it.
/// - **Result:** a Moved. `pos` is the final position of the mover; `delta`
///   is the whole motion as the hits have turned it, to use for the next
///   step; `sweeps` are the legs, and `count` is the number of them. Where
///   the remaining motion has a part along the surface, a slide makes all
///   of that part within 8 ulp of the query's size, on slopes as on floors.
///   A mover that starts inside an obstacle is first pushed out of it. A
///   slide ends where it would lead back against the requested delta, as in
///   a wedge. In a wedge each leg stops as `sweep_into` does.
/// - **Units:** yours, the same for all, in float or double.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation; up to four times `sweep_into`.
/// - **Source:** sliding as in Fauerby, Improved Collision Detection and
///   Response (2003). The proof that it never sticks is at `clear_of`.
///
/// ```cpp
/// const std::vector floor{Aabb{Vec2{0.0, 9.0}, Vec2{40.0, 1.0}}};
/// const Aabb player{Vec2{0.0, 4.0}, Vec2{2.0, 2.0}};
/// const auto step = move_and_slide(player, {4.0, 4.0}, floor);
/// assert((step.pos == Vec2{4.0, 6.0}));    // on the floor, all the way
/// assert((step.delta == Vec2{4.0, 0.0}));  // and falling no more
/// ```
template <class Mover, class Obstacle, Tracer Trace = NoTrace>
Moved<Scalar<Mover>> move_and_slide(const Mover& mover,
                                    Vec2<Scalar<Mover>> delta,
                                    std::span<const Obstacle> obstacles,
                                    Response response = Response::slide,
                                    Trace trace = {}) {
    using T = Scalar<Mover>;
    Moved<T> moved{{}, 0, position(mover), delta};
    Vec2<T> left = delta;
    bool was_inside = false;
    while (moved.count < moved.sweeps.size()) {
        // Go as far along the path as it is free.
        const Mover here = placed_at(mover, moved.pos);
        const Sweep<T> step = sweep_into(here, left, obstacles, trace);
        moved.sweeps[moved.count++] = step;
        moved.pos = trace(step.pos);
        if (trace(!step.hit.has_value())) break;

        // If the mover was inside the obstacle, leave it.
        const bool is_inside = overlaps(here, obstacles[step.index]);
        if (trace(is_inside)) moved.pos = step.pos + step.hit->delta;
        was_inside = was_inside || is_inside;

        // Turn the remaining motion, and continue with it.
        const Vec2<T> normal = step.hit->normal;
        const Vec2<T> rest =
            detail::left_from(step.pos, position(here), left);
        left = trace(respond(response, rest, normal, trace));
        if (response == Response::slide) {
            left = trace(detail::clear_of(left, rest, normal));
        }
        const Vec2<T> whole = moved.delta;
        moved.delta = respond(response, whole, normal, trace);
        if (response == Response::slide) {
            moved.delta = detail::clear_of(moved.delta, whole, normal);
        }
        const bool leads_back = detail::leads_back(rest, delta, normal);
        if (trace(response == Response::slide && leads_back)) left = {};
        if (trace(left == Vec2<T>{})) break;
    }
    const Vec2<T> start = position(mover);
    const bool is_slid = response == Response::slide && !was_inside;
    const bool is_wedged =
        is_slid && detail::is_at_rest(moved, start, delta);
    if (is_wedged) moved.pos = trace(start);
    return moved;
}

template <class Mover, ObstacleRange Obstacles, Tracer Trace = NoTrace>
Moved<Scalar<Mover>> move_and_slide(const Mover& mover,
                                    Vec2<Scalar<Mover>> delta,
                                    const Obstacles& obstacles,
                                    Response response = Response::slide,
                                    Trace trace = {}) {
    const std::span<const std::ranges::range_value_t<Obstacles>> all(
        obstacles);
    return move_and_slide(mover, delta, all, response, trace);
}

}  // namespace isect
