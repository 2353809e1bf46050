#pragma once

#include <isect/shape.hpp>

namespace isect {

// A shape that is larger by a margin on all sides, at the same position.
// Sweep it in place of the mover, and use the position that it gets to: so
// the mover keeps a distance from what it meets. Nothing in the library
// needs that; it is for games that want a gap. A box stays a box, so its
// corners keep more distance. The margin is not negative.
//
//     player.center =
//         move_and_slide(with_skin(player, 0.5), delta, level).pos;

template <class T>
constexpr Circle<T> with_skin(Vec2<T> point, std::type_identity_t<T> skin) {
    return {point, skin};
}
template <class T>
constexpr Aabb<T> with_skin(const Aabb<T>& box,
                            std::type_identity_t<T> skin) {
    return {box.center, box.half + Vec2<T>{skin, skin}};
}
template <class T>
constexpr Circle<T> with_skin(const Circle<T>& circle,
                              std::type_identity_t<T> skin) {
    return {circle.center, circle.radius + skin};
}
template <class T>
constexpr Capsule<T> with_skin(const Capsule<T>& capsule,
                               std::type_identity_t<T> skin) {
    return {capsule.start, capsule.delta, capsule.radius + skin};
}
template <class T>
constexpr Capsule<T> with_skin(const Segment<T>& segment,
                               std::type_identity_t<T> skin) {
    return {segment.start, segment.delta, skin};
}
template <class T>
constexpr Polygon<T> with_skin(const Polygon<T>& polygon,
                               std::type_identity_t<T> skin) {
    return polygon.with_radius(polygon.radius() + skin);
}
template <class T>
constexpr Shape<T> with_skin(const Shape<T>& shape,
                             std::type_identity_t<T> skin) {
    return std::visit(
        [&](const auto& s) -> Shape<T> { return with_skin(s, skin); },
        shape);
}

}  // namespace isect
