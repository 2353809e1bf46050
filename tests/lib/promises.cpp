#include "lib/promises.hpp"

#include <cmath>
#include <limits>
#include <optional>
#include <sstream>
#include <tuple>

#include "lib/typed.hpp"

namespace promises {

using isect::Shape;

template <class T>
std::string text(isect::Vec2<T> v) {
    std::ostringstream out;
    out << std::hexfloat << '(' << double(v.x) << ", " << double(v.y) << ')';
    return out.str();
}

template <class T>
std::string text_of(const Shape<T>& shape) {
    const oracle::Form form = oracle::form_of(shape);
    std::string all = text(isect::position(shape)) + " with";
    for (const auto& p : form) all += ' ' + text(isect::Vec2<double>{p.x, p.y});
    std::ostringstream out;
    out << std::hexfloat << " r " << form.radius;
    return all + out.str();
}

namespace {

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
    return std::abs(oracle::excess_of_unit({double(normal.x), double(normal.y)})) <=
           2 * double(std::numeric_limits<T>::epsilon());
}

/// Runs every query on one pair.
template <class T>
class PairExaminer {
public:
    using Vector = isect::Vec2<T>;

    PairExaminer(const Shape<T>& a, const Shape<T>& b, Vector delta, Tally& tally)
        : a_(a),
          b_(b),
          form_of_a_(oracle::form_of(a)),
          form_of_b_(oracle::form_of(b)),
          delta_(delta),
          tally_(tally),
          calls_(tally),
          truth_(form_of_a_, form_of_b_),
          inside_(truth_.overlaps()),
          meets_(truth_.overlaps_along(delta)) {
        Spread spread;
        spread.add(form_of_a_);
        spread.add(form_of_b_);
        spread.add(oracle::Point<double>{double(delta.x), double(delta.y)});
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
        return oracle::Pair<T>(form_at(point), form_of_b_).touches_on({}, 0, 8 * u);
    }

    void examine_overlaps() {
        tally_.hits += inside_;
        right(typed::overlaps(a_, b_, trace()) == inside_, "overlaps");
        right(typed::overlaps(b_, a_, trace()) == inside_, "overlaps, the other way round");
    }

    void examine_intersect() {
        const auto hit = typed::intersect(a_, b_, trace());
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
        const auto result = typed::sweep(a_, delta_, b_, trace());
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
            kept(result.hit == typed::intersect(a_, b_), "a start inside is the static hit");
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
        kept(oracle::Pair<T>(form_at(isect::position(a_)), form_at(result.pos))
                 .is_near_on(delta_, hit.time, give),
             "a stop is on the path up to the contact");
        kept(oracle::Pair<T>(form_of_a_, form_at(hit.pos)).touches_on(delta_, hit.time, give),
             "a sweep's point is on the mover at that time");
    }

    /// A cast of a path moves a point; with padding, it moves the shape that the padding stands
    /// for.
    void examine_raycast() {
        if (typed::has_cast(a_, b_)) hold_against_sweep(typed::cast_of(a_, delta_, b_, trace()));
    }
    /// A cast must have the same hit as the sweep, which is checked against the oracle.
    void hold_against_sweep(const std::optional<isect::Hit<T>>& cast) {
        const auto swept = typed::sweep(a_, delta_, b_).hit;
        right(cast.has_value() == meets_, "raycast");
        if (cast && swept) kept(*cast == *swept, "a raycast hits as a sweep does");
    }

    void examine_distance() {
        const T distance = typed::distance(a_, b_, trace());
        const isect::Closest<T> closest = typed::closest_points(a_, b_, trace());
        right(std::isfinite(distance), "a distance is finite");
        right(is_finite(closest.a) && is_finite(closest.b), "closest points are finite");
        if (!is_even_) return;
        const double u = unit({});
        kept(truth_.is_distance(double(distance), 8 * u), "a distance is within 8 U");
        kept(truth_.is_distance(length_of(closest.a - closest.b), 8 * u),
             "closest points are as far apart as the distance");
        kept(oracle::Pair<T>(form_at(closest.a), form_of_a_).is_at_most_outside(closest.a, 8 * u),
             "the closest point of a is in a");
        kept(oracle::Pair<T>(form_at(closest.b), form_of_b_).is_at_most_outside(closest.b, 8 * u),
             "the closest point of b is in b");
        if (inside_) kept(closest.a == closest.b && distance == 0, "where shapes meet it is 0");
    }

    static oracle::Form form_at(Vector point) { return oracle::form_of(point); }

    const Shape<T>& a_;
    const Shape<T>& b_;
    oracle::Form form_of_a_;
    oracle::Form form_of_b_;
    Vector delta_;
    Tally& tally_;
    CloseCalls calls_;
    oracle::Pair<T> truth_;
    bool inside_;
    bool meets_;
    bool is_even_{};
};

}  // namespace

template <class T>
void examine_pair(const Shape<T>& a, const Shape<T>& b, isect::Vec2<T> delta, Tally& tally) {
    PairExaminer<T>(a, b, delta, tally).examine();
}

template <class T>
Tally examine_skimming(KindPair kinds, long rows, unsigned seed) {
    constexpr int digits = std::numeric_limits<T>::digits;
    lib_random::Source<T> source(lib_random::Family::uniform, seed);
    Tally tally;
    for (long row = 0; row < rows; ++row) {
        Shape<T> a = source.shape_of_kind(kinds.mover);
        const Shape<T> b = source.shape_of_kind(kinds.obstacle);
        isect::Vec2<T> delta = source.vector(20);
        const bool is_across_x = source.pick(2) == 0;
        T& across = is_across_x ? delta.x : delta.y;
        across = std::ldexp(across, -digits + 5 - int(source.pick(10)));
        a = touching(source, a, b, delta);
        const T back = T(source.pick(1000)) / T(500) - T(0.5);
        const isect::Vec2<T> way =
            is_across_x ? isect::Vec2<T>{0, delta.y} : isect::Vec2<T>{delta.x, 0};
        a = isect::placed_at(a, isect::position(a) - back * way);
        examine_pair(a, b, delta, tally);
    }
    return tally;
}

template <class T>
Tally examine(KindPair kinds, lib_random::Family family, long rows, unsigned seed) {
    lib_random::Source<T> source(family, seed);
    Tally tally;
    for (long row = 0; row < rows; ++row) {
        Shape<T> a = source.shape_of_kind(kinds.mover);
        Shape<T> b = source.shape_of_kind(kinds.obstacle);
        if (family == lib_random::Family::degenerate && source.pick(4) == 0)
            b = isect::placed_at(b, isect::position(a));
        isect::Vec2<T> delta = source.vector(20);
        if (source.pick(8) == 0) delta.x = 0;
        if (source.pick(8) == 0) delta.y = 0;
        if (family == lib_random::Family::touching) a = touching(source, a, b, delta);
        if (family == lib_random::Family::glide) std::tie(a, delta) = gliding(source, a, b);
        examine_pair(a, b, delta, tally);
    }
    return tally;
}

#define PROMISES(T)                                                                       \
    template std::string text(isect::Vec2<T>);                                            \
    template std::string text_of(const Shape<T>&);                                        \
    template void examine_pair(const Shape<T>&, const Shape<T>&, isect::Vec2<T>, Tally&); \
    template Tally examine_skimming<T>(KindPair, long, unsigned);                         \
    template Tally examine<T>(KindPair, lib_random::Family, long, unsigned);
PROMISES(float)
PROMISES(double)

}  // namespace promises
