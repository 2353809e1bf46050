#pragma once

#include <array>
#include <cstddef>

#include <isect/hull.hpp>
#include <isect/predicates/side.hpp>

namespace isect {

/// A corner of a Minkowski sum: at + of_obstacle - of_mover - of_path,
/// which no floating-point number may hold. Predicates take it as it is.
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

/// Which corners of the two hulls meet in a corner of their sum, and whose
/// edges make up the edge that follows it.
template <class T>
struct SumEdge {
    std::size_t mover_corner{};
    std::size_t obstacle_corner{};
    Vec2<T> of_path;
    Way<T> direction;
    bool is_of_mover{};
    bool is_of_obstacle{};
};

/// Where the position of a mover must not be: an obstacle, and the mover
/// turned round about it, added up. The two overlap just where the mover's
/// position is inside of the sum, and so every question about two shapes is
/// one about a point and their sum.
///
/// Its corners go round in the order in which +x turns towards +y, and its
/// edges are those of both hulls, ordered by direction (de Berg et al.,
/// Computational Geometry, 13.3). Parallel edges become one, exactly.
///
/// With a path, the positions are meant from which a mover meets the
/// obstacle somewhere on that path: the path turned round is added too.
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
    /// How many corners there are, and as many edges; a sum of one corner
    /// has an edge without direction.
    constexpr std::size_t count() const { return count_; }
    constexpr const SumEdge<T>& edge(std::size_t i) const {
        return edges_[i];
    }
    constexpr std::size_t after(std::size_t i) const {
        return i + 1 < count_ ? i + 1 : 0;
    }
    constexpr SumCorner<T> corner(std::size_t i) const {
        const SumEdge<T>& edge = edges_[i];
        return {obstacle_->pos, obstacle_->corners[edge.obstacle_corner],
                mover_->corners[edge.mover_corner], edge.of_path};
    }

private:
    /// One of the summands, on the way round its edges.
    struct Round {
        std::array<Vec2<T>, Polygon<T>::capacity> corners{};
        std::size_t count{};
        std::size_t at{};
        std::size_t left{};

        constexpr std::size_t after() const {
            return at + 1 < count ? at + 1 : 0;
        }
        constexpr Way<T> direction() const {
            return {corners[at], corners[after()]};
        }
        constexpr void advance() {
            at = after();
            --left;
        }
        /// From the lowest corner, of several the leftmost, the edges are
        /// in the order of their direction, beginning at +x.
        constexpr void start() {
            for (std::size_t i = 1; i < count; ++i) {
                const Vec2<T> a = corners[i];
                const Vec2<T> b = corners[at];
                if (a.y < b.y || (a.y == b.y && a.x < b.x)) at = i;
            }
            left = count > 1 ? count : 0;
        }
    };

    static constexpr Round round_of(const Hull<T>& hull, T turn) {
        Round round;
        round.count = hull.count;
        for (std::size_t i = 0; i < hull.count; ++i) {
            round.corners[i] = turn * hull.corners[i];
        }
        round.start();
        return round;
    }

    /// -1 where a comes before b going round from +x, 0 for the same.
    static constexpr int order(const Way<T>& a, const Way<T>& b) {
        const bool is_early = is_in_first_half(a);
        if (is_early != is_in_first_half(b)) return is_early ? -1 : 1;
        return -turn_between(a, b);
    }

    constexpr void go_round() {
        Round path;
        path.count = path_ == Vec2<T>{} ? 1 : 2;
        path.corners[1] = -path_;
        path.start();
        std::array<Round, 3> rounds{round_of(*obstacle_, T(1)),
                                    round_of(*mover_, T(-1)), path};
        do {
            add_edge(rounds);
        } while (rounds[0].left + rounds[1].left + rounds[2].left > 0);
    }

    /// The edge of least direction comes next, with all parallel to it.
    constexpr void add_edge(std::array<Round, 3>& rounds) {
        SumEdge<T>& edge = edges_[count_++];
        edge.obstacle_corner = rounds[0].at;
        edge.mover_corner = rounds[1].at;
        edge.of_path = -rounds[2].corners[rounds[2].at];
        std::array<bool, 3> takes_part{};
        bool found = false;
        for (std::size_t i = 0; i < 3; ++i) {
            if (rounds[i].left == 0) continue;
            const Way<T> way = rounds[i].direction();
            const int turn = found ? order(way, edge.direction) : -1;
            if (turn < 0) {
                edge.direction = way;
                takes_part = {};
            }
            takes_part[i] = turn <= 0;
            found = true;
        }
        for (std::size_t i = 0; i < 3; ++i) {
            if (takes_part[i]) rounds[i].advance();
        }
        edge.is_of_obstacle = takes_part[0];
        edge.is_of_mover = takes_part[1];
    }

    const Hull<T>* mover_;
    const Hull<T>* obstacle_;
    Vec2<T> path_;
    std::array<SumEdge<T>, capacity> edges_{};
    std::size_t count_{};
};

}  // namespace isect
