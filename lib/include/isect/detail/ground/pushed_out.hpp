#pragma once

#include <isect/broad/inside.hpp>
#include <isect/detail/platform.hpp>
#include <isect/sweep_into.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// Whether a mover is inside the obstacle with a given id.
template <class T>
bool is_inside(const AnyMover<T>& mover, const AnyGround<T>& ground,
               std::size_t id) {
    bool is_found = false;
    ground.near(bounds_of(mover), [&](const auto& item) {
        if (item.id != id) return;
        is_found = isect::overlaps(mover, item.shape.shape);
    });
    return is_found;
}

/// Where the push out of an obstacle leads a mover: no farther than to one
/// that it isn't inside of. A push of a few ulp is always made: otherwise a
/// mover that is an ulp inside one obstacle and touches another would never
/// get free.
template <class T>
Vec2<T> pushed_out(const AnyMover<T>& mover, Vec2<T> push,
                   const AnyGround<T>& ground) {
    const Vec2<T> pos = position(mover);
    const Vec2<T> out = pos + push;
    if (is_by_rounding(push, size_of_all(pos.x, pos.y, out.x, out.y)))
        return out;
    const auto others =
        starting_inside(ground, mover, push, Inside::ignored);
    return sweep_into(mover, push, others).pos;
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
