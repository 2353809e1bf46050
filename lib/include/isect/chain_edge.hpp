#pragma once

#include <isect/floating_point.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// The sides from which a chain is met. The front of an edge is on the left
/// of its direction on a screen whose y goes down: on the side to which +x
/// turns towards -y. So ground that is drawn from left to right is met from
/// above.
enum class Sides { both, front };

/// One edge of a chain, and the points that the chain leads from and to.
/// It is a wall without thickness between two points.
///
/// A corner that a neighbour hides is no obstacle: what slides over a joint
/// of two edges meets an edge, or a corner that really stands out, and
/// never the end of an edge that the chain goes on from.
template <FloatingPoint T>
struct ChainEdge {
    Vec2<T> start;
    Vec2<T> end;
    /// The neighbouring points; at an end of an open chain, start and end
    /// themselves.
    Vec2<T> before = start;
    Vec2<T> after = end;
    Sides sides = Sides::both;

    friend constexpr bool operator==(const ChainEdge&,
                                     const ChainEdge&) = default;
};

}  // namespace isect
