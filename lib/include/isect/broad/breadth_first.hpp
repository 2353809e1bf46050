#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace isect::detail {

/// Some of four numbers, in order; the ones past `count` are meaningless.
struct SomeOfFour {
    std::array<std::uint32_t, 4> which{};
    std::uint32_t count{};
};
inline constexpr std::array<SomeOfFour, 16> some_of_four = [] {
    std::array<SomeOfFour, 16> all{};
    for (std::size_t bits = 0; bits < all.size(); ++bits) {
        for (std::uint32_t i = 0; i < 4; ++i) {
            const bool is_meant = (bits >> i & 1) != 0;
            if (is_meant) all[bits].which[all[bits].count++] = i;
        }
    }
    return all;
}();

/// Writes the selected ones of four values to a place with room for four,
/// and returns how many they are. It uses a lookup table, since no
/// processor could predict a branch on the selection.
template <class V>
std::size_t put_some(const std::array<V, 4>& four, unsigned bits, V* to) {
    const SomeOfFour& some = some_of_four[bits];
    for (std::size_t i = 0; i < 4; ++i) to[i] = four[some.which[i]];
    return some.count;
}

/// A queue of nodes to visit, first in, first out, so that a node doesn't
/// have to wait for the data of the one before it. If many are waiting, the
/// last one is taken first, which limits their number.
template <class Node, std::size_t most_levels>
class BreadthFirst {
public:
    /// Appends the selected ones of four nodes and takes the first node of
    /// the queue; false if there is none.
    bool advance(const std::array<Node, 4>& four, unsigned bits,
                 Node& first) {
        // A node that would be taken at once need not go through the queue.
        const bool is_first = begin_ == end_;
        put(four, is_first ? bits & (bits - 1) : bits);
        if (!is_first) {
            first = take();
        } else if (bits != 0) {
            first = four[static_cast<std::size_t>(std::countr_zero(bits))];
        }
        return !is_first || bits != 0;
    }

private:
    static constexpr std::size_t many = 256;
    /// Each level adds at most three.
    static constexpr std::size_t size = 1024;
    static_assert(many + 3 * most_levels + 8 <= size);

    Node take() {
        if (end_ - begin_ > many) [[unlikely]]
            return nodes_[--end_];
        return nodes_[begin_++];
    }
    void put(const std::array<Node, 4>& four, unsigned bits) {
        if (end_ + 4 > size) move_to_front();
        end_ += put_some(four, bits, nodes_.data() + end_);
    }
    void move_to_front() {
        std::copy(nodes_.begin() + begin_, nodes_.begin() + end_,
                  nodes_.begin());
        end_ -= begin_;
        begin_ = 0;
    }

    std::array<Node, size> nodes_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

}  // namespace isect::detail
