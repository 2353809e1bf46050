#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include <isect/broad/bvh_four.hpp>
#include <isect/broad/morton.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

namespace detail {
/// Recursively divides a row of items, each time where a random line is
/// expected to hit the fewest of them.
template <class T>
class BvhBuilder {
public:
    explicit BvhBuilder(BvhParts<T>& parts) : parts_(parts) {}

    static constexpr std::uint32_t most_in_leaf = 12;
    /// Below this depth, items are divided into equal numbers, wherever
    /// they are, so that no tree is deeper than this plus log n.
    static constexpr int fair_depth = 64;

    /// Makes a node, and everything below it, from a row of items. A long
    /// row is first sorted along a curve: dividing it there costs nothing,
    /// and is as good as long as the parts are large.
    void build(std::uint32_t node, std::uint32_t first, std::uint32_t count,
               int depth) {
        if (count > most_divided) {
            const std::span<Item<T>> row = row_of({first, count});
            order_ = morton_places(std::span<const Item<T>>(row));
            sort_by_key(order_);
            second_.resize(count);
            for (std::size_t i = 0; i < count; ++i) {
                second_[i] = row[order_[i].place];
            }
            std::copy_n(second_.begin(), count, row.begin());
        }
        first_in_order_ = first;
        make(node, {first, count}, depth);
    }

private:
    /// The items in one of several equal intervals of an axis.
    struct Bin {
        Bounds<T> bounds;
        std::uint32_t count{};
    };
    static constexpr std::size_t bin_count = 8;
    using Bins = std::array<Bin, bin_count>;

    /// Maps a center to its bin.
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

    /// A part of this many items or fewer isn't divided to get a fourth
    /// node.
    static constexpr std::uint32_t least_divided = 4;
    /// Larger parts are cut at a boundary of the curve.
    static constexpr std::uint32_t most_divided = 256;

    /// A range of adjacent items.
    struct Part {
        std::uint32_t first{};
        std::uint32_t count{};
    };
    std::span<Item<T>> row_of(Part part) {
        return {parts_.items.data() + part.first, part.count};
    }

    void make(std::uint32_t node, Part part, int depth) {
        if (part.count <= most_in_leaf) return make_leaf(node, part);
        const std::array<Part, 4> quarters = divide_in_four(part, depth);
        const std::uint32_t four = parts_.add_four(node);
        BvhNode<T> made{{four, BvhBelow::four_nodes}, {}};
        for (std::uint32_t i = 0; i < 4; ++i) {
            make(four + i, quarters[i], depth + 1);
            made.bounds.add(parts_.bounds(four + i));
        }
        parts_.put(node, made);
        parts_.four_of(made).overlap = parts_.overlap_in(made);
    }

    void make_leaf(std::uint32_t node, Part part) {
        Bounds<T> bounds;
        for (const Item<T>& item : row_of(part)) {
            bounds.add(bounds_of(item.box));
        }
        for (std::uint32_t i = 0; i < part.count; ++i) {
            parts_.leaves[part.first + i] = node;
        }
        parts_.put(node, {{part.first, part.count}, bounds});
    }

    /// Divides the largest part repeatedly, until there are four. Parts
    /// that are left over are empty.
    std::array<Part, 4> divide_in_four(Part whole, int depth) {
        std::array<Part, 4> parts{whole};
        for (std::size_t i = 1; i < parts.size(); ++i) {
            Part& most = *std::max_element(
                parts.begin(), parts.end(),
                [](Part a, Part b) { return a.count < b.count; });
            if (most.count <= least_divided) break;
            const std::uint32_t left = divide(most, depth);
            parts[i] = {most.first + left, most.count - left};
            most.count = left;
        }
        return parts;
    }

    /// Moves the items of one half before those of the other, and returns
    /// their number.
    std::uint32_t divide(Part part, int depth) {
        const std::uint32_t left =
            part.count > most_divided ? cut_curve(part) : 0;
        return left > 0 ? left : divide_row(row_of(part), depth);
    }

    /// Divides items, in the order of their keys, at the highest bit that
    /// is not the same in all: between two halves of a square. Returns 0 if
    /// there is none.
    std::uint32_t cut_curve(Part part) const {
        const auto begin =
            order_.begin() + std::ptrdiff_t(part.first - first_in_order_);
        const auto end = begin + std::ptrdiff_t(part.count);
        const std::uint32_t differ = begin->key ^ (end - 1)->key;
        if (differ == 0) return 0;
        std::uint32_t bit = 0x80000000U;
        while ((differ & bit) == 0) bit >>= 1;
        const auto has_not = [=](const MortonPlace& each) {
            return (each.key & bit) == 0;
        };
        const auto cut = std::partition_point(begin, end, has_not);
        return static_cast<std::uint32_t>(cut - begin);
    }

    std::uint32_t divide_row(std::span<Item<T>> row, int depth) {
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

    /// The first bin of the second part. The cost of a part is the
    /// probability that it is hit, which is proportional to its girth,
    /// times the number of items to test then.
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

    /// Each item is written to both parts but counted in one, which avoids
    /// a branch that processors can't predict.
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
    /// The items of a long row, from this one on.
    std::vector<MortonPlace> order_;
    std::uint32_t first_in_order_{};
};
}  // namespace detail

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
