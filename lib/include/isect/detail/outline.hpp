#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include <isect/bad_shape.hpp>
#include <isect/detail/convex.hpp>
#include <isect/detail/predicates/side.hpp>

// Closed outlines that needn't be convex. All decisions are exact.
namespace isect::detail {

/// Whether a point is between two others on an axis, ends included.
template <class T>
bool is_between(T at, T a, T b) {
    return std::min(a, b) <= at && at <= std::max(a, b);
}

/// Whether a point that is on the line through two others is between them.
template <class T>
bool is_on_edge(Vec2<T> point, Vec2<T> start, Vec2<T> end) {
    return is_between(point.x, start.x, end.x) &&
           is_between(point.y, start.y, end.y);
}

/// Whether a point is inside an outline: whether the edges that cross the
/// ray from it towards +x go round it more often in one sense than in the
/// other. An edge counts with its lower end and without its upper one, so
/// that a corner on the ray counts once.
template <class T>
bool is_inside_outline(Vec2<T> point, std::span<const Vec2<T>> points) {
    int rounds = 0;
    Vec2<T> start = points.back();
    for (const Vec2<T>& end : points) {
        if (is_between(point.y, start.y, end.y)) {
            const Way<T> edge{start, end};
            const int at = side(edge, start, point);
            if (at == 0 && is_on_edge(point, start, end)) return false;
            const bool leads_down = start.y <= point.y;
            const bool crosses = leads_down != (end.y <= point.y);
            if (crosses && at == (leads_down ? 1 : -1)) rounds += at;
        }
        start = end;
    }
    return rounds != 0;
}

/// Removes each point that is the same as the one before it.
template <class T>
void remove_repeated(std::vector<Vec2<T>>& points) {
    const auto end = std::unique(points.begin(), points.end());
    points.erase(end, points.end());
    while (points.size() > 1 && points.front() == points.back())
        points.pop_back();
}

/// Puts an outline in the order in which +x turns towards +y. Where an
/// outermost corner turns that way, so does all of it.
template <class T>
void orient(std::vector<Vec2<T>>& points) {
    for (std::size_t i = 0; i < points.size(); ++i)
        check_vector(name_of_point(i), points[i]);
    remove_repeated(points);
    if (points.size() < 3)
        throw BadShape("points", "has fewer than 3 points");

    const auto is_before = [](Vec2<T> a, Vec2<T> b) {
        return a.x != b.x ? a.x < b.x : a.y < b.y;
    };
    const auto first =
        std::min_element(points.begin(), points.end(), is_before);
    const auto i = static_cast<std::size_t>(first - points.begin());
    const int turn = turn_at(points, i);
    if (turn == 0)
        throw BadShape(name_of_point(i), "leads back along its own edge");
    if (turn < 0) std::reverse(points.begin() + 1, points.end());
}

/// Whether two edges share a point, ends included.
template <class T>
bool do_edges_meet(Vec2<T> a, Vec2<T> b, Vec2<T> c, Vec2<T> d) {
    if (std::max(a.x, b.x) < std::min(c.x, d.x) ||
        std::max(c.x, d.x) < std::min(a.x, b.x) ||
        std::max(a.y, b.y) < std::min(c.y, d.y) ||
        std::max(c.y, d.y) < std::min(a.y, b.y)) {
        return false;
    }
    const Way<T> one{a, b};
    const Way<T> other{c, d};
    const int at_c = side(one, a, c);
    const int at_d = side(one, a, d);
    const int at_a = side(other, c, a);
    const int at_b = side(other, c, b);
    return at_c * at_d <= 0 && at_a * at_b <= 0;
}

/// Throws BadShape if an outline leads back along an edge that it has come
/// by.
template <class T>
void check_no_spikes(std::span<const Vec2<T>> points) {
    const std::size_t count = points.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (turn_at(points, i) != 0) continue;
        const Vec2<T> before = points[(i + count - 1) % count];
        const Vec2<T> after = points[(i + 1) % count];
        if (is_on_edge(points[i], before, after)) continue;
        throw BadShape(name_of_point(i), "leads back along its own edge");
    }
}

/// Throws BadShape if an outline crosses or touches itself.
template <class T>
void check_simple(std::span<const Vec2<T>> points) {
    check_no_spikes(points);
    const std::size_t count = points.size();
    for (std::size_t k = 2; k < count; ++k) {
        const Vec2<T> end = points[(k + 1) % count];
        for (std::size_t i = k + 1 == count ? 1 : 0; i + 1 < k; ++i) {
            const bool meet =
                do_edges_meet(points[i], points[i + 1], points[k], end);
            if (!meet) continue;
            throw BadShape(
                name_of_point(k),
                "begins an edge that meets that of " + name_of_point(i));
        }
    }
}

}  // namespace isect::detail
