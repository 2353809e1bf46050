// The library's promises for every result, checked against the oracle.
#pragma once

#include <optional>
#include <sstream>
#include <string>
#include <tuple>

#include "lib/random.hpp"
#include "lib/tally.hpp"
#include "lib/touching.hpp"
#include "lib/truth.hpp"

namespace promises {

template <class T>
std::string text(isect::Vec2<T> v) {
    std::ostringstream out;
    out << std::hexfloat << '(' << double(v.x) << ", " << double(v.y) << ')';
    return out.str();
}

template <class Shape>
std::string text_of(const Shape& shape) {
    std::string all = text(isect::position(shape)) + " with";
    for (const auto& p : oracle::corners(oracle::Number<double>{}, shape))
        all += ' ' + text(isect::Vec2<double>{p.x, p.y});
    std::ostringstream out;
    out << std::hexfloat << " r " << double(oracle::radius(shape));
    return all + out.str();
}

template <class T>
double length_of(isect::Vec2<T> v) {
    return std::hypot(double(v.x), double(v.y));
}

template <class T>
bool is_finite(isect::Vec2<T> v) {
    return std::isfinite(v.x) && std::isfinite(v.y);
}
template <class T>
bool is_finite(const isect::Hit<T>& hit) {
    return is_finite(hit.pos) && is_finite(hit.delta) && is_finite(hit.normal);
}

template <class T>
bool is_unit(isect::Vec2<T> normal) {
    const oracle::Quad x(normal.x);
    const oracle::Quad y(normal.y);
    const double off = oracle::to_double(x * x + y * y - 1) / 2;
    return std::abs(off) <= 2 * double(std::numeric_limits<T>::epsilon());
}

/// Runs every query on one pair.
template <class A, class B>
class Examiner {
public:
    using T = isect::Scalar<A>;
    using Vector = isect::Vec2<T>;

    Examiner(const A& a, const B& b, Vector delta, Tally& tally)
        : a_(a),
          b_(b),
          delta_(delta),
          tally_(tally),
          calls_(tally),
          truth_(a, b),
          inside_(truth_.overlaps()),
          meets_(truth_.overlaps_along(delta)) {
        Spread spread;
        spread.add_shape(a);
        spread.add_shape(b);
        spread.add(delta);
        is_even_ = !(spread.ratio() > most_spread);
    }

    void examine() {
        examine_overlaps();
        examine_intersect();
        examine_sweep();
        examine_raycast();
        examine_distance();
    }

private:
    isect::Recorder trace() { return calls_.next(); }
    void right(bool holds, const char* what) {
        if (holds) return;
        ++tally_.wrong;
        keep(what);
    }
    void kept(bool holds, const char* what) {
        if (holds || !is_even_) return;
        ++tally_.broken;
        keep(what);
    }
    void keep(const char* what) {
        if (tally_.example.empty())
            tally_.example = std::string(what) + ": " + text_of(a_) + " by " + text(delta_) +
                             " against " + text_of(b_);
    }
    double unit(Vector way) const {
        return lib_random::unit_of<T>({isect::position(a_), isect::position(b_),
                                       lib_random::extent_of(a_), lib_random::extent_of(b_), way});
    }
    bool is_on_surface(Vector point, double u) const {
        return oracle::Pair<Vector, B>(point, b_).touches_on({}, 0, 8 * u);
    }

    void examine_overlaps() {
        tally_.hits += inside_;
        right(isect::overlaps(a_, b_, trace()) == inside_, "overlaps");
        right(isect::overlaps(b_, a_, trace()) == inside_, "overlaps, the other way round");
    }

    void examine_intersect() {
        const auto hit = isect::intersect(a_, b_, trace());
        right(hit.has_value() == inside_, "intersect");
        if (!hit || !inside_) return;
        right(is_finite(*hit), "a push is finite");
        if (!is_even_) return;
        const double u = unit({});
        kept(!truth_.overlaps_at(isect::position(a_) + hit->delta), "a push separates");
        kept(truth_.is_at_most_inside(length_of(hit->delta), 8 * u), "a push is the shortest");
        kept(is_unit(hit->normal), "a push's normal is of unit length");
        kept(dot(hit->normal, hit->delta) > 0, "a push's normal points out");
        kept(hit->time == 0, "a push's time is 0");
        kept(is_on_surface(hit->pos, u), "a push's point is on the surface");
        kept(truth_.has_normal(hit->delta, 1, hit->normal, 8 * u),
             "a push's normal is one of the surface that it gets to");
    }

    void examine_sweep() {
        const auto result = isect::sweep(a_, delta_, b_, trace());
        right(result.hit.has_value() == meets_, "sweep");
        right(is_finite(result.pos) && (!result.hit || is_finite(*result.hit)),
              "a sweep is finite");
        if (!is_even_) return;
        const Vector p = isect::position(a_);
        kept(delta_.x != 0 || result.pos.x == p.x, "a stop keeps a still x");
        kept(delta_.y != 0 || result.pos.y == p.y, "a stop keeps a still y");
        kept(inside_ || !truth_.overlaps_at(result.pos), "a stop doesn't overlap");
        if (result.hit.has_value() != meets_) return;
        if (!meets_) {
            examine_free_end(result);
        } else if (inside_) {
            kept(result.pos == p, "a start inside stays");
            kept(result.hit == isect::intersect(a_, b_), "a start inside is the static hit");
        } else {
            examine_contact(result);
        }
    }

    void examine_free_end(const isect::Sweep<T>& result) {
        const Vector end = isect::position(a_) + delta_;
        const double u = unit(delta_);
        kept(result.time == 1 && result.index == isect::npos, "a free way's time is 1");
        kept(std::abs(double(result.pos.x) - double(end.x)) <= 2 * u, "a free way ends at its x");
        kept(std::abs(double(result.pos.y) - double(end.y)) <= 2 * u, "a free way ends at its y");
    }

    void examine_contact(const isect::Sweep<T>& result) {
        ++tally_.hits;
        const isect::Hit<T>& hit = *result.hit;
        const double u = unit(hit.time * delta_);
        kept(result.time == hit.time && result.index == 0, "a sweep's time is its hit's");
        kept(hit.time >= 0 && hit.time < 1, "a sweep's time is from 0 to 1");
        kept(is_unit(hit.normal), "a sweep's normal is of unit length");
        kept(is_on_surface(hit.pos, u), "a sweep's point is on the surface");
        kept(truth_.has_normal(delta_, hit.time, hit.normal, 8 * u),
             "a sweep's normal is one of the surface that it meets");
        const double slack = 4 * double(std::numeric_limits<T>::epsilon()) * length_of(delta_);
        kept(double(dot(hit.normal, delta_)) <= slack, "a sweep's normal is against the way");
        kept(hit.delta == (T(1) - hit.time) * -delta_, "a sweep's delta is the way left");
        kept(truth_.is_at_most_outside(result.pos, 8 * u), "a stop is within 8 U of touching");
        kept(truth_.touches_on(delta_, hit.time, 8 * u), "a time is within 8 U");
        examine_place(result, 8 * u);
    }

    /// The time, the contact point and the stop must describe the same contact.
    void examine_place(const isect::Sweep<T>& result, double give) {
        const isect::Hit<T>& hit = *result.hit;
        kept(truth_.is_clear_on(delta_, hit.time, give), "a time is that of the first contact");
        kept(truth_.is_clear_to(result.pos, give), "a stop is on this side");
        kept(oracle::Pair<Vector, Vector>(isect::position(a_), result.pos)
                 .is_near_on(delta_, hit.time, give),
             "a stop is on the path up to the contact");
        kept(oracle::Pair<A, Vector>(a_, hit.pos).touches_on(delta_, hit.time, give),
             "a sweep's point is on the mover at that time");
    }

    /// A cast of a path moves a point; with padding, it moves the shape that the padding stands
    /// for.
    void examine_raycast() {
        const isect::Segment<T> path{isect::position(a_), delta_};
        if constexpr (std::is_same_v<B, Vector>) {
            return;
        } else if constexpr (std::is_same_v<A, Vector>) {
            hold_against_sweep(isect::raycast(path, b_, trace()));
        } else if constexpr (std::is_same_v<A, isect::Circle<T>> &&
                             !std::is_same_v<B, isect::Aabb<T>>) {
            hold_against_sweep(isect::raycast(path, b_, a_.radius, trace()));
        } else if constexpr (std::is_same_v<A, isect::Aabb<T>> &&
                             std::is_same_v<B, isect::Aabb<T>>) {
            hold_against_sweep(isect::raycast(path, b_, a_.half, trace()));
        }
    }
    /// A cast must have the same hit as the sweep, which is checked against the oracle.
    void hold_against_sweep(const std::optional<isect::Hit<T>>& cast) {
        const auto swept = isect::sweep(a_, delta_, b_).hit;
        right(cast.has_value() == meets_, "raycast");
        if (cast && swept) kept(*cast == *swept, "a raycast hits as a sweep does");
    }

    void examine_distance() {
        const T distance = isect::distance(a_, b_, trace());
        const isect::Closest<T> closest = isect::closest_points(a_, b_, trace());
        right(std::isfinite(distance), "a distance is finite");
        right(is_finite(closest.a) && is_finite(closest.b), "closest points are finite");
        if (!is_even_) return;
        const double u = unit({});
        kept(truth_.is_distance(double(distance), 8 * u), "a distance is within 8 U");
        kept(truth_.is_distance(length_of(closest.a - closest.b), 8 * u),
             "closest points are as far apart as the distance");
        kept(oracle::Pair<Vector, A>(closest.a, a_).is_at_most_outside(closest.a, 8 * u),
             "the closest point of a is in a");
        kept(oracle::Pair<Vector, B>(closest.b, b_).is_at_most_outside(closest.b, 8 * u),
             "the closest point of b is in b");
        if (inside_) kept(closest.a == closest.b && distance == 0, "where shapes meet it is 0");
    }

    const A& a_;
    const B& b_;
    Vector delta_;
    Tally& tally_;
    CloseCalls calls_;
    oracle::Pair<A, B> truth_;
    bool inside_;
    bool meets_;
    bool is_even_{};
};

/// Runs every query on paths that are parallel to an axis as far as numbers of this size can tell.
/// They start near the line of a surface, both beside the surface and before it.
template <class A, class B>
Tally examine_skimming(long rows, unsigned seed) {
    using T = isect::Scalar<A>;
    constexpr int digits = std::numeric_limits<T>::digits;
    lib_random::Source<T> source(lib_random::Family::uniform, seed);
    Tally tally;
    for (long row = 0; row < rows; ++row) {
        A a = source.template shape<A>();
        const B b = source.template shape<B>();
        isect::Vec2<T> delta = source.vector(20);
        const bool is_across_x = source.pick(2) == 0;
        T& across = is_across_x ? delta.x : delta.y;
        across = std::ldexp(across, -digits + 5 - int(source.pick(10)));
        a = touching(source, a, b, delta);
        const T back = T(source.pick(1000)) / T(500) - T(0.5);
        const isect::Vec2<T> way =
            is_across_x ? isect::Vec2<T>{0, delta.y} : isect::Vec2<T>{delta.x, 0};
        a = isect::placed_at(a, isect::position(a) - back * way);
        Examiner<A, B>(a, b, delta, tally).examine();
    }
    return tally;
}

/// Runs every query on `rows` pairs of a family.
template <class A, class B>
Tally examine(lib_random::Family family, long rows, unsigned seed) {
    using T = isect::Scalar<A>;
    lib_random::Source<T> source(family, seed);
    Tally tally;
    for (long row = 0; row < rows; ++row) {
        A a = source.template shape<A>();
        B b = source.template shape<B>();
        if (family == lib_random::Family::degenerate && source.pick(4) == 0)
            b = isect::placed_at(b, isect::position(a));
        isect::Vec2<T> delta = source.vector(20);
        if (source.pick(8) == 0) delta.x = 0;
        if (source.pick(8) == 0) delta.y = 0;
        if (family == lib_random::Family::touching) a = touching(source, a, b, delta);
        if (family == lib_random::Family::glide) std::tie(a, delta) = gliding(source, a, b);
        Examiner<A, B>(a, b, delta, tally).examine();
    }
    return tally;
}

}  // namespace promises
