#include "geometry/close_up.hpp"

#include <algorithm>
#include <cmath>

namespace lab {
namespace {

/// Beyond so many points from the middle of the screen, a double's digits don't suffice.
constexpr double far_away = 1e9;

/// A sum with twice the digits of a double.
struct Wide {
    double high{}, low{};

    void add(double value) {
        const double sum = high + value, added = sum - high;
        low += (high - (sum - added)) + (value - added);
        high = sum;
    }
    void add_product(double a, double b) {
        const double product = a * b;
        add(product);
        low += std::fma(a, b, -product);
    }
    void add_product(const Wide& a, const Wide& b, double sign) {
        add_product(sign * a.high, b.high);
        low += sign * (a.high * b.low + a.low * b.high);
    }
    double value() const { return high + low; }
};

struct WideVec {
    Wide x, y;

    Vec2 value() const { return {x.value(), y.value()}; }
};

WideVec difference(Vec2 a, Vec2 b) {
    WideVec way;
    way.x.add(a.x);
    way.x.add(-b.x);
    way.y.add(a.y);
    way.y.add(-b.y);
    return way;
}

/// From the middle of the view to a corner.
WideVec from_view(const Camera& camera, Vec2 corner, Vec2 rest) {
    WideVec way = difference(corner, camera.state.center);
    way.x.add(rest.x - camera.state.rest.x);
    way.y.add(rest.y - camera.state.rest.y);
    return way;
}

Wide dot(const WideVec& a, const WideVec& b) {
    Wide sum;
    sum.add_product(a.x, b.x, 1);
    sum.add_product(a.y, b.y, 1);
    return sum;
}
Wide cross(const WideVec& a, const WideVec& b) {
    Wide sum;
    sum.add_product(a.x, b.y, 1);
    sum.add_product(a.y, b.x, -1);
    return sum;
}

/// A boundary near the view: the shape is where dot(out, p) <= level, p in points from the middle.
struct Side {
    Vec2 out;
    double level{};
};

/// Where the disc about a corner ends: |way|² - radius², divided by the sum of both.
Side side_of_disc(const WideVec& to_center, double radius, double zoom) {
    Wide excess = dot(to_center, to_center);
    excess.add_product(-radius, radius);
    const double apart = isect::length(to_center.value());
    const Vec2 out = apart > 0 ? -(1 / apart) * to_center.value() : Vec2{1, 0};
    return {out, -zoom * excess.value() / (apart + radius)};
}

/// Where the band of a radius beside a line ends, on the side of the view.
Side side_of_band(const WideVec& to_start, const WideVec& along, double radius, double zoom) {
    const Vec2 way = along.value();
    const double length = isect::length(way);
    const Wide turn = cross(along, to_start);  // negative if the view is on the right of the line
    const Vec2 right = (1 / length) * Vec2{-way.y, way.x};
    const double side = turn.value() > 0 ? -1 : 1;
    if (radius == 0) return {side * right, zoom * side * turn.value() / length};
    Wide excess;
    excess.add_product(turn, turn, 1);
    Wide squared;
    squared.add_product(radius, radius);
    const Wide whole = dot(along, along);
    excess.add_product(squared, whole, -1);
    const double sum = length * (std::abs(turn.value()) + radius * length);
    return {side * right, -zoom * excess.value() / sum};
}

/// The boundary of a rounded shape that is nearest to the view.
Side nearest_side(const Rounded& shape, const std::vector<WideVec>& ways, double zoom) {
    const std::size_t count = ways.size();
    std::size_t corner = 0;
    bool is_inside = count > 2;
    for (std::size_t i = 0; i < count; ++i) {
        const WideVec along = difference(shape.corners[(i + 1) % count], shape.corners[i]);
        const double squared = dot(along, along).value();
        const double part = squared > 0 ? -dot(along, ways[i]).value() / squared : 0;
        const bool is_beside = part > 0 && part < 1;
        const bool is_outside = count == 2 || cross(along, ways[i]).value() > 0;
        if (is_beside && is_outside) return side_of_band(ways[i], along, shape.radius, zoom);
        is_inside = is_inside && !is_outside;
        if (isect::length(ways[i].value()) < isect::length(ways[corner].value())) corner = i;
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
        if (!shape.rests.empty()) {
            along.x.add(shape.rests[next].x - shape.rests[i].x);
            along.y.add(shape.rests[next].y - shape.rests[i].y);
        }
        const Vec2 way = along.value();
        const double length = isect::length(way);
        if (!(length > 0)) continue;
        const Vec2 out = (1 / length) * Vec2{way.y, -way.x};
        sides.push_back({out, -zoom * cross(along, ways[i]).value() / length});
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
    const Vec2 way = along.value();
    const double length = isect::length(way);
    if (!(length > 0)) return {};
    // The foot of the perpendicular from the middle of the view, and how far it is from both ends.
    const Vec2 ahead = (1 / length) * way;
    const Vec2 foot = (zoom * cross(along, to_start).value() / length) * Vec2{-ahead.y, ahead.x};
    const double before = -zoom * dot(along, to_start).value() / length;
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
