// The queries about two solids, compiled for each pair of kinds as in a program that knows the
// kinds. The tests take these instead of compiling all pairs again.
#pragma once

#include <optional>
#include <vector>

#include <isect/isect.hpp>

namespace typed {

using isect::NoTrace;
using isect::Shape;
using isect::Tracer;
using isect::Vec2;

template <class T, Tracer Trace = NoTrace>
bool overlaps(const Shape<T>& a, const Shape<T>& b, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
std::optional<isect::Hit<T>> intersect(const Shape<T>& mover, const Shape<T>& obstacle,
                                       Trace trace = {});
template <class T, Tracer Trace = NoTrace>
isect::Sweep<T> sweep(const Shape<T>& mover, Vec2<T> delta, const Shape<T>& obstacle,
                      Trace trace = {});
template <class T, Tracer Trace = NoTrace>
T distance(const Shape<T>& a, const Shape<T>& b, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
isect::Closest<T> closest_points(const Shape<T>& a, const Shape<T>& b, Trace trace = {});

/// Whether a cast of the mover's path, with a padding that stands for the mover, has the same hit
/// as its sweep. The obstacle is never a point.
template <class T>
bool has_cast(const Shape<T>& mover, const Shape<T>& obstacle) {
    const auto is_box = [](const Shape<T>& s) { return std::holds_alternative<isect::Aabb<T>>(s); };
    if (std::holds_alternative<Vec2<T>>(obstacle)) return false;
    if (std::holds_alternative<Vec2<T>>(mover)) return true;
    if (std::holds_alternative<isect::Circle<T>>(mover)) return !is_box(obstacle);
    return is_box(mover) && is_box(obstacle);
}
/// That cast.
template <class T, Tracer Trace = NoTrace>
std::optional<isect::Hit<T>> cast_of(const Shape<T>& mover, Vec2<T> delta, const Shape<T>& obstacle,
                                     Trace trace = {});

template <class T>
std::optional<isect::Hit<T>> raycast(const isect::Segment<T>& segment, const Shape<T>& obstacle);
/// With a padding of this size for a box, and of its width for other obstacles than points.
template <class T>
std::optional<isect::Hit<T>> raycast(const isect::Segment<T>& segment, const Shape<T>& obstacle,
                                     Vec2<T> padding);

/// Two shapes that both move.
template <class T>
isect::Meeting<T> sweep(const Shape<T>& shape, Vec2<T> delta, const Shape<T>& other,
                        Vec2<T> other_delta);

/// In a list of obstacles that are all of the same kind.
template <class T>
isect::Sweep<T> sweep_into(const Shape<T>& mover, Vec2<T> delta,
                           const std::vector<Shape<T>>& obstacles);
template <class T>
isect::Moved<T> move_and_slide(const Shape<T>& mover, Vec2<T> delta,
                               const std::vector<Shape<T>>& obstacles);

}  // namespace typed

#ifdef ISECT_HEADER_ONLY
#include "lib/typed.cpp"
#include "lib/typed_lists.cpp"
#endif
