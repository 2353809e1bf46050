// The exact halves of the queries about points, boxes and circles.
#include <isect/detail/intersect/aabb_aabb_exactly.hpp>
#include <isect/detail/raycast/aabb_exactly.hpp>
#include <isect/detail/raycast/circle_exactly.hpp>
#include <isect/detail/sweep/circle_circle_exactly.hpp>

#include "instantiate.hpp"

namespace isect::detail {
#define ISECT_EXACTLY(T)                                                                          \
    template std::optional<Hit<T>> intersect_exactly(Vec2<T>, Vec2<T>, Vec2<T>, Vec2<T>, Traced); \
    template std::optional<Hit<T>> raycast_exactly(Vec2<T>, Vec2<T>, Vec2<T>, Vec2<T>, Vec2<T>,   \
                                                   Traced);                                       \
    template std::optional<Hit<T>> raycast_exactly(const Segment<T>&, const Circle<T>&, const T&, \
                                                   Traced);                                       \
    template std::optional<Hit<T>> intersect(const Vec2<T>&, const Vec2<T>&, const Aabb<T>&,      \
                                             Traced);                                             \
    template std::optional<Hit<T>> intersect(const Vec2<T>&, const T&, const Circle<T>&, Traced); \
    template Sweep<T> sweep_exactly(const Circle<T>&, const Vec2<T>&, const Circle<T>&, Traced);
ISECT_FOR_BOTH(ISECT_EXACTLY)
}  // namespace isect::detail
