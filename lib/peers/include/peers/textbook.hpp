#pragma once

#include <peers/textbook/simplest.hpp>
#include <peers/textbook/sweep.hpp>

// The plain formulas as a book writes them, for any pair of solid shapes.
namespace peers::textbook::any {

template <class A, class B, Tracer Trace = NoTrace>
bool overlaps(const A& a, const B& b, Trace trace = {}) {
    const auto pair = simplest(a, b);
    return textbook::overlaps(pair.a, pair.b, trace);
}
template <class A, class B, Tracer Trace = NoTrace>
double distance(const A& a, const B& b, Trace trace = {}) {
    const auto pair = simplest(a, b);
    return textbook::distance(pair.a, pair.b, trace);
}
template <class A, class B, Tracer Trace = NoTrace>
Closest closest_points(const A& a, const B& b, Trace trace = {}) {
    const auto pair = simplest(a, b);
    const auto found = textbook::closest_points(pair.a, pair.b, trace);
    if (pair.is_swapped) return {found.b, found.a};
    return found;
}

/// The place on the obstacle where a mover touches it, in place of the
/// formula's, which for boxes and cores is one of the mover.
inline Vec contact_of(const Box& mover, const Box& obstacle, const Hit&) {
    return clamped(mover.center, obstacle.min(), obstacle.max());
}
inline Vec contact_of(const Core& mover, const Core& obstacle,
                      const Hit& hit) {
    const Vec on_core = nearest_of_cores(mover, obstacle).b;
    return on_core + obstacle.radius * hit.normal;
}
template <class Obstacle>
Vec contact_of(const Circle&, const Obstacle&, const Hit& hit) {
    return hit.pos;
}
inline Box moved_by(const Box& box, Vec by) {
    return {box.center + by, box.half};
}
inline Circle moved_by(const Circle& circle, Vec by) {
    return {circle.center + by, circle.radius};
}
inline Core moved_by(Core core, Vec by) {
    for (std::size_t i = 0; i < core.count; ++i) {
        core.points[i] = core.points[i] + by;
    }
    return core;
}

/// The contact as the query asks for it. If the formula moved the obstacle,
/// which is then a circle, everything is the other way round.
template <class A, class B>
Hit as_asked(const Pair<A, B>& pair, Vec moved, Hit hit) {
    hit.pos = contact_of(moved_by(pair.a, moved), pair.b, hit);
    if constexpr (std::is_same_v<A, Circle>) {
        if (pair.is_swapped) {
            hit.pos = pair.a.center - pair.a.radius * hit.normal;
            hit.normal = -hit.normal;
            hit.delta = -hit.delta;
        }
    }
    return hit;
}

template <class A, class B, Tracer Trace = NoTrace>
std::optional<Hit> intersect(const A& mover, const B& obstacle,
                             Trace trace = {}) {
    const auto pair = simplest(mover, obstacle);
    const auto hit = textbook::intersect(pair.a, pair.b, trace);
    if (!hit) return {};
    return as_asked(pair, hit->delta, *hit);
}

/// A mover that starts inside is pushed out.
template <class A, class B, Tracer Trace = NoTrace>
Sweep sweep(const A& mover, Vec delta, const B& obstacle,
            Trace trace = {}) {
    const Vec start = isect::position(mover);
    const auto pair = simplest(mover, obstacle, delta);
    if (trace(textbook::overlaps(pair.a, pair.b, trace))) {
        return {any::intersect(mover, obstacle, trace), start, 0, 0};
    }
    Sweep met = textbook::sweep(pair.a, pair.delta, pair.b, trace);
    if (trace(!met.hit.has_value())) {
        return {{}, start + delta, 1, isect::npos};
    }
    met.hit = trace(as_asked(pair, met.time * pair.delta, *met.hit));
    met.pos = trace(start + met.time * delta);
    return met;
}

inline const Box& to_cast_at(const Box& box) {
    return box;
}
inline const Circle& to_cast_at(const Circle& circle) {
    return circle;
}
inline const Capsule& to_cast_at(const Capsule& capsule) {
    return capsule;
}
inline Core to_cast_at(const Polygon& polygon) {
    return core_of(polygon);
}

/// A segment that starts inside is pushed out. A rounded polygon is met as
/// by a moving point.
template <class B, Tracer Trace = NoTrace>
std::optional<Hit> raycast(const Segment& segment, const B& obstacle,
                           Trace trace = {}) {
    const Vec start = segment.start;
    if (trace(any::overlaps(start, obstacle, trace))) {
        return any::intersect(start, obstacle, trace);
    }
    if constexpr (std::is_same_v<B, Polygon>) {
        if (trace(obstacle.radius() > 0)) {
            return any::sweep(start, segment.delta, obstacle, trace).hit;
        }
    }
    const auto& target = to_cast_at(obstacle);
    return textbook::raycast(start, segment.delta, target, trace);
}

}  // namespace peers::textbook::any
