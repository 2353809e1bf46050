// Explains why two static shapes overlap or don't, and the way out.
#include <algorithm>
#include <cmath>

#include "explain/reason.hpp"
#include "geometry/parting_axis.hpp"

namespace lab {

namespace {

using Mood = Sentence::Mood;

struct Extent {
    Vec2 at;
    Vec2 half;
};

Extent extent_of(const Geometry& geometry) {
    if (const auto* box = std::get_if<Aabb>(&geometry)) return {box->center, box->half};
    if (const auto* circle = std::get_if<Circle>(&geometry))
        return {circle->center, {circle->radius, circle->radius}};
    const auto* point = std::get_if<Vec2>(&geometry);
    return {point != nullptr ? *point : Vec2{}, {}};
}

/// The penetration depth of two shapes on an axis; negative for a gap.
double depth(const Told& told, bool on_x) {
    const Extent a = extent_of(told.moving()), b = extent_of(told.other());
    return on_x ? a.half.x + b.half.x - std::abs(a.at.x - b.at.x)
                : a.half.y + b.half.y - std::abs(a.at.y - b.at.y);
}

Reason apart_on_axis(const Told& told, bool on_x) {
    const std::string axis = on_x ? "x" : "y";
    // A gap that is lost in the rounding of the depth is known from the exact test.
    const double rounded = -depth(told, on_x);
    const double gap = rounded <= 0 ? std::abs(told.last.margin.value_or(0)) : rounded;
    if (gap == 0)
        return {{Mood::clear, "No overlap.",
                 told.mover() + " and " + told.obstacle() + " only touch on " + axis + "."},
                {}};
    const Extent a = extent_of(told.moving()), b = extent_of(told.other());
    const double side = (on_x ? a.at.x < b.at.x : a.at.y < b.at.y) ? 1 : -1;
    const Vec2 from =
        on_x ? Vec2{a.at.x + side * a.half.x, a.at.y} : Vec2{a.at.x, a.at.y + side * a.half.y};
    const Vec2 to = on_x ? Vec2{from.x + side * gap, from.y} : Vec2{from.x, from.y + side * gap};
    return {{Mood::clear, "No overlap.",
             told.mover() + " and " + told.obstacle() + " are " + spoken(gap) + " apart on " +
                 axis + ": one axis is enough to separate them."},
            Gap{from, to, spoken(gap), edge_beside(told.other(), to, on_x)}};
}

Reason apart(const Told& told, const std::string& why) {
    const auto closest = nearest_points(told.posed, told.query);
    const double gap = isect::length(closest.b - closest.a);
    if (gap == 0) {
        // In a close call, the gap may be too small for point coordinates.
        const bool is_close_call = told.last.margin.value_or(0) != 0;
        const std::string touch = is_close_call ? "." : ", where they only touch.";
        return {{Mood::clear, "No overlap.", why + touch}, {}};
    }
    return {{Mood::clear, "No overlap.",
             why + "; a gap of " + spoken(gap) + " lies between the edges."},
            Gap{closest.a, closest.b, spoken(gap)}};
}

Reason overlapping(const Told& told, const std::string& why) {
    const auto hit = push_of(told);
    const std::string push = hit ? spoken(isect::length(hit->delta)) : "0";
    return {{Mood::hit, "Overlap.", why + "; the shortest way out is " + push + " long."}, {}};
}

/// The part of a capsule nearest to a circle, according to the trace of the call that chose it.
/// There is none if the capsule has no length.
std::string part_of_capsule(const Told& told, const Call* call) {
    const auto is_true = [&](Term term) {
        const auto values = call->values_of(term);
        return !values.empty() && std::get<bool>(values.front());
    };
    const bool is_at_start = call == nullptr || is_true(Term::before_start);
    const bool is_at_end = !is_at_start && is_true(Term::beyond_end);
    if (const std::string segment = told.segment(); !segment.empty())
        return (is_at_start ? "the start of "
                : is_at_end ? "the end of "
                            : "a place between the ends of ") +
               segment;
    return is_at_start ? "the disc at the capsule's start"
           : is_at_end ? "the disc at the capsule's end"
                       : "the capsule's long side";
}

std::optional<Reason> of_box_and_circle(const Told& told) {
    const Decision& last = told.last;
    if (last.is(Term::closer_on_x)) return apart_on_axis(told, true);
    if (last.is(Term::closer_on_y)) return apart_on_axis(told, false);
    if (last.is(Term::center_in_x))
        return overlapping(told, "Above, in or below the box its edges decide");
    if (last.is(Term::center_in_y)) return overlapping(told, "Beside the box its edges decide");
    const std::string why = "At a corner only the distance to the corner counts";
    return last.yes ? overlapping(told, why) : apart(told, why);
}

/// "The centers are 96.000 apart, and the radii add up to 48.000"
std::string centers_against_radii(const Told& told) {
    const Extent a = extent_of(told.moving()), b = extent_of(told.other());
    return "The centers are " + spoken(isect::length(a.at - b.at)) +
           " apart, and the radii add up to " + spoken(a.half.x + b.half.x);
}

std::optional<Reason> of_boxes(const Told& told) {
    if (told.last.is(Term::closer_on_x)) return apart_on_axis(told, true);
    if (!told.last.yes) return apart_on_axis(told, false);
    return Reason{{Mood::hit, "Overlap.",
                   "They overlap on both axes: the way out is " + spoken(depth(told, true)) +
                       " on x and " + spoken(depth(told, false)) + " on y."},
                  {}};
}

/// Explains two convex shapes that a line separates.
Reason parted(const Told& told) {
    const auto axis = parting_axis(told.posed, told.query);
    if (!axis || axis->gap() <= 0)
        return apart(told, "A line fits between " + told.mover() + " and " + told.obstacle());
    const Closest closest = nearest_points(told.posed, told.query);
    const std::string gap = spoken(isect::length(closest.b - closest.a));
    return {{Mood::clear, "No overlap.",
             "A gap of " + gap + " lies between " + told.mover() + " and " + told.obstacle() +
                 ", along " + spoken(axis->seen()) + ", " + axis->what_as_seen +
                 ": one such axis is enough to separate them."},
            Gap{closest.a, closest.b, gap}};
}

Reason parted_by_none(const Told& told) {
    const auto axis = parting_axis(told.posed, told.query);
    const std::string why = "No line fits between " + told.mover() + " and " + told.obstacle();
    if (!axis) return overlapping(told, why);
    return {{Mood::hit, "Overlap.",
             why + ": even along " + spoken(axis->seen()) + ", where the way out is shortest, " +
                 "it is " + spoken(-axis->gap()) + " long."},
            {}};
}

std::optional<Reason> of_ranges(const Told& told) {
    const auto* a = std::get_if<Range>(&told.moving());
    const auto* b = std::get_if<Range>(&told.other());
    if (a == nullptr || b == nullptr) return {};
    const Range common = overlap(*a, *b);
    if (told.last.yes)
        return Reason{{Mood::hit, "Overlap.",
                       "Each begins before the other ends: they share " +
                           (common.is_empty() ? "the one number " + spoken(common.min)
                                              : spoken(common.max - common.min)) +
                           "."},
                      {}};
    const bool a_late = a->min >= b->max;
    const std::string late = a_late ? told.mover() : told.obstacle();
    const std::string early = a_late ? told.obstacle() : told.mover();
    const std::string after =
        common.min == common.max ? "just where " : spoken(common.min - common.max) + " after ";
    return Reason{{Mood::clear, "No overlap.",
                   late + " begins at " + spoken(common.min) + ", " + after + early + " ends."},
                  {}};
}

}  // namespace

std::optional<Reason> reason_of_place(const Told& told) {
    const Decision& last = told.last;
    if (last.in(library_file::overlaps_interval)) return of_ranges(told);
    const bool asks =
        told.query.kind == QueryKind::overlaps || told.query.kind == QueryKind::intersect;
    if (!asks) return {};
    if (last.in(library_file::overlaps_aabb_aabb)) return of_boxes(told);
    if (last.in(library_file::overlaps_circle_aabb)) return of_box_and_circle(told);
    if (last.in(library_file::overlaps_circle_circle)) {
        const std::string why = centers_against_radii(told);
        return last.yes ? overlapping(told, why) : apart(told, why);
    }
    if (last.in(library_file::overlaps_hull_hull) || last.is(Term::inside_sum))
        return last.yes ? parted_by_none(told) : parted(told);
    if (last.in(library_file::overlaps_circle_capsule) ||
        last.in(library_file::overlaps_circle_capsule_exactly)) {
        const Call* exact = told.root.find(library_file::overlaps_circle_capsule_exactly);
        const Call* chose = exact != nullptr ? exact : told.root.find(library_file::contact_foot);
        const std::string why = "The nearest part is " + part_of_capsule(told, chose);
        return last.yes ? overlapping(told, why) : apart(told, why);
    }
    return {};
}

}  // namespace lab
