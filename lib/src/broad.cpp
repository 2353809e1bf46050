// How broad phases are built and changed.
#include <isect/broad.hpp>

#include "instantiate.hpp"

namespace isect {
#define ISECT_BROAD_PHASES(T)            \
    template class detail::BvhTree<T>;   \
    template class detail::QuadNodes<T>; \
    template class Grid<T>;              \
    template class SweepAndPrune<T>;
ISECT_UNTRACED(ISECT_BROAD_PHASES)
}  // namespace isect
