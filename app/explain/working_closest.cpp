// Draws the test of a round shape against a box or another round shape: the nearest point and the
// radius.
#include "explain/reason.hpp"

namespace lab {

namespace {

/// The label of the value that is the distance or depends on it.
std::string label_of_distance(const Told& told) {
    for (const Term term : {Term::gap_between, Term::centers_apart, Term::on_box}) {
        if (!told.root.values_of(term).empty()) return label_of(term);
    }
    return told.last.label;
}

Figures around_box(const Told& told, const Ball& ball, const Aabb& box) {
    const Vec2 nearest = isect::closest_point(box, ball.center);
    const double distance = isect::length(nearest - ball.center);
    // A center inside the box is its own nearest point, and a point has no radius to compare with.
    if (distance == 0 || ball.radius == 0) return {};
    const bool by_one_axis =
        (told.last.is(Term::closer_on_x) || told.last.is(Term::closer_on_y)) && !told.last.yes;
    if (by_one_axis) return {};
    const std::string label = label_of_distance(told);
    return {length_figure(Figure::Ink::asked, ball.center, nearest,
                          held_against(distance, ball.radius), label),
            {Figure::Kind::dot, Figure::Ink::asked, {nearest}, "", label}};
}

Figures between_centers(const Told& told, const Ball& a, const Ball& b) {
    const double apart = isect::length(b.center - a.center), radii = a.radius + b.radius;
    if (apart == 0 || radii == 0) return {};
    const std::string label = label_of_distance(told);
    return {
        grown_figure({{b.center}, radii}, "", label),
        length_figure(Figure::Ink::asked, a.center, b.center, held_against(apart, radii), label)};
}

}  // namespace

Figures working_of_closest(const Told& told) {
    if (row_of(told.query).along_path) return {};
    const auto a = ball_of(told.moving()), b = ball_of(told.other());
    if (a && b) return between_centers(told, *a, *b);
    const auto* mover = std::get_if<Aabb>(&told.moving());
    const auto* obstacle = std::get_if<Aabb>(&told.other());
    if (a && obstacle != nullptr) return around_box(told, *a, *obstacle);
    if (b && mover != nullptr) return around_box(told, *b, *mover);
    return {};
}

}  // namespace lab
