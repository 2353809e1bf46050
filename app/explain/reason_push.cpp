// Explains why a push-out is as it is, and what it does not resolve.
#include <algorithm>

#include "explain/reason.hpp"
#include "geometry/parting_axis.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

/// Whether a capsule and a circle, in either order, are discs about the same point.
bool is_one_point(const Geometry& a, const Geometry& b) {
    const auto* capsule = std::get_if<Capsule>(&a);
    if (capsule == nullptr) capsule = std::get_if<Capsule>(&b);
    return capsule != nullptr && capsule->delta == Vec2{} && position(a) == position(b);
}

/// The part of a round shape that is farthest in a direction along an axis.
std::string end_of(const std::string& name, Vec2 direction) {
    const char* end = direction.x < 0   ? "leftmost"
                      : direction.x > 0 ? "rightmost"
                      : direction.y < 0 ? "highest"
                                        : "lowest";
    return std::string("the ") + end + " point of " + name;
}

/// The side of a box through which a push leads, and how much of a round shape has to come out of
/// it.
std::string through_face(const Told& told, const Hit& hit) {
    const bool box_asks = std::holds_alternative<Aabb>(told.moving());
    const std::string face =
        box_asks ? face_of(told.mover(), -hit.normal) : face_of(told.obstacle(), hit.normal);
    const auto ball = ball_of(box_asks ? told.other() : told.moving());
    if (!ball || ball->radius == 0) return "it leads through " + face + ", the nearest";
    const std::string end =
        box_asks ? end_of(told.obstacle(), hit.normal) : end_of(told.mover(), -hit.normal);
    return "it is that far from " + end + " to " + face + ", its nearest side";
}

/// Explains why there is no shorter way out.
std::string why_shortest(const Told& told, const Hit& hit) {
    const Call& call = told.root;
    if (const bool* by_x = call.last<bool>(Term::shorter_on_x)) {
        const double* other = call.last<double>(*by_x ? Term::depth_on_y : Term::depth_on_x);
        return std::string("on ") + (*by_x ? "y" : "x") + " it would be " +
               spoken(other != nullptr ? *other : 0);
    }
    if (call.in(library_file::intersect_hull_hull)) {
        const auto axis = parting_axis(told.posed, told.query);
        return (axis ? "it leads " + axis->what + ", " : "it is ") +
               "the axis on which they come apart soonest";
    }
    if (call.in(library_file::intersect_circle_capsule))
        return is_one_point(told.moving(), told.other())
                   ? "the centers coincide, so it is x by rule"
                   : "it leads along the shortest line between the center and " + told.axis();
    if (call.in(library_file::intersect_circle_circle)) {
        const Vec2* apart = call.last<Vec2>(Term::centers_apart);
        return apart != nullptr && *apart == Vec2{} ? "the centers coincide, so it is x by rule"
                                                    : "it leads along the line of the centers";
    }
    return call.last<Vec2>(Term::direction) != nullptr
               ? "beyond a corner it leads straight away from it"
               : through_face(told, hit);
}

/// The other obstacles of the same query that the pushed mover overlaps.
std::string pushed_into(const Told& told, const Hit& hit) {
    Scene there = told.posed;
    for (NamedShape& shape : there.shapes)
        if (shape.name == told.mover())
            set_place(shape.geometry, position(shape.geometry) + hit.delta);
    std::string names;
    for (const Query& each : told.posed.queries) {
        const bool is_like_it = each.kind == told.query.kind && each.mover == told.mover() &&
                                each.obstacles != told.query.obstacles;
        if (!is_like_it) continue;
        if (says_hit(ask(there, each)))
            names += (names.empty() ? "" : " and ") + each.obstacles.front();
    }
    return names.empty() ? "" : " There it overlaps " + names + ".";
}

/// Draws the depth on an axis, from an edge of the mover to the face through which it would leave
/// the obstacle. The line lies beside the mover, where no corner is in the way: the shorter one on
/// the side where the mover sticks out, the longer one on the other side, where the pushed mover
/// isn't drawn.
Figures way_out_on(const Told& told, bool on_x, bool is_shorter) {
    const Rounded mover = rounded(told.moving()), obstacle = rounded(told.other());
    const Vec2 along = on_x ? Vec2{1, 0} : Vec2{0, 1}, across = on_x ? Vec2{0, 1} : Vec2{1, 0};
    const Vec2 from_center = position(told.moving()) - position(told.other());
    const auto outward = [&](Vec2 axis) { return dot(from_center, axis) < 0 ? -axis : axis; };
    const Vec2 out = outward(along), aside = is_shorter ? outward(across) : -outward(across);
    const Vec2 shown = told.posed.content_size;
    const double row = range_along(mover, aside).max + 0.03 * std::max(shown.x, shown.y);
    const double edge = range_along(mover, out).min, face = range_along(obstacle, out).max;
    Figures figures{length_figure(is_shorter ? Figure::Ink::result : Figure::Ink::help,
                                  edge * out + row * aside, face * out + row * aside,
                                  spoken(face - edge),
                                  label_of(on_x ? Term::depth_on_x : Term::depth_on_y))};
    const double reach = range_along(obstacle, aside).max;
    if (reach < row)
        figures.push_back({Figure::Kind::line,
                           Figure::Ink::help,
                           {face * out + reach * aside, face * out + row * aside}});
    return figures;
}

/// Draws the lines that measure the push.
Figures ways_out(const Told& told, const Hit& hit) {
    const Call& call = told.root;
    if (const bool* by_x = call.last<bool>(Term::shorter_on_x)) {
        Figures figures = way_out_on(told, true, *by_x);
        for (Figure& figure : way_out_on(told, false, !*by_x)) figures.push_back(std::move(figure));
        return figures;
    }
    const bool is_box_and_ball = call.in(library_file::intersect_circle_aabb) ||
                                 call.in(library_file::intersect_aabb_circle);
    const bool by_face = call.last<Vec2>(Term::direction) == nullptr;
    if (!is_box_and_ball || !by_face) return {};
    return {length_figure(Figure::Ink::help, hit.pos - isect::length(hit.delta) * hit.normal,
                          hit.pos, spoken(isect::length(hit.delta)), "")};
}

}  // namespace

std::optional<Reason> reason_of_push(const Told& told) {
    const auto* hit = std::get_if<std::optional<Hit>>(&told.answer);
    if (told.query.kind != QueryKind::intersect || hit == nullptr || !hit->has_value()) return {};
    const Sentence sentence{Sentence::Mood::hit, "Overlap.",
                            "The shortest way out for " + told.mover() + " is " +
                                spoken(isect::length((*hit)->delta)) + " long, " +
                                spoken((*hit)->delta) + ": " + why_shortest(told, **hit) + "." +
                                pushed_into(told, **hit)};
    return Reason{sentence, {}, ways_out(told, **hit)};
}

}  // namespace lab
