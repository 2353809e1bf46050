#include "geometry/whole_outline.hpp"

#include <algorithm>
#include <cmath>

#include "geometry/close_up.hpp"

namespace lab {

namespace {

/// Clamps a vector so that its squared length doesn't overflow.
Vec2 within_numbers(Vec2 v) {
    constexpr double far = 1e100;
    return {std::clamp(v.x, -far, far), std::clamp(v.y, -far, far)};
}

Vec2 unit(Vec2 v) {
    const double length = isect::length(v);
    constexpr double far = 0x1p600;
    if (length > 0) return v * (1 / length);
    return v == Vec2{} ? v : unit(v * far);  // the squares of such a short vector underflow to zero
}

/// The angle between two directions. As the arc is halved repeatedly, its chord approaches it.
double angle_between(Vec2 from, Vec2 to) {
    double chord = isect::length(to - from), parts = 1;
    constexpr int halvings = 26;
    for (int i = 0; i < halvings; ++i) {
        chord /= std::sqrt(2 + std::sqrt(std::max(4 - chord * chord, 0.0)));
        parts *= 2;
    }
    return parts * chord;
}

/// Draws an arc by recursive halving, using no function but sqrt, so the result is the same on
/// every machine.
struct ArcPen {
    Area area;
    WholeOutline& into;

    void arc(Vec2 center, double radius, Vec2 from, Vec2 to) {
        halves(center, radius, from, to, radius * angle_between(from, to), 0);
    }

private:
    void halves(Vec2 center, double radius, Vec2 from, Vec2 to, double length, int depth) {
        // The midpoint of the arc, from +x toward +y. The sum of the two directions is too short to
        // use near a half turn.
        const bool obtuse = isect::dot(from, to) < 0;
        const Vec2 middle =
            unit(obtuse ? isect::perpendicular(from) - isect::perpendicular(to) : from + to);
        constexpr double deviation = 0.05;
        const double height = radius * (1 - isect::dot(from, middle));
        const Vec2 chord_middle = center + 0.5 * radius * (from + to);
        const double reach = radius * isect::length(to - from) + height;
        const bool seen =
            chord_middle.x + reach > area.min.x && chord_middle.x - reach < area.max.x &&
            chord_middle.y + reach > area.min.y && chord_middle.y - reach < area.max.y;
        // The first point never depends on the visible area, because dashes are counted from it.
        const bool counts = seen || into.points.empty();
        constexpr int deepest = 40;
        if (depth < 1 || (height > deviation && counts && depth < deepest)) {
            halves(center, radius, from, middle, length / 2, depth + 1);
            halves(center, radius, middle, to, length / 2, depth + 1);
        } else {
            into.add(center + radius * to, length);
        }
    }
};

struct Disc {
    Vec2 center;
    double radius{};
};

/// From this radius on, in points, the visible part of a circle's edge is straight.
constexpr double straight = 1e9;

/// Replaces a very large disc by a smaller one whose edge passes the screen at the same place. The
/// exact one would exceed the precision of double.
Disc without_excess(const Disc& disc, const Area& area) {
    if (disc.radius <= straight) return disc;
    const Vec2 middle = 0.5 * (area.min + area.max);
    const Vec2 way = disc.center - middle;
    const double far = isect::length(way);
    if (far + straight <= disc.radius) return {middle, straight};
    return {middle + ((far - disc.radius + straight) / far) * way, straight};
}

/// The point of a hull nearest to a point; the point itself if it is inside.
Vec2 nearest_of_hull(const std::vector<Vec2>& corners, Vec2 point) {
    Vec2 nearest = corners.front();
    bool inside = corners.size() > 2;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 from = corners[i], edge = corners[(i + 1) % corners.size()] - from;
        const double squared = isect::length_squared(edge);
        const double along =
            squared > 0 ? std::clamp(isect::dot(point - from, edge) / squared, 0.0, 1.0) : 0;
        const Vec2 place = from + along * edge;
        if (isect::length(place - point) < isect::length(nearest - point)) nearest = place;
        inside = inside && isect::cross(edge, point - from) >= 0;
    }
    return inside ? point : nearest;
}

WholeOutline whole_disc(const Disc& disc, const Area& area) {
    constexpr Vec2 right{1, 0};
    WholeOutline whole;
    ArcPen pen{area, whole};
    const auto [center, radius] = without_excess(disc, area);
    pen.arc(center, radius, right, -right);
    pen.arc(center, radius, -right, right);
    whole.finish();
    return whole;
}

}  // namespace

Vec2 precise(const Camera& camera, Vec2 world) {
    const Pt middle = camera.middle();
    return within_numbers((world - camera.state.center - camera.state.rest) * camera.state.zoom +
                          Vec2{static_cast<double>(middle.x), static_cast<double>(middle.y)});
}

WholeOutline whole_outline(const Rounded& shape, const Camera& camera, const Area& area) {
    if (is_close_up(camera, shape)) return close_up_outline(shape, camera, area);
    std::vector<Vec2> corners;
    for (const Vec2 corner : shape.corners) corners.push_back(precise(camera, corner));
    const double radius = within_numbers({shape.radius * camera.state.zoom, 0}).x;
    const std::size_t count = corners.size();
    if (radius > 0 && count == 1) return whole_disc({corners.front(), radius}, area);
    if (radius > straight)
        return whole_disc({nearest_of_hull(corners, 0.5 * (area.min + area.max)), radius}, area);

    WholeOutline whole;
    ArcPen pen{area, whole};
    const auto way_between = [&](std::size_t from, std::size_t to) {
        return unit(within_numbers(shape.corners[to]) - within_numbers(shape.corners[from]));
    };
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t last = (i + count - 1) % count, next = (i + 1) % count;
        const double edge = isect::length(corners[i] - corners[last]);
        if (!(radius > 0)) {
            whole.add(corners[i], edge);
        } else {
            const Vec2 from = -isect::perpendicular(way_between(last, i));
            whole.add(corners[i] + radius * from, edge);
            pen.arc(corners[i], radius, from, -isect::perpendicular(way_between(i, next)));
        }
    }
    whole.finish();
    return whole;
}

}  // namespace lab
