#pragma once

#include <isect/chain_edge.hpp>
#include <isect/shape.hpp>

namespace isect {

// Every shape consists of a position and an extent; moving a shape changes
// only its position.

template <class T>
constexpr Vec2<T> position(Vec2<T> point) {
    return point;
}
template <class T>
constexpr Vec2<T> position(const Aabb<T>& box) {
    return box.center;
}
template <class T>
constexpr Vec2<T> position(const Circle<T>& circle) {
    return circle.center;
}
template <class T>
constexpr Vec2<T> position(const Capsule<T>& capsule) {
    return capsule.start;
}
template <class T>
constexpr Vec2<T> position(const Segment<T>& segment) {
    return segment.start;
}
template <class T>
constexpr Vec2<T> position(const Polygon<T>& polygon) {
    return polygon.pos();
}
template <class T>
constexpr Vec2<T> position(const ChainEdge<T>& edge) {
    return edge.start;
}
template <class T>
constexpr Vec2<T> position(const Shape<T>& shape) {
    return std::visit([](const auto& s) { return position(s); }, shape);
}

template <class T>
constexpr Vec2<T> placed_at(Vec2<T>, Vec2<T> pos) {
    return pos;
}
template <class T>
constexpr Aabb<T> placed_at(const Aabb<T>& box, Vec2<T> pos) {
    return {pos, box.half};
}
template <class T>
constexpr Circle<T> placed_at(const Circle<T>& circle, Vec2<T> pos) {
    return {pos, circle.radius};
}
template <class T>
constexpr Capsule<T> placed_at(const Capsule<T>& capsule, Vec2<T> pos) {
    return {pos, capsule.delta, capsule.radius};
}
template <class T>
constexpr Segment<T> placed_at(const Segment<T>& segment, Vec2<T> pos) {
    return {pos, segment.delta};
}
template <class T>
constexpr Polygon<T> placed_at(const Polygon<T>& polygon, Vec2<T> pos) {
    return polygon.moved_to(pos);
}
template <class T>
constexpr ChainEdge<T> placed_at(const ChainEdge<T>& edge, Vec2<T> pos) {
    const Vec2<T> by = pos - edge.start;
    return {pos, edge.end + by, edge.before + by, edge.after + by,
            edge.sides};
}
template <class T>
constexpr Shape<T> placed_at(const Shape<T>& shape, Vec2<T> pos) {
    return std::visit(
        [&](const auto& s) -> Shape<T> { return placed_at(s, pos); },
        shape);
}

}  // namespace isect
