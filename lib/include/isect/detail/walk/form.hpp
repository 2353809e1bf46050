#pragma once

#include <isect/detail/walk/carry.hpp>
#include <isect/respond/change_form.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// The place of another form of a mover, with its lowest point at the same
/// height, if there is room for it. Its head may get into a one-way
/// platform, as in a jump.
template <class T>
std::optional<Vec2<T>> place_of_form(const AnyMover<T>& mover,
                                     const AnyMover<T>& form, Vec2<T> up,
                                     const AnyGround<T>& ground) {
    const T taller = reach_of(form, -up) - reach_of(mover, -up);
    const Vec2<T> there = position(mover) + taller * up;
    const AnyMover<T> placed = out_by_hair(placed_at(form, there), ground);

    bool has_room = true;
    ground.near(bounds_of(placed), [&](const auto& item) {
        const AnySolid<T>& shape = item.shape.shape;
        if (is_one_sided(item.shape)) return;
        if (!isect::overlaps(placed, shape)) return;
        has_room = has_room && isect::overlaps(mover, shape);
    });
    if (!has_room) return {};
    return position(placed);
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
