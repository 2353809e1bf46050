#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <type_traits>

#include <isect/bad_shape.hpp>
#include <isect/detail/predicates/side.hpp>
#include <isect/scalar.hpp>

namespace isect::detail {

inline std::string name_of_point(std::size_t i) {
    return "points[" + std::to_string(i) + "]";
}

template <class T>
void check_no_duplicates(std::span<const Vec2<T>> points) {
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (!(points[i] == points[j])) continue;
            throw BadShape(name_of_point(i),
                           "is the same as " + name_of_point(j));
        }
    }
}

/// To which side an outline turns at one of its points: as turn_between.
template <class Points>
int turn_at(const Points& outline, std::size_t i) {
    using T = Scalar<std::remove_cvref_t<decltype(outline[i])>>;
    const std::size_t count = outline.size();
    const Way<T> in{outline[(i + count - 1) % count], outline[i]};
    const Way<T> out{outline[i], outline[(i + 1) % count]};
    return turn_between(in, out);
}

/// Throws BadShape unless the points are the corners of a convex polygon,
/// in the order in which +x turns towards +y. The check is exact.
template <class T>
void check_convex(std::span<const Vec2<T>> points, std::size_t most) {
    const std::size_t count = points.size();
    if (count > most) {
        throw BadShape(name_of_point(most),
                       "is one too many: a polygon has at most " +
                           std::to_string(most));
    }
    if (count < 3) {
        throw BadShape(name_of_point(count),
                       "is missing: a polygon has at least 3");
    }
    for (std::size_t i = 0; i < count; ++i) {
        check_vector(name_of_point(i), points[i]);
    }
    check_no_duplicates(points);

    // Which way does the boundary turn at each point, and how many times
    // does it wind round?
    std::size_t right_turns = 0;
    std::size_t first_right_turn = count;
    std::size_t rounds = 0;
    std::size_t second_round = count;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2<T> before = points[(i + count - 1) % count];
        const Vec2<T> after = points[(i + 1) % count];
        const Way<T> in{before, points[i]};
        const Way<T> out{points[i], after};
        const int turn = turn_between(in, out);
        if (turn == 0) {
            throw BadShape(name_of_point(i),
                           "is in line with its neighbours");
        }
        if (turn < 0) {
            ++right_turns;
            if (first_right_turn == count) first_right_turn = i;
        }
        if (!is_in_first_half(in) && is_in_first_half(out)) {
            if (++rounds == 2) second_round = i;
        }
    }
    if (2 * right_turns > count) {
        throw BadShape(name_of_point(1),
                       "comes in the wrong order: go round from +x towards "
                       "+y");
    }
    if (right_turns > 0) {
        throw BadShape(name_of_point(first_right_turn),
                       "makes the polygon concave");
    }
    if (rounds > 1) {
        throw BadShape(name_of_point(second_round),
                       "begins a second time round");
    }
}

}  // namespace isect::detail
