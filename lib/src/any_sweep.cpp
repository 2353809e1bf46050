// Sweeps of shapes whose kind is known only at run time.
#include <isect/detail/dispatch.hpp>

#include "instantiate.hpp"

namespace isect {
#define ISECT_ANY_SWEEP(T) \
    template Sweep<T> sweep(const AnyMover<T>&, Vec2<T>, const AnySolid<T>&, Traced);
ISECT_FOR_BOTH(ISECT_ANY_SWEEP)

namespace detail {
#define ISECT_CONTACTS(T)                                                                      \
    template T shared_span(const AnyMover<T>&, Vec2<T>, const Sweep<T>&, const AnySolid<T>&);  \
    template std::optional<Crossing<T>> crossing(const AnyMover<T>&, Vec2<T>, const Sweep<T>&, \
                                                 const AnySolid<T>&);
ISECT_UNTRACED(ISECT_CONTACTS)
}  // namespace detail
}  // namespace isect
