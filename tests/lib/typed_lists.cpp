#include <variant>

#include "lib/typed.hpp"

namespace typed {

template <class T>
std::optional<isect::Hit<T>> raycast(const isect::Segment<T>& segment, const Shape<T>& obstacle) {
    return std::visit([&](const auto& b) { return isect::raycast(segment, b); }, obstacle);
}

template <class T>
std::optional<isect::Hit<T>> raycast(const isect::Segment<T>& segment, const Shape<T>& obstacle,
                                     Vec2<T> padding) {
    using Hit = std::optional<isect::Hit<T>>;
    const auto ask = [&](const auto& b) -> Hit {
        using B = std::decay_t<decltype(b)>;
        if constexpr (std::is_same_v<B, Vec2<T>>) {
            return {};
        } else if constexpr (std::is_same_v<B, isect::Aabb<T>>) {
            return isect::raycast(segment, b, padding);
        } else {
            return isect::raycast(segment, b, padding.x);
        }
    };
    return std::visit(ask, obstacle);
}

template <class T>
isect::Meeting<T> sweep(const Shape<T>& shape, Vec2<T> delta, const Shape<T>& other,
                        Vec2<T> other_delta) {
    const auto ask = [&](const auto& x, const auto& y) {
        return isect::sweep(x, delta, y, other_delta);
    };
    return std::visit(ask, shape, other);
}

namespace {

/// Calls ask(mover, obstacles) with a list of the obstacles' own type.
template <class T, class Ask>
auto ask_with_list(const Shape<T>& mover, const std::vector<Shape<T>>& obstacles, const Ask& ask) {
    const auto use = [&](const auto& a, const auto& first) {
        std::vector<std::decay_t<decltype(first)>> list;
        list.reserve(obstacles.size());
        for (const Shape<T>& each : obstacles)
            list.push_back(std::get<std::decay_t<decltype(first)>>(each));
        return ask(a, list);
    };
    return std::visit(use, mover, obstacles.at(0));
}

}  // namespace

template <class T>
isect::Sweep<T> sweep_into(const Shape<T>& mover, Vec2<T> delta,
                           const std::vector<Shape<T>>& obstacles) {
    return ask_with_list(mover, obstacles, [&](const auto& a, const auto& list) {
        return isect::sweep_into(a, delta, list);
    });
}

template <class T>
isect::Moved<T> move_and_slide(const Shape<T>& mover, Vec2<T> delta,
                               const std::vector<Shape<T>>& obstacles) {
    return ask_with_list(mover, obstacles, [&](const auto& a, const auto& list) {
        return isect::move_and_slide(a, delta, list);
    });
}

#define TYPED_LISTS(T)                                                                           \
    template std::optional<isect::Hit<T>> raycast(const isect::Segment<T>&, const Shape<T>&);    \
    template std::optional<isect::Hit<T>> raycast(const isect::Segment<T>&, const Shape<T>&,     \
                                                  Vec2<T>);                                      \
    template isect::Meeting<T> sweep(const Shape<T>&, Vec2<T>, const Shape<T>&, Vec2<T>);        \
    template isect::Sweep<T> sweep_into(const Shape<T>&, Vec2<T>, const std::vector<Shape<T>>&); \
    template isect::Moved<T> move_and_slide(const Shape<T>&, Vec2<T>, const std::vector<Shape<T>>&);
TYPED_LISTS(float)
TYPED_LISTS(double)

}  // namespace typed
