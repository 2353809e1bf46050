#pragma once

#include <optional>
#include <type_traits>

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/enter_capsule_plainly.hpp>
#include <isect/detail/raycast/capsule_exactly.hpp>
#include <isect/detail/surely.hpp>

namespace isect::detail {

/// The first contact of a segment with a capsule: with one of its long
/// sides, or with the disc at one of its ends (Ericson, Real-Time Collision
/// Detection 5.3.7). The padding is the radius of a circle that travels
/// along the segment.
template <class T, Tracer Trace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const Capsule<T>& capsule,
                              std::type_identity_t<T> padding,
                              Trace trace) {
    const PlainEntry<T> enters =
        enter_capsule_plainly(segment, capsule, padding);
    const bool is_missed = enters.kind == PathKind::misses;
    if (trace(is_missed)) return {};

    // If the start is inside already, the static test applies.
    const bool is_inside = enters.kind == PathKind::starts_in;
    if (trace(is_inside)) {
        return intersect(segment.start, padding, capsule, trace);
    }
    // If rounding could change that, exact arithmetic has to decide.
    const TooClose is_close{enters.kind == PathKind::unclear};
    if (trace(is_close)) {
        return raycast_exactly(segment, capsule, padding, trace);
    }

    // The segment enters through a side, or through the disc at an end.
    const Entry<T>& entry = enters.entry;
    const T time = trace(entry.time);
    const Vec2<double> normal = trace(entry.edge.normal);
    const Vec2<T> left = (T(1) - time) * -segment.delta;
    const Vec2<T> pos = entry.edge.point_at(capsule.radius);
    return trace(Hit<T>{pos, left, narrowed<T>(normal), time});
}

}  // namespace isect::detail
