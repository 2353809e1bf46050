#pragma once

#include <concepts>
#include <cstddef>
#include <span>

#include <isect/broad/corridor.hpp>
#include <isect/broad/item.hpp>
#include <isect/scalar.hpp>

namespace isect {

namespace detail {
struct VisitAnything {
    template <class... Items>
    void operator()(const Items&...) const {}
};
}  // namespace detail

/// A set of boxes that knows which of them may matter to a question, and
/// so spares the exact tests of all others.
///
/// - It is built from a list, whose indices are the ids of the boxes. An
///   inserted box gets the id that was removed last, else the next new one.
///   `box(id)`, `has(id)`; `size()` boxes; ids are below `end_id()`.
/// - `insert`, `move` and `remove` hold at once: there is no later step.
///   They throw BadShape where a number is NaN, infinite, beyond the range
///   of `checked` or a negative size; std::out_of_range where no box has
///   the id. What throws changes nothing.
/// - `near(bounds, visit)` calls visit(item) once for every item whose
///   bounds meet these, and for some that don't.
/// - `on_way(corridor, visit)` does so, roughly from near to far, for every
///   item that may be met before `corridor.latest()`, which the visitor may
///   bring forward. It may visit an item twice.
/// - `pairs(visit)` calls visit(one, other) once for every two items whose
///   bounds meet, in either order, and for some that don't.
///
/// Those three never allocate, may be called by several threads at once,
/// and are what the exact questions of broad/queries.hpp and
/// broad/sweep_into.hpp are made of: overlapping, overlapping_pairs,
/// raycast and sweep_into. The tracer of near and on_way is handed the
/// numbers of the nodes, cells or ranks that are visited; that of a
/// question asked of one box or segment also the ids of the boxes tested
/// for it.
template <class Phase>
concept BroadPhase = requires(Phase phase, const Phase& fixed,
                              Aabb<Scalar<Phase>> box,
                              Bounds<Scalar<Phase>> bounds,
                              Corridor<Scalar<Phase>> corridor,
                              std::size_t id, detail::VisitAnything visit) {
    Phase(std::span<const Aabb<Scalar<Phase>>>());
    { phase.insert(box) } -> std::same_as<std::size_t>;
    phase.move(id, box);
    phase.remove(id);
    { fixed.box(id) } -> std::same_as<Aabb<Scalar<Phase>>>;
    { fixed.has(id) } -> std::same_as<bool>;
    { fixed.size() } -> std::same_as<std::size_t>;
    { fixed.end_id() } -> std::same_as<std::size_t>;
    fixed.near(bounds, visit);
    fixed.on_way(corridor, visit);
    fixed.pairs(visit);
};

namespace detail {
/// The pairs of some items with others of greater id, by asking for what is
/// near each.
template <class Phase, class T, class Visit>
void pairs_of(const Phase& phase, std::span<const Item<T>> items,
              Visit& visit) {
    for (const Item<T>& item : items) {
        phase.near(bounds_of(item.box), [&](const Item<T>& other) {
            if (other.id > item.id) visit(item, other);
        });
    }
}
}  // namespace detail

}  // namespace isect
