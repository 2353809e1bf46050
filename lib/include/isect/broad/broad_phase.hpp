#pragma once

#include <concepts>
#include <cstddef>
#include <span>

#include <isect/broad/corridor.hpp>
#include <isect/broad/item.hpp>
#include <isect/scalar.hpp>

// Windows has macros for words that stand below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

namespace detail {
struct VisitAnything {
    template <class... Items>
    void operator()(const Items&...) const {}
};
}  // namespace detail

/// Many boxes, or other shapes, that the questions of broad/queries.hpp,
/// broad/all_hits.hpp and broad/sweep_into.hpp can be asked of; all that a
/// BroadPhase does but know its boxes. An Item that is handed to a visitor
/// by reference stays where it is until near, on_way or pairs is over.
template <class Many>
concept ManyShapes = requires(const Many& many, Bounds<Scalar<Many>> bounds,
                              Corridor<Scalar<Many>> corridor,
                              detail::VisitAnything visit) {
    many.near(bounds, visit);
    many.on_way(corridor, visit);
    many.pairs(visit);
};

/// A set of boxes that knows which of them may matter to a question, and
/// so spares the exact tests of all others.
///
/// - It is built from a list, whose indices are the ids of the boxes. An
///   inserted box gets the id that was removed last, else the next new one.
///   `box(id)`, `has(id)`; `size()` boxes; ids are below `end_id()`.
/// - `insert`, `move` and `remove` hold at once: there is no later step.
///   They throw BadShape where a number is NaN, infinite, above the range
///   of `checked` or a negative size; std::out_of_range where no box has
///   the id. What throws changes nothing. Numbers below that range, which
///   moving boxes come by, are let in, and count among what is near; only
///   exact answers about them are not promised.
/// - `near(bounds, visit)` calls visit(item) once for every item whose
///   bounds meet these, and for some that don't.
/// - `on_way(corridor, visit)` does so, roughly from near to far, for every
///   item that may be met before `corridor.latest()`, which the visitor may
///   bring forward. It visits none of them twice.
/// - `pairs(visit)` calls visit(one, other) once for every two items whose
///   bounds meet, in either order, and for some that don't.
///
/// Those three never allocate, may be called by several threads at once,
/// and are what the exact questions are made of: overlapping, raycast and
/// overlapping_pairs of broad/queries.hpp, raycast_all and sweep_all of
/// broad/all_hits.hpp, and sweep_into. The tracer of near and on_way is
/// handed the numbers of the nodes, cells or ranks that are visited; that
/// of a question asked of one box or segment also the ids of the boxes
/// tested for it.
template <class Phase>
concept BroadPhase = ManyShapes<Phase> &&
    requires(Phase phase, const Phase& fixed, Aabb<Scalar<Phase>> box,
             std::size_t id) {
    Phase(std::span<const Aabb<Scalar<Phase>>>());
    { phase.insert(box) } -> std::same_as<std::size_t>;
    phase.move(id, box);
    phase.remove(id);
    { fixed.box(id) } -> std::same_as<Aabb<Scalar<Phase>>>;
    { fixed.has(id) } -> std::same_as<bool>;
    { fixed.size() } -> std::same_as<std::size_t>;
    { fixed.end_id() } -> std::same_as<std::size_t>;
};

namespace detail {
/// The pairs of some items with others of greater id, by asking for what is
/// near each.
template <class Many, class Member, class Visit>
void pairs_of(const Many& many, std::span<const Member> items,
              Visit& visit) {
    for (const Member& item : items) {
        many.near(bounds_of(shape_of(item)), [&](const Member& other) {
            if (other.id > item.id) visit(item, other);
        });
    }
}
}  // namespace detail

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
