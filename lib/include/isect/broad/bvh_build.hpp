#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include <isect/broad/item.hpp>
#include <isect/broad/morton.hpp>

namespace isect {

/// A node of a Bvh: bounds around either two nodes, which stand side by
/// side, or a few items.
template <class T>
struct BvhNode {
    Bounds<T> bounds;
    /// The first of its two nodes, or of its items.
    std::uint32_t first{};
    /// How many items; `two_nodes` if it has nodes instead.
    std::uint32_t count{};

    static constexpr std::uint32_t two_nodes = detail::nowhere;
    constexpr bool is_leaf() const { return count != two_nodes; }
};

namespace detail {
/// What a Bvh is made of.
template <class T>
struct BvhParts {
    std::vector<Item<T>> items;
    /// The node that each item is in.
    std::vector<std::uint32_t> leaves;
    std::vector<BvhNode<T>> nodes;
    std::vector<std::uint32_t> parents;
    /// Of each node with two nodes, how much of it both took up when they
    /// were made: 1 if each has a half, up to 2 if they cover each other.
    std::vector<float> overlaps;
    /// Nodes, the first of two each, that are in use no more.
    std::vector<std::uint32_t> free_pairs;

    float overlap_of(const BvhNode<T>& node) const {
        const T both = nodes[node.first].bounds.girth() +
                       nodes[node.first + 1].bounds.girth();
        const T whole = node.bounds.girth();
        return whole > 0 ? static_cast<float>(both / whole) : 0.0F;
    }

    /// Room for two nodes below a node. Makes references to nodes stale.
    std::uint32_t add_pair(std::uint32_t parent) {
        if (free_pairs.empty()) {
            free_pairs.push_back(static_cast<std::uint32_t>(nodes.size()));
            nodes.resize(nodes.size() + 2);
            parents.resize(nodes.size());
            overlaps.resize(nodes.size());
        }
        const std::uint32_t pair = free_pairs.back();
        free_pairs.pop_back();
        parents[pair] = parents[pair + 1] = parent;
        return pair;
    }
};

/// Divides a row of items again and again, each time where a random line
/// is expected to meet the fewest of them.
template <class T>
class BvhBuilder {
public:
    explicit BvhBuilder(BvhParts<T>& parts) : parts_(parts) {}

    static constexpr std::uint32_t most_in_leaf = 12;
    /// Below this depth items are divided by number, whatever they are
    /// like, so that no tree is deeper than this and log n.
    static constexpr int fair_depth = 64;

    /// Makes a node, and all below it, of a row of items. Many are first
    /// put in order along a curve: to divide them there costs nothing, and
    /// is as good as long as parts are large.
    void build(std::uint32_t node, std::uint32_t first, std::uint32_t count,
               int depth) {
        if (count <= most_divided) {
            return divide_again(node, first, count, depth);
        }
        const std::span<Item<T>> row(parts_.items.data() + first, count);
        std::vector<MortonPlace> order =
            morton_places(std::span<const Item<T>>(row));
        sort_by_key(order);
        second_.resize(count);
        for (std::size_t i = 0; i < count; ++i) {
            second_[i] = row[order[i].place];
        }
        std::copy_n(second_.begin(), count, row.begin());
        cut_curve(node, first, order, depth);
    }

private:
    /// What lies between two of several equal steps along an axis.
    struct Bin {
        Bounds<T> bounds;
        std::uint32_t count{};
    };
    static constexpr std::size_t bin_count = 8;
    using Bins = std::array<Bin, bin_count>;

    /// Which bin a center is in.
    struct Ruler {
        Axis axis{};
        T low{};
        T bins_per_length{};

        std::size_t bin_of(const Item<T>& item) const {
            const T far = along(item.box.center, axis) - low;
            const int bin = static_cast<int>(far * bins_per_length);
            return std::min(static_cast<std::size_t>(bin), bin_count - 1);
        }
    };

    static constexpr std::uint32_t most_divided = 256;

    /// Divides items in the order of their keys at the highest bit that is
    /// not the same in all: between two halves of a square.
    void cut_curve(std::uint32_t node, std::uint32_t first,
                   std::span<const MortonPlace> order, int depth) {
        const auto count = static_cast<std::uint32_t>(order.size());
        const std::uint32_t differ = order.front().key ^ order.back().key;
        if (count <= most_divided || differ == 0) {
            return divide_again(node, first, count, depth);
        }
        std::uint32_t bit = 0x80000000U;
        while ((differ & bit) == 0) bit >>= 1;
        const auto has_not = [=](const MortonPlace& each) {
            return (each.key & bit) == 0;
        };
        const auto cut =
            std::partition_point(order.begin(), order.end(), has_not);
        const auto left = static_cast<std::size_t>(cut - order.begin());
        const std::uint32_t pair = parts_.add_pair(node);
        cut_curve(pair, first, order.first(left), depth + 1);
        cut_curve(pair + 1, first + static_cast<std::uint32_t>(left),
                  order.subspan(left), depth + 1);
        join(node, pair);
    }

    /// Divides items, and each part again, where that costs least.
    void divide_again(std::uint32_t node, std::uint32_t first,
                      std::uint32_t count, int depth) {
        const std::span<Item<T>> row(parts_.items.data() + first, count);
        if (count <= most_in_leaf) return make_leaf(node, first, row);
        const std::uint32_t left = divide(row, depth);
        const std::uint32_t pair = parts_.add_pair(node);
        divide_again(pair, first, left, depth + 1);
        divide_again(pair + 1, first + left, count - left, depth + 1);
        join(node, pair);
    }

    void join(std::uint32_t node, std::uint32_t pair) {
        BvhNode<T>& made = parts_.nodes[node];
        made = {parts_.nodes[pair].bounds, pair, BvhNode<T>::two_nodes};
        made.bounds.add(parts_.nodes[pair + 1].bounds);
        parts_.overlaps[node] = parts_.overlap_of(made);
    }

    void make_leaf(std::uint32_t node, std::uint32_t first,
                   std::span<const Item<T>> row) {
        Bounds<T> bounds;
        for (std::uint32_t i = 0; i < row.size(); ++i) {
            bounds.add(bounds_of(row[i].box));
            parts_.leaves[first + i] = node;
        }
        const auto count = static_cast<std::uint32_t>(row.size());
        parts_.nodes[node] = {bounds, first, count};
    }

    /// Puts the items of one part before those of the other, and says how
    /// many they are.
    std::uint32_t divide(std::span<Item<T>> row, int depth) {
        Bounds<T> centers;
        for (const Item<T>& item : row) {
            centers.add({item.box.center, item.box.center});
        }
        const Vec2<T> spread = centers.upper - centers.lower;
        const Axis axis = spread.y > spread.x ? Axis::y : Axis::x;
        const T length = along(spread, axis);
        const T scale = T(bin_count) / length;
        constexpr T most = std::numeric_limits<T>::max();
        if (depth >= fair_depth || !(scale <= most)) {
            return divide_in_half(row, axis);
        }
        const Ruler ruler{axis, along(centers.lower, axis), scale};
        return part(row, ruler, best_division(bins_of(row, ruler)));
    }

    static std::uint32_t divide_in_half(std::span<Item<T>> row, Axis axis) {
        const auto half = row.size() / 2;
        std::nth_element(row.begin(), row.begin() + std::ptrdiff_t(half),
                         row.end(),
                         [=](const Item<T>& a, const Item<T>& b) {
                             return along(a.box.center, axis) <
                                    along(b.box.center, axis);
                         });
        return static_cast<std::uint32_t>(half);
    }

    static Bins bins_of(std::span<const Item<T>> row, const Ruler& ruler) {
        Bins bins;
        for (const Item<T>& item : row) {
            Bin& bin = bins[ruler.bin_of(item)];
            bin.bounds.add({item.box.min(), item.box.max()});
            ++bin.count;
        }
        return bins;
    }

    /// The first bin of the second part. The cost of a part is how likely
    /// it is met, its girth, times how many are then to be asked.
    static std::size_t best_division(const Bins& bins) {
        std::array<T, bin_count> costs_before{};
        Bin before;
        for (std::size_t i = 1; i < bin_count; ++i) {
            add(before, bins[i - 1]);
            costs_before[i] = before.bounds.girth() * T(before.count);
        }
        std::size_t best = bin_count / 2;
        T least = std::numeric_limits<T>::infinity();
        Bin after;
        for (std::size_t i = bin_count - 1; i > 0; --i) {
            add(after, bins[i]);
            const T cost =
                costs_before[i] + after.bounds.girth() * T(after.count);
            if (after.count == 0 || !(cost < least)) continue;
            least = cost;
            best = i;
        }
        return best;
    }
    static void add(Bin& bin, const Bin& more) {
        bin.bounds.add(more.bounds);
        bin.count += more.count;
    }

    /// Each item is written to both parts and counted in one: there is no
    /// branch to be guessed wrong.
    std::uint32_t part(std::span<Item<T>> row, const Ruler& ruler,
                       std::size_t first_of_second) {
        if (second_.size() < row.size()) second_.resize(row.size());
        std::size_t first = 0;
        std::size_t second = 0;
        for (const Item<T>& item : row) {
            const bool is_second = ruler.bin_of(item) >= first_of_second;
            const Item<T> copy = item;
            second_[second] = copy;
            row[first] = copy;
            second += is_second ? 1 : 0;
            first += is_second ? 0 : 1;
        }
        std::copy_n(second_.begin(), second,
                    row.begin() + std::ptrdiff_t(first));
        return static_cast<std::uint32_t>(first);
    }

    BvhParts<T>& parts_;
    std::vector<Item<T>> second_;
};
}  // namespace detail

}  // namespace isect
