#pragma once

#include <bit>

#include <isect/broad/bvh_build.hpp>

namespace isect::detail {

/// A Bvh's tree, and the changes that keep it good while boxes are
/// inserted, moved and removed.
template <class T>
class BvhTree {
public:
    /// More levels than any tree has: insertions go no deeper than
    /// `most_inserted`, a subtree built there is log n deeper, and
    /// everything is pushed down one level at most `most_pushed` times.
    static constexpr std::size_t most_levels = 128;

    BvhTree() = default;
    explicit BvhTree(std::span<const Aabb<T>> boxes) {
        parts_.items = items_of(boxes, places_);
        put_places(0, boxes.size());
        rebuild();
    }

    std::size_t size() const { return places_.count(); }
    const Places& places() const { return places_; }
    const BvhParts<T>& parts() const { return parts_; }
    Aabb<T> box(std::size_t id) const {
        return parts_.items[places_.of(id)].box;
    }

    std::size_t insert(const Aabb<T>& box) {
        refuse_unsound(box);
        const Item<T> item{box, places_.take()};
        places_.put(item.id, parts_.items.size());
        parts_.items.push_back(item);
        parts_.leaves.push_back(0);
        if (hang_in(item)) {
            count_change();
        } else {
            rebuild();
        }
        return item.id;
    }

    void move(std::size_t id, const Aabb<T>& box) {
        const std::size_t place = places_.of(id);
        refuse_unsound(box);
        parts_.items[place].box = box;
        grow_above(parts_.leaves[place], bounds_of(box));
        count_change();
    }

    /// The last item of the leaf takes the place of the removed one. A leaf
    /// without items overlaps nothing.
    void remove(std::size_t id) {
        const std::size_t place = places_.of(id);
        const std::uint32_t number = parts_.leaves[place];
        BvhNode<T> leaf = parts_.node(number);
        const std::size_t last = leaf.first + --leaf.count;
        if (leaf.count == 0) leaf.bounds = {};
        parts_.put(number, leaf);
        parts_.items[place] = parts_.items[last];
        places_.put(parts_.items[place].id, place);
        places_.give_back(id);
        count_change();
    }

private:
    static constexpr int most_inserted = 64, most_pushed = 24;

    void grow_above(std::uint32_t node, const Bounds<T>& bounds) {
        while (true) {
            Bounds<T> all = parts_.bounds(node);
            if (all.contains(bounds)) break;
            all.add(bounds);
            parts_.fours[node / 4].put_bounds(node % 4, all);
            if (node == 0) break;
            node = parts_.parent(node);
        }
    }

    /// A node and its depth.
    struct Spot {
        std::uint32_t node{};
        int depth{};
    };

    /// Gives the last item, which is new, a leaf of its own. False if that
    /// leaf would be too deep, whatever is rebuilt.
    bool hang_in(const Item<T>& item) {
        if (parts_.fours.empty()) return false;
        const std::size_t place = parts_.items.size() - 1;
        const Bounds<T> bounds = bounds_of(item.box);
        Spot spot = spot_for(bounds);
        if (spot.depth > most_inserted) {
            renew_above(spot);
            spot = spot_for(bounds);
        }
        if (spot.depth > most_inserted) return false;
        if (!parts_.node(spot.node).is_leaf()) ++pushed_;
        hang_at(spot.node, static_cast<std::uint32_t>(place), bounds);
        return true;
    }
    /// An empty leaf, or the first node that is no larger than the bounds
    /// or is a leaf, found by descending into the child that has to grow
    /// least.
    Spot spot_for(const Bounds<T>& bounds) const {
        Spot spot;
        while (spot.depth <= most_inserted) {
            const BvhNode<T> node = parts_.node(spot.node);
            const bool is_larger = node.bounds.girth() > bounds.girth();
            if (node.is_leaf()) break;
            if (!is_larger && pushed_ < most_pushed) break;
            spot = {child_for(spot.node, bounds), spot.depth + 1};
        }
        return spot;
    }
    void hang_at(std::uint32_t node, std::uint32_t place,
                 const Bounds<T>& bounds) {
        if (!is_free(node)) node = parts_.make_room_beside(node);
        parts_.put(node, {{place, 1}, bounds});
        parts_.leaves[place] = node;
        if (node == 0) return;
        const std::uint32_t parent = parts_.parent(node);
        grow_above(parent, bounds);
        const BvhNode<T> above = parts_.node(parent);
        parts_.four_of(above).overlap = parts_.overlap_in(above);
    }
    /// Rebuilds the lowest node above a spot that has too many levels for
    /// its items: a scapegoat (Galperin and Rivest, SODA 1993).
    void renew_above(Spot spot) {
        bool has_too_many = false;
        for (int levels = 1; spot.node != 0 && !has_too_many; ++levels) {
            spot = {parts_.parent(spot.node), spot.depth - 1};
            const std::size_t count = parts_.count_below(spot.node);
            const auto bits = static_cast<int>(std::bit_width(count));
            has_too_many = levels > 8 + 2 * bits;
        }
        renew(spot.node, spot.depth);
    }
    bool is_free(std::uint32_t node) const {
        return parts_.node(node).count == 0;
    }
    /// The child of a node that has to grow least; an empty one doesn't
    /// have to grow at all.
    std::uint32_t child_for(std::uint32_t node,
                            const Bounds<T>& bounds) const {
        const std::uint32_t four = parts_.node(node).first;
        std::uint32_t best = four;
        for (std::uint32_t i = four; i < four + 4; ++i) {
            if (is_free(i)) return i;
            if (growth(i, bounds) < growth(best, bounds)) best = i;
        }
        return best;
    }
    T growth(std::uint32_t node, const Bounds<T>& more) const {
        const Bounds<T> bounds = parts_.bounds(node);
        Bounds<T> both = bounds;
        both.add(more);
        return both.girth() - bounds.girth();
    }

    /// Rebuilds everything from the items in use.
    void rebuild() {
        std::vector<Item<T>> used;
        used.reserve(size());
        for (std::size_t i = 0; i < parts_.items.size(); ++i) {
            const Item<T>& item = parts_.items[i];
            const bool is_used =
                places_.has(item.id) && places_.of(item.id) == i;
            if (is_used) used.push_back(item);
        }
        parts_ = {};
        parts_.items = std::move(used);
        parts_.leaves.resize(size());
        changes_ = 0;
        pushed_ = 0;
        if (size() == 0) return;
        parts_.fours.reserve(size() / 12 + 1);
        parts_.fours.resize(1);
        BvhBuilder<T>(parts_).build(0, 0,
                                    static_cast<std::uint32_t>(size()), 0);
        put_places(0, size());
    }
    void put_places(std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count; ++i) {
            places_.put(parts_.items[i].id, i);
        }
    }

    /// After many changes, restores the quality of the tree.
    void count_change() {
        if (4 * ++changes_ < size() + 32) return;
        changes_ = 0;
        const bool is_sparse = parts_.items.size() > 2 * size() + 32;
        if (is_sparse) return rebuild();
        fit(0);
        renew_what_overlaps(0, 0);
    }

    /// Refits the bounds of a node and of everything below it.
    void fit(std::uint32_t number) {
        const BvhNode<T> node = parts_.node(number);
        Bounds<T> bounds;
        if (node.is_leaf()) {
            for (std::uint32_t i = 0; i < node.count; ++i) {
                bounds.add(bounds_of(parts_.items[node.first + i].box));
            }
        } else {
            for (std::uint32_t i = node.first; i < node.first + 4; ++i) {
                fit(i);
                bounds.add(parts_.bounds(i));
            }
        }
        parts_.fours[number / 4].put_bounds(number % 4, bounds);
    }

    /// Rebuilds nodes whose four children overlap by a tenth more than when
    /// they were made.
    void renew_what_overlaps(std::uint32_t number, int depth) {
        const BvhNode<T> node = parts_.node(number);
        if (node.is_leaf()) return;
        const float allowed = 1.1F * parts_.four_of(node).overlap;
        if (parts_.overlap_in(node) > allowed) return renew(number, depth);
        for (std::uint32_t i = node.first; i < node.first + 4; ++i) {
            renew_what_overlaps(i, depth + 1);
        }
    }

    /// The items removed from below a node, and the row that they were in.
    struct Taken {
        std::vector<Item<T>> items;
        std::size_t first = nowhere;
        std::size_t end = 0;
    };
    void take(std::uint32_t number, Taken& taken) {
        const BvhNode<T> node = parts_.node(number);
        if (!node.is_leaf()) {
            for (std::uint32_t i = node.first; i < node.first + 4; ++i) {
                take(i, taken);
            }
            parts_.free_fours.push_back(node.first);
            return;
        }
        if (node.count == 0) return;
        const auto begin =
            parts_.items.begin() + std::ptrdiff_t(node.first);
        taken.items.insert(taken.items.end(), begin,
                           begin + std::ptrdiff_t(node.count));
        taken.first = std::min<std::size_t>(taken.first, node.first);
        taken.end =
            std::max<std::size_t>(taken.end, node.first + node.count);
    }

    /// Rebuilds a part of the tree, in the row that its items were in, or
    /// in a new one if they were not adjacent.
    void renew(std::uint32_t number, int depth) {
        Taken taken;
        take(number, taken);
        const std::size_t count = taken.items.size();
        std::size_t first = taken.first;
        if (count == 0 || taken.end - taken.first != count) {
            first = parts_.items.size();
            parts_.items.resize(first + count);
            parts_.leaves.resize(first + count);
        }
        std::copy(taken.items.begin(), taken.items.end(),
                  parts_.items.begin() + std::ptrdiff_t(first));
        BvhBuilder<T>(parts_).build(
            number, static_cast<std::uint32_t>(first),
            static_cast<std::uint32_t>(count), depth);
        put_places(first, count);
    }

    BvhParts<T> parts_;
    Places places_;
    std::size_t changes_ = 0;
    /// How often nodes with children were pushed down one level since the
    /// last rebuild of everything.
    int pushed_ = 0;
};

#ifndef ISECT_HEADER_ONLY
// The library holds what changes it, in float and in double.
extern template class BvhTree<float>;
extern template class BvhTree<double>;
#endif

}  // namespace isect::detail
