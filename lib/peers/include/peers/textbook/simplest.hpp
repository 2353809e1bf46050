#pragma once

#include <peers/textbook/core.hpp>

// The form of a pair that has the simplest formula.
namespace peers::textbook {

inline Core core_of(const Box& box) {
    const Vec h = box.half, q = box.center;
    return {{q + Vec{-h.x, -h.y}, q + Vec{h.x, -h.y}, q + Vec{h.x, h.y},
             q + Vec{-h.x, h.y}},
            4,
            0};
}
inline Core core_of(Vec point) {
    return {{point}, 1, 0};
}
inline Core core_of(const Circle& circle) {
    return {{circle.center}, 1, circle.radius};
}
inline Core core_of(const Capsule& capsule) {
    return {{capsule.start, capsule.end()}, 2, capsule.radius};
}
inline Core core_of(const Segment& segment) {
    return {{segment.start, segment.end()}, 2, 0};
}
inline Core core_of(const Polygon& polygon) {
    Core core{{}, polygon.points().size(), polygon.radius()};
    for (std::size_t i = 0; i < core.count; ++i) {
        core.points[i] = polygon.pos() + polygon.points()[i];
    }
    return core;
}

inline Circle circle_of(Vec point) {
    return {point, 0};
}
inline Circle circle_of(const Circle& circle) {
    return circle;
}
inline Box box_of(Vec point) {
    return {point, {}};
}
inline Box box_of(const Box& box) {
    return box;
}

template <class Shape>
inline constexpr bool is_point = std::is_same_v<Shape, Vec>;
template <class Shape>
inline constexpr bool is_box = std::is_same_v<Shape, Box>;
template <class Shape>
inline constexpr bool is_round =
    is_point<Shape> || std::is_same_v<Shape, Circle>;
template <class Shape>
inline constexpr bool has_formula =
    is_box<Shape> || std::is_same_v<Shape, Capsule>;

/// A mover, an obstacle and the mover's path.
template <class A, class B>
struct Pair {
    A a;
    B b;
    Vec delta;
    bool is_swapped = false;  ///< the obstacle moves, the other way
};

/// If there is a circle, it becomes the mover. Pairs without a formula of
/// their own become cores.
template <class A, class B>
auto simplest(const A& a, const B& b, Vec delta = {}) {
    if constexpr ((is_box<A> && (is_box<B> || is_point<B>)) ||
                  (is_point<A> && is_box<B>)) {
        return Pair<Box, Box>{box_of(a), box_of(b), delta};
    } else if constexpr (is_round<A> && is_round<B>) {
        return Pair<Circle, Circle>{circle_of(a), circle_of(b), delta};
    } else if constexpr (is_round<A> && has_formula<B>) {
        return Pair<Circle, B>{circle_of(a), b, delta};
    } else if constexpr (has_formula<A> && is_round<B>) {
        return Pair<Circle, A>{circle_of(b), a, -delta, true};
    } else {
        return Pair<Core, Core>{core_of(a), core_of(b), delta};
    }
}

}  // namespace peers::textbook
