#pragma once

#include <optional>
#include <type_traits>

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/clip.hpp>
#include <isect/detail/contact/edge_entry.hpp>
#include <isect/detail/raycast/at_polygon.hpp>
#include <isect/detail/surely.hpp>
#include <isect/segment.hpp>

namespace isect::detail {

/// The first contact of a segment with a polygon: the segment is clipped by
/// the half-plane of each edge (Cyrus and Beck, 1978). The padding is the
/// radius of a circle that travels along the segment; rounded shapes are
/// left to the general algorithm.
template <class T, Tracer Trace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const Polygon<T>& polygon,
                              std::type_identity_t<T> padding,
                              Trace trace) {
    // A rounded polygon is left to the general algorithm.
    const bool is_rounded = polygon.radius() != 0 || padding != 0;
    if (trace(is_rounded)) {
        return sweep(segment, polygon, padding, trace).hit;
    }
    // When is the segment on the inner sides of all edges at once?
    const Vec2<T> pos = polygon.pos();
    const auto corners = polygon.points();
    const Clip inside = clip(segment, pos, corners);
    const bool is_missed = inside.is_missed();
    if (trace(is_missed)) return {};

    // If the start is inside already, the static test applies.
    const bool is_inside = inside.is_inside();
    if (trace(is_inside)) return intersect(segment.start, polygon, trace);

    // If rounding could change that, exact arithmetic has to decide.
    const bool is_hit =
        inside.is_hit() && !skims_edge(segment, corners, inside.edge);
    const TooClose is_close{!is_hit};
    if (trace(is_close)) {
        return sweep(segment, polygon, padding, trace).hit;
    }
    // It enters through the edge whose line it crosses last.
    const Entry<T> entry = enter_edge(segment, pos, corners, inside.edge);
    const T time = trace(entry.time);
    const Vec2<double> normal = trace(entry.edge.normal);
    const Vec2<T> left = (T(1) - time) * -segment.delta;
    const Vec2<T> there = entry.edge.point_at(T(0));
    return trace(Hit<T>{there, left, narrowed<T>(normal), time});
}

}  // namespace isect::detail
