// Why a mover stops at one obstacle among many, and what distances are made of.
#include <algorithm>

#include "explain/candidates.hpp"
#include "explain/reason.hpp"

namespace lab {

namespace {

using Mood = Sentence::Mood;

Reason first_of_many(const Told& told, const Sweep& sweep) {
    const std::size_t count = told.query.obstacles.size();
    if (!sweep.hit)
        return {{Mood::clear, "No hit.",
                 "None of the " + std::to_string(count) + " obstacles is in the way of " +
                     told.mover() + "."},
                {}};
    const std::string met = told.obstacle(sweep.index);
    const std::vector<Candidate> candidates = candidates_of(told.root);
    const Candidate* next = nullptr;
    for (const Candidate& each : candidates) {
        if (each.obstacle == sweep.index || !each.time) continue;
        if (next == nullptr || *each.time < *next->time) next = &each;
    }
    std::string why = told.mover() + " meets " + face_of(met, sweep.hit->normal);
    if (next == nullptr) {
        why += ", the only obstacle in its way.";
    } else if (*next->time == sweep.time) {
        why += " at the same time as " + told.obstacle(next->obstacle) +
               ", but by a wider side, or named first.";
    } else {
        why += ", " + spoken(*next->time - sweep.time) + " before " +
               told.obstacle(next->obstacle) + ".";
    }
    return {{Mood::hit, hit_at(sweep.time), why}, {}};
}

const char* goes_on(Response response) {
    switch (response) {
        case Response::slide:
            return "slides along it";
        case Response::bounce:
            return "bounces off";
        case Response::invert:
            return "turns back";
        case Response::stop:
            break;
    }
    return "stops there";
}

Reason moved_on(const Told& told, const Moved& moved) {
    if (moved.sweeps.empty() || !moved.sweeps.front().hit)
        return {{Mood::clear, "No hit.",
                 "Nothing is in the way of " + told.mover() + ": it ends at " + spoken(moved.pos) +
                     "."},
                {}};
    const Sweep& first = moved.sweeps.front();
    const auto hits = std::count_if(moved.sweeps.begin(), moved.sweeps.end(),
                                    [](const Sweep& sweep) { return sweep.hit.has_value(); });
    std::string why = told.mover() + " meets " +
                      face_of(told.obstacle(first.index), first.hit->normal) + " and " +
                      goes_on(told.query.response);
    if (hits > 1) why += "; after " + std::to_string(hits) + " contacts";
    return {{Mood::hit, hit_at(first.time),
             why + (hits > 1 ? " it ends at " : "; it ends at ") + spoken(moved.pos) + "."},
            {}};
}

/// What was added up.
std::string parts_of(const Told& told) {
    const Call& call = told.root;
    if (const Vec2* gap = call.last<Vec2>("gap")) {
        const std::string axes = spoken(gap->x) + " on x and " + spoken(gap->y) + " on y";
        return call.last<double>("left") == nullptr
                   ? "Between them are " + axes
                   : "From the center to the box are " + axes + ", from which the radius goes off";
    }
    if (const double* apart = call.last<double>("apart"))
        return "The centers are " + spoken(*apart) + " apart, from which both radii go off";
    if (const Vec2* apart = call.last<Vec2>("apart"))
        return "The capsule's segment is " + spoken(isect::length(*apart)) +
               " away from the center, from which both radii go off";
    if (call.file_name().ends_with("hull_hull.hpp"))
        return "So far is " + told.mover() + " from the Minkowski sum, less both radii";
    return "";
}

}  // namespace

std::optional<Reason> reason_of_many(const Told& told) {
    if (const auto* moved = std::get_if<Moved>(&told.answer)) return moved_on(told, *moved);
    const auto* sweep = std::get_if<Sweep>(&told.answer);
    if (sweep != nullptr && told.query.kind == QueryKind::sweep_into)
        return first_of_many(told, *sweep);
    return {};
}

std::optional<Reason> reason_of_distance(const Told& told) {
    const auto* answer = std::get_if<Distance>(&told.answer);
    if (answer == nullptr) return {};
    if (answer->distance == 0)
        return Reason{{Mood::hit, "Distance 0.",
                       told.mover() + " and " + told.obstacle() + " touch or overlap."},
                      {}};
    const std::string parts = parts_of(told);
    if (parts.empty()) return {};
    return Reason{{Mood::neutral, "Distance " + spoken(answer->distance) + ".", parts + "."}, {}};
}

}  // namespace lab
