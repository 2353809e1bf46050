// Queries on two solids at rest of which one is a capsule or a polygon.
#include <isect/detail/closest_points/circle_capsule.hpp>
#include <isect/detail/closest_points/hull_hull.hpp>
#include <isect/detail/distance/circle_capsule.hpp>
#include <isect/detail/distance/hull_hull.hpp>
#include <isect/detail/intersect/circle_capsule.hpp>
#include <isect/detail/intersect/hull_hull.hpp>
#include <isect/detail/overlaps/circle_capsule.hpp>
#include <isect/detail/overlaps/hull_hull.hpp>

#include "instantiate.hpp"

namespace isect::detail {
#define ISECT_HULLS(T)                                                                \
    template bool overlaps(const Hull<T>&, const Hull<T>&, Traced);                   \
    template std::optional<Hit<T>> intersect(const Hull<T>&, const Hull<T>&, Traced); \
    template T distance(const Hull<T>&, const Hull<T>&, Traced);                      \
    template Closest<T> closest_points(const Hull<T>&, const Hull<T>&, Traced);
ISECT_FOR_BOTH(ISECT_HULLS)

#define ISECT_CIRCLE_AND_CAPSULE(T, A, B)                                       \
    template bool overlaps(const A<T>&, const B<T>&, Traced);                   \
    template std::optional<Hit<T>> intersect(const A<T>&, const B<T>&, Traced); \
    template T distance(const A<T>&, const B<T>&, Traced);                      \
    template Closest<T> closest_points(const A<T>&, const B<T>&, Traced);
#define ISECT_CIRCLE_AND_CAPSULES(T)             \
    ISECT_CIRCLE_AND_CAPSULE(T, Circle, Capsule) \
    ISECT_CIRCLE_AND_CAPSULE(T, Capsule, Circle)
ISECT_FOR_BOTH(ISECT_CIRCLE_AND_CAPSULES)
}  // namespace isect::detail
