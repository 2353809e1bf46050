#pragma once

#include <isect/detail/coordinates.hpp>
#include <isect/detail/predicates/place.hpp>
#include <isect/detail/predicates/sign_of.hpp>

namespace isect::detail {

/// The formula cross(direction, point - on_line).
template <class Direction, class Start, class Point>
constexpr auto turn_to(const Direction& direction, const Start& on_line,
                       const Point& point) {
    return [=](auto number) {
        return x_of(number, direction) * y_between(number, point, on_line) -
               y_of(number, direction) * x_between(number, point, on_line);
    };
}

/// The side of a line on which a point lies: the sign of cross(direction,
/// point - on_line), 1 on the side to which +x turns towards +y. Exact.
template <class Direction, class Start, class Point>
ISECT_FORCE_INLINE constexpr int side(const Direction& direction,
                                      const Start& on_line,
                                      const Point& point) {
    return sign_of(turn_to(direction, on_line, point));
}

/// Whether a point is on the side of a line to which +x turns towards +y.
/// Exact.
template <class Direction, class Start, class Point>
ISECT_FORCE_INLINE constexpr Decided is_left_of(const Direction& direction,
                                                const Start& on_line,
                                                const Point& point) {
    return decide(turn_to(direction, on_line, point),
                  [=] { return length_of(direction); });
}

/// The side to which one direction turns from another: the sign of cross(a,
/// b), 1 in the sense from +x to +y. Exact.
template <class A, class B>
ISECT_FORCE_INLINE constexpr int turn_between(const A& a, const B& b) {
    return sign_of([=](auto number) {
        return x_of(number, a) * y_of(number, b) -
               y_of(number, a) * x_of(number, b);
    });
}

/// The half turn that a direction points into: the first, which begins at
/// +x, or the second.
template <class T>
constexpr bool is_in_first_half(const Way<T>& way) {
    if (way.to.y != way.from.y) return way.to.y > way.from.y;
    return way.to.x > way.from.x;
}

/// Whether a line enters the inside of a box of half size half + padding,
/// that is, whether the corners of the box lie on both sides of it. Exact.
template <class T>
ISECT_FORCE_INLINE constexpr Decided line_meets_box(Vec2<T> start,
                                                    Vec2<T> delta,
                                                    Vec2<T> center,
                                                    Vec2<T> half,
                                                    Vec2<T> padding) {
    // |cross(delta, center - start)| < |delta.x| H.y + |delta.y| H.x
    const auto room = [=](double turn) {
        return [=](auto number) {
            const auto x = number(center.x) - number(start.x);
            const auto y = number(center.y) - number(start.y);
            return number(absolute(delta.x)) *
                       (number(half.y) + number(padding.y)) +
                   number(absolute(delta.y)) *
                       (number(half.x) + number(padding.x)) +
                   (number(turn * delta.x) * y -
                    number(turn * delta.y) * x);
        };
    };
    // On the center's side there is almost always room.
    const double turn = side_of_zero(cross(delta, center - start));
    const auto per_length = [=] { return length_of(delta); };
    const Decided one_side = decide(room(-turn), per_length);
    if (!one_side) return one_side;
    return then(one_side, decide(room(turn), per_length));
}

/// Whether a path reaches the near edge of a box of half size half +
/// padding later on x than on y, and so enters through that edge. Exact.
template <class T>
ISECT_FORCE_INLINE constexpr bool enters_through_x(Vec2<T> start,
                                                   Vec2<T> delta,
                                                   Vec2<T> center,
                                                   Vec2<T> half,
                                                   Vec2<T> padding) {
    // gap.x / |delta.x| > gap.y / |delta.y|, without the divisions.
    const double turn_x = side_of_zero(delta.x);
    const double turn_y = side_of_zero(delta.y);
    return is_positive([=](auto number) {
        const auto gap_x = number(turn_x * center.x) -
                           number(turn_x * start.x) -
                           (number(half.x) + number(padding.x));
        const auto gap_y = number(turn_y * center.y) -
                           number(turn_y * start.y) -
                           (number(half.y) + number(padding.y));
        return gap_x * number(absolute(delta.y)) -
               gap_y * number(absolute(delta.x));
    });
}

/// Whether a path starts in front of or on a face of a box of half size
/// half that is moved out by radius along an axis. Exact.
template <class T>
ISECT_FORCE_INLINE constexpr bool path_faces(Vec2<T> start, Vec2<T> delta,
                                             Vec2<T> center, Vec2<T> half,
                                             T radius, Axis axis) {
    const double turn = side_of_zero(along(delta, axis));
    const double from = turn * along(start, axis);
    const double to = turn * along(center, axis);
    const auto behind = [=](auto number) {
        return (number(along(half, axis)) + number(radius)) -
               (number(to) - number(from));
    };
    return along(delta, axis) != 0 && !is_positive(behind);
}

/// The side, 1 or -1 on the other axis, on which a path that faces such a
/// face passes it; 0 if its line crosses the face, ends included. Exact.
template <class T>
ISECT_FORCE_INLINE constexpr int side_of_face(Vec2<T> start, Vec2<T> delta,
                                              Vec2<T> center, Vec2<T> half,
                                              T radius, Axis axis) {
    const double speed = absolute(along(delta, axis));
    const double turn = side_of_zero(along(delta, axis));
    const double from = turn * along(start, axis);
    const double to = turn * along(center, axis);
    const Axis across = other(axis);
    const double beside = along(start, across) - along(center, across);
    const double drift = along(delta, across);

    // The crossing, beside + drift gap / speed, is beyond the half size.
    const auto beyond = [=](double sign) {
        return [=](auto number) {
            const auto gap = number(to) - number(from) -
                             (number(along(half, axis)) + number(radius));
            const auto aside = number(sign * along(start, across)) -
                               number(sign * along(center, across));
            return (aside - number(along(half, across))) * number(speed) +
                   number(sign * drift) * gap;
        };
    };
    // On the other side it almost never is.
    const double gap = to - from - along(half, axis) - radius;
    const int side = beside * speed + drift * gap < 0 ? -1 : 1;
    if (is_positive(beyond(side))) return side;
    return is_positive(beyond(-side)) ? -side : 0;
}

}  // namespace isect::detail
