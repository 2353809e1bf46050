#pragma once

#include <optional>
#include <type_traits>

#include <isect/detail/hull.hpp>
#include <isect/hit.hpp>
#include <isect/tracer.hpp>

// The queries about capsules, polygons and edges of chains. They take long
// to compile and are not worth inlining, so the library holds them, in
// float and in double.
namespace isect::detail {

template <class T, Tracer Trace = NoTrace>
bool overlaps(const Hull<T>& a, const Hull<T>& b, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
bool overlaps(const Circle<T>& circle, const Capsule<T>& capsule,
              Trace trace = {});
template <class T, Tracer Trace = NoTrace>
bool overlaps(const Capsule<T>& capsule, const Circle<T>& circle,
              Trace trace = {});

template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> intersect(const Hull<T>& mover,
                                const Hull<T>& obstacle, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> intersect(const Circle<T>& mover,
                                const Capsule<T>& obstacle,
                                Trace trace = {});
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> intersect(const Capsule<T>& mover,
                                const Circle<T>& obstacle,
                                Trace trace = {});

template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const Capsule<T>& capsule,
                              std::type_identity_t<T> padding,
                              Trace trace = {});
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const Polygon<T>& polygon,
                              std::type_identity_t<T> padding,
                              Trace trace = {});

template <class T, Tracer Trace = NoTrace>
Sweep<T> sweep(const Hull<T>& mover, std::type_identity_t<Vec2<T>> delta,
               const Hull<T>& obstacle, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
Sweep<T> sweep(const Circle<T>& mover, std::type_identity_t<Vec2<T>> delta,
               const Capsule<T>& obstacle, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
Sweep<T> sweep(const Capsule<T>& mover, std::type_identity_t<Vec2<T>> delta,
               const Circle<T>& obstacle, Trace trace = {});

/// How far a mover gets before it meets an edge of a chain.
template <class T, Tracer Trace = NoTrace>
Sweep<T> sweep_at_edge(const Hull<T>& mover, Vec2<T> delta,
                       const ChainEdge<T>& edge, Trace trace = {});

template <class T, Tracer Trace = NoTrace>
T distance(const Hull<T>& a, const Hull<T>& b, Trace trace = {});
template <class A, class B>
ISECT_RARE auto distance_of_hulls(A a, B b) {
    return distance(hull_of(a), hull_of(b));
}
template <class T, Tracer Trace = NoTrace>
T distance(const Circle<T>& circle, const Capsule<T>& capsule,
           Trace trace = {});
template <class T, Tracer Trace = NoTrace>
T distance(const Capsule<T>& capsule, const Circle<T>& circle,
           Trace trace = {});

template <class T, Tracer Trace = NoTrace>
Closest<T> closest_points(const Hull<T>& a, const Hull<T>& b,
                          Trace trace = {});
template <class T, Tracer Trace = NoTrace>
Closest<T> closest_points(const Circle<T>& circle,
                          const Capsule<T>& capsule, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
Closest<T> closest_points(const Capsule<T>& capsule,
                          const Circle<T>& circle, Trace trace = {});

}  // namespace isect::detail
