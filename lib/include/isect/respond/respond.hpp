#pragma once

#include <isect/respond/response.hpp>
#include <isect/tracer.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// The motion without its part into a surface: the motion of a mover that
/// slides along the surface. Motion out of the surface is unchanged. Along
/// an axial normal that part becomes exactly 0 and the other coordinate
/// keeps its bits, so that a floor never pushes sideways.
template <class T, Tracer Trace = NoTrace>
constexpr Vec2<T> slide(Vec2<T> delta, Vec2<T> normal, Trace trace = {}) {
    const T inward = trace(dot(delta, normal));
    if (trace(inward >= 0)) return delta;
    if (trace(normal.y == 0)) return {T(0), delta.y};
    if (trace(normal.x == 0)) return {delta.x, T(0)};
    return trace(delta - inward * normal);
}

/// The motion mirrored at a surface: the motion of a mover that bounces.
/// Restitution is the share of the motion into the surface that it keeps,
/// from 0, where it slides on, to 1, where nothing is lost. Motion out of
/// the surface is unchanged.
template <class T, Tracer Trace = NoTrace>
constexpr Vec2<T> bounce(Vec2<T> delta, Vec2<T> normal, T restitution = 1,
                         Trace trace = {}) {
    const T inward = trace(dot(delta, normal));
    if (trace(inward >= 0)) return delta;
    if (trace(normal.y == 0)) return {-restitution * delta.x, delta.y};
    if (trace(normal.x == 0)) return {delta.x, -restitution * delta.y};
    return trace(delta - (1 + restitution) * inward * normal);
}

/// The motion reversed, whatever the surface.
template <class T>
constexpr Vec2<T> invert(Vec2<T> delta) {
    return -delta;
}

/// The motion that remains after a hit, by a given rule.
///
/// - **Shapes:** none; it takes the motion and the hit's normal.
/// - **Touching:** motion out of the surface, or along it, is unchanged,
///   except by stop and invert.
/// - **Result:** the motion to continue with: none (stop), the motion
///   without its part into the surface (slide), mirrored at the surface
///   (bounce), or reversed (invert).
/// - **Units:** those of delta. The normal is of unit length.
/// - **Errors:** none.
/// - **Cost:** a few multiplications.
/// - **Source:** Ericson, Real-Time Collision Detection (2005), 3.3.5, for
///   the projection.
///
/// ```cpp
/// const Vec2 fall{3.0, 4.0};
/// const Vec2 up{0.0, -1.0};
/// assert((respond(Response::slide, fall, up) == Vec2{3.0, 0.0}));
/// assert((respond(Response::bounce, fall, up) == Vec2{3.0, -4.0}));
/// assert((respond(Response::stop, fall, up) == Vec2{0.0, 0.0}));
/// ```
template <class T, Tracer Trace = NoTrace>
constexpr Vec2<T> respond(Response response, Vec2<T> delta, Vec2<T> normal,
                          Trace trace = {}) {
    switch (response) {
        case Response::stop:
            break;
        case Response::slide:
            return slide(delta, normal, trace);
        case Response::bounce:
            return bounce(delta, normal, T(1), trace);
        case Response::invert:
            return invert(delta);
    }
    return {};
}

}  // namespace isect
