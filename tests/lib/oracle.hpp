// The oracle treats every pair as the origin against the convex hull of the differences of the
// shapes' corners, rounded by both radii. It shares no code with the library and works with any
// number type.
#pragma once

#include <algorithm>
#include <limits>
#include <type_traits>

#include <boost/container/static_vector.hpp>

#include "lib/form.hpp"
#include "lib/numbers.hpp"

namespace oracle {

/// Room for the corner differences of two octagons, without allocation.
template <class N>
using Points = boost::container::static_vector<Point<N>, isect::Polygon<double>::capacity *
                                                             isect::Polygon<double>::capacity>;

template <class N>
N cross(const Point<N>& o, const Point<N>& a, const Point<N>& b) {
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

/// The number type that Make converts a double to.
template <class Make>
using Made = std::decay_t<std::invoke_result_t<Make, double>>;

template <class Make>
Point<Made<Make>> point_of(const Make& make, Point<double> v) {
    return {make(v.x), make(v.y)};
}

/// Whether a path through three points turns left, even if rounding falsifies the product: beside
/// almost equal corners, a wrong sign would keep corners in the hull that are far inside it.
template <class N>
bool turns_left(const Point<N>& o, const Point<N>& a, const Point<N>& b) {
    if constexpr (std::is_same_v<N, double> || std::is_same_v<N, long double>) {
        const N left = (a.x - o.x) * (b.y - o.y), right = (a.y - o.y) * (b.x - o.x);
        const N doubt = 4 * std::numeric_limits<N>::epsilon() * (std::abs(left) + std::abs(right));
        if (std::abs(left - right) >= doubt) return right < left;
        const auto wide = [](const Point<N>& p) { return Point<Wide>{Wide(p.x), Wide(p.y)}; };
        return cross(wide(o), wide(a), wide(b)) > 0;
    }
    return cross(o, a, b) > N(0);
}

/// The hull of points, counterclockwise, without points on its edges (Andrew's monotone chain).
template <class N>
Points<N> hull(Points<N> points) {
    const auto before = [](const Point<N>& a, const Point<N>& b) {
        return a.x < b.x || (a.x == b.x && a.y < b.y);
    };
    const auto same = [](const Point<N>& a, const Point<N>& b) { return a.x == b.x && a.y == b.y; };
    std::sort(points.begin(), points.end(), before);
    points.erase(std::unique(points.begin(), points.end(), same), points.end());
    if (points.size() < 3) return points;
    Points<N> chain;
    for (int turn = 0; turn < 2; ++turn) {
        const std::size_t begin = chain.size();
        for (const Point<N>& p : points) {
            while (chain.size() >= begin + 2 &&
                   !turns_left(chain[chain.size() - 2], chain.back(), p))
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

/// A rounded hull: the Minkowski difference of two shapes, which overlap if the origin is inside
/// it.
template <class N>
struct Sum {
    Points<N> hull;
    N radius;

    Sum moved(const N& x, const N& y) const {
        Sum result = *this;
        for (Point<N>& corner : result.hull) corner = {corner.x + x, corner.y + y};
        return result;
    }
    /// The hull of everything that it covers on a path.
    Sum swept(const N& x, const N& y) const {
        Points<N> points = hull;
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
    /// The distance of the origin from the part of the boundary whose normal is `out`; the heights
    /// of corners may differ by the tolerance.
    N distance_to_face(const Point<N>& out, const N& tolerance) const {
        const auto rounded = [&](const Point<N>& corner) {
            return Point<N>{corner.x + radius * out.x, corner.y + radius * out.y};
        };
        const auto is_lower = [&](const auto& a, const auto& b) {
            return dot(a, out) < dot(b, out);
        };
        const Point<N> highest = *std::max_element(hull.begin(), hull.end(), is_lower);
        const N least_height = dot(highest, out) - tolerance;
        Points<N> face{rounded(highest)};
        for (const Point<N>& corner : hull)
            if (dot(corner, out) >= least_height) face.push_back(rounded(corner));
        N least = squared_distance_to_edge(face[0], face[0]);
        for (const Point<N>& a : face)
            for (const Point<N>& b : face) least = std::min(least, squared_distance_to_edge(a, b));
        return root(least);
    }
    /// Uses neither roots nor quotients, so it is exact if N is.
    bool overlaps() const {
        if (holds_origin()) return true;
        for (std::size_t i = 0; i < hull.size(); ++i)
            if (is_near(hull[i], hull[(i + 1) % hull.size()], radius)) return true;
        return false;
    }
};

/// The depth of the origin inside the sum; negative outside.
template <class N>
N depth(const Sum<N>& sum) {
    const N apart = root(sum.squared_distance());
    return sum.holds_origin() ? sum.radius + apart : sum.radius - apart;
}

template <class Make>
Sum<Made<Make>> sum_of(const Make& make, const Form& mover, const Form& obstacle) {
    const auto from = point_of(make, mover.pos);
    const auto to = point_of(make, obstacle.pos);
    Points<Made<Make>> movers;
    for (const auto& corner : mover) movers.push_back(point_of(make, corner));
    Points<Made<Make>> points;
    for (const auto& corner : obstacle) {
        const auto o = point_of(make, corner);
        for (const auto& m : movers)
            points.push_back({from.x - to.x + (m.x - o.x), from.y - to.y + (m.y - o.y)});
    }
    return {hull(points), make(mover.radius) + make(obstacle.radius)};
}

inline void add_to(Grid& grid, const Form& form) {
    grid.add(form.pos.x);
    grid.add(form.pos.y);
    for (const auto& corner : form) {
        grid.add(corner.x);
        grid.add(corner.y);
    }
    grid.add(form.radius);
}

}  // namespace oracle
