#include "geometry/clip.hpp"

#include <algorithm>

namespace lab {

namespace {

/// Clips a convex outline to the inner side of one edge of the area.
template <class Depth>
std::vector<Vec2> cut(const std::vector<Vec2>& points, Depth depth) {
    std::vector<Vec2> kept;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2 a = points[i], b = points[(i + 1) % points.size()];
        const double from = depth(a), to = depth(b);
        if (from >= 0) kept.push_back(a);
        if ((from < 0) != (to < 0)) kept.push_back(a + (from / (from - to)) * (b - a));
    }
    return kept;
}

}  // namespace

std::optional<Range> part_within(const Area& area, Vec2 start, Vec2 delta) {
    double first = 0, last = 1;
    const auto keep = [&](double way, double room) {  // way * t <= room
        if (way == 0) return room >= 0;
        if (way < 0) first = std::max(first, room / way);
        if (way > 0) last = std::min(last, room / way);
        return first <= last;
    };
    if (!keep(-delta.x, start.x - area.min.x) || !keep(delta.x, area.max.x - start.x) ||
        !keep(-delta.y, start.y - area.min.y) || !keep(delta.y, area.max.y - start.y)) {
        return {};
    }
    return Range{first, last};
}

std::vector<LinePiece> pieces_within(const Area& area, std::span<const Vec2> points, bool closed,
                                     std::span<const double> lengths) {
    const auto is_inside = [&](Vec2 p) { return area.contains(p); };
    if (std::all_of(points.begin(), points.end(), is_inside))
        return {{{points.begin(), points.end()}, 0, closed}};
    std::vector<LinePiece> pieces;
    bool goes_on = false;  // whether the last piece ends where this edge begins
    const std::size_t count = points.size() + (closed ? 1 : 0);
    for (std::size_t i = 1; i < count; ++i) {
        const Vec2 from = points[i - 1], delta = points[i % points.size()] - from;
        const auto part = part_within(area, from, delta);
        if (!part) {
            goes_on = false;
            continue;
        }
        if (!goes_on || part->min > 0) {
            const double before = lengths[i - 1] + part->min * (lengths[i] - lengths[i - 1]);
            pieces.push_back({{from + part->min * delta}, before, false});
        }
        pieces.back().points.push_back(part->max < 1 ? from + part->max * delta : from + delta);
        goes_on = part->max == 1;
    }
    return pieces;
}

std::vector<Vec2> convex_within(const Area& area, std::vector<Vec2> points) {
    points = cut(points, [&](Vec2 p) { return p.x - area.min.x; });
    points = cut(points, [&](Vec2 p) { return area.max.x - p.x; });
    points = cut(points, [&](Vec2 p) { return p.y - area.min.y; });
    return cut(points, [&](Vec2 p) { return area.max.y - p.y; });
}

std::vector<double> lengths_along(std::span<const Vec2> points, bool closed) {
    std::vector<double> lengths{0};
    const std::size_t count = points.size() + (closed ? 1 : 0);
    for (std::size_t i = 1; i < count; ++i)
        lengths.push_back(lengths.back() +
                          isect::length(points[i % points.size()] - points[i - 1]));
    return lengths;
}

Pt to_point(Vec2 precise) {
    return {static_cast<float>(precise.x), static_cast<float>(precise.y)};
}

std::vector<Pt> to_points(const std::vector<Vec2>& precise) {
    std::vector<Pt> points;
    points.reserve(precise.size());
    for (const Vec2 each : precise) points.push_back(to_point(each));
    return points;
}

}  // namespace lab
