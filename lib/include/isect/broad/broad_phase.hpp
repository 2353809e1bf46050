#pragma once

#include <concepts>
#include <cstddef>
#include <span>

#include <isect/broad/corridor.hpp>
#include <isect/broad/item.hpp>
#include <isect/scalar.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

namespace detail {
struct VisitAnything {
    template <class... Items>
    void operator()(const Items&...) const {}
};
}  // namespace detail

/// What a mover can meet, as sweep_into and move_and_slide ask for it: a
/// broad phase, a chain, a tile map, a list of obstacles, or a part of one
/// of these. `near(bounds, visit)` calls visit(item) once for every item
/// whose bounds overlap the given ones, and may do so for others.
/// `on_way(corridor, visit)` does the same for every item that may be hit
/// in a corridor before `corridor.latest()`.
template <class G>
concept Ground = requires(const G& ground, Bounds<Scalar<G>> bounds,
                          Corridor<Scalar<G>> corridor,
                          detail::VisitAnything visit) {
    ground.near(bounds, visit);
    ground.on_way(corridor, visit);
};

/// Many boxes, or other shapes, that can be queried by the functions of
/// broad/queries.hpp, broad/all_hits.hpp and sweep_into.hpp. This is
/// a BroadPhase without access to its boxes. An Item that a visitor
/// receives by reference stays in place until near, on_way or pairs
/// returns.
template <class Many>
concept ManyShapes = Ground<Many> &&
    requires(const Many& many, detail::VisitAnything visit) {
    many.pairs(visit);
};

/// A set of boxes that finds those that may matter to a query, and so
/// avoids exact tests of all others.
///
/// - It is built from a list, whose indices are the ids of the boxes. An
///   inserted box gets the id that was freed last, or else the next new
///   one. `box(id)` and `has(id)` look up an id; `size()` is the number of
///   boxes; all ids are below `end_id()`.
/// - `insert`, `move` and `remove` take effect at once, without a separate
///   update step. They throw BadShape if a number is NaN, infinite, above
///   the range of `checked` or a negative size, and std::out_of_range if no
///   box has the id. A call that throws changes nothing. Numbers below that
///   range, which can result from moving boxes, are accepted, and near()
///   and on_way() find such boxes; only exact results for them are not
///   promised.
/// - `near(bounds, visit)` calls visit(item) once for every item whose
///   bounds overlap the given ones, and for some others.
/// - `on_way(corridor, visit)` does the same, roughly from near to far, for
///   every item that may be hit before `corridor.latest()`, which the
///   visitor may move forward. It visits no item twice.
/// - `pairs(visit)` calls visit(one, other) once for every two items whose
///   bounds overlap, in either order, and for some others.
///
/// These three never allocate, may be called by several threads at once,
/// and are the basis of the exact queries: overlapping, raycast and
/// overlapping_pairs of broad/queries.hpp, raycast_all and sweep_all of
/// broad/all_hits.hpp, and sweep_into. The tracer of near and on_way
/// receives the numbers of the visited nodes, cells or ranks. The tracer of
/// a query with one box or segment also receives the ids of the boxes
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
/// The pairs of each item with the items of greater ids, found by a near
/// query for each.
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
