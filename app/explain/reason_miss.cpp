// Explains why a moving shape misses an obstacle.
#include <algorithm>
#include <cmath>

#include "explain/reason_motion.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

using Mood = Sentence::Mood;

constexpr const char* no_hit = "No hit.";

/// Times of the line beyond as many lengths of the path explain nothing.
constexpr double far_along = 10;

Reason missed(std::string detail, std::optional<Gap> gap = {}) {
    return {{Mood::clear, no_hit, std::move(detail)}, std::move(gap)};
}

/// Half of a mover's size on an axis, from its position to its edge; 0 for a ray.
double half_of_mover(const Told& told, bool on_x) {
    if (std::holds_alternative<Segment>(told.moving())) return 0;
    const Rounded mover = rounded(told.moving());
    double half = 0;
    for (const Vec2 corner : mover.corners) {
        const Vec2 from_place = corner - position(told.moving());
        half = std::max(half, on_x ? from_place.x : from_place.y);
    }
    return half + mover.radius;
}

/// The closest points of the obstacle and the sweep's mover, or the ray, at a time.
Closest nearest_at(const Told& told, const PathTest& test, double time) {
    Scene then = told.posed;
    for (NamedShape& shape : then.shapes) {
        if (shape.name != told.mover()) continue;
        if (std::holds_alternative<Segment>(shape.geometry)) {
            shape.geometry = test.path.at(time);
        } else {
            set_place(shape.geometry, test.path.at(time));
        }
    }
    return nearest_points(then, told.query);
}

/// How a path stays outside one slab.
struct BesideSlab {
    std::string slab;  ///< "the x slab"
    Range span;        ///< when the line of the path is inside
    bool is_past{};    ///< whether that was before the start
    double margin{};   ///< the smallest distance to the slab
    double nearer{};   ///< how much nearer the mover comes
    Gap gap;

    std::string of(const Told& told) const { return slab + " of " + told.obstacle(); }
};

BesideSlab beside_slab(const Told& told, const PathTest& test, bool on_x) {
    const auto along = [&](Vec2 v) { return on_x ? v.x : v.y; };
    const auto slabs = slabs_of(test);
    BesideSlab at;
    at.slab = std::string("the ") + (on_x ? "x" : "y") + " slab";
    at.span = on_x ? slabs.x : slabs.y;
    at.is_past = at.span.max <= 0;
    at.nearer = std::abs(along(test.path.delta));
    const Vec2 from = at.is_past || at.nearer == 0 ? test.path.start : test.path.end();
    const double side = along(from) < along(test.center) ? -1 : 1;
    const double edge = along(test.center) + side * along(test.reach());
    at.margin = std::abs(edge - along(from));
    // From the mover's edge to the obstacle's, since both are visible.
    const double half = -side * half_of_mover(told, on_x);
    const Vec2 to_edge = on_x ? Vec2{half, 0} : Vec2{0, half};
    const Vec2 to = (on_x ? Vec2{edge, from.y} : Vec2{from.x, edge}) + to_edge;
    at.gap = {from + to_edge, to, spoken(at.margin), edge_beside(told.other(), to, on_x)};
    return at;
}

/// The mover is level with an edge, or reaches it, and goes no further.
std::string at_edge(const BesideSlab& at, const Told& told, const PathTest& test) {
    const std::string edge = " the edge of " + at.of(told);
    if (test.path.delta == Vec2{}) return "rests on" + edge + ".";
    if (at.nearer == 0) return "runs along" + edge + " and never enters it.";
    return at.is_past ? "starts on" + edge + " and leads away from it."
                      : "ends on" + edge + ", and goes no further.";
}

/// A leg of a longer motion doesn't say where it would have ended.
std::string piece_beside(const BesideSlab& at, const Told& told) {
    return (at.is_past ? "leads away from " : "stays " + spoken(at.margin) + " away from ") +
           at.of(told) + ".";
}

/// When the line of a path that stops short would enter the obstacle.
std::string would_enter(double time) {
    if (time < 1 || time > far_along) return ".";
    return ": it would enter at t = " + spoken(time) + ", after its end.";
}

/// Says where the line of the path leads, which may miss the obstacle.
std::string heading_beside(const BesideSlab& at, const Told& told, const PathTest& test) {
    const std::string away = spoken(at.margin) + " away from " + at.of(told);
    // A path mostly along the slab that closes less than the remaining distance doesn't head for
    // it.
    if (!at.is_past && at.nearer <= at.margin && 4 * at.nearer <= isect::length(test.path.delta))
        return "ends " + away + ", and came only " + spoken(at.nearer) + " nearer to it.";
    if (times_in_sum(test).is_empty())
        return at.is_past
                   ? "starts " + away + ", and leads away from it."
                   : "ends " + away + ", and would miss " + told.obstacle() + " if it went on.";
    if (at.is_past && at.span.max < -far_along)
        return "starts " + away + ", past " + told.obstacle() + ".";
    if (at.is_past)
        return "starts past " + told.obstacle() + ": it left " + at.slab +
               " at t = " + spoken(at.span.max) + ", before its start.";
    return "stops " + spoken(at.margin) + " short of " + at.of(told) + would_enter(at.span.min);
}

/// The mover never comes between the two edges of one axis.
Reason outside_slab(const Told& told, const PathTest& test, bool on_x) {
    const BesideSlab at = beside_slab(told, test, on_x);
    const std::string mover = told.mover() + " ";
    if (at.margin == 0) return missed(mover + at_edge(at, told, test));
    if (at.nearer == 0)
        return missed(mover + (test.path.delta == Vec2{} ? "rests" : "runs") + " beside " +
                          at.of(told) + ", " + spoken(at.margin) + " away from it.",
                      at.gap);
    if (told.of_whole) return missed(mover + piece_beside(at, told), at.gap);
    return missed(mover + heading_beside(at, told, test), at.gap);
}

/// The line leaves one slab before it enters the other.
Reason between_slabs(const Told& told, const PathTest& test) {
    const auto slabs = slabs_of(test);
    const bool x_late = slabs.x.min >= slabs.y.max;
    const double leaves = x_late ? slabs.y.max : slabs.x.max;
    const double enters = x_late ? slabs.x.min : slabs.y.min;
    const std::string first = x_late ? "y" : "x", second = x_late ? "x" : "y";
    const double margin = enters - leaves;
    const bool has_size = !std::holds_alternative<Segment>(told.moving());
    const std::string grown = has_size ? " grown by " + told.mover() : "";
    const std::string leaving = told.mover() + " leaves the " + first + " slab of " +
                                told.obstacle() + grown + " at t = " + told.when(leaves);
    // Rounded times may suggest that the slabs overlap.
    Reason reason = margin <= 0
                        ? missed(leaving + ", just as it enters the " + second + " slab.")
                        : missed(leaving + ", " + told.how_long(margin) + " before it enters the " +
                                     second + " slab at " + told.when(enters) + ".",
                                 Gap{test.path.at(leaves), test.path.at(enters),
                                     told.how_long(margin) + " of the way"});
    reason.figures = grown_obstacle(told, test, label_of(Term::line_meets_box));
    return reason;
}

/// The mover touches, or passes at a distance that only exact arithmetic tells from 0.
Reason nearly_touches(const Told& told, double time) {
    const bool touches = told.last.margin.value_or(0) == 0;
    return missed(told.mover() + (touches ? " touches " : " passes ") + told.obstacle() +
                  " at t = " + told.when(time) +
                  (touches ? " without entering it." : " without touching it."));
}

/// The mover never comes near enough.
Reason too_far(const Told& told, const PathTest& test) {
    const Nearest at = nearest(test);
    const double margin = at.distance - test.radius;
    if (margin <= least_margin * at.distance) return nearly_touches(told, at.time);
    const Closest ends = nearest_at(told, test, at.time);
    const Gap gap{ends.a, ends.b, spoken(margin)};
    const bool is_round_box = test.core == PathTest::Core::box && !test.is_disc();
    if (is_round_box && !overlap(times_in_box(test), Range{0, 1}).is_empty()) {
        Reason reason = missed(
            told.mover() + " passes a corner of " + told.obstacle() + " by " + spoken(margin) +
                ": on x and on y it is near enough at once, but not to the corner.",
            gap);
        reason.figures = grown_obstacle(told, test, label_of(Term::line_meets_box));
        return reason;
    }
    if (at.time == 1 && told.of_whole)
        return missed(told.mover() + " comes no nearer to " + told.obstacle() + " than " +
                          spoken(margin) + ".",
                      gap);
    if (at.time == 1) {
        // Only a path that leads to the obstacle can stop short of it.
        const Range inside = times_in_sum(test);
        // A wall is crossed in one moment.
        const bool is_wall = std::holds_alternative<Segment>(told.other());
        if (is_wall ? inside.min > inside.max : inside.is_empty())
            return missed(told.mover() + " ends " + spoken(margin) + " away from " +
                              told.obstacle() + ", and would miss it if it went on.",
                          gap);
        return missed(told.mover() + " stops " + spoken(margin) + " short of " + told.obstacle() +
                          would_enter(inside.min),
                      gap);
    }
    if (at.time == 0)
        return missed(told.mover() + " starts " + spoken(margin) + " away from " + told.obstacle() +
                          " and comes no nearer.",
                      gap);
    return missed(told.mover() + " passes " + told.obstacle() + " at a distance of " +
                      spoken(margin) + ", at t = " + told.when(at.time) + ".",
                  gap);
}

/// The path is never in both slabs at once, on its way from 0 to 1.
Reason outside_box(const Told& told, const PathTest& test) {
    const auto slabs = slabs_of(test);
    const Range way{0, 1};
    if (overlap(slabs.x, way).is_empty()) return outside_slab(told, test, true);
    if (overlap(slabs.y, way).is_empty()) return outside_slab(told, test, false);
    return between_slabs(told, test);
}

}  // namespace

std::optional<Reason> why_missed(const Told& told, const PathTest& test) {
    const Decision& last = told.last;
    // A wall without thickness has no slabs.
    if (std::holds_alternative<Segment>(told.other())) return too_far(told, test);
    if (last.is(Term::is_missed))
        return test.is_box() ? outside_box(told, test) : too_far(told, test);
    if (last.is(Term::extents_on_x)) return outside_slab(told, test, true);
    if (last.is(Term::extents_on_y)) return outside_slab(told, test, false);
    if (last.is(Term::line_meets_box)) return between_slabs(told, test);
    const bool by_distance = last.is(Term::ray_meets_disc) || last.is(Term::sweep_meets_disc) ||
                             last.is(Term::path_meets_capsule) || last.is(Term::path_meets_box) ||
                             last.is(Term::enters_rounded_box) || last.is(Term::inside_sum);
    if (by_distance) return too_far(told, test);
    return {};
}

}  // namespace lab
