#pragma once

#include <isect/broad/broad_phase.hpp>
#include <isect/broad/bvh_upkeep.hpp>
#include <isect/broad/nearest_first.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// A tree of bounds around bounds: whatever misses the bounds of a node
/// misses all that is below it. The boxes are divided where that makes
/// the bounds smallest (the surface area heuristic, Goldsmith and Salmon,
/// IEEE CG&A 7, 1987; by bins, Wald, IEEE RT 2007). Each node has four
/// below it: half as many levels to go down as with two, one after the
/// other (Wald, Benthin and Boulos, IEEE RT 2008).
///
/// It asks nothing of the world: sizes may be mixed, and places empty or
/// crowded. A query costs log n and what it finds.
///
/// Building costs n log n. A box that moves makes the nodes above it grow;
/// once a quarter has moved, all nodes are fitted to their boxes again,
/// and what has come to overlap too much is divided anew. About 70 bytes a
/// box in double, 45 in float.
template <class T>
class Bvh {
public:
    Bvh() = default;
    explicit Bvh(std::span<const Aabb<T>> boxes) : tree_(boxes) {}

    std::size_t size() const { return tree_.size(); }
    std::size_t end_id() const { return tree_.places().end(); }
    bool has(std::size_t id) const { return tree_.places().has(id); }
    Aabb<T> box(std::size_t id) const { return tree_.box(id); }
    /// The nodes, by the numbers that the tracer is told.
    std::span<const BvhNode<T>> nodes() const {
        return tree_.parts().nodes;
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
        if (size() > 0) pairs_in(0, visit);
    }

private:
    using Node = BvhNode<T>;
    /// Nodes that are still to be visited: three for each level.
    static constexpr std::size_t most_waiting =
        3 * detail::BvhTree<T>::most_levels + 4;

    std::span<const Item<T>> items_in(const Node& leaf) const {
        return {tree_.parts().items.data() + leaf.first, leaf.count};
    }

    /// Asks memory for what is below a node before it is needed.
    void prefetch_below(const Node& node) const {
        detail::prefetch(
            node.is_leaf() ? static_cast<const void*>(items_in(node).data())
                           : nodes().data() + node.first);
    }

    template <class Visit>
    void pairs_in(std::uint32_t number, Visit& visit) const;
    template <class Visit>
    void pairs_between(const Node& a, const Node& b, Visit& visit) const;

    detail::BvhTree<T> tree_;
};

template <class T>
template <class Visit, Tracer Trace>
void Bvh<T>::near(const Bounds<T>& place, Visit visit, Trace trace) const {
    if (nodes().empty()) return;

    // Only what meets the place is worth a visit. Leaves wait apart from
    // other nodes: no branch hangs on either, and memory has time.
    std::array<std::uint32_t, most_waiting> waiting;
    std::array<std::uint32_t, 32> leaves;
    std::size_t count = 0;
    std::size_t leaf_count = 0;
    const auto look_at = [&](std::uint32_t number) {
        const Node& node = nodes()[number];
        const bool meets = trace(meet(node.bounds, place));
        const bool is_leaf = node.is_leaf();
        prefetch_below(node);
        waiting[count] = number;
        count += std::size_t{meets} & std::size_t{!is_leaf};
        leaves[leaf_count] = number;
        leaf_count += std::size_t{meets} & std::size_t{is_leaf};
    };
    const auto visit_leaves = [&] {
        for (std::size_t i = 0; i < leaf_count; ++i) {
            const std::size_t number = trace(std::size_t{leaves[i]});
            for (const Item<T>& item : items_in(nodes()[number])) {
                visit(item);
            }
        }
        leaf_count = 0;
    };
    look_at(0);
    while (count > 0) {
        const std::size_t number = trace(std::size_t{waiting[--count]});
        const std::uint32_t four = nodes()[number].first;
        for (std::uint32_t i = four; i < four + 4; ++i) look_at(i);
        if (trace(leaf_count + 4 > leaves.size())) visit_leaves();
    }
    visit_leaves();
}

template <class T>
template <class Visit, Tracer Trace>
void Bvh<T>::on_way(Corridor<T>& way, Visit visit, Trace trace) const {
    if (nodes().empty()) return;
    detail::NearestFirst<most_waiting> waiting;
    waiting.put({0, way.entry(nodes()[0].bounds)});
    while (!waiting.is_empty()) {
        // Something may have been met since this node was put aside.
        const detail::EnteredNode next = waiting.take();
        if (trace(!(next.time <= way.latest()))) continue;
        const std::size_t number = trace(std::size_t{next.node});
        const Node& node = nodes()[number];
        if (trace(node.is_leaf())) {
            for (const Item<T>& item : items_in(node)) visit(item);
            continue;
        }

        for (std::uint32_t i = node.first; i < node.first + 4; ++i) {
            const double time = way.entry(nodes()[i].bounds);
            if (trace(!(time <= way.latest()))) continue;
            waiting.put({i, time});
        }
    }
}

/// The pairs of a node are those within each of its four, and those between
/// any two of them.
template <class T>
template <class Visit>
void Bvh<T>::pairs_in(std::uint32_t number, Visit& visit) const {
    const Node& node = nodes()[number];
    if (!node.is_leaf()) {
        const std::uint32_t end = node.first + 4;
        for (std::uint32_t i = node.first; i < end; ++i) {
            pairs_in(i, visit);
            for (std::uint32_t k = i + 1; k < end; ++k) {
                pairs_between(nodes()[i], nodes()[k], visit);
            }
        }
        return;
    }
    const auto items = items_in(node);
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
    // The larger of the two is divided.
    const bool goes_into_a =
        b.is_leaf() ||
        (!a.is_leaf() && a.bounds.girth() > b.bounds.girth());
    const Node& whole = goes_into_a ? a : b;
    const Node& other = goes_into_a ? b : a;
    for (std::uint32_t i = whole.first; i < whole.first + 4; ++i) {
        pairs_between(nodes()[i], other, visit);
    }
}

}  // namespace isect
