// The step of a character, and its change of form.
#include <isect/detail/walk/form.hpp>
#include <isect/detail/walk/walk.hpp>

#include "instantiate.hpp"

namespace isect::detail {
#define ISECT_WALK(T)                                                                    \
    template Walked<T> walk(const AnyMover<T>&, Vec2<T>, T, const GroundFor<T, Traced>&, \
                            const WalkSettings<T>&, Traced);
ISECT_FOR_BOTH(ISECT_WALK)

#define ISECT_FORM(T)                                                                              \
    template std::optional<Vec2<T>> place_of_form(const AnyMover<T>&, const AnyMover<T>&, Vec2<T>, \
                                                  const AnyGround<T>&);
ISECT_UNTRACED(ISECT_FORM)
}  // namespace isect::detail
