#include "lib/typed.hpp"

#include <variant>

namespace typed {

template <class T, Tracer Trace>
bool overlaps(const Shape<T>& a, const Shape<T>& b, Trace trace) {
    const auto ask = [&](const auto& x, const auto& y) { return isect::overlaps(x, y, trace); };
    return std::visit(ask, a, b);
}

template <class T, Tracer Trace>
std::optional<isect::Hit<T>> intersect(const Shape<T>& mover, const Shape<T>& obstacle,
                                       Trace trace) {
    const auto ask = [&](const auto& x, const auto& y) { return isect::intersect(x, y, trace); };
    return std::visit(ask, mover, obstacle);
}

template <class T, Tracer Trace>
isect::Sweep<T> sweep(const Shape<T>& mover, Vec2<T> delta, const Shape<T>& obstacle, Trace trace) {
    const auto ask = [&](const auto& x, const auto& y) { return isect::sweep(x, delta, y, trace); };
    return std::visit(ask, mover, obstacle);
}

template <class T, Tracer Trace>
T distance(const Shape<T>& a, const Shape<T>& b, Trace trace) {
    const auto ask = [&](const auto& x, const auto& y) { return isect::distance(x, y, trace); };
    return std::visit(ask, a, b);
}

template <class T, Tracer Trace>
isect::Closest<T> closest_points(const Shape<T>& a, const Shape<T>& b, Trace trace) {
    const auto ask = [&](const auto& x, const auto& y) {
        return isect::closest_points(x, y, trace);
    };
    return std::visit(ask, a, b);
}

template <class T, Tracer Trace>
std::optional<isect::Hit<T>> cast_of(const Shape<T>& mover, Vec2<T> delta, const Shape<T>& obstacle,
                                     Trace trace) {
    const isect::Segment<T> path{isect::position(mover), delta};
    using Hit = std::optional<isect::Hit<T>>;
    const auto ask = [&](const auto& a, const auto& b) -> Hit {
        using A = std::decay_t<decltype(a)>;
        using B = std::decay_t<decltype(b)>;
        constexpr bool is_box = std::is_same_v<B, isect::Aabb<T>>;
        if constexpr (!std::is_same_v<B, Vec2<T>>) {
            if constexpr (std::is_same_v<A, Vec2<T>>)
                return isect::raycast(path, b, trace);
            else if constexpr (std::is_same_v<A, isect::Circle<T>> && !is_box)
                return isect::raycast(path, b, a.radius, trace);
            else if constexpr (std::is_same_v<A, isect::Aabb<T>> && is_box)
                return isect::raycast(path, b, a.half, trace);
        }
        return {};
    };
    return std::visit(ask, mover, obstacle);
}

#define TYPED_QUERIES(T, Trace)                                                               \
    template bool overlaps(const Shape<T>&, const Shape<T>&, Trace);                          \
    template std::optional<isect::Hit<T>> intersect(const Shape<T>&, const Shape<T>&, Trace); \
    template isect::Sweep<T> sweep(const Shape<T>&, Vec2<T>, const Shape<T>&, Trace);         \
    template T distance(const Shape<T>&, const Shape<T>&, Trace);                             \
    template isect::Closest<T> closest_points(const Shape<T>&, const Shape<T>&, Trace);       \
    template std::optional<isect::Hit<T>> cast_of(const Shape<T>&, Vec2<T>, const Shape<T>&, Trace);
TYPED_QUERIES(float, NoTrace)
TYPED_QUERIES(double, NoTrace)
TYPED_QUERIES(float, isect::Recorder)
TYPED_QUERIES(double, isect::Recorder)

}  // namespace typed
