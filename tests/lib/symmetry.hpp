// The same queries in a world that is mirrored, rotated by quarter turns and scaled by a power of
// two, none of which costs a digit.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include <isect/isect.hpp>

namespace symmetry {

/// A scale, and a matrix of 0, 1 and -1 with one nonzero number in each row and column. A mirror
/// reverses the order of a polygon's corners, and `first_corner` shifts it.
template <class T>
struct Change {
    int xx, xy, yx, yy;
    T scale{1};
    unsigned first_corner{};

    isect::Vec2<T> turned(isect::Vec2<T> v) const {
        return {T(xx) * v.x + T(xy) * v.y, T(yx) * v.x + T(yy) * v.y};
    }
    isect::Vec2<T> operator()(isect::Vec2<T> v) const { return scale * turned(v); }
    isect::Vec2<T> size(isect::Vec2<T> half) const {
        const isect::Vec2<T> image = (*this)(half);
        return {std::abs(image.x), std::abs(image.y)};
    }
    isect::Aabb<T> operator()(const isect::Aabb<T>& box) const {
        return {(*this)(box.center), size(box.half)};
    }
    isect::Circle<T> operator()(const isect::Circle<T>& disc) const {
        return {(*this)(disc.center), scale * disc.radius};
    }
    isect::Capsule<T> operator()(const isect::Capsule<T>& capsule) const {
        return {(*this)(capsule.start), (*this)(capsule.delta), scale * capsule.radius};
    }
    isect::Polygon<T> operator()(const isect::Polygon<T>& polygon) const {
        std::vector<isect::Vec2<T>> points;
        for (const isect::Vec2<T> point : polygon.points()) points.push_back((*this)(point));
        if (xx * yy - xy * yx < 0) std::reverse(points.begin(), points.end());
        std::rotate(points.begin(), points.begin() + first_corner % points.size(), points.end());
        return {(*this)(polygon.pos()), std::span<const isect::Vec2<T>>(points),
                scale * polygon.radius()};
    }
    isect::Segment<T> operator()(const isect::Segment<T>& segment) const {
        return {(*this)(segment.start), (*this)(segment.delta)};
    }
    isect::Shape<T> operator()(const isect::Shape<T>& shape) const {
        return std::visit([&](const auto& s) -> isect::Shape<T> { return (*this)(s); }, shape);
    }
    isect::Hit<T> operator()(const isect::Hit<T>& hit) const {
        return {(*this)(hit.pos), (*this)(hit.delta), turned(hit.normal), hit.time};
    }
    isect::Closest<T> operator()(const isect::Closest<T>& closest) const {
        return {(*this)(closest.a), (*this)(closest.b)};
    }
    isect::SlabTimes<T> operator()(const isect::SlabTimes<T>& times) const {
        return xx != 0 ? times : isect::SlabTimes<T>{times.y, times.x};
    }
    isect::Sweep<T> operator()(const isect::Sweep<T>& sweep) const {
        return {(*this)(sweep.hit), (*this)(sweep.pos), sweep.time, sweep.index};
    }
    isect::Moved<T> operator()(const isect::Moved<T>& moved) const {
        isect::Moved<T> image{{}, moved.count, (*this)(moved.pos), (*this)(moved.delta)};
        for (std::size_t i = 0; i < moved.count; ++i) image.sweeps[i] = (*this)(moved.sweeps[i]);
        return image;
    }
    template <class Value>
    std::optional<Value> operator()(const std::optional<Value>& value) const {
        if (!value) return {};
        return (*this)(*value);
    }
};

/// Each reflection and rotation, both plain and with a scale and shifted polygon corners.
template <class T>
std::vector<Change<T>> changes(unsigned first_corner) {
    std::vector<Change<T>> all;
    for (const int x : {1, -1}) {
        for (const int y : {1, -1}) {
            all.push_back({x, 0, 0, y});
            all.push_back({0, x, y, 0});
            all.push_back({x, 0, 0, y, T(8), first_corner});
            all.push_back({0, x, y, 0, T(0x1p-9), first_corner});
        }
    }
    return all;
}

/// Counts results that do not change with the world: as `ties` where several results are right,
/// and otherwise as `differences`, which must not occur.
struct Tally {
    long asked{};
    long ties{};
    long differences{};
    std::string first;

    void add(bool same, const char* query) {
        ++asked;
        if (same) return;
        ++differences;
        if (first.empty()) first = query;
    }
};

/// A mover, its path and obstacles of one kind, with the results of all queries.
template <class T>
class Question {
public:
    using Vector = isect::Vec2<T>;
    using Shape = isect::Shape<T>;
    using Hit = std::optional<isect::Hit<T>>;

    Question(const Shape& a, Vector delta, const std::vector<Shape>& obstacles);

    void ask(const Change<T>& change, Tally& tally) const;

private:
    void ask_cast(const Change<T>& change, const Shape& b, Tally& tally) const;
    void ask_about_all(const Change<T>& change, const Shape& a, Vector delta, Tally& tally) const;
    bool has_tie(const Change<T>& change, const Shape& a, Vector delta) const;
    bool slides_into_tie(const Change<T>& change, const isect::Moved<T>& moved,
                         const isect::Moved<T>& expected) const;
    void compare_hits(const Hit& found, const Hit& expected, const Change<T>& change,
                      const char* query, Tally& tally) const;
    T size() const;

    Shape a_;
    Shape b_;
    Vector delta_;
    std::vector<Shape> obstacles_;
    bool is_inside_;
    Hit push_;
    isect::Sweep<T> sweep_;
    isect::Sweep<T> into_;
    isect::Moved<T> moved_;
    T distance_;
    isect::Closest<T> closest_;
};

/// Numbers as people write them, with one decimal.
template <class T>
T decimal(T number) {
    return T(std::round(double(number) * 10) / 10);
}
template <class T>
isect::Vec2<T> decimal(isect::Vec2<T> v) {
    return {decimal(v.x), decimal(v.y)};
}
template <class T>
std::optional<isect::Vec2<T>> in_decimals(isect::Vec2<T> point) {
    return decimal(point);
}
template <class T>
std::optional<isect::Aabb<T>> in_decimals(const isect::Aabb<T>& box) {
    return isect::Aabb<T>{decimal(box.center), decimal(box.half)};
}
template <class T>
std::optional<isect::Circle<T>> in_decimals(const isect::Circle<T>& disc) {
    return isect::Circle<T>{decimal(disc.center), decimal(disc.radius)};
}
template <class T>
std::optional<isect::Capsule<T>> in_decimals(const isect::Capsule<T>& capsule) {
    return isect::Capsule<T>{decimal(capsule.start), decimal(capsule.delta),
                             decimal(capsule.radius)};
}
template <class T>
std::optional<isect::Segment<T>> in_decimals(const isect::Segment<T>& segment) {
    return isect::Segment<T>{decimal(segment.start), decimal(segment.delta)};
}
/// Empty if rounding leaves no convex polygon.
template <class T>
std::optional<isect::Polygon<T>> in_decimals(const isect::Polygon<T>& polygon) {
    std::vector<isect::Vec2<T>> points;
    for (const isect::Vec2<T> point : polygon.points()) points.push_back(decimal(point));
    try {
        return isect::Polygon<T>(decimal(polygon.pos()), std::span<const isect::Vec2<T>>(points),
                                 decimal(polygon.radius()));
    } catch (const isect::BadShape&) {
        return {};
    }
}

template <class T>
std::optional<isect::Shape<T>> in_decimals(const isect::Shape<T>& shape) {
    return std::visit(
        [](const auto& s) -> std::optional<isect::Shape<T>> { return in_decimals(s); }, shape);
}

}  // namespace symmetry
