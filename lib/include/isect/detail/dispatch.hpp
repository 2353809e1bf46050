#pragma once

#include <isect/any_solid.hpp>
#include <isect/closest_points.hpp>
#include <isect/detail/compiled.hpp>
#include <isect/detail/ground/contacts.hpp>
#include <isect/detail/shared_span.hpp>
#include <isect/distance.hpp>
#include <isect/intersect.hpp>
#include <isect/overlaps.hpp>
#include <isect/raycast.hpp>
#include <isect/sweep.hpp>

// The queries about shapes whose kind is known only at run time.
namespace isect {

namespace detail {
/// Calls ask(mover, obstacle) with the two shapes themselves.
template <class T, class Ask>
auto ask_about(const AnyMover<T>& mover, const AnySolid<T>& obstacle,
               const Ask& ask) {
    return mover.visit([&](const auto& a) {
        return obstacle.visit([&](const auto& b) { return ask(a, b); });
    });
}
}  // namespace detail

template <class T, Tracer Trace>
bool overlaps(const AnyMover<T>& mover, const AnySolid<T>& obstacle,
              Trace trace) {
    const auto ask = [&](const auto& a, const auto& b) {
        return overlaps(a, b, trace);
    };
    return detail::ask_about(mover, obstacle, ask);
}

template <class T, Tracer Trace>
std::optional<Hit<T>> intersect(const AnyMover<T>& mover,
                                const AnySolid<T>& obstacle, Trace trace) {
    const auto ask = [&](const auto& a, const auto& b) {
        return intersect(a, b, trace);
    };
    return detail::ask_about(mover, obstacle, ask);
}

template <class T, Tracer Trace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const AnySolid<T>& obstacle, Trace trace) {
    return obstacle.visit_solid(
        [&](const auto& b) { return raycast(segment, b, trace); });
}

template <class T, Tracer Trace>
Sweep<T> sweep(const AnyMover<T>& mover,
               std::type_identity_t<Vec2<T>> delta,
               const AnySolid<T>& obstacle, Trace trace) {
    return mover.visit([&](const auto& a) {
        if (obstacle.is_edge()) {
            return detail::sweep_at_edge(detail::hull_of(a), delta,
                                         obstacle.edge(), trace);
        }
        return obstacle.visit_solid(
            [&](const auto& b) { return sweep(a, delta, b, trace); });
    });
}

template <class T, Tracer Trace>
T distance(const AnyMover<T>& a, const AnySolid<T>& b, Trace trace) {
    const auto ask = [&](const auto& x, const auto& y) {
        return distance(x, y, trace);
    };
    return detail::ask_about(a, b, ask);
}

template <class T, Tracer Trace>
Closest<T> closest_points(const AnyMover<T>& a, const AnySolid<T>& b,
                          Trace trace) {
    const auto ask = [&](const auto& x, const auto& y) {
        return closest_points(x, y, trace);
    };
    return detail::ask_about(a, b, ask);
}

namespace detail {
template <class T>
T shared_span(const AnyMover<T>& mover, Vec2<T> delta, const Sweep<T>& met,
              const AnySolid<T>& obstacle) {
    const auto ask = [&](const auto& a, const auto& b) {
        return shared_span(a, delta, met, b);
    };
    return ask_about(mover, obstacle, ask);
}
template <class T>
std::optional<Crossing<T>> crossing(const AnyMover<T>& mover, Vec2<T> delta,
                                    const Sweep<T>& met,
                                    const AnySolid<T>& obstacle) {
    const auto ask = [&](const auto& a, const auto& b) {
        return crossing(a, delta, met, b);
    };
    return ask_about(mover, obstacle, ask);
}
}  // namespace detail

}  // namespace isect
