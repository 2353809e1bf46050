#include "geometry/close_up.hpp"

#include <algorithm>
#include <cmath>

#include <isect/detail/wide.hpp>

namespace lab {
namespace {

/// Beyond so many points from the middle of the screen, a double's digits don't suffice.
constexpr double far_away = 1e9;

using isect::detail::TwiceDouble;
using WideVec = isect::Vec2<TwiceDouble>;

WideVec difference(Vec2 a, Vec2 b) {
    return WideVec{a.x, a.y} - WideVec{b.x, b.y};
}

double rounded_once(TwiceDouble number) {
    return isect::detail::to_double(number);
}
Vec2 rounded_once(const WideVec& vector) {
    return {rounded_once(vector.x), rounded_once(vector.y)};
}

/// From the middle of the view to a corner.
WideVec from_view(const Camera& camera, Vec2 corner, Vec2 rest) {
    return difference(corner, camera.state.center) + difference(rest, camera.state.rest);
}

/// A boundary near the view: the shape is where dot(out, p) <= level, p in points from the middle.
struct Side {
    Vec2 out;
    double level{};
};

/// Where the disc about a corner ends: |way|² - radius², divided by the sum of both.
Side side_of_disc(const WideVec& to_center, double radius, double zoom) {
    const TwiceDouble reach = radius;
    const TwiceDouble excess = dot(to_center, to_center) - reach * reach;
    const double apart = isect::length(rounded_once(to_center));
    const Vec2 out = apart > 0 ? -(1 / apart) * rounded_once(to_center) : Vec2{1, 0};
    return {out, -zoom * rounded_once(excess) / (apart + radius)};
}

/// Where the band of a radius beside a line ends, on the side of the view.
Side side_of_band(const WideVec& to_start, const WideVec& along, double radius, double zoom) {
    const Vec2 way = rounded_once(along);
    const double length = isect::length(way);
    const TwiceDouble turn =
        cross(along, to_start);  // negative if the view is on the right of the line
    const Vec2 right = (1 / length) * Vec2{-way.y, way.x};
    const double side = rounded_once(turn) > 0 ? -1 : 1;
    if (radius == 0) return {side * right, zoom * side * rounded_once(turn) / length};
    const TwiceDouble reach = radius;
    const TwiceDouble excess = turn * turn - reach * reach * dot(along, along);
    const double sum = length * (std::abs(rounded_once(turn)) + radius * length);
    return {side * right, -zoom * rounded_once(excess) / sum};
}

/// The boundary of a rounded shape that is nearest to the view.
Side nearest_side(const Rounded& shape, const std::vector<WideVec>& ways, double zoom) {
    const std::size_t count = ways.size();
    std::size_t corner = 0;
    bool is_inside = count > 2;
    for (std::size_t i = 0; i < count; ++i) {
        const WideVec along = difference(shape.corners[(i + 1) % count], shape.corners[i]);
        const double squared = rounded_once(dot(along, along));
        const double part = squared > 0 ? -rounded_once(dot(along, ways[i])) / squared : 0;
        const bool is_beside = part > 0 && part < 1;
        const bool is_outside = count == 2 || rounded_once(cross(along, ways[i])) > 0;
        if (is_beside && is_outside) return side_of_band(ways[i], along, shape.radius, zoom);
        is_inside = is_inside && !is_outside;
        if (isect::length(rounded_once(ways[i])) < isect::length(rounded_once(ways[corner])))
            corner = i;
    }
    if (is_inside) return {{1, 0}, far_away};
    return side_of_disc(ways[corner], shape.radius, zoom);
}

std::vector<Side> sides_of(const Rounded& shape, const Camera& camera) {
    const double zoom = camera.state.zoom;
    const std::size_t count = shape.corners.size();
    std::vector<WideVec> ways;
    for (std::size_t i = 0; i < count; ++i)
        ways.push_back(
            from_view(camera, shape.corners[i], shape.rests.empty() ? Vec2{} : shape.rests[i]));
    if (shape.radius > 0) return {nearest_side(shape, ways, zoom)};
    std::vector<Side> sides;
    for (std::size_t i = 0; i < count; ++i) {
        // Through both corners, as exact as they are.
        const std::size_t next = (i + 1) % count;
        WideVec along = difference(shape.corners[next], shape.corners[i]);
        if (!shape.rests.empty()) along = along + difference(shape.rests[next], shape.rests[i]);
        const Vec2 way = rounded_once(along);
        const double length = isect::length(way);
        if (!(length > 0)) continue;
        const Vec2 out = (1 / length) * Vec2{way.y, -way.x};
        sides.push_back({out, -zoom * rounded_once(cross(along, ways[i])) / length});
    }
    return sides;
}

/// The part of a convex outline on the inner side.
std::vector<Vec2> cut(const std::vector<Vec2>& points, const Side& side) {
    std::vector<Vec2> kept;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2 a = points[i], b = points[(i + 1) % points.size()];
        const double over_a = isect::dot(side.out, a) - side.level;
        const double over_b = isect::dot(side.out, b) - side.level;
        if (over_a <= 0) kept.push_back(a);
        if ((over_a <= 0) != (over_b <= 0))
            kept.push_back(a + (over_a / (over_a - over_b)) * (b - a));
    }
    return kept;
}

}  // namespace

bool is_close_up(const Camera& camera, const Rounded& shape) {
    const double zoom = camera.state.zoom;
    const auto is_far = [&](Vec2 corner) {
        const Vec2 way = corner - camera.state.center;
        return std::max(std::abs(way.x), std::abs(way.y)) * zoom > far_away;
    };
    const bool has_far = std::any_of(shape.corners.begin(), shape.corners.end(), is_far);
    if (shape.radius > 0) return shape.radius * zoom > far_away && has_far;
    return has_far && shape.corners.size() > 1;
}

WholeOutline close_up_outline(const Rounded& shape, const Camera& camera, const Area& area) {
    constexpr double beyond = 100;  // so that no edge of the area is seen
    const Pt middle = camera.middle();
    const Vec2 origin{static_cast<double>(middle.x), static_cast<double>(middle.y)};
    const Vec2 min = area.min - origin - Vec2{beyond, beyond};
    const Vec2 max = area.max - origin + Vec2{beyond, beyond};
    std::vector<Vec2> points{min, {max.x, min.y}, max, {min.x, max.y}};
    for (const Side& side : sides_of(shape, camera)) points = cut(points, side);
    WholeOutline whole;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2 last = points[(i + points.size() - 1) % points.size()];
        whole.add(points[i] + origin, isect::length(points[i] - last));
    }
    if (!points.empty()) whole.finish();
    return whole;
}

std::optional<VisibleLine> visible_close_up(Vec2 from, Vec2 to, const Camera& camera) {
    const double zoom = camera.state.zoom;
    const WideVec to_start = from_view(camera, from, {}), along = difference(to, from);
    const Vec2 way = rounded_once(along);
    const double length = isect::length(way);
    if (!(length > 0)) return {};
    // The foot of the perpendicular from the middle of the view, and how far it is from both ends.
    const Vec2 ahead = (1 / length) * way;
    const Vec2 foot =
        (zoom * rounded_once(cross(along, to_start)) / length) * Vec2{-ahead.y, ahead.x};
    const double before = -zoom * rounded_once(dot(along, to_start)) / length;
    constexpr double reach = 1e5;
    const double first = std::max(-before, -reach), last = std::min(zoom * length - before, reach);
    if (!(first < last)) return {};
    const Pt middle = camera.middle();
    const Vec2 origin{static_cast<double>(middle.x), static_cast<double>(middle.y)};
    const auto at = [&](double t) { return to_point(origin + foot + t * ahead); };
    const Rect& area = camera.area;
    constexpr double beyond = 200;
    const Area cut_to{
        {static_cast<double>(area.min.x) - beyond, static_cast<double>(area.min.y) - beyond},
        {static_cast<double>(area.max.x) + beyond, static_cast<double>(area.max.y) + beyond}};
    const Vec2 start = origin + foot + first * ahead, delta = (last - first) * ahead;
    const auto part = part_within(cut_to, start, delta);
    if (!part) return {};
    const double span = last - first;
    return VisibleLine{at(first + part->min * span), at(first + part->max * span),
                       before + first + part->min * span};
}

}  // namespace lab
