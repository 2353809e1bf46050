// Queries on shapes at rest, and casts, whose kind is known only at run time.
#include <isect/detail/dispatch.hpp>

#include "instantiate.hpp"

namespace isect {
#define ISECT_ANY_AT_REST(T)                                                                  \
    template bool overlaps(const AnyMover<T>&, const AnySolid<T>&, Traced);                   \
    template std::optional<Hit<T>> intersect(const AnyMover<T>&, const AnySolid<T>&, Traced); \
    template std::optional<Hit<T>> raycast(const Segment<T>&, const AnySolid<T>&, Traced);    \
    template T distance(const AnyMover<T>&, const AnySolid<T>&, Traced);                      \
    template Closest<T> closest_points(const AnyMover<T>&, const AnySolid<T>&, Traced);
ISECT_FOR_BOTH(ISECT_ANY_AT_REST)
}  // namespace isect
