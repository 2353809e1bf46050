#pragma once

#include <limits>

#include <isect/chain_edge.hpp>
#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/entry.hpp>
#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/predicates/side.hpp>

namespace isect::detail {

/// The unit normal on the front of an edge.
template <class T>
Vec2<double> front_of(const ChainEdge<T>& edge) {
    const Vec2<double> way = widened(edge.end) - widened(edge.start);
    const double length = root(length_squared(way));
    return {way.y / length, -way.x / length};
}

/// Whether a neighbour stands out farther than an edge in the direction of
/// a normal: it hides the end of the edge that they share. Rounding of the
/// normal doesn't count.
template <class T>
bool is_hidden(const ChainEdge<T>& edge, Vec2<T> normal) {
    const Vec2<double> n = widened(normal);
    const Vec2<double> start = widened(edge.start);
    const Vec2<double> end = widened(edge.end);
    const double rise = dot(n, end - start);
    const double flat =
        8.0 * std::numeric_limits<T>::epsilon() * length(end - start);
    if (absolute(rise) <= flat) return false;
    const Vec2<double> beyond =
        rise > 0 ? widened(edge.after) - end : widened(edge.before) - start;
    const double out =
        8.0 * std::numeric_limits<T>::epsilon() * length(beyond);
    return dot(n, beyond) > out;
}

/// The hit of a mover at the end of an edge, turned to the edge itself
/// where a neighbour hides that end; none where the motion doesn't lead
/// into the edge, because then the neighbour is hit.
template <class T>
std::optional<Hit<T>> on_chain(const ChainEdge<T>& edge, Vec2<T> delta,
                               Hit<T> hit) {
    if (!is_hidden(edge, hit.normal)) return hit;
    const Vec2<double> front = front_of(edge);
    const double side = dot(front, widened(hit.normal)) < 0 ? -1.0 : 1.0;
    const Vec2<double> out = side * front;
    if (!(dot(out, widened(delta)) < 0)) return {};
    hit.normal = narrowed<T>(out);
    return hit;
}

/// Whether a contact is on the front of an edge, or on that of a corner
/// that it shares with a neighbour.
template <class T>
bool is_on_front(const ChainEdge<T>& edge, Vec2<T> normal) {
    const Vec2<double> n = widened(normal);
    if (dot(front_of(edge), n) > 0) return true;
    const auto faces = [&](Vec2<T> from, Vec2<T> to) {
        if (from == to) return false;
        return dot(front_of(ChainEdge<T>{from, to}), n) > 0;
    };
    return faces(edge.before, edge.start) || faces(edge.end, edge.after);
}

/// Whether the path of a point leads through the joint at the end of an
/// edge, from one side of the chain to the other. Each of the two edges is
/// only touched there. Exact.
template <class T>
bool is_through_joint(Vec2<T> start, Vec2<T> delta,
                      const ChainEdge<T>& edge) {
    if (edge.after == edge.end) return false;
    const Place<T> from(start);
    if (side(delta, from, Place<T>(edge.end)) != 0) return false;
    const int before = side(delta, from, Place<T>(edge.start));
    const int after = side(delta, from, Place<T>(edge.after));
    if (before * after >= 0) return false;
    const Way<T> way{edge.start, edge.end};
    const Place<T> on_edge(edge.start);
    return side(way, on_edge, from) *
               side(way, on_edge, Place<T>(start, delta)) <
           0;
}

/// The sweep of a point that stops at the joint at the end of an edge.
template <class T>
Sweep<T> stopped_at_joint(Vec2<T> start, Vec2<T> delta,
                          const ChainEdge<T>& edge) {
    const Vec2<double> front = front_of(edge);
    const bool is_from_front = dot(front, widened(delta)) < 0;
    if (!is_from_front && edge.sides == Sides::front)
        return free_path(start, delta);
    const Vec2<double> out = (is_from_front ? 1.0 : -1.0) * front;
    const bool is_x = absolute(delta.x) > absolute(delta.y);
    const Axis axis = is_x ? Axis::x : Axis::y;
    const double gone =
        double{along(edge.end, axis)} - double{along(start, axis)};
    const double whole = along(delta, axis);
    const T time = time_of_contact<T>(absolute(gone), absolute(whole));
    const Vec2<T> left = (T(1) - time) * -delta;
    return stopped(Hit<T>{edge.end, left, narrowed<T>(out), time},
                   edge.end);
}

/// How far a mover gets before it meets an edge of a chain.
template <class T, Tracer Trace>
Sweep<T> sweep_at_edge(const Hull<T>& mover, Vec2<T> delta,
                       const ChainEdge<T>& edge, Trace trace) {
    const Hull<T> wall = hull_of(edge);
    Sweep<T> met = sweep(mover, delta, wall, trace);
    if (!met.hit) {
        const bool is_point = mover.count == 1 && mover.radius == 0;
        const Vec2<T> start = mover.pos;
        if (!is_point || !is_through_joint(start, delta, edge)) return met;
        return stopped_at_joint(start, delta, edge);
    }
    if (overlaps(mover, wall)) {
        const bool is_held = edge.sides == Sides::both;
        return is_held ? met : free_path(mover.pos, delta);
    }
    const bool is_front =
        edge.sides == Sides::both || is_on_front(edge, met.hit->normal);
    if (!trace(is_front)) return free_path(mover.pos, delta);
    met.hit = on_chain(edge, delta, *met.hit);
    return met.hit ? met : free_path(mover.pos, delta);
}

}  // namespace isect::detail
