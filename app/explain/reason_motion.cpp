// Explains why a moving shape hits an obstacle.
#include "explain/reason_motion.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

using Mood = Sentence::Mood;

/// The slab entered last decides the side.
std::string through_slabs(const PathTest& test) {
    const auto slabs = slabs_of(test);
    const bool x_last = slabs.x.min > slabs.y.min;
    const std::string last = x_last ? "x" : "y", first = x_last ? "y" : "x";
    const double earlier = x_last ? slabs.y.min : slabs.x.min;
    const double later = x_last ? slabs.x.min : slabs.y.min;
    if (std::isinf(earlier))
        return "it is in the " + first + " slab all along, and enters the " + last + " slab";
    // No time is counted from before the start.
    if (earlier < 0) return "it starts in the " + first + " slab, and enters the " + last + " slab";
    if (later - earlier < least_margin) return "it enters both slabs at once, at a corner";
    return "it enters the " + last + " slab last, " + spoken(later - earlier) + " after the " +
           first + " slab";
}

/// The distance at which two discs touch: the radius, or the sum of two.
std::string reach_of(const Told& told, double radius) {
    const double mover = rounded(told.moving()).radius, obstacle = rounded(told.other()).radius;
    if (mover == 0 || obstacle == 0) return "the radius, " + spoken(radius) + ",";
    return "the sum of the radii, " + spoken(mover) + " + " + spoken(obstacle) + ",";
}

/// The part of a polygon that is farthest in a direction.
std::string part_towards(const Geometry& shape, Vec2 direction) {
    constexpr double rounding = 1e-9;
    const Rounded outline = rounded(shape);
    double farthest = -std::numeric_limits<double>::infinity(), size = 0;
    for (const Vec2 corner : outline.corners) {
        farthest = std::max(farthest, dot(corner, direction));
        size = std::max(size, isect::length(corner));
    }
    const auto count = std::count_if(
        outline.corners.begin(), outline.corners.end(),
        [&](Vec2 corner) { return dot(corner, direction) >= farthest - rounding * size; });
    if (count > 1) return "an edge";
    if (outline.radius == 0) return "a corner";
    return outline.corners.size() > 1 ? "a round corner" : "the arc";
}

std::string parts_met(const Told& told, Vec2 normal) {
    if (std::holds_alternative<Segment>(told.other())) return "it crosses it between its ends";
    const std::string part = part_towards(told.other(), normal);
    const bool is_point = std::holds_alternative<Segment>(told.moving()) ||
                          std::holds_alternative<Vec2>(told.moving());
    if (is_point) return "it enters through " + part;
    return part_towards(told.moving(), -normal) + " of " + told.mover() + " meets " + part +
           " of " + told.obstacle();
}

/// When a path is within a disc, with as many digits as tell the two times apart. Rounded times may
/// have it that it never is.
std::string while_within(const Range& span, double time) {
    if (span.min >= span.max) return "for a moment at t = " + spoken(time);
    const auto [from, to] = spoken_apart(span.min, span.max);
    return "from t = " + from + " to " + to;
}

/// The part of the Minkowski sum that was entered.
std::string entered(const Told& told, const PathTest& test, const Hit& hit) {
    if (test.is_box()) return through_slabs(test);
    if (test.is_disc()) {
        const Range span = times_in_disc(test.path, test.center, test.radius);
        return "it is closer than " + reach_of(told, test.radius) + " " +
               while_within(span, hit.time);
    }
    if (test.core == PathTest::Core::corners) return parts_met(told, hit.normal);
    if (test.core == PathTest::Core::segment) {
        const Range span = overlap(times_in_sides(test), Range{0, 1});
        const bool by_side = !span.is_empty() && std::abs(span.min - hit.time) < 1e-9;
        if (by_side) return "it enters through a long side";
        const Range in_start = times_in_disc(test.path, test.line.start, test.radius);
        const bool by_start = std::abs(in_start.min - hit.time) < 1e-9;
        return std::string("it enters through the ") + (by_start ? "start" : "end") + " disc";
    }
    const bool* flat = told.root.last<bool>(Term::enters_flat_face);
    return flat != nullptr && *flat ? "it enters through a flat face"
                                    : "it enters through the arc at a corner";
}

Reason why_met(const Told& told, const PathTest& test, const Hit& hit, const Sweep* sweep) {
    const std::string stops =
        sweep != nullptr ? " It stops at " + spoken_place(sweep->pos) + "." : "";
    if (told.last.call->file_name().starts_with("intersect/"))
        return {{Mood::hit, hit_at(0),
                 told.mover() + " starts inside of " + told.obstacle() +
                     "; the shortest way out is " + spoken(isect::length(hit.delta)) + " long."},
                {}};
    const std::string where = face_of(told.obstacle(), hit.normal);
    if (hit.time == 0)
        return {{Mood::hit, hit_at(0),
                 told.mover() + " touches " + where + " where it starts, and would go in."},
                {}};
    // For two round shapes, the working already shows this.
    const Figures about = test.is_disc() ? Figures{} : grown_obstacle(told, test, "inside");
    return {{Mood::hit, hit_at(hit.time),
             told.mover() + " meets " + where + ": " + entered(told, test, hit) + "." + stops},
            {},
            about};
}

}  // namespace

Figures grown_obstacle(const Told& told, const PathTest& test, const std::string& label) {
    if (std::holds_alternative<Segment>(told.moving())) return {};
    return {grown_figure(test.sum, told.obstacle() + " grown by " + told.mover(), label)};
}

std::optional<Reason> reason_of_motion(const Told& told) {
    const QueryKind kind = told.query.kind;
    if (kind != QueryKind::raycast && kind != QueryKind::sweep) return {};
    const auto test = path_test(told.posed, told.query);
    if (!test) return {};
    const Sweep* sweep = std::get_if<Sweep>(&told.answer);
    const auto* cast = std::get_if<std::optional<Hit>>(&told.answer);
    const std::optional<Hit> hit = sweep != nullptr ? sweep->hit : *cast;
    if (!hit) return why_missed(told, *test);
    return why_met(told, *test, *hit, sweep);
}

}  // namespace lab
