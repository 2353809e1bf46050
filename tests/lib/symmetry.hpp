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

/// A mover, its path and obstacles, with the results of all queries.
template <class A, class B>
class Question {
public:
    using T = isect::Scalar<A>;
    using Vector = isect::Vec2<T>;
    using Hit = std::optional<isect::Hit<T>>;

    Question(const A& a, Vector delta, const std::vector<B>& obstacles)
        : a_(a),
          b_(obstacles[0]),
          delta_(delta),
          obstacles_(obstacles),
          is_inside_(overlaps(a, b_)),
          push_(intersect(a, b_)),
          sweep_(sweep(a, delta, b_)),
          into_(sweep_into(a, delta, obstacles)),
          moved_(move_and_slide(a, delta, obstacles)),
          distance_(distance(a, b_)),
          closest_(closest_points(a, b_)) {}

    void ask(const Change<T>& change, Tally& tally) const {
        const A a = change(a_);
        const B b = change(b_);
        const Vector delta = change(delta_);
        tally.add(overlaps(a, b) == is_inside_, "overlaps");
        tally.add(distance(a, b) == change.scale * distance_, "distance");
        tally.add(closest_points(a, b) == change(closest_), "closest_points");
        compare_hits(intersect(a, b), change(push_), change, "intersect", tally);
        const isect::Sweep<T> swept = sweep(a, delta, b);
        const isect::Sweep<T> expected = change(sweep_);
        compare_hits(swept.hit, expected.hit, change, "sweep", tally);
        if (swept.hit == expected.hit) tally.add(swept == expected, "sweep");
        ask_cast(change, b, tally);
        ask_about_all(change, a, delta, tally);
    }

private:
    void ask_cast(const Change<T>& change, const B& b, Tally& tally) const {
        if constexpr (!std::is_same_v<B, Vector>) {
            const isect::Segment<T> path{isect::position(a_), delta_};
            const isect::Segment<T> image = change(path);
            const auto compare = [&](const Hit& found, const Hit& before) {
                compare_hits(found, change(before), change, "raycast", tally);
            };
            compare(raycast(image, b), raycast(path, b_));
            if constexpr (std::is_same_v<B, isect::Aabb<T>>) {
                const Vector padding{T(0.5), T(2)};
                const Vector grown = change.size(padding);
                compare(raycast(image, b, grown), raycast(path, b_, padding));
                tally.add(slab_times(image, b) == change(slab_times(path, b_)), "slab_times");
                tally.add(slab_times(image, b, grown) == change(slab_times(path, b_, padding)),
                          "slab_times");
            } else {
                const T padding(0.5);
                compare(raycast(image, b, change.scale * padding), raycast(path, b_, padding));
            }
        }
    }
    /// A query with several obstacles may differ where a sweep against one of them is a tie.
    void ask_about_all(const Change<T>& change, const A& a, Vector delta, Tally& tally) const {
        std::vector<B> obstacles;
        for (const B& obstacle : obstacles_) obstacles.push_back(change(obstacle));
        const auto into = sweep_into(a, delta, obstacles);
        const bool is_same = into == change(into_);
        if (!is_same && has_tie(change, a_, delta_)) {
            ++tally.ties;
        } else {
            tally.add(is_same, "sweep_into");
        }
        const auto moved = move_and_slide(a, delta, obstacles);
        const auto expected = change(moved_);
        if (!(moved == expected) && slides_into_tie(change, moved, expected)) {
            ++tally.ties;
        } else {
            tally.add(moved == expected, "move_and_slide");
        }
    }
    /// Whether a sweep against any one of the obstacles does not change with the world.
    bool has_tie(const Change<T>& change, const A& a, Vector delta) const {
        for (const B& obstacle : obstacles_) {
            const auto image = sweep(change(a), change(delta), change(obstacle));
            if (!(image == change(sweep(a, delta, obstacle)))) return true;
        }
        return false;
    }
    /// The same for the first sweep of a slide that differs, which starts where the sweeps before
    /// it end.
    bool slides_into_tie(const Change<T>& change, const isect::Moved<T>& moved,
                         const isect::Moved<T>& expected) const {
        A at = a_;
        Vector left = delta_;
        for (std::size_t i = 0; i < std::min(moved.count, expected.count); ++i) {
            if (!(moved.sweeps[i] == expected.sweeps[i])) return has_tie(change, at, left);
            const isect::Sweep<T>& step = moved_.sweeps[i];
            if (!step.hit) return false;
            const bool is_inside = overlaps(at, obstacles_[step.index]);
            at = isect::placed_at(at, is_inside ? step.pos + step.hit->delta : step.pos);
            left = isect::slide((T(1) - step.time) * left, step.hit->normal);
        }
        return false;
    }
    /// Equally short pushes are equally right, and so are simultaneous contacts at a corner.
    void compare_hits(const Hit& found, const Hit& expected, const Change<T>& change,
                      const char* query, Tally& tally) const {
        if (found == expected || !found || !expected) return tally.add(found == expected, query);
        const T unit = T(16) * std::numeric_limits<T>::epsilon() * change.scale * size();
        const T longer = length(found->delta) - length(expected->delta);
        const bool is_as_far = found->time == expected->time && std::abs(longer) <= unit;
        const bool is_in_one_point = length(found->pos - expected->pos) <= unit;
        const bool is_static = found->time == 0;
        is_as_far && (is_static || is_in_one_point) ? void(++tally.ties) : tally.add(false, query);
    }
    T size() const {
        const Vector at = isect::position(a_);
        const Vector to = isect::position(b_);
        return 20 + std::abs(at.x) + std::abs(at.y) + std::abs(to.x) + std::abs(to.y);
    }

    A a_;
    B b_;
    Vector delta_;
    std::vector<B> obstacles_;
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

}  // namespace symmetry
