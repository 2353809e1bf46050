#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <isect/detail/hull.hpp>
#include <isect/detail/predicates/apart_on_axis.hpp>
#include <isect/detail/predicates/side.hpp>

namespace isect::detail {

/// A corner of a Minkowski sum: at + of_obstacle - of_mover - of_path,
/// which may not be a floating-point number. Predicates use it unrounded.
template <class T>
struct SumCorner {
    Vec2<T> at;
    Vec2<T> of_obstacle;
    Vec2<T> of_mover;
    Vec2<T> of_path;
};

template <class Number, class T>
constexpr auto x_between(Number number, Vec2<T> point,
                         const SumCorner<T>& corner) {
    return number(point.x) - number(corner.at.x) -
           (number(corner.of_obstacle.x) - number(corner.of_mover.x)) +
           number(corner.of_path.x);
}
template <class Number, class T>
constexpr auto y_between(Number number, Vec2<T> point,
                         const SumCorner<T>& corner) {
    return number(point.y) - number(corner.at.y) -
           (number(corner.of_obstacle.y) - number(corner.of_mover.y)) +
           number(corner.of_path.y);
}

/// The corners of the two hulls that add up to a corner of their sum, and
/// the hull whose edge makes up the edge that follows it.
template <class T>
struct SumEdge {
    std::size_t mover_corner{};
    std::size_t obstacle_corner{};
    Vec2<T> of_path;
    Way<T> direction;
    bool is_of_mover{};
    bool is_of_obstacle{};
};

/// The set of positions at which a mover overlaps an obstacle: the obstacle
/// plus the mover reflected through its position. The two overlap exactly
/// if the mover's position is inside the sum, so every question about two
/// shapes becomes one about a point and their sum.
///
/// Its corners are in the order in which +x turns towards +y, and its edges
/// are those of both hulls, ordered by direction (de Berg et al.,
/// Computational Geometry, 13.3). Parallel edges are merged, exactly.
///
/// With a path, it is the set of positions from which a mover hits the
/// obstacle somewhere on that path: the reversed path is added too.
template <class T>
class MinkowskiSum {
public:
    static constexpr std::size_t capacity = 2 * Polygon<T>::capacity + 2;

    constexpr MinkowskiSum(const Hull<T>& mover, const Hull<T>& obstacle,
                           Vec2<T> path = {})
        : mover_(&mover), obstacle_(&obstacle), path_(path) {
        go_round();
    }

    constexpr const Hull<T>& mover() const { return *mover_; }
    constexpr const Hull<T>& obstacle() const { return *obstacle_; }
    /// The number of corners, which is also the number of edges; a sum of
    /// one corner has an edge without direction.
    constexpr std::size_t count() const { return count_; }
    constexpr SumEdge<T> edge(std::size_t i) const {
        const Step& step = steps_[i];
        return {step.at[mover_part],
                step.at[obstacle_part],
                path_from(step.at[path_part]),
                direction(step.leader, step.at[step.leader]),
                step.takes_part[mover_part],
                step.takes_part[obstacle_part]};
    }
    constexpr std::size_t after(std::size_t i) const {
        return i + 1 < count_ ? i + 1 : 0;
    }
    constexpr SumCorner<T> corner(std::size_t i) const {
        const Step& step = steps_[i];
        return {obstacle_->pos, obstacle_->corners[step.at[obstacle_part]],
                mover_->corners[step.at[mover_part]],
                path_from(step.at[path_part])};
    }

private:
    static constexpr std::size_t obstacle_part = 0;
    static constexpr std::size_t mover_part = 1;
    static constexpr std::size_t path_part = 2;

    /// A compact edge: the corner that each part is at, the part whose edge
    /// gives the direction, and the parts whose edges are parallel to it.
    struct Step {
        std::array<std::uint8_t, 3> at{};
        std::uint8_t leader{};
        std::array<bool, 3> takes_part{};
    };
    /// The progress round the edges of a part: the current corner, and the
    /// number of edges left.
    struct Round {
        std::size_t at{};
        std::size_t left{};
    };

    constexpr Vec2<T> path_from(std::size_t at) const {
        return at == 0 ? Vec2<T>{} : path_;
    }
    constexpr std::size_t count_of(std::size_t part) const {
        if (part == obstacle_part) return obstacle_->count;
        if (part == mover_part) return mover_->count;
        return path_ == Vec2<T>{} ? 1 : 2;
    }
    constexpr std::size_t after(std::size_t part, std::size_t at) const {
        return at + 1 < count_of(part) ? at + 1 : 0;
    }
    /// The mover and the path are reversed.
    constexpr Vec2<T> corner(std::size_t part, std::size_t at) const {
        if (part == obstacle_part) return obstacle_->corners[at];
        if (part == mover_part) return -mover_->corners[at];
        return -path_from(at);
    }
    constexpr Way<T> direction(std::size_t part, std::size_t at) const {
        return {corner(part, at), corner(part, after(part, at))};
    }

    /// Starting at the lowest corner (if there are several, the leftmost),
    /// the edges are in the order of their direction, beginning at +x.
    constexpr Round start_of(std::size_t part) const {
        const std::size_t count = count_of(part);
        std::size_t lowest = 0;
        for (std::size_t i = 1; i < count; ++i) {
            const Vec2<T> a = corner(part, i);
            const Vec2<T> b = corner(part, lowest);
            if (a.y < b.y || (a.y == b.y && a.x < b.x)) lowest = i;
        }
        return {lowest, count > 1 ? count : 0};
    }

    /// -1 if a comes before b going round from +x, 0 if they are the same.
    static constexpr int order(const Way<T>& a, const Way<T>& b) {
        const bool is_early = is_in_first_half(a);
        if (is_early != is_in_first_half(b)) return is_early ? -1 : 1;
        return -turn_between(a, b);
    }

    constexpr void go_round() {
        std::array<Round, 3> rounds{start_of(obstacle_part),
                                    start_of(mover_part),
                                    start_of(path_part)};
        // Each iteration takes at least the edge of least direction from a
        // round: 18 are left at most, and that many fit.
        do {
            add_edge(rounds);
        } while (rounds[0].left + rounds[1].left + rounds[2].left > 0);
    }

    /// Adds the edge of least direction, with all parallel to it.
    constexpr void add_edge(std::array<Round, 3>& rounds) {
        Step& step = steps_[count_++];
        Way<T> least;
        bool found = false;
        for (std::size_t i = 0; i < 3; ++i) {
            step.at[i] = static_cast<std::uint8_t>(rounds[i].at);
            if (rounds[i].left == 0) continue;
            const Way<T> way = direction(i, rounds[i].at);
            const int turn = found ? order(way, least) : -1;
            if (turn < 0) {
                least = way;
                step.leader = static_cast<std::uint8_t>(i);
                step.takes_part = {};
            }
            step.takes_part[i] = turn <= 0;
            found = true;
        }
        for (std::size_t i = 0; i < 3; ++i) {
            if (!step.takes_part[i]) continue;
            rounds[i].at = after(i, rounds[i].at);
            --rounds[i].left;
        }
    }

    const Hull<T>* mover_;
    const Hull<T>* obstacle_;
    Vec2<T> path_;
    std::array<Step, capacity> steps_{};
    std::size_t count_{};
};

}  // namespace isect::detail
