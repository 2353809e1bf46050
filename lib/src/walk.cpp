// The step of a character.
#include <isect/detail/walk/walk.hpp>

#include "instantiate.hpp"

namespace isect::detail {
#define ISECT_WALK(T)                                                                    \
    template Walked<T> walk(const AnyMover<T>&, Vec2<T>, T, const GroundFor<T, Traced>&, \
                            const WalkSettings<T>&, Traced);
ISECT_FOR_BOTH(ISECT_WALK)
}  // namespace isect::detail
