// The rows of the plain formulas.
#include "rows.hpp"
#include "textbook_sweep.hpp"

namespace isect_bench {
namespace {

using textbook::Box;
using textbook::Capsule;
using textbook::Circle;
using textbook::Core;
using Polygon = isect::Polygon<double>;

Core core_of(const Box& box) {
    const auto [x, y] = box.half;
    const Vec q = box.center;
    return {{q + Vec{-x, -y}, q + Vec{x, -y}, q + Vec{x, y}, q + Vec{-x, y}}, 4, 0};
}
Core core_of(Vec point) {
    return {{point}, 1, 0};
}
Core core_of(const Circle& circle) {
    return {{circle.center}, 1, circle.radius};
}
Core core_of(const Capsule& capsule) {
    return {{capsule.start, capsule.end()}, 2, capsule.radius};
}
Core core_of(const Polygon& polygon) {
    Core core{{}, polygon.points().size(), polygon.radius()};
    for (std::size_t i = 0; i < core.count; ++i) {
        core.points[i] = polygon.pos() + polygon.points()[i];
    }
    return core;
}

Circle circle_of(Vec point) {
    return {point, 0};
}
Circle circle_of(const Circle& circle) {
    return circle;
}
Box box_of(Vec point) {
    return {point, {}};
}
Box box_of(const Box& box) {
    return box;
}

template <class Shape>
inline constexpr bool is_point = std::is_same_v<Shape, Vec>;
template <class Shape>
inline constexpr bool is_box = std::is_same_v<Shape, Box>;
template <class Shape>
inline constexpr bool is_round = is_point<Shape> || std::is_same_v<Shape, Circle>;
template <class Shape>
inline constexpr bool has_formula = is_box<Shape> || std::is_same_v<Shape, Capsule>;

/// The query in the form that has the simplest formula: a circle, if there is one, becomes the
/// mover.
template <class A, class B>
auto simplest(const Question<A, B>& q) {
    if constexpr ((is_box<A> && (is_box<B> || is_point<B>)) || (is_point<A> && is_box<B>)) {
        return Question<Box, Box>{box_of(q.a), box_of(q.b), q.delta};
    } else if constexpr (is_round<A> && is_round<B>) {
        return Question<Circle, Circle>{circle_of(q.a), circle_of(q.b), q.delta};
    } else if constexpr (is_round<A> && has_formula<B>) {
        return Question<Circle, B>{circle_of(q.a), q.b, q.delta};
    } else if constexpr (has_formula<A> && is_round<B>) {
        return Question<Circle, A>{circle_of(q.b), q.a, -q.delta};
    } else {
        return Question<Core, Core>{core_of(q.a), core_of(q.b), q.delta};
    }
}

template <class A, class B>
void add_pair(const std::string& pair) {
    using Plain = decltype(simplest(std::declval<Question<A, B>>()));
    const auto prepare = [](const std::vector<Question<A, B>>& questions) {
        std::vector<Plain> plain;
        for (const auto& question : questions) plain.push_back(simplest(question));
        return plain;
    };
    const auto add = [&](const std::string& query, bool moving, auto ask) {
        add_row<A, B>(query, pair, "textbook", moving, prepare, ask);
    };
    add("overlaps", false, [](const Plain& q) { return textbook::overlaps(q.a, q.b); });
    add("intersect", false, [](const Plain& q) { return textbook::intersect(q.a, q.b); });
    add("distance", false, [](const Plain& q) { return textbook::distance(q.a, q.b); });
    add("closest_points", false, [](const Plain& q) { return textbook::closest_points(q.a, q.b); });
    add("sweep", true, [](const Plain& q) { return textbook::sweep(q.a, q.delta, q.b); });
}

template <class B>
void add_raycast(const std::string& obstacle) {
    const auto prepare = [](const std::vector<Question<Vec, B>>& questions) {
        if constexpr (std::is_same_v<B, Polygon>) {
            std::vector<Question<Vec, Core>> plain;
            for (const auto& q : questions) plain.push_back({q.a, core_of(q.b), q.delta});
            return plain;
        } else {
            return questions;
        }
    };
    add_row<Vec, B>("raycast", "segment and " + obstacle, "textbook", true, prepare,
                    [](const auto& q) { return textbook::raycast(q.a, q.delta, q.b); });
}

[[maybe_unused]] const bool added = [] {
    each_pair([](auto a, auto b, unsigned i, unsigned k) {
        using A = typename decltype(a)::Type;
        using B = typename decltype(b)::Type;
        add_pair<A, B>(std::string(pairs::names[i]) + " and " + pairs::names[k]);
    });
    add_raycast<Box>("box");
    add_raycast<Circle>("circle");
    add_raycast<Capsule>("capsule");
    add_raycast<Polygon>("polygon");
    return true;
}();

}  // namespace
}  // namespace isect_bench
