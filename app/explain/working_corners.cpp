// Draws the line of a segment, and on which side of it the corners of a box lie.
#include <algorithm>
#include <cmath>
#include <string>
#include <variant>

#include "explain/reason.hpp"
#include "geometry/decimal.hpp"
#include "geometry/outline.hpp"

namespace lab {

namespace {

/// From a corner straight to the line, with its side as seen along the segment's direction.
Figure side_of_corner(const Segment& segment, Vec2 corner) {
    const Vec2 along = (1 / isect::length(segment.delta)) * segment.delta;
    const Vec2 between = corner - segment.start;
    const Vec2 foot = segment.start + isect::dot(between, along) * along;
    // y points down, so what is positive lies on the right.
    const double aside = isect::cross(along, between);
    const bool is_right = aside > 0;
    const std::string side = aside == 0 ? "on the line" : is_right ? "right " : "left ";
    return length_figure(is_right ? Figure::Ink::asked : Figure::Ink::result, corner, foot,
                         aside == 0 ? side : side + spoken(std::abs(aside)), "");
}

}  // namespace

Figures working_of_corners(const Told& told) {
    // It is much to see, so a scene has to ask for it, as for the axes of two solids.
    if (told.posed.show.count(Layer::axes) == 0) return {};
    if (told.query.kind != QueryKind::raycast || told.query.obstacles.size() != 1) return {};
    const auto* segment = std::get_if<Segment>(&told.moving());
    const auto* box = std::get_if<Aabb>(&told.other());
    if (segment == nullptr || box == nullptr || isect::length(segment->delta) == 0) return {};
    const double farthest =
        std::max({isect::length(told.posed.content_size), isect::length(segment->delta),
                  isect::length(box->center - segment->start) + isect::length(box->half)});
    const Vec2 beyond = (2 * farthest / isect::length(segment->delta)) * segment->delta;
    Figures figures{{Figure::Kind::line,
                     Figure::Ink::help,
                     {segment->start - beyond, segment->start + segment->delta + beyond}}};
    for (const Vec2 corner : rounded(*box).corners)
        figures.push_back(side_of_corner(*segment, corner));
    return figures;
}

}  // namespace lab
