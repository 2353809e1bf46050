// Explains distances and closest points.
#include "explain/reason.hpp"

namespace lab {

namespace {

/// The parts that add up to the distance.
std::string parts_of(const Told& told) {
    const Call& call = told.root;
    if (const Vec2* gap = call.last<Vec2>(Term::gap_between)) {
        const std::string x = spoken(gap->x), y = spoken(gap->y);
        return call.last<double>(Term::distance) == nullptr
                   ? "They are " + x + " apart on x and " + y + " on y"
                   : "The center is " + x + " on x and " + y +
                         " on y from the box, minus the radius";
    }
    if (const double* apart = call.last<double>(Term::centers_apart))
        return "The centers are " + spoken(*apart) + " apart, minus both radii";
    if (const Vec2* apart = call.last<Vec2>(Term::centers_apart))
        return told.segment().empty()
                   ? "The capsule's segment is " + spoken(isect::length(*apart)) +
                         " away from the center, minus both radii"
                   : told.segment() + " is " + spoken(isect::length(*apart)) +
                         " away from the center, minus the radius";
    if (call.in(library_file::distance_hull_hull))
        return "That is the gap between " + told.mover() + " and " + told.obstacle() +
               " where it is narrowest";
    return "";
}

/// What the two closest points lie on.
std::string found_on(const Told& told) {
    const Call& call = told.root;
    if (const Vec2* on_box = call.last<Vec2>(Term::on_box)) {
        const bool asks = std::holds_alternative<Aabb>(told.moving());
        return spoken(*on_box) + " is the point of " + (asks ? told.mover() : told.obstacle()) +
               " that is nearest to the center, and the other lies on the way there";
    }
    if (call.in(library_file::closest_circle_circle)) return "Both lie on the line of the centers";
    if (const Vec2* apart = call.last<Vec2>(Term::centers_apart))
        return "Both lie on the shortest line from the center to " + told.axis() + ", which is " +
               spoken(isect::length(*apart)) + " long";
    if (call.in(library_file::closest_aabb_aabb) && std::holds_alternative<Vec2>(told.moving()))
        return told.mover() + " is clamped to " + told.obstacle() +
               " on each axis: " + spoken(*call.last<Vec2>(Term::on_b));
    if (call.in(library_file::closest_aabb_aabb))
        return "Each center is clamped to the other box: " + spoken(*call.last<Vec2>(Term::on_a)) +
               " and " + spoken(*call.last<Vec2>(Term::on_b));
    return "They are the two ends of the shortest line from " + told.mover() + " to " +
           told.obstacle();
}

/// Explains distance 0: the shapes touch, or overlap by some depth.
Reason at_no_distance(const Told& told) {
    const auto push = push_of(told);
    const std::string both = told.mover() + " and " + told.obstacle();
    const std::string why = push ? both + " overlap: the shortest way out is " +
                                       spoken(isect::length(push->delta)) + " long."
                                 : both + " touch: nothing is between them.";
    return {{Sentence::Mood::hit, "Distance 0.", why}, {}};
}

}  // namespace

std::optional<Reason> reason_of_distance(const Told& told) {
    const auto* answer = std::get_if<Distance>(&told.answer);
    const auto* closest = std::get_if<Closest>(&told.answer);
    if (answer == nullptr && closest == nullptr) return {};
    const double distance =
        answer != nullptr ? answer->distance : isect::length(closest->b - closest->a);
    if (distance == 0) return at_no_distance(told);
    const std::string why = answer != nullptr ? parts_of(told) : found_on(told);
    if (why.empty()) return {};
    return Reason{{Sentence::Mood::neutral, "Distance " + spoken(distance) + ".", why + "."}, {}};
}

}  // namespace lab
