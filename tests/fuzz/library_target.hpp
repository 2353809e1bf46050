// Runs every query of the library on shapes of arbitrary bits. For shapes that `checked` accepts,
// results must be finite, as the library promises; for others, a query must at least return or
// throw BadShape.
#pragma once

#include <cmath>
#include <optional>
#include <vector>

#include <isect/isect.hpp>

#include "fuzz/random.hpp"

namespace fuzz {

template <class T>
T any_number(Bytes& bytes) {
    constexpr T usual[] = {0, T(-0.0), 1, -1, T(0.5), 3, -8, T(0.1)};
    if (bytes.pick(4) != 0) return bytes.from(usual);
    if constexpr (sizeof(T) == 4) {
        return __builtin_bit_cast(T, static_cast<std::uint32_t>(bytes.word(4)));
    } else {
        return __builtin_bit_cast(T, bytes.word(8));
    }
}

template <class T>
isect::Vec2<T> any_vector(Bytes& bytes) {
    const T x = any_number<T>(bytes);
    return {x, any_number<T>(bytes)};
}

template <class T>
isect::Polygon<T> any_polygon(Bytes& bytes) {
    std::vector<isect::Vec2<T>> points;
    for (unsigned i = 3 + bytes.pick(6); i > 0; --i) points.push_back(any_vector<T>(bytes));
    const isect::Vec2<T> pos = any_vector<T>(bytes);
    const T radius = any_number<T>(bytes);
    return {pos, std::span<const isect::Vec2<T>>(points), radius};
}

/// Throws BadShape if the bits don't form a polygon.
template <class T>
isect::Shape<T> any_shape(Bytes& bytes) {
    const unsigned kind = bytes.pick(5);
    if (kind == 4) return any_polygon<T>(bytes);
    const isect::Vec2<T> at = any_vector<T>(bytes), along = any_vector<T>(bytes);
    if (kind == 0) return at;
    if (kind == 1) return isect::Aabb<T>{at, along};
    if (kind == 2) return isect::Circle<T>{at, along.x};
    return isect::Capsule<T>{at, along, any_number<T>(bytes)};
}

template <class Shape>
bool is_promised(const Shape& shape) {
    try {
        static_cast<void>(isect::checked(shape));
    } catch (const isect::BadShape&) {
        return false;
    }
    return true;
}

template <class T>
bool is_promised(const isect::Shape<T>& shape) {
    return std::visit([](const auto& each) { return is_promised(each); }, shape);
}

template <class T>
bool is_number(isect::Vec2<T> v) {
    return std::isfinite(v.x) && std::isfinite(v.y);
}

template <class T>
bool is_number(const std::optional<isect::Hit<T>>& hit) {
    return !hit || (is_number(hit->pos) && is_number(hit->delta) && is_number(hit->normal) &&
                    hit->time >= 0 && hit->time < 1);
}

template <class T>
bool is_number(const isect::Sweep<T>& sweep) {
    return is_number(sweep.hit) && is_number(sweep.pos) && sweep.time >= 0 && sweep.time <= 1;
}

/// A chain and a tile map as one ground. Throws BadShape if the bits don't form a chain.
template <class T>
void ask_ground(Bytes& bytes, const isect::Shape<T>& mover, isect::Vec2<T> delta) {
    if (bytes.pick(3) != 0) return;
    std::vector<isect::Vec2<T>> points;
    for (unsigned i = 3 + bytes.pick(4); i > 0; --i) points.push_back(any_vector<T>(bytes));
    const isect::Chain<T> chain(points,
                                bytes.pick(2) == 0 ? isect::Ends::open : isect::Ends::closed,
                                bytes.pick(2) == 0 ? isect::Sides::both : isect::Sides::front);
    const isect::Vec2<T> origin{T(bytes.pick(40)), T(-20)};
    const isect::TileMap map(
        origin, isect::Vec2<T>{4, 4}, 8, 8,
        [shift = bytes.pick(5)](std::size_t column, std::size_t row) {
            constexpr isect::Tile kinds[] = {
                isect::empty_tile, isect::solid_tile, {0, 1}, {1, 0.5F}, isect::one_way_tile};
            return kinds[(column + 2 * row + shift) % 5];
        });
    const auto ground = isect::joined(chain, isect::all_marked(map, isect::Vec2<T>{}, 3));
    const isect::Sweep<T> met = isect::sweep_into(mover, delta, ground);
    const isect::Moved<T> moved = isect::move_and_slide(mover, delta, ground);
    static_cast<void>(isect::walk(mover, delta, 1, ground));
    bool is_sound = is_promised(mover) && is_promised(isect::Segment<T>{{}, delta});
    for (const isect::Vec2<T> point : points) is_sound = is_sound && is_promised(point);
    if (!is_sound) return;
    expect(is_number(met) && is_number(moved.pos), "the ground gives no numbers");
    expect(!met.hit || met.index < ground.end_id(), "a hit on the ground has no id");
}

template <class T>
void ask_everything(Bytes& bytes) {
    const isect::Shape<T> a = any_shape<T>(bytes), b = any_shape<T>(bytes);
    const isect::Vec2<T> delta = any_vector<T>(bytes);
    const isect::Segment<T> segment{any_vector<T>(bytes), delta};

    ask_ground(bytes, a, delta);
    const bool meet = isect::overlaps(a, b);
    const std::optional<isect::Hit<T>> push = isect::intersect(a, b);
    const isect::Sweep<T> sweep = isect::sweep(a, delta, b);
    const std::vector<isect::Shape<T>> both = {b, a};
    const isect::Sweep<T> among = isect::sweep_into(a, delta, both);
    const T distance = isect::distance(a, b);
    const isect::Closest<T> closest = isect::closest_points(a, b);
    const std::optional<isect::Hit<T>> cast = isect::raycast(segment, b);
    if (!is_promised(a) || !is_promised(b) || !is_promised(segment)) return;

    expect(meet == push.has_value(), "overlaps and intersect disagree");
    expect(meet == isect::overlaps(b, a), "overlaps depends on the order");
    expect(!meet || (sweep.hit && sweep.hit->time == 0), "a sweep doesn't see where it starts");
    expect(is_number(push), "intersect gives no numbers");
    expect(is_number(sweep) && is_number(among), "a sweep gives no numbers");
    expect(is_number(cast), "raycast gives no numbers");
    expect(distance >= 0 && std::isfinite(distance), "a distance is none");
    expect(is_number(closest.a) && is_number(closest.b), "closest_points gives no numbers");
}

/// Whether any of the shapes that an input encodes could be made.
inline bool library(const std::string& input) {
    Bytes bytes(input);
    bool made = false;
    while (!bytes.over()) {
        try {
            if (bytes.pick(2) == 0) {
                ask_everything<float>(bytes);
            } else {
                ask_everything<double>(bytes);
            }
            made = true;
        } catch (const isect::BadShape&) {
            // The next bits may form one.
        }
    }
    return made;
}

}  // namespace fuzz
