#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include <isect/any_ground.hpp>
#include <isect/broad/ground.hpp>
#include <isect/broad/queries.hpp>
#include <isect/detail/sweep_visitor.hpp>
#include <isect/sweep.hpp>

namespace isect {

namespace detail {
template <class T>
void sweep_all(const AnyMover<T>& mover,
               std::type_identity_t<Vec2<T>> delta,
               const std::type_identity_t<AnyGround<T>>& ground,
               std::type_identity_t<SweepVisitor<T>> visit);
}  // namespace detail

/// Calls visit(id, hit) once for each shape that a segment hits anywhere
/// along it, in no promised order. With a padding, something that much
/// larger travels along the segment. Each hit equals the result of the
/// single raycast.
template <ManyShapes Many, class Visit, Tracer Trace = NoTrace>
void raycast_all(const Segment<Scalar<Many>>& segment, const Many& many,
                 Visit visit, Padding<Many> padding, Trace trace = {}) {
    const auto mover = detail::padded(segment.start, padding);
    Corridor<Scalar<Many>> way(bounds_of(mover), segment.delta);
    const auto check = [&](const auto& item) {
        const std::size_t id = trace(std::size_t{item.id});
        const auto& shape = detail::shape_of(item);
        if (trace(!way.reaches(bounds_of(shape)))) return;
        const auto hit = raycast(segment, shape, padding, trace);
        if (trace(hit.has_value())) visit(id, *hit);
    };
    many.on_way(way, check, trace);
}

template <ManyShapes Many, class Visit, Tracer Trace = NoTrace>
void raycast_all(const Segment<Scalar<Many>>& segment, const Many& many,
                 Visit visit, Trace trace = {}) {
    raycast_all(segment, many, visit, Padding<Many>{}, trace);
}

/// Calls visit(id, sweep) once for each shape that a mover would hit on its
/// whole path if the others were not there, in no promised order. Each
/// sweep equals the result of the single sweep. It takes a list of
/// obstacles or any Ground. For an order, see hits_in_order.hpp.
template <class Mover, ManyShapes Many, class Visit, Tracer Trace = NoTrace>
void sweep_all(const Mover& mover,
               std::type_identity_t<Vec2<Scalar<Mover>>> delta,
               const Many& many, Visit visit, Trace trace = {}) {
    Corridor<Scalar<Many>> way(bounds_of(mover), delta);
    const auto check = [&](const auto& item) {
        const std::size_t id = trace(std::size_t{item.id});
        const auto& shape = detail::shape_of(item);
        if (trace(!way.reaches(bounds_of(shape)))) return;
        const auto met = sweep(mover, delta, shape, trace);
        if (trace(met.hit.has_value())) visit(id, met);
    };
    many.on_way(way, check, trace);
}
template <SolidShape Mover, Ground Obstacles, class Visit>
requires(!ManyShapes<Obstacles>) void sweep_all(
    const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> delta,
    const Obstacles& ground, Visit visit) {
    using T = Scalar<Mover>;
    auto use = [&](std::size_t id, const Sweep<T>& met) { visit(id, met); };
    detail::sweep_all(AnyMover<T>(mover), delta, ground,
                      detail::SweepVisitor<T>(use));
}
template <SolidShape Mover, ObstacleRange Obstacles, class Visit>
void sweep_all(const Mover& mover,
               std::type_identity_t<Vec2<Scalar<Mover>>> delta,
               const Obstacles& obstacles, Visit visit) {
    sweep_all(mover, delta, ObstacleList(obstacles), visit);
}

/// The same for a list or any Ground. Each hit equals that of a sweep of a
/// point along the segment.
template <class T, class Obstacles, class Visit>
requires(
    !ManyShapes<Obstacles> &&
    (Ground<Obstacles> ||
     ObstacleRange<Obstacles>)) void raycast_all(const Segment<T>& segment,
                                                 const Obstacles& ground,
                                                 Visit visit) {
    const auto use = [&](std::size_t id, const Sweep<T>& met) {
        visit(id, *met.hit);
    };
    sweep_all(segment.start, segment.delta, ground, use);
}

namespace detail {
inline auto marking(std::span<std::uint64_t> mask) {
    std::fill(mask.begin(), mask.end(), 0);
    return [=](std::size_t id, const auto&...) {
        mask[id / 64] |= std::uint64_t{1} << id % 64;
    };
}
}  // namespace detail

// The same queries with a bit mask as the result: bit id % 64 of word id /
// 64 says whether the id is in it. The mask needs a word for every 64 ids
// below end_id().

template <ManyShapes Many, class Asker = Aabb<Scalar<Many>>>
void overlapping_mask(const Many& many, const Asker& asker,
                      std::span<std::uint64_t> mask) {
    overlapping(many, asker, detail::marking(mask));
}

template <ManyShapes Many>
void raycast_mask(const Segment<Scalar<Many>>& segment, const Many& many,
                  std::span<std::uint64_t> mask,
                  Padding<Many> padding = {}) {
    raycast_all(segment, many, detail::marking(mask), padding);
}

template <class Mover, ManyShapes Many>
void sweep_mask(const Mover& mover, Vec2<Scalar<Mover>> delta,
                const Many& many, std::span<std::uint64_t> mask) {
    sweep_all(mover, delta, many, detail::marking(mask));
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/ground/all_hits.hpp>
#endif
