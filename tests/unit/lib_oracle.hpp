// What is true: every pair is the origin against the convex hull of the differences of the shapes'
// corners, rounded by both radii. In rounded numbers of at least twice the shapes' digits, and
// where those leave it open in exact ones. Slow, and other text than the library's.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include <isect/isect.hpp>

namespace oracle {

/// A whole number times a power of two: every sum and product is exact.
class Dyadic {
public:
    Dyadic() = default;
    explicit Dyadic(double value) {
        const double fraction = std::frexp(value, &exponent_);
        mantissa_ = static_cast<long long>(std::ldexp(fraction, 53));
        exponent_ = mantissa_ == 0 ? 0 : exponent_ - 53;
    }

    int sign() const { return mantissa_.sign(); }

    Dyadic operator-() const {
        Dyadic result = *this;
        result.mantissa_ = -mantissa_;
        return result;
    }
    friend Dyadic operator+(const Dyadic& a, const Dyadic& b) {
        if (a.sign() == 0) return b;
        if (b.sign() == 0) return a;
        if (a.exponent_ < b.exponent_) return b + a;
        Dyadic sum = b;
        sum.mantissa_ += a.mantissa_ << (a.exponent_ - b.exponent_);
        return sum;
    }
    friend Dyadic operator-(const Dyadic& a, const Dyadic& b) { return a + -b; }
    friend Dyadic operator*(const Dyadic& a, const Dyadic& b) {
        Dyadic product;
        product.mantissa_ = a.mantissa_ * b.mantissa_;
        product.exponent_ = a.exponent_ + b.exponent_;
        return product;
    }
    friend bool operator==(const Dyadic& a, const Dyadic& b) { return (a - b).sign() == 0; }
    friend bool operator<(const Dyadic& a, const Dyadic& b) { return (a - b).sign() < 0; }
    friend bool operator>(const Dyadic& a, const Dyadic& b) { return b < a; }
    friend bool operator<=(const Dyadic& a, const Dyadic& b) { return !(b < a); }

private:
    boost::multiprecision::cpp_int mantissa_;
    int exponent_ = 0;
};

#if defined(__SIZEOF_FLOAT128__)
using Quad = __float128;
#else
using Quad = long double;
static_assert(std::numeric_limits<Quad>::digits >= 113, "the tests need numbers of 113 bits");
#endif

/// Of at least twice T's digits.
template <class T>
using Wide = std::conditional_t<std::is_same_v<T, float>, double, Quad>;

/// What rounding may cost of a pair's size: some hundred operations.
template <class N>
inline constexpr double slack = std::is_same_v<N, double> ? 0x1p-43 : 0x1p-100;

inline double to_double(double number) {
    return number;
}
inline double to_double(Quad number) {
    return static_cast<double>(number);
}
template <class N>
N absolute(N x) {
    return x < 0 ? -x : x;
}

template <class N>
struct Point {
    N x;
    N y;
};

template <class N>
N cross(const Point<N>& o, const Point<N>& a, const Point<N>& b) {
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

template <class N, class T>
Point<N> exact(isect::Vec2<T> v) {
    return {N(v.x), N(v.y)};
}

/// The corners, as told from its position, whose hull, rounded by a radius, a shape is.
template <class N, class T>
std::vector<Point<N>> corners(isect::Vec2<T>) {
    return {{N(0), N(0)}};
}
template <class N, class T>
std::vector<Point<N>> corners(const isect::Circle<T>&) {
    return {{N(0), N(0)}};
}
template <class N, class T>
std::vector<Point<N>> corners(const isect::Capsule<T>& c) {
    return {{N(0), N(0)}, exact<N>(c.delta)};
}
template <class N, class T>
std::vector<Point<N>> corners(const isect::Aabb<T>& box) {
    const N h(box.half.x);
    const N k(box.half.y);
    return {{-h, -k}, {h, -k}, {-h, k}, {h, k}};
}
template <class N, class T>
std::vector<Point<N>> corners(const isect::Polygon<T>& polygon) {
    std::vector<Point<N>> all;
    for (const isect::Vec2<T> point : polygon.points()) all.push_back(exact<N>(point));
    return all;
}

template <class T>
T radius(isect::Vec2<T>) {
    return 0;
}
template <class T>
T radius(const isect::Aabb<T>&) {
    return 0;
}
template <class T>
T radius(const isect::Circle<T>& circle) {
    return circle.radius;
}
template <class T>
T radius(const isect::Capsule<T>& capsule) {
    return capsule.radius;
}
template <class T>
T radius(const isect::Polygon<T>& polygon) {
    return polygon.radius();
}

/// The hull of points, counterclockwise, without points on its edges (Andrew's monotone chain).
template <class N>
std::vector<Point<N>> hull(std::vector<Point<N>> points) {
    const auto before = [](const Point<N>& a, const Point<N>& b) {
        return a.x < b.x || (a.x == b.x && a.y < b.y);
    };
    const auto same = [](const Point<N>& a, const Point<N>& b) { return a.x == b.x && a.y == b.y; };
    std::sort(points.begin(), points.end(), before);
    points.erase(std::unique(points.begin(), points.end(), same), points.end());
    if (points.size() < 3) return points;
    std::vector<Point<N>> chain;
    for (int turn = 0; turn < 2; ++turn) {
        const std::size_t begin = chain.size();
        for (const Point<N>& p : points) {
            while (chain.size() >= begin + 2 &&
                   cross(chain[chain.size() - 2], chain.back(), p) <= N(0))
                chain.pop_back();
            chain.push_back(p);
        }
        chain.pop_back();
        std::reverse(points.begin(), points.end());
    }
    return chain;
}

template <class N>
N dot(const Point<N>& a, const Point<N>& b) {
    return a.x * b.x + a.y * b.y;
}

/// Whether the origin is within a radius of the edge from a to b.
template <class N>
bool is_near(const Point<N>& a, const Point<N>& b, const N& radius) {
    const Point<N> d{b.x - a.x, b.y - a.y};
    const N square = radius * radius;
    if (N(0) <= dot(a, d)) return dot(a, a) < square;
    if (dot(b, d) <= N(0)) return dot(b, b) < square;
    const N area = a.x * d.y - a.y * d.x;
    return area * area < square * dot(d, d);
}

template <class N>
N squared_distance_to_edge(const Point<N>& a, const Point<N>& b) {
    const Point<N> d{b.x - a.x, b.y - a.y};
    const N whole = dot(d, d);
    const N t = whole == 0 ? N(0) : std::clamp<N>(-dot(a, d) / whole, N(0), N(1));
    const Point<N> nearest{a.x + t * d.x, a.y + t * d.y};
    return dot(nearest, nearest);
}

inline double root(double square) {
    return std::sqrt(square);
}
/// By Newton's steps from the double's root. A root too small for a double has none of 113 bits,
/// and is none that any promise is about.
inline Quad root(Quad square) {
    if (!(square > 0)) return 0;
    Quad scale = 1;
    for (; square < Quad(0x1p-300); square *= Quad(0x1p600)) scale *= Quad(0x1p-300);
    for (; square > Quad(0x1p300); square *= Quad(0x1p-600)) scale *= Quad(0x1p300);
    Quad guess = std::sqrt(static_cast<double>(square));
    for (int step = 0; step < 2; ++step) guess = (guess + square / guess) / 2;
    return guess * scale;
}

/// The origin against a rounded hull.
template <class N>
struct Sum {
    std::vector<Point<N>> hull;
    N radius;

    Sum moved(const N& x, const N& y) const {
        Sum result = *this;
        for (Point<N>& corner : result.hull) corner = {corner.x + x, corner.y + y};
        return result;
    }
    /// Every place that it covers on a way.
    Sum swept(const N& x, const N& y) const {
        std::vector<Point<N>> points = hull;
        for (const Point<N>& corner : hull) points.push_back({corner.x + x, corner.y + y});
        return {oracle::hull(points), radius};
    }
    bool holds_origin() const {
        if (hull.size() < 3) return false;
        const Point<N> origin{N(0), N(0)};
        for (std::size_t i = 0; i < hull.size(); ++i)
            if (cross(hull[i], hull[(i + 1) % hull.size()], origin) <= N(0)) return false;
        return true;
    }
    N squared_distance() const {
        N least = squared_distance_to_edge(hull[0], hull.back());
        for (std::size_t i = 0; i + 1 < hull.size(); ++i)
            least = std::min(least, squared_distance_to_edge(hull[i], hull[i + 1]));
        return least;
    }
    /// How far the origin is from that part of the boundary where a unit vector points straight
    /// out, give or take so much in a corner's height.
    N distance_to_face(const Point<N>& out, const N& tolerance) const {
        N most = dot(hull[0], out);
        for (const Point<N>& corner : hull) most = std::max(most, dot(corner, out));
        std::vector<Point<N>> face;
        for (const Point<N>& corner : hull) {
            if (dot(corner, out) < most - tolerance) continue;
            face.push_back({corner.x + radius * out.x, corner.y + radius * out.y});
        }
        N least = squared_distance_to_edge(face[0], face[0]);
        for (const Point<N>& a : face)
            for (const Point<N>& b : face) least = std::min(least, squared_distance_to_edge(a, b));
        return root(least);
    }
    /// Without a root or a quotient, and so exact where N is.
    bool overlaps() const {
        if (holds_origin()) return true;
        for (std::size_t i = 0; i < hull.size(); ++i)
            if (is_near(hull[i], hull[(i + 1) % hull.size()], radius)) return true;
        return false;
    }
};

/// How deep the origin is inside; negative outside.
template <class N>
N depth(const Sum<N>& sum) {
    const N apart = root(sum.squared_distance());
    return sum.holds_origin() ? sum.radius + apart : sum.radius - apart;
}

}  // namespace oracle
