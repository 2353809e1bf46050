#pragma once

#include <optional>

#include <isect/broad/first_hit.hpp>
#include <isect/broad/ground.hpp>
#include <isect/segment.hpp>
#include <isect/solid.hpp>
#include <isect/sweep_into.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// Whether a shape overlaps any obstacle of a ground.
template <SolidShape S, Ground Obstacles, Tracer Trace = NoTrace>
bool overlaps(const S& shape, const Obstacles& ground, Trace trace = {}) {
    using T = Scalar<S>;
    const AnyMover<T> any(shape);
    bool is_met = false;
    const auto check = [&](const auto& item) {
        is_met = is_met || overlaps(any, item.shape.shape, trace);
    };
    AnyGround<T>(ground).near(bounds_of(shape), check);
    return is_met;
}

/// Calls visit(id) once for each obstacle of a ground that overlaps a
/// shape, in no promised order.
template <Ground Obstacles, class S, class Visit>
requires(!ManyShapes<Obstacles>) void overlapping(const Obstacles& ground,
                                                  const S& shape,
                                                  Visit visit) {
    using T = Scalar<S>;
    const AnyMover<T> any(shape);
    AnyGround<T>(ground).near(bounds_of(shape), [&](const auto& item) {
        if (overlaps(any, item.shape.shape)) visit(std::size_t{item.id});
    });
}

/// The first obstacle of a ground that a segment hits, as sweep_into finds
/// it for a point that moves along the segment.
template <Ground Obstacles, Tracer Trace = NoTrace>
std::optional<FirstHit<Scalar<Obstacles>>> raycast(
    const Segment<Scalar<Obstacles>>& segment, const Obstacles& ground,
    Trace trace = {}) {
    using T = Scalar<Obstacles>;
    const Sweep<T> met =
        sweep_into(segment.start, segment.delta, ground, trace);
    if (!met.hit) return {};
    return FirstHit<T>{*met.hit, met.index};
}

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
