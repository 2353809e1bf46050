#pragma once

#include <bit>

#include <isect/broad/breadth_first.hpp>
#include <isect/broad/broad_phase.hpp>
#include <isect/broad/bvh_four_at_once.hpp>
#include <isect/broad/bvh_upkeep.hpp>
#include <isect/broad/nearest_first.hpp>
#include <isect/tracer.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// A tree of bounding boxes: a query that misses the bounds of a node
/// misses everything below it. The boxes are divided where that makes the
/// bounds smallest (the surface area heuristic, Goldsmith and Salmon, IEEE
/// CG&A 7, 1987; by bins, Wald, IEEE RT 2007). Each node has four children,
/// which halves the number of levels of a binary tree (Wald, Benthin and
/// Boulos, IEEE RT 2008).
///
/// It makes no assumptions about the world: sizes may be mixed, and regions
/// empty or crowded. A query costs log n plus the number of boxes that it
/// finds.
///
/// Building costs n log n. A box that moves enlarges the nodes above it.
/// Once a quarter of the boxes has moved, all nodes are refitted, and the
/// nodes that overlap too much are rebuilt. It takes about 70 bytes per box
/// in double, 45 in float.
template <class T>
class Bvh {
public:
    Bvh() = default;
    explicit Bvh(std::span<const Aabb<T>> boxes) : tree_(boxes) {}

    std::size_t size() const { return tree_.size(); }
    std::size_t end_id() const { return tree_.places().end(); }
    bool has(std::size_t id) const { return tree_.places().has(id); }
    Aabb<T> box(std::size_t id) const { return tree_.box(id); }
    /// The nodes, by the numbers that the tracer receives, and one more
    /// than the greatest of these.
    BvhNode<T> node(std::size_t number) const {
        return tree_.parts().node(static_cast<std::uint32_t>(number));
    }
    std::size_t end_of_nodes() const {
        return 4 * tree_.parts().fours.size();
    }

    std::size_t insert(const Aabb<T>& box) { return tree_.insert(box); }
    void move(std::size_t id, const Aabb<T>& box) { tree_.move(id, box); }
    void remove(std::size_t id) { tree_.remove(id); }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<T>& place, Visit visit, Trace trace = {}) const;
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<T>& way, Visit visit, Trace trace = {}) const;
    template <class Visit>
    void pairs(Visit visit) const {
        if (size() > 0) pairs_in(node(0), visit);
    }

private:
    using Node = BvhNode<T>;
    /// The maximum number of nodes to visit: three for each level.
    static constexpr std::size_t most_waiting =
        3 * detail::BvhTree<T>::most_levels + 4;

    const detail::BvhFour<T>& four_below(const BvhBelow& node) const {
        return tree_.parts().fours[node.first / 4];
    }
    std::span<const Item<T>> items_in(const BvhBelow& leaf) const {
        return {tree_.parts().items.data() + leaf.first, leaf.count};
    }

    template <class Visit>
    void pairs_in(const Node& whole, Visit& visit) const;
    template <class Visit>
    void pairs_between(const Node& a, const Node& b, Visit& visit) const;

    detail::BvhTree<T> tree_;
};

template <class T>
template <class Visit, Tracer Trace>
ISECT_FORCE_INLINE inline void Bvh<T>::near(const Bounds<T>& place,
                                            Visit visit,
                                            Trace trace) const {
    if (size() == 0) return;
    const Node root = node(0);
    if (!trace(meet(root.bounds, place))) return;
    const auto visit_leaf = [&](const BvhBelow& leaf) {
        [[maybe_unused]] const std::size_t number =
            trace(std::size_t{tree_.parts().leaves[leaf.first]});
        for (const Item<T>& item : items_in(leaf)) visit(item);
    };
    if (root.is_leaf()) return visit_leaf(root);

    // Leaves wait in a queue of their own, which gives memory time to load
    // them.
    detail::BreadthFirst<BvhBelow, detail::BvhTree<T>::most_levels> waiting;
    std::array<BvhBelow, 32> leaves;
    std::size_t leaf_count = 0;
    const auto visit_leaves = [&] {
        for (std::size_t i = 0; i < leaf_count; ++i) visit_leaf(leaves[i]);
        leaf_count = 0;
    };
    BvhBelow next = root;
    while (true) {
        const detail::BvhFour<T>& four = four_below(next);
        [[maybe_unused]] const std::size_t number =
            trace(std::size_t{four.parent});

        // Only nodes that overlap the place are visited.
        const unsigned met = detail::meeting(four, place);
        for (unsigned i = 0; i < 4; ++i) {
            [[maybe_unused]] const bool meets = trace((met >> i & 1) != 0);
        }
        if (trace(leaf_count + 4 > leaves.size())) visit_leaves();
        if ((met & four.leaves) != 0) {
            const std::size_t before = leaf_count;
            leaf_count += detail::put_some(four.below, met & four.leaves,
                                           leaves.data() + before);
            for (std::size_t i = before; i < leaf_count; ++i) {
                detail::prefetch(items_in(leaves[i]).data());
            }
        }
        if (!waiting.advance(four.below, met & ~four.leaves, next)) break;
    }
    visit_leaves();
}

template <class T>
template <class Visit, Tracer Trace>
void Bvh<T>::on_way(Corridor<T>& way, Visit visit, Trace trace) const {
    if (size() == 0) return;
    detail::NearestFirst<most_waiting> waiting;
    waiting.put({0, way.entry(node(0).bounds)});
    while (!waiting.is_empty()) {
        // Something may have been hit since this node was queued.
        const detail::EnteredNode next = waiting.take();
        if (trace(!(next.time <= way.latest()))) continue;
        const std::size_t number = trace(std::size_t{next.node});
        const Node taken = node(number);
        if (trace(taken.is_leaf())) {
            for (const Item<T>& item : items_in(taken)) visit(item);
            continue;
        }

        const detail::FourEntries entered =
            detail::entries(four_below(taken), way);
        for (unsigned i = 0; i < 4; ++i) {
            [[maybe_unused]] const bool in_time =
                trace((entered.in_time >> i & 1) != 0);
        }
        for (unsigned left = entered.in_time; left != 0; left &= left - 1) {
            const auto i =
                static_cast<std::uint32_t>(std::countr_zero(left));
            waiting.put({taken.first + i, entered.times[i]});
        }
    }
}

/// The pairs of a node are those within each of its four children, and
/// those between any two of them.
template <class T>
template <class Visit>
void Bvh<T>::pairs_in(const Node& whole, Visit& visit) const {
    if (!whole.is_leaf()) {
        for (std::uint32_t i = whole.first; i < whole.first + 4; ++i) {
            pairs_in(node(i), visit);
            for (std::uint32_t k = i + 1; k < whole.first + 4; ++k) {
                pairs_between(node(i), node(k), visit);
            }
        }
        return;
    }
    const auto items = items_in(whole);
    for (std::size_t i = 0; i < items.size(); ++i) {
        for (std::size_t k = i + 1; k < items.size(); ++k) {
            visit(items[i], items[k]);
        }
    }
}

template <class T>
template <class Visit>
void Bvh<T>::pairs_between(const Node& a, const Node& b,
                           Visit& visit) const {
    if (!meet(a.bounds, b.bounds)) return;
    if (a.is_leaf() && b.is_leaf()) {
        for (const Item<T>& one : items_in(a)) {
            for (const Item<T>& other : items_in(b)) visit(one, other);
        }
        return;
    }
    // Divide the larger of the two.
    const bool goes_into_a =
        b.is_leaf() ||
        (!a.is_leaf() && a.bounds.girth() > b.bounds.girth());
    const Node& whole = goes_into_a ? a : b;
    const Node& other = goes_into_a ? b : a;
    for (std::uint32_t i = whole.first; i < whole.first + 4; ++i) {
        pairs_between(node(i), other, visit);
    }
}

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
