#include "lib/one_by_one.hpp"

#include <optional>

#include <isect/detail/ground/sweep_into.hpp>
#include <isect/isect.hpp>

namespace one_by_one {

using isect::AnyGround;
using isect::AnyMover;
using isect::AnyObstacle;

namespace {

template <class T>
isect::Vec2<T> freed(const AnyMover<T>& mover, isect::Vec2<T> pos, isect::Vec2<T> delta,
                     std::span<const AnyObstacle<T>> obstacles, const AnyGround<T>& ground) {
    for (int tries = 0; tries < 8; ++tries) {
        std::optional<isect::Vec2<T>> first;
        for (const AnyObstacle<T>& each : obstacles) {
            if (!isect::detail::is_entered(mover, pos, each, ground)) continue;
            const isect::Vec2<T> out = isect::detail::out_of(each, mover, pos, delta);
            if (!first || isect::detail::is_pushed_first(out - pos, *first - pos, delta))
                first = out;
        }
        if (!first) return pos;
        pos = *first;
    }
    return position(mover);
}

}  // namespace

template <class T>
isect::Sweep<T> sweep_into(const AnyMover<T>& mover, isect::Vec2<T> delta,
                           std::span<const AnyObstacle<T>> obstacles, const AnyGround<T>& ground) {
    isect::detail::FirstContact<T> contacts(position(mover), delta);
    do {
        for (std::size_t i = 0; i < obstacles.size(); ++i) {
            const AnyObstacle<T>& obstacle = obstacles[i];
            const isect::Sweep<T> met =
                isect::detail::sweep_at_front(mover, delta, obstacle, isect::NoTrace{});
            if (!met.hit || contacts.is_before(met)) continue;
            if (isect::detail::passes_platform(mover, delta, met, obstacle, ground)) continue;
            const T width = isect::detail::shared_span(mover, delta, met, obstacle.shape);
            contacts.add({met, i, width, isect::detail::crossed(width, mover, delta, met, obstacle),
                          isect::detail::starts_inside(mover, met, obstacle),
                          isect::detail::appearance_of(obstacle, bounds_of(obstacle))});
        }
    } while (!contacts.is_known());
    isect::Sweep<T> first = contacts.sweep();
    if (first.hit) first.index = contacts.index();
    first.pos = freed(mover, first.pos, delta, obstacles, ground);
    return first;
}

#define ONE_BY_ONE(T)                                                       \
    template isect::Sweep<T> sweep_into(const AnyMover<T>&, isect::Vec2<T>, \
                                        std::span<const AnyObstacle<T>>, const AnyGround<T>&);
ONE_BY_ONE(float)
ONE_BY_ONE(double)

}  // namespace one_by_one
