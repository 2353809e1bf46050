#pragma once

#include <array>

#include <isect/broad/broad_phase.hpp>
#include <isect/broad/nearest_first.hpp>
#include <isect/broad/quadtree_nodes.hpp>
#include <isect/tracer.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// A square that is recursively divided into four wherever it holds more
/// than a few boxes (Finkel and Bentley, Acta Informatica 4, 1974). A box
/// belongs to the smallest square that contains its center and is no
/// smaller than the box. Each node stores the bounds of all boxes below it,
/// which may extend beyond its square.
///
/// It divides space rather than boxes, so a move changes little: while a
/// box stays in its square, only bounds change. Crowded regions get small
/// squares. A query costs about log n plus the number of boxes that it
/// finds.
///
/// Building costs n log n. Bounds only grow, until a quarter of the boxes
/// has changed and all of them are refitted. It takes about 75 bytes per
/// box in double, 55 in float.
template <class T>
class Quadtree {
public:
    Quadtree() = default;
    explicit Quadtree(std::span<const Aabb<T>> boxes) : tree_(boxes) {}

    std::size_t size() const { return tree_.size(); }
    std::size_t end_id() const { return tree_.places().end(); }
    bool has(std::size_t id) const { return tree_.places().has(id); }
    Aabb<T> box(std::size_t id) const { return tree_.box(id); }
    /// The nodes, by the numbers that the tracer receives, and one more
    /// than the greatest of these.
    const QuadNode<T>& node(std::size_t number) const {
        return tree_.nodes()[number];
    }
    std::size_t end_of_nodes() const { return tree_.nodes().size(); }

    std::size_t insert(const Aabb<T>& box) { return tree_.insert(box); }
    void move(std::size_t id, const Aabb<T>& box) { tree_.move(id, box); }
    void remove(std::size_t id) { tree_.remove(id); }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<T>& place, Visit visit, Trace trace = {}) const;
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<T>& way, Visit visit, Trace trace = {}) const;
    template <class Visit>
    void pairs(Visit visit) const {
        detail::pairs_of(*this, tree_.items(), visit);
    }

private:
    /// The maximum number of nodes to visit: three for each level.
    static constexpr std::size_t most_waiting =
        3 * detail::QuadNodes<T>::most_levels + 4;

    template <class Visit>
    void visit_items(const QuadNode<T>& node, Visit& visit) const {
        for (std::uint32_t i = node.first; i != detail::nowhere;
             i = tree_.next(i)) {
            visit(tree_.items()[i]);
        }
    }

    detail::QuadNodes<T> tree_;
};

template <class T>
template <class Visit, Tracer Trace>
void Quadtree<T>::near(const Bounds<T>& place, Visit visit,
                       Trace trace) const {
    if (end_of_nodes() == 0 || !meet(node(0).bounds, place)) return;
    std::array<std::uint32_t, most_waiting> waiting;
    std::size_t count = 0;
    waiting[count++] = 0;
    while (count > 0) {
        const std::size_t number = trace(std::size_t{waiting[--count]});
        const QuadNode<T>& taken = node(number);
        visit_items(taken, visit);
        if (trace(taken.is_leaf())) continue;

        // Only children that overlap the place are visited.
        for (std::uint32_t i = taken.four; i < taken.four + 4; ++i) {
            const bool meets = trace(meet(node(i).bounds, place));
            waiting[count] = i;
            count += meets ? 1 : 0;
        }
    }
}

template <class T>
template <class Visit, Tracer Trace>
void Quadtree<T>::on_way(Corridor<T>& way, Visit visit, Trace trace) const {
    if (end_of_nodes() == 0) return;
    detail::NearestFirst<most_waiting> waiting;
    waiting.put({0, way.entry(node(0).bounds)});
    while (!waiting.is_empty()) {
        // Something may have been hit since this node was queued.
        const detail::EnteredNode next = waiting.take();
        if (trace(!(next.time <= way.latest()))) continue;
        const std::size_t number = trace(std::size_t{next.node});
        const QuadNode<T>& taken = node(number);
        visit_items(taken, visit);
        if (trace(taken.is_leaf())) continue;

        for (std::uint32_t i = taken.four; i < taken.four + 4; ++i) {
            const double time = way.entry(node(i).bounds);
            if (trace(!(time <= way.latest()))) continue;
            waiting.put({i, time});
        }
    }
}

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
