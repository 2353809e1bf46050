#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include <isect/broad/item.hpp>

namespace isect {

/// The children or items of a node of a Bvh.
struct BvhBelow {
    /// The first of its four nodes, or of its items.
    std::uint32_t first;
    /// The number of items, or `four_nodes` if it has nodes instead.
    std::uint32_t count;

    static constexpr std::uint32_t four_nodes = detail::nowhere;
    constexpr bool is_leaf() const { return count != four_nodes; }

    friend constexpr bool operator==(const BvhBelow&,
                                     const BvhBelow&) = default;
};

/// A node of a Bvh: bounds around either four adjacent nodes or a few
/// items. Some of the four may be empty leaves.
template <class T>
struct BvhNode : BvhBelow {
    Bounds<T> bounds;

    friend constexpr bool operator==(const BvhNode&,
                                     const BvhNode&) = default;
};

namespace detail {
/// Four adjacent nodes, with a row for each of their numbers, so that all
/// four are compared with a place at once. It fills whole cache lines.
template <class T>
struct alignas(64) BvhFour {
    using Row = std::array<T, 4>;
    static constexpr T infinite = std::numeric_limits<T>::infinity();

    Row lower_x{infinite, infinite, infinite, infinite};
    Row lower_y{infinite, infinite, infinite, infinite};
    Row upper_x{-infinite, -infinite, -infinite, -infinite};
    Row upper_y{-infinite, -infinite, -infinite, -infinite};
    std::array<BvhBelow, 4> below{};
    /// Bit i is set if the i-th is a leaf.
    unsigned leaves = 0b1111;
    /// The parent of all four.
    std::uint32_t parent{};
    /// How much of the parent they took up when they were made: 2 if each
    /// has a quarter, up to 4 if they all cover each other.
    float overlap{};

    Bounds<T> bounds(std::size_t i) const {
        return {{lower_x[i], lower_y[i]}, {upper_x[i], upper_y[i]}};
    }
    void put_bounds(std::size_t i, const Bounds<T>& bounds) {
        lower_x[i] = bounds.lower.x;
        lower_y[i] = bounds.lower.y;
        upper_x[i] = bounds.upper.x;
        upper_y[i] = bounds.upper.y;
    }
    BvhNode<T> node(std::size_t i) const { return {below[i], bounds(i)}; }
    void put(std::size_t i, const BvhNode<T>& node) {
        put_bounds(i, node.bounds);
        below[i] = node;
        leaves &= ~(1U << i);
        leaves |= node.is_leaf() ? 1U << i : 0U;
    }
};

/// The data of a Bvh. Node n is number n % 4 of group n / 4; the root is
/// node 0, and has no siblings.
template <class T>
struct BvhParts {
    std::vector<Item<T>> items;
    /// The node of each item.
    std::vector<std::uint32_t> leaves;
    std::vector<BvhFour<T>> fours;
    /// The first nodes of groups that are no longer in use.
    std::vector<std::uint32_t> free_fours;

    BvhNode<T> node(std::uint32_t n) const {
        return fours[n / 4].node(n % 4);
    }
    Bounds<T> bounds(std::uint32_t n) const {
        return fours[n / 4].bounds(n % 4);
    }
    std::uint32_t parent(std::uint32_t n) const {
        return fours[n / 4].parent;
    }
    void put(std::uint32_t n, const BvhNode<T>& node) {
        fours[n / 4].put(n % 4, node);
    }

    /// The four below a node.
    BvhFour<T>& four_of(const BvhNode<T>& node) {
        return fours[node.first / 4];
    }
    const BvhFour<T>& four_of(const BvhNode<T>& node) const {
        return fours[node.first / 4];
    }

    std::size_t count_below(std::uint32_t n) const {
        const BvhNode<T> above = node(n);
        if (above.is_leaf()) return above.count;
        std::size_t count = 0;
        for (std::uint32_t i = above.first; i < above.first + 4; ++i) {
            count += count_below(i);
        }
        return count;
    }
    float overlap_in(const BvhNode<T>& node) const {
        T parts = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const Bounds<T> part = four_of(node).bounds(i);
            if (!part.is_empty()) parts += part.girth();
        }
        const T whole = node.bounds.girth();
        return whole > 0 ? static_cast<float>(parts / whole) : 0.0F;
    }

    /// Adds four nodes below a node, as empty leaves.
    std::uint32_t add_four(std::uint32_t parent) {
        if (free_fours.empty()) {
            const std::size_t next = 4 * fours.size();
            free_fours.push_back(static_cast<std::uint32_t>(next));
            fours.emplace_back();
        }
        const std::uint32_t first = free_fours.back();
        free_fours.pop_back();
        fours[first / 4] = {};
        fours[first / 4].parent = parent;
        return first;
    }

    /// Pushes a node down one level, and returns a free node beside it.
    std::uint32_t make_room_beside(std::uint32_t number) {
        const std::uint32_t four = add_four(number);
        move_node(number, four);
        put(number, {{four, BvhBelow::four_nodes}, bounds(number)});
        return four + 1;
    }
    void move_node(std::uint32_t from, std::uint32_t to) {
        const BvhNode<T> moved = node(from);
        put(to, moved);
        if (!moved.is_leaf()) {
            four_of(moved).parent = to;
            return;
        }
        for (std::uint32_t i = 0; i < moved.count; ++i) {
            leaves[moved.first + i] = to;
        }
    }
};
}  // namespace detail

}  // namespace isect
