#include "lib/touching.hpp"

#include <cmath>
#include <limits>

#include "lib/form.hpp"
#include "lib/typed.hpp"

namespace promises {

using isect::Shape;

template <class T>
isect::Vec2<T> nudged(lib_random::Source<T>& source, isect::Vec2<T> at, unsigned most) {
    const auto step = [&](T& coordinate, bool up) {
        for (unsigned steps = source.pick(most + 1); steps > 0; --steps) {
            if (coordinate == 0) continue;
            coordinate =
                up ? isect::detail::next_above(coordinate) : isect::detail::next_below(coordinate);
        }
    };
    step(at.x, true);
    step(at.x, false);
    step(at.y, true);
    step(at.y, false);
    return at;
}

template <class T>
Shape<T> touching(lib_random::Source<T>& source, const Shape<T>& a, const Shape<T>& b,
                  isect::Vec2<T> delta) {
    isect::Vec2<T> at = isect::position(a);
    if (const auto hit = typed::intersect(a, b)) {
        at = at + hit->delta;
    } else {
        at = typed::sweep(a, T(8) * delta, b).pos;
    }
    return isect::placed_at(a, nudged(source, at, 4));
}

/// The corner of a shape that is furthest out, relative to the shape's position.
template <class T>
isect::Vec2<T> corner_furthest(const Shape<T>& shape, isect::Vec2<T> out) {
    isect::Vec2<T> furthest{};
    double height = -std::numeric_limits<double>::infinity();
    for (const auto& corner : oracle::form_of(shape)) {
        const double here = corner.x * double(out.x) + corner.y * double(out.y);
        if (here <= height) continue;
        height = here;
        furthest = {T(corner.x), T(corner.y)};
    }
    return furthest;
}

/// The direction of a floor or a wall, of an edge of either shape, or of any tangent.
template <class T>
isect::Vec2<T> direction_to_glide(lib_random::Source<T>& source, const Shape<T>& a,
                                  const Shape<T>& b) {
    const auto edge_of = [&](const Shape<T>& shape) {
        const oracle::Form all = oracle::form_of(shape);
        const std::size_t i = source.pick(unsigned(all.size()));
        const auto from = all[i];
        const auto to = all[(i + 1) % all.size()];
        return isect::Vec2<T>{T(to.x) - T(from.x), T(to.y) - T(from.y)};
    };
    const unsigned kind = source.pick(8);
    isect::Vec2<T> along = source.vector(8);
    if (kind < 3) along = edge_of(b);
    if (kind >= 3 && kind < 5) along = edge_of(a);
    if (kind == 5) along.y = 0;
    if (kind == 6) along.x = 0;
    return along == isect::Vec2<T>{} ? isect::Vec2<T>{T(0.6), T(0.8)} : along;
}

template <class T>
std::pair<Shape<T>, isect::Vec2<T>> gliding(lib_random::Source<T>& source, const Shape<T>& a,
                                            const Shape<T>& b) {
    const isect::Vec2<T> along = direction_to_glide(source, a, b);
    const T length = std::sqrt(along.x * along.x + along.y * along.y);
    const T turn = source.pick(2) ? T(1) : T(-1);
    const isect::Vec2<T> out{turn * along.y / length, -turn * along.x / length};

    // The shapes touch where the one that starts further back has its corner or its whole edge.
    const T reach = T(oracle::form_of(a).radius) + T(oracle::form_of(b).radius);
    const T back = source.number(2);
    const isect::Vec2<T> at = isect::position(b) + corner_furthest(b, out) -
                              corner_furthest(a, -out) + reach * out - back * along;
    const T times = source.extent(3);
    const isect::Vec2<T> delta = (source.pick(2) ? times : -times) * along;
    return {isect::placed_at(a, nudged(source, at, source.pick(2) ? 4 : 0)),
            nudged(source, delta, source.pick(3) ? 4 : 0)};
}

#define TOUCHING(T)                                                                               \
    template isect::Vec2<T> nudged(lib_random::Source<T>&, isect::Vec2<T>, unsigned);             \
    template Shape<T> touching(lib_random::Source<T>&, const Shape<T>&, const Shape<T>&,          \
                               isect::Vec2<T>);                                                   \
    template std::pair<Shape<T>, isect::Vec2<T>> gliding(lib_random::Source<T>&, const Shape<T>&, \
                                                         const Shape<T>&);
TOUCHING(float)
TOUCHING(double)

}  // namespace promises
