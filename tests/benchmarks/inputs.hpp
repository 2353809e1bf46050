// The queries that are measured, seeded and the same for every program.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <random>
#include <type_traits>
#include <vector>

#include <isect/isect.hpp>

namespace isect_bench {

using Vec = isect::Vec2<double>;

/// The number of queries that take turns: enough that the branch prediction cannot learn them.
inline constexpr std::size_t question_count = 4096;

/// How far the mover is from the obstacle; main.cpp describes it for RESULTS.md.
enum class Spread { mixed, near, far };
inline constexpr Spread spreads[] = {Spread::mixed, Spread::near, Spread::far};
inline constexpr const char* spread_names[] = {"mixed", "near", "far"};

template <class A, class B>
struct Question {
    A a;
    B b;
    Vec delta;
};

class Source {
public:
    double number(double low, double high) {
        return low + (high - low) * (static_cast<double>(engine_()) / 0x1p32);
    }
    Vec vector(double size) { return {number(-size, size), number(-size, size)}; }
    Vec direction() {
        const double angle = number(0, 6.283185307179586);
        return {std::cos(angle), std::sin(angle)};
    }

    template <class Shape>
    Shape shape() {
        const Vec at = vector(50);
        if constexpr (std::is_same_v<Shape, Vec>) {
            return at;
        } else if constexpr (std::is_same_v<Shape, isect::Aabb<double>>) {
            return {at, {number(1, 4), number(1, 4)}};
        } else if constexpr (std::is_same_v<Shape, isect::Circle<double>>) {
            return {at, number(1, 4)};
        } else if constexpr (std::is_same_v<Shape, isect::Capsule<double>>) {
            return {at, number(1, 6) * direction(), number(0.5, 2)};
        } else if constexpr (std::is_same_v<Shape, isect::Segment<double>>) {
            return {at, number(1, 6) * direction()};
        } else {
            return polygon(at);
        }
    }

    /// Sharp, with 3 to 8 corners on a circle.
    isect::Polygon<double> polygon(Vec at) {
        const auto count = static_cast<std::size_t>(number(3, 8.999));
        const double radius = number(1, 4);
        std::vector<Vec> points;
        for (std::size_t i = 0; i < count; ++i) {
            const double part = (static_cast<double>(i) + number(0, 0.6)) / double(count);
            const double angle = 6.283185307179586 * part;
            points.push_back({radius * std::cos(angle), radius * std::sin(angle)});
        }
        return {at, std::span<const Vec>(points)};
    }

private:
    std::mt19937 engine_{20240601};
};

inline double size_of(Vec) {
    return 0;
}
inline double size_of(const isect::Aabb<double>& box) {
    return isect::length(box.half);
}
inline double size_of(const isect::Circle<double>& circle) {
    return circle.radius;
}
inline double size_of(const isect::Capsule<double>& capsule) {
    return 0.5 * isect::length(capsule.delta) + capsule.radius;
}
inline double size_of(const isect::Polygon<double>& polygon) {
    return isect::length(polygon.points()[0]);
}

/// How far from b, in a direction, a has to be to touch it.
template <class A, class B>
double touching_distance(const A& a, const B& b, Vec direction, double most) {
    double inside = 0;
    double outside = most;
    for (int i = 0; i < 20; ++i) {
        const double middle = 0.5 * (inside + outside);
        const A there = isect::placed_at(a, isect::position(b) + middle * direction);
        (isect::overlaps(there, b) ? inside : outside) = middle;
    }
    return outside;
}

/// A query with a shape that stands still.
template <class A, class B>
Question<A, B> still_question(Source& source, Spread spread) {
    const A a = source.shape<A>();
    const B b = source.shape<B>();
    const double reach = std::max(1.0, size_of(a) + size_of(b));
    const Vec direction = source.direction();
    Vec offset = source.vector(reach);
    if (spread == Spread::near) {
        const double touching = touching_distance(a, b, direction, 4 * reach);
        offset = touching * source.number(0.99, 1.01) * direction;
    }
    if (spread == Spread::far) offset = reach * source.number(20, 100) * direction;
    return {isect::placed_at(a, isect::position(b) + offset), b, {}};
}

/// A query with a shape that moves: towards the other, from its surface in any direction, or far
/// from it.
template <class A, class B>
Question<A, B> moving_question(Source& source, Spread spread) {
    Question<A, B> question = still_question<A, B>(source, spread);
    const Vec at = isect::position(question.b);
    const double reach = std::max(1.0, size_of(question.a) + size_of(question.b));
    question.delta = reach * source.number(0.1, 2) * source.direction();
    if (spread == Spread::mixed) {
        const Vec start = at + reach * source.number(1.5, 3) * source.direction();
        const Vec aim = at + source.vector(reach);
        question.a = isect::placed_at(question.a, start);
        question.delta = source.number(0.5, 1.5) * (aim - start);
    }
    return question;
}

template <class A, class B>
const std::vector<Question<A, B>>& questions(Spread spread, bool moving) {
    static std::array<std::vector<Question<A, B>>, 6> made;
    auto& all = made[2 * static_cast<std::size_t>(spread) + (moving ? 1 : 0)];
    if (!all.empty()) return all;
    Source source;
    for (std::size_t i = 0; i < question_count; ++i) {
        all.push_back(moving ? moving_question<A, B>(source, spread)
                             : still_question<A, B>(source, spread));
    }
    return all;
}

}  // namespace isect_bench
