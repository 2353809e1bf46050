// What a mover does among the obstacles of a ground.
#include <isect/detail/ground/all_hits.hpp>
#include <isect/detail/ground/sweep_into.hpp>
#include <isect/detail/slide/move_and_slide.hpp>
#include <isect/detail/sweep/obstacle.hpp>

#include "instantiate.hpp"

namespace isect {
#define ISECT_OBSTACLE(T) \
    template Sweep<T> sweep(const AnyMover<T>&, Vec2<T>, const AnyObstacle<T>&, Traced);
ISECT_FOR_BOTH(ISECT_OBSTACLE)

namespace detail {
#define ISECT_GROUND(T)                                                                        \
    template Sweep<T> sweep_into(const AnyMover<T>&, Vec2<T>, const GroundFor<T, Traced>&,     \
                                 Traced);                                                      \
    template Moved<T> move_and_slide(const AnyMover<T>&, Vec2<T>, const GroundFor<T, Traced>&, \
                                     Response, Traced);
ISECT_FOR_BOTH(ISECT_GROUND)

#define ISECT_ALL_HITS(T)                                                                       \
    template void sweep_all(const AnyMover<T>&, Vec2<T>, const AnyGround<T>&, SweepVisitor<T>); \
    template void sweep_in_order(const AnyMover<T>&, Vec2<T>, const AnyGround<T>&, SweepVisitor<T>);
ISECT_UNTRACED(ISECT_ALL_HITS)
}  // namespace detail
}  // namespace isect
