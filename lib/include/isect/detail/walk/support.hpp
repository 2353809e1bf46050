#pragma once

#include <optional>

#include <isect/detail/hair.hpp>
#include <isect/detail/platform.hpp>
#include <isect/sweep_into.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

// Whether what moves carries a mover, or would be inside of it.
namespace isect::detail {

/// The contact of a mover that rests on a ground within a hair.
template <class T>
std::optional<Hit<T>> support_of(const AnyMover<T>& mover, Vec2<T> up,
                                 const AnyGround<T>& ground) {
    const Vec2<T> hair = hair_around(mover) * up;
    const AnyMover<T> above = placed_at(mover, position(mover) + hair);
    const Sweep<T> rest = sweep_into(above, T(-2) * hair, ground);
    if (!rest.hit || !(dot(rest.hit->normal, up) > 0)) return {};
    return rest.hit;
}

/// Whether a mover is inside what lets nothing pass, by more than rounding
/// puts it there.
template <class T>
bool is_in_solid(const AnyMover<T>& mover, const AnyGround<T>& ground) {
    const T hair = hair_around(mover);
    bool is_in = false;
    ground.near(bounds_of(mover), [&](const auto& item) {
        if (is_in || is_one_sided(item.shape)) return;
        const auto push = isect::intersect(mover, item.shape.shape);
        is_in = push && length(push->delta) > hair;
    });
    return is_in;
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
