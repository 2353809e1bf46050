// Seeded shapes of several families, each of which reveals different errors.
#pragma once

#include <random>
#include <type_traits>
#include <vector>

#include <isect/isect.hpp>

namespace lib_random {

/// grid: small integers, so that many shapes touch; far: like uniform, but far from the origin;
/// touching: within 4 ulp of touching; scales: huge and tiny shapes mixed; degenerate: zero width,
/// concentric, parallel or collinear; least and greatest: near the ends of the range that promises
/// are made for; ends: both of these in one query; glide: decimals and thirds as in game levels,
/// with slopes of 3-4-5 and the like, and paths along a surface within 4 ulp of touching it.
enum class Family {
    uniform,
    grid,
    touching,
    far,
    tiny,
    scales,
    degenerate,
    least,
    greatest,
    ends,
    glide
};
inline constexpr Family families[] = {
    Family::uniform,    Family::grid,  Family::touching, Family::far,  Family::tiny, Family::scales,
    Family::degenerate, Family::least, Family::greatest, Family::ends, Family::glide};
inline constexpr const char* family_names[] = {"uniform",  "grid",   "touching",   "far",
                                               "tiny",     "scales", "degenerate", "least",
                                               "greatest", "ends",   "glide"};

template <class T>
class Source {
public:
    Source(Family family, unsigned seed) : family_(family), engine_(seed) {
        if (family == Family::far) offset_ = std::is_same_v<T, float> ? T(1e6) : T(1e9);
    }

    /// From -size to size, where size is an integer; near the ends of the range, any number.
    T number(int size) {
        const T raw = static_cast<T>(engine_()) / T(0x1p32) * 2 - 1;
        switch (family_) {
            case Family::grid:
            case Family::degenerate:
                return T(int(engine_() % unsigned(2 * size + 1)) - size);
            case Family::touching:
                return pick(2) ? raw * T(size) : T(int(raw * T(size)));
            case Family::tiny:
                return raw * T(size) * T(1e-3);
            case Family::scales:
                return raw * T(size) * scale();
            case Family::least:
                return raw * T(size) * (is_double ? T(0x1p-165) : T(0x1p-140F));
            case Family::greatest:
                return raw * T(size) * (is_double ? T(0x1p195) : T(0x1p115F));
            case Family::ends:
                return end();
            case Family::glide:
                return decimal(size);
            default:
                return raw * T(size);
        }
    }
    T extent(int size) {
        if (family_ == Family::degenerate && pick(3) == 0) return 0;
        const T value = number(size);
        return value < 0 ? -value : value;
    }
    isect::Vec2<T> vector(int size) {
        if (family_ == Family::glide && pick(2)) return slope(size);
        const T x = number(size);
        const T y = number(size);
        if (family_ != Family::degenerate) return {x, y};
        const isect::Vec2<T> all[] = {{x, y}, {x, 0}, {0, y}, {x, x}, {0, 0}};
        return all[pick(5)];
    }
    isect::Vec2<T> place(int size) {
        const isect::Vec2<T> near = vector(size);
        return {near.x + offset_, near.y - offset_};
    }
    unsigned pick(unsigned count) { return unsigned(engine_() % count); }

    template <class Shape>
    Shape shape() {
        const isect::Vec2<T> at = place(8);
        if constexpr (std::is_same_v<Shape, isect::Vec2<T>>) {
            return at;
        } else if constexpr (std::is_same_v<Shape, isect::Aabb<T>>) {
            const T x = extent(5);
            const T y = extent(5);
            return {at, {x, y}};
        } else if constexpr (std::is_same_v<Shape, isect::Circle<T>>) {
            return {at, extent(5)};
        } else if constexpr (std::is_same_v<Shape, isect::Segment<T>>) {
            return {at, vector(8)};
        } else if constexpr (std::is_same_v<Shape, isect::Capsule<T>>) {
            const isect::Vec2<T> along = vector(8);
            return {at, along, extent(4)};
        } else {
            return polygon(at);
        }
    }

    /// A shape of the kind with this number in a Shape.
    isect::Shape<T> shape_of_kind(std::size_t kind) {
        switch (kind) {
            case 0:
                return shape<isect::Vec2<T>>();
            case 1:
                return shape<isect::Aabb<T>>();
            case 2:
                return shape<isect::Circle<T>>();
            case 3:
                return shape<isect::Capsule<T>>();
            case 4:
                return shape<isect::Polygon<T>>();
            default:
                return shape<isect::Segment<T>>();
        }
    }

    /// A triangle to an octagon, made of corners of a turned octagon; half of them are rounded.
    isect::Polygon<T> polygon(isect::Vec2<T> at) {
        if (family_ == Family::glide && pick(2)) return hill(at);
        for (;;) {
            const T radius = pick(2) ? extent(2) : T(0);
            std::vector<isect::Vec2<T>> points;
            const isect::Vec2<T> u = vector(6);
            const isect::Vec2<T> v = vector(6);
            const isect::Vec2<T> w = u == round(u) ? u + v : T(0.7) * (u + v);
            for (const isect::Vec2<T> point : {u, w, v, v - u, -u, -w, -v, u - v})
                if (pick(3)) points.push_back(point);
            // Only doubles can hold the squares of the smallest floats.
            const double turn = double(u.x) * double(v.y) - double(u.y) * double(v.x);
            if (points.size() < 3 || turn <= 0) continue;
            try {
                return {at, std::span<const isect::Vec2<T>>(points), radius};
            } catch (const isect::BadShape&) {
                continue;  // not convex: try other corners
            }
        }
    }

private:
    /// A slope in a level: a right-angled triangle; a quarter of them are rounded.
    isect::Polygon<T> hill(isect::Vec2<T> at) {
        isect::Vec2<T> top = vector(8);
        while (top.x == 0 || top.y == 0) top = vector(8);
        const T radius = pick(4) ? T(0) : extent(2);
        const isect::Vec2<T> below{top.x, 0};
        if ((top.x > 0) == (top.y > 0)) return {at, {{0, 0}, below, top}, radius};
        return {at, {{0, 0}, top, below}, radius};
    }
    static isect::Vec2<T> round(isect::Vec2<T> v) { return {std::round(v.x), std::round(v.y)}; }
    static constexpr bool is_double = std::is_same_v<T, double>;

    T scale() {
        const T all[] = {T(1e-9), T(1e-4), T(1), T(1), T(1e5), T(1e8)};
        return all[pick(6)];
    }
    /// From -size to size, in steps of a half, a third, a tenth, a hundredth or a thousandth.
    T decimal(int size) {
        const int parts = part_counts[pick(7)];
        return T(int(pick(unsigned(2 * size * parts + 1))) - size * parts) / T(parts);
    }
    /// A vector whose length is also such a number.
    isect::Vec2<T> slope(int size) {
        constexpr int triples[][3] = {{3, 4, 5},   {3, 4, 5},   {5, 12, 13},
                                      {8, 15, 17}, {7, 24, 25}, {20, 21, 29}};
        const auto [a, b, c] = triples[pick(6)];
        const int parts = part_counts[pick(7)];
        const int most = std::max(1, size * parts / c);
        const int times = 1 + int(pick(unsigned(most)));
        const T x = T((pick(2) ? a : -a) * times) / T(parts);
        const T y = T((pick(2) ? b : -b) * times) / T(parts);
        return pick(2) ? isect::Vec2<T>{x, y} : isect::Vec2<T>{y, x};
    }
    static constexpr int part_counts[] = {1, 2, 3, 10, 10, 100, 1000};

    T end() {
        const T ends[] = {0,
                          is_double ? T(0x1p-200) : std::numeric_limits<T>::denorm_min(),
                          is_double ? T(0x1.8p-190) : T(0x1.8p-100F),
                          T(1),
                          T(1.7),
                          is_double ? T(0x1.8p199) : T(0x1.8p119F),
                          is_double ? T(0x1p200) : T(0x1p120F)};
        const T value = ends[pick(7)];
        return pick(2) ? value : -value;
    }

    Family family_;
    std::mt19937 engine_;
    T offset_{};
};

/// One ulp, in T, of the sum of the query's magnitudes on the larger axis.
template <class T>
double unit_of(std::initializer_list<isect::Vec2<T>> places) {
    double x = 0;
    double y = 0;
    for (const isect::Vec2<T>& place : places) {
        x += std::abs(double(place.x));
        y += std::abs(double(place.y));
    }
    return isect::detail::ulp<T>(std::max(x, y));
}

template <class T>
isect::Vec2<T> extent_of(isect::Vec2<T>) {
    return {};
}
template <class T>
isect::Vec2<T> extent_of(const isect::Aabb<T>& box) {
    return box.half;
}
template <class T>
isect::Vec2<T> extent_of(const isect::Circle<T>& circle) {
    return {circle.radius, circle.radius};
}
template <class T>
isect::Vec2<T> extent_of(const isect::Capsule<T>& capsule) {
    return {std::abs(capsule.delta.x) + capsule.radius, std::abs(capsule.delta.y) + capsule.radius};
}
template <class T>
isect::Vec2<T> extent_of(const isect::Segment<T>& segment) {
    return extent_of(isect::Capsule<T>{segment.start, segment.delta, T(0)});
}
template <class T>
isect::Vec2<T> extent_of(const isect::Polygon<T>& polygon) {
    isect::Vec2<T> most{};
    for (const isect::Vec2<T> p : polygon.points())
        most = {std::max(most.x, std::abs(p.x)), std::max(most.y, std::abs(p.y))};
    return {most.x + polygon.radius(), most.y + polygon.radius()};
}

template <class T>
isect::Vec2<T> extent_of(const isect::Shape<T>& shape) {
    return std::visit([](const auto& s) { return extent_of(s); }, shape);
}

}  // namespace lib_random
