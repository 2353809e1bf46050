#pragma once

#include <optional>

#include <isect/aabb.hpp>
#include <isect/circle.hpp>
#include <isect/hit.hpp>
#include <isect/segment.hpp>
#include <isect/tracer.hpp>

// The exact halves of the queries about points, boxes and circles. Plain
// arithmetic hardly ever leaves anything to them, so the library holds
// them, in float and in double.
namespace isect::detail {

/// The shortest push of a box that overlaps another.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> intersect_exactly(Vec2<T> start, Vec2<T> mover_half,
                                        Vec2<T> center, Vec2<T> half,
                                        Trace trace = {});

/// The first contact of a segment with a box, or with a circle.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast_exactly(Vec2<T> start, Vec2<T> delta,
                                      Vec2<T> center, Vec2<T> half,
                                      Vec2<T> padding, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast_exactly(const Segment<T>& segment,
                                      const Circle<T>& circle,
                                      const T& padding, Trace trace = {});

/// The push of what is inside a box, or a circle, where its path starts.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> intersect(const Vec2<T>& start,
                                const Vec2<T>& padding,
                                const Aabb<T>& obstacle, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> intersect(const Vec2<T>& start, const T& padding,
                                const Circle<T>& obstacle,
                                Trace trace = {});

/// How far a circle gets before it hits another.
template <class T, Tracer Trace = NoTrace>
Sweep<T> sweep_exactly(const Circle<T>& mover, const Vec2<T>& delta,
                       const Circle<T>& obstacle, Trace trace = {});

}  // namespace isect::detail
