#include "recording/judged_query.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "scene/number.hpp"

namespace lab {
namespace {

double allowed(const AskedQuery& query, double within) {
    constexpr double roundings = 16;
    const double epsilon = query.scalar == Scalar::float_
                               ? double{std::numeric_limits<float>::epsilon()}
                               : std::numeric_limits<double>::epsilon();
    const Extent extent = extent_by_bounds(query.mover);
    const double size =
        std::max({std::abs(extent.min.x), std::abs(extent.min.y), std::abs(extent.max.x),
                  std::abs(extent.max.y), isect::length(query.delta)});
    return within + roundings * epsilon * size;
}

/// A polygon that is smaller by so much, measured at its narrower side.
Polygon smaller(Polygon polygon, double by) {
    if (polygon.radius >= by) {
        polygon.radius -= by;
        return polygon;
    }
    const Extent extent = extent_by_bounds(polygon);
    const Vec2 size = extent.max - extent.min;
    const double share = std::max(1 - 2 * by / std::min(size.x, size.y), 0x1p-10);
    const Vec2 middle = 0.5 * (extent.min + extent.max) - polygon.pos;
    for (Vec2& point : polygon.points) point = middle + share * (point - middle);
    return polygon;
}

}  // namespace

JudgedQuery::JudgedQuery(const AskedQuery& query_, double within)
    : query(query_),
      ground(query_),
      hair(allowed(query_, within)),
      length(isect::length(query_.delta)) {}

Geometry JudgedQuery::cleared_start() const {
    Geometry start = query.mover;
    constexpr int most = 4;
    for (int i = 0; i < most; ++i) {
        const Inside inside = ground.inside_before(start);
        if (inside.depth == 0) break;
        start = moved_by(start, inside.out);
    }
    return start;
}

std::string JudgedQuery::text_of(Vec2 v) const {
    const double y = query.is_y_up ? 0 - v.y : v.y;
    return "(" + length_text(v.x) + ", " + length_text(y) + ")";
}

std::string length_text(double length) {
    constexpr double step = 1e5;
    const double rounded = std::round(length * step) / step;
    return number_text(std::isfinite(rounded) && rounded != 0 ? rounded : length + 0.0);
}

std::string units_text(double length) {
    const std::string text = length_text(length);
    return text + (text == "1" ? " unit" : " units");
}

WrongAnswer no_number(const std::string& which) {
    return {WrongKind::not_a_number, 0, {}, which + " that is no number."};
}

Geometry shrunk(const Geometry& mover, double by) {
    Geometry small = mover;
    const auto less = [by](double& size) { size = std::max(size - by, 0.0); };
    if (auto* box = std::get_if<Aabb>(&small)) {
        less(box->half.x);
        less(box->half.y);
    }
    if (auto* circle = std::get_if<Circle>(&small)) less(circle->radius);
    if (auto* capsule = std::get_if<Capsule>(&small)) less(capsule->radius);
    if (auto* polygon = std::get_if<Polygon>(&small)) *polygon = smaller(*polygon, by);
    return small;
}

}  // namespace lab
