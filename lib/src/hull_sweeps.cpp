// Casts and sweeps of two solids of which one is a capsule, a polygon or an
// edge of a chain.
#include <isect/detail/raycast/capsule.hpp>
#include <isect/detail/raycast/polygon.hpp>
#include <isect/detail/sweep/chain_edge.hpp>
#include <isect/detail/sweep/circle_capsule.hpp>
#include <isect/detail/sweep/hull_hull.hpp>

#include "instantiate.hpp"

namespace isect::detail {
#define ISECT_HULL_SWEEPS(T)                                                                 \
    template Sweep<T> sweep(const Hull<T>&, Vec2<T>, const Hull<T>&, Traced);                \
    template Sweep<T> sweep(const Circle<T>&, Vec2<T>, const Capsule<T>&, Traced);           \
    template Sweep<T> sweep(const Capsule<T>&, Vec2<T>, const Circle<T>&, Traced);           \
    template Sweep<T> sweep_at_edge(const Hull<T>&, Vec2<T>, const ChainEdge<T>&, Traced);   \
    template std::optional<Hit<T>> raycast(const Segment<T>&, const Capsule<T>&, T, Traced); \
    template std::optional<Hit<T>> raycast(const Segment<T>&, const Polygon<T>&, T, Traced);
ISECT_FOR_BOTH(ISECT_HULL_SWEEPS)
}  // namespace isect::detail
