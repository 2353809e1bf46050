// What is true, in rational numbers: every pair is the origin against the convex hull of the
// differences of the shapes' corners, rounded by both radii. Slow, and other text than the
// library's.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include <isect/isect.hpp>

namespace oracle {

using Number = boost::multiprecision::cpp_rational;

struct Point {
    Number x;
    Number y;
};

inline Number cross(const Point& o, const Point& a, const Point& b) {
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

/// The corners whose hull, rounded by a radius, a shape is.
template <class T>
std::vector<Point> corners(isect::Vec2<T> p) {
    return {{Number(p.x), Number(p.y)}};
}
template <class T>
std::vector<Point> corners(const isect::Circle<T>& circle) {
    return corners(circle.center);
}
template <class T>
std::vector<Point> corners(const isect::Capsule<T>& c) {
    const Number x(c.start.x);
    const Number y(c.start.y);
    return {{x, y}, {x + Number(c.delta.x), y + Number(c.delta.y)}};
}
template <class T>
std::vector<Point> corners(const isect::Aabb<T>& box) {
    const Number x(box.center.x);
    const Number y(box.center.y);
    const Number h(box.half.x);
    const Number k(box.half.y);
    return {{x - h, y - k}, {x + h, y - k}, {x - h, y + k}, {x + h, y + k}};
}
template <class T>
std::vector<Point> corners(const isect::Polygon<T>& polygon) {
    std::vector<Point> all;
    for (const isect::Vec2<T> point : polygon.points())
        all.push_back(
            {Number(polygon.pos().x) + Number(point.x), Number(polygon.pos().y) + Number(point.y)});
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
inline std::vector<Point> hull(std::vector<Point> points) {
    const auto before = [](const Point& a, const Point& b) {
        return a.x < b.x || (a.x == b.x && a.y < b.y);
    };
    const auto same = [](const Point& a, const Point& b) { return a.x == b.x && a.y == b.y; };
    std::sort(points.begin(), points.end(), before);
    points.erase(std::unique(points.begin(), points.end(), same), points.end());
    if (points.size() < 3) return points;
    std::vector<Point> chain;
    for (int turn = 0; turn < 2; ++turn) {
        const std::size_t begin = chain.size();
        for (const Point& p : points) {
            while (chain.size() >= begin + 2 &&
                   cross(chain[chain.size() - 2], chain.back(), p) <= 0)
                chain.pop_back();
            chain.push_back(p);
        }
        chain.pop_back();
        std::reverse(points.begin(), points.end());
    }
    return chain;
}

inline Number squared_distance_to_edge(const Point& a, const Point& b) {
    const Number dx = b.x - a.x;
    const Number dy = b.y - a.y;
    const Number whole = dx * dx + dy * dy;
    Number t = whole == 0 ? Number(0) : Number(-(a.x * dx + a.y * dy) / whole);
    t = std::clamp(t, Number(0), Number(1));
    const Number x = a.x + t * dx;
    const Number y = a.y + t * dy;
    return x * x + y * y;
}

/// The origin against a rounded hull.
struct Sum {
    std::vector<Point> hull;
    Number radius;

    bool holds_origin() const {
        if (hull.size() < 3) return false;
        for (std::size_t i = 0; i < hull.size(); ++i)
            if (cross(hull[i], hull[(i + 1) % hull.size()], {0, 0}) <= 0) return false;
        return true;
    }
    Number squared_distance() const {
        Number least = squared_distance_to_edge(hull[0], hull.back());
        for (std::size_t i = 0; i + 1 < hull.size(); ++i)
            least = std::min(least, squared_distance_to_edge(hull[i], hull[i + 1]));
        return least;
    }
    bool overlaps() const {
        return holds_origin() || (radius > 0 && squared_distance() < radius * radius);
    }
    /// How deep the origin is inside; negative outside.
    double depth() const {
        const Number squared = squared_distance();
        const double apart = std::sqrt(squared.convert_to<double>());
        // Apart from the root only this difference rounds, which loses what it cancels; where it
        // matters, squares are subtracted instead.
        const double r = radius.convert_to<double>();
        if (holds_origin()) return r + apart;
        const Number difference = radius * radius - squared;
        return r + apart == 0 ? 0 : difference.convert_to<double>() / (r + apart);
    }
};

template <class A, class T, class B>
Sum swept(const A& mover, isect::Vec2<T> delta, const B& obstacle) {
    std::vector<Point> points;
    const Number dx(delta.x);
    const Number dy(delta.y);
    for (const Point& o : corners(obstacle))
        for (const Point& m : corners(mover)) {
            points.push_back({m.x - o.x, m.y - o.y});
            points.push_back({m.x + dx - o.x, m.y + dy - o.y});
        }
    return {hull(points), Number(radius(mover)) + Number(radius(obstacle))};
}

template <class A, class B>
Sum still(const A& mover, const B& obstacle) {
    return swept(mover, decltype(isect::position(mover)){}, obstacle);
}

}  // namespace oracle
