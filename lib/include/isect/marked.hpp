#pragma once

#include <cstdint>

#include <isect/scalar.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// The groups of an obstacle that belongs to all of them.
inline constexpr std::uint32_t all_groups = ~std::uint32_t{0};

/// By how much an obstacle has turned in this step, to get to where it is
/// now, and about which point.
template <FloatingPoint T>
struct Turned {
    /// In radians, from +x towards +y; less than half a turn.
    T angle = 0;
    /// Where that point is now. It moves by the obstacle's `moved`.
    Vec2<T> pivot{};

    friend constexpr bool operator==(const Turned&,
                                     const Turned&) = default;
};

/// An obstacle with marks: a platform that is met from one side only, or an
/// obstacle that belongs to certain groups. It can be used wherever a list
/// of obstacles is, and lists of plain shapes need no marks.
///
/// A platform that faces a side is met only by what would enter it there:
/// where the normal of the contact has a part along `facing`. What comes
/// from below or from a side passes through, and so does what starts
/// inside, until it has left. A round mover that meets a corner at its end,
/// and comes to it more from the side than from the front, passes as well;
/// a corner beyond which a piece goes on is no end.
/// What rests on the platform, touching it, is held, and so is what is
/// inside by less than a hair, some ulp: what is put on the front by its
/// numbers, or meets the side that far below the edge on ground that is
/// meant to be flush, doesn't fall in. Several pieces are one platform
/// where they face the same side and the front of one goes on at that of
/// the next, as in a row of tiles: what is inside one of them passes the
/// next one, too, once it is below the joint of the two.
template <class S>
struct Marked {
    S shape;
    /// The side from which it is met, of any length; {0, 0} for all sides.
    Vec2<Scalar<S>> facing{};
    /// How far it has moved in this step, to get to where it is now. Only
    /// walk asks for it. On what stays where it is, it is how far a belt
    /// has moved, along its own surface: see walk.
    Vec2<Scalar<S>> moved{};
    /// One bit for each group that it belongs to.
    std::uint32_t groups = all_groups;
    /// How it has turned in this step. Only walk asks for it. Obstacles
    /// with the same `moved` and `turned` are one body.
    Turned<Scalar<S>> turned{};

    friend constexpr bool operator==(const Marked&,
                                     const Marked&) = default;
};
template <class S>
Marked(S, Vec2<Scalar<S>>) -> Marked<S>;
template <class S>
Marked(S, Vec2<Scalar<S>>, Vec2<Scalar<S>>) -> Marked<S>;

namespace detail {
template <class S>
struct ScalarOf<Marked<S>> {
    using type = Scalar<S>;
};
}  // namespace detail

}  // namespace isect
