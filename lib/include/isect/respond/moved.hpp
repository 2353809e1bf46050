#pragma once

#include <array>
#include <cstddef>

#include <isect/hit.hpp>

namespace isect {

/// A motion of several sweeps, each of which continues with what the
/// previous hit has left of the motion.
template <class T>
struct Moved {
    std::array<Sweep<T>, 4> sweeps;
    std::size_t count{};
    /// The final position of the mover.
    Vec2<T> pos;
    /// The whole delta as the hits have turned it, to use for the next
    /// step.
    Vec2<T> delta;

    friend constexpr bool operator==(const Moved&, const Moved&) = default;
};

}  // namespace isect
