#pragma once

#include <array>

#include <isect/respond.hpp>
#include <isect/sweep_into.hpp>

namespace isect {

/// How a mover got where it is, in up to four sweeps.
template <class T>
struct Moved {
    std::array<Sweep<T>, 4> sweeps;
    std::size_t count{};
    Vec2<T> pos;
    /// What is left of the motion after the last sweep.
    Vec2<T> delta;
};

/// Moves a shape among obstacles, and at each hit goes on with what the
/// response leaves of the motion. Sliding needs the second sweep: the way
/// along one wall may lead into another.
template <class A, class T, class Obstacles, Tracer Trace = NoTrace>
Moved<T> move_and_slide(A mover, Vec2<T> delta, const Obstacles& obstacles,
                        Response response = Response::slide,
                        Trace trace = {}) {
    Moved<T> moved;
    moved.delta = delta;
    Vec2<T> last_normal{};
    while (moved.count < moved.sweeps.size()) {
        const Sweep<T> sweep =
            sweep_into(mover, moved.delta, obstacles, trace);
        moved.sweeps[moved.count++] = sweep;
        mover = moved_to(mover, sweep.pos);
        moved.pos = sweep.pos;
        if (trace(!sweep.hit.has_value())) {
            moved.delta = {};
            break;
        }
        const Vec2<T> left = (T(1) - sweep.time) * moved.delta;
        const Vec2<T> normal = sweep.hit->normal;
        moved.delta = trace(respond(response, left, normal));
        // Between two walls there is nowhere left to slide to.
        const bool into_last = dot(moved.delta, last_normal) < 0;
        if (response == Response::slide && into_last) moved.delta = {};
        if (trace(moved.delta == Vec2<T>{})) break;
        last_normal = normal;
    }
    return moved;
}

}  // namespace isect
