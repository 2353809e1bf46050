// Explains why a mover stops at one obstacle among many.
#include <algorithm>

#include "explain/path_test.hpp"
#include "explain/reason.hpp"
#include "geometry/decimal.hpp"

namespace lab {

namespace {

using Mood = Sentence::Mood;

/// A sentence about the first obstacle that the mover would meet beyond the end of its path.
std::string first_beyond(const Told& told) {
    std::optional<double> time;
    std::size_t first = 0;
    for (std::size_t i = 0; i < told.query.obstacles.size(); ++i) {
        if (facing_of(told.posed, told.query, i) != Vec2{}) continue;
        const auto test = path_test(told.posed, told.query, i);
        if (!test) continue;
        const Range inside = times_in_sum(*test);
        if (inside.is_empty() || inside.min < 1 || (time && inside.min >= *time)) continue;
        time = inside.min;
        first = i;
    }
    if (!time) return {};
    return " Farther on, it would hit " + told.obstacle(first) + " at t = " + spoken(*time) + ".";
}

/// Whether the path and the sum are as near as rounding can tell from touching.
bool touches_on_way(const PathTest& test) {
    constexpr double rounded = 1e-12;
    const Nearest near = nearest(test);
    const double size = isect::length(near.on_path) + isect::length(near.inside) + test.radius;
    return near.distance - test.radius <= rounded * size;
}

std::string listed(const std::vector<std::string>& all) {
    if (all.size() > 3) return std::to_string(all.size()) + " of them";
    std::string names = all.front();
    for (std::size_t i = 1; i < all.size(); ++i)
        names += (i + 1 == all.size() ? " and " : ", ") + all[i];
    return names;
}

/// A sentence about obstacles that the mover touches on its way without hitting them.
std::string touched_on_way(const Told& told) {
    std::vector<std::string> touched;
    for (std::size_t i = 0; i < told.query.obstacles.size(); ++i) {
        if (is_passed(told.posed, told.query, i)) continue;
        const auto test = path_test(told.posed, told.query, i);
        if (test && touches_on_way(*test)) touched.push_back(told.obstacle(i));
    }
    if (touched.empty()) return {};
    return " It only touches " + listed(touched) + ", and touching is no hit.";
}

/// A sentence about the first obstacle that lets the mover pass because it faces another side.
std::string passed_on_way(const Told& told) {
    for (std::size_t i = 0; i < told.query.obstacles.size(); ++i) {
        if (!is_passed(told.posed, told.query, i)) continue;
        return " It passes " + told.obstacle(i) + ", which is met only " +
               side_faced(facing_of(told.posed, told.query, i)) + ".";
    }
    return {};
}

bool starts_inside(const Told& told, std::size_t obstacle) {
    Query overlap = told.query;
    overlap.kind = QueryKind::overlaps;
    overlap.obstacles = {told.obstacle(obstacle)};
    return says_hit(ask(told.posed, overlap));
}

/// Which of two obstacles met at the same time is the one that is hit.
std::string why_first(const Told& told, const Candidate& first, const Candidate& other) {
    const std::string name = told.obstacle(other.obstacle);
    const std::string tie = " at the same time as " + name;
    if (!first.width || !other.width) return tie + ".";
    const std::string chosen = told.obstacle(first.obstacle) + " is chosen by where it is.";
    if (*first.width == 0) return tie + ", neither of them flat on a side, and " + chosen;
    if (*other.width == 0)
        return tie + ", but lies along its side, and meets only a corner or arc of " + name + ".";
    const std::string width = decimal(*first.width, 6);
    if (*first.width == *other.width)
        return tie + ", shares " + width + " of a side with each, and " + chosen;
    return tie + ", but shares more of its side with it: " + width + ", and " +
           decimal(*other.width, 6) + " with " + name + ".";
}

Reason first_of_many(const Told& told, const Sweep& sweep) {
    const std::size_t count = told.query.obstacles.size();
    if (!sweep.hit)
        return {{Mood::clear, "No hit.",
                 (count == 1 ? told.obstacle() + ", the only obstacle, isn't"
                             : "None of the " + std::to_string(count) + " obstacles is") +
                     " in the way of " + told.mover() + "." + passed_on_way(told) +
                     touched_on_way(told) + first_beyond(told)},
                {}};
    const std::string met = told.obstacle(sweep.index);
    if (sweep.time == 0 && starts_inside(told, sweep.index))
        return {{Mood::hit, hit_at(0),
                 told.mover() + " starts inside of " + met + ", and is held there."},
                {}};
    const Candidate* next = nullptr;
    const Candidate* first = nullptr;
    for (const Candidate& each : told.candidates) {
        if (each.obstacle == sweep.index) first = &each;
        if (each.obstacle == sweep.index || !each.time) continue;
        // A corner that a chain hides isn't met, although the edge alone would be.
        constexpr double earlier = 1e-9;
        if (*each.time < sweep.time - earlier) continue;
        if (next == nullptr || *each.time < *next->time) next = &each;
    }
    std::string why = told.mover() + " meets " + face_of(met, sweep.hit->normal);
    if (next == nullptr) {
        why += ", the only obstacle in its way.";
    } else if (first != nullptr && *next->time <= sweep.time) {
        why += why_first(told, *first, *next);
    } else {
        why += ", " + spoken(*next->time - sweep.time) + " before " +
               told.obstacle(next->obstacle) + ".";
    }
    return {{Mood::hit, hit_at(sweep.time), why}, {}};
}

Reason moved_on(const Told& told, const Moved& moved) {
    if (moved.sweeps.empty() || !moved.sweeps.front().hit)
        return {{Mood::clear, "No hit.",
                 "Nothing is in the way of " + told.mover() + ": it ends at " + spoken(moved.pos) +
                     "." + passed_on_way(told) + touched_on_way(told) + first_beyond(told)},
                {}};
    const Sweep& first = moved.sweeps.front();
    const auto hits = std::count_if(moved.sweeps.begin(), moved.sweeps.end(),
                                    [](const Sweep& sweep) { return sweep.hit.has_value(); });
    const bool is_put_out = first.time == 0 && starts_inside(told, first.index);
    const std::string meets =
        is_put_out ? " starts inside of " + told.obstacle(first.index) + ", is put out of it, and "
                   : " meets " + face_of(told.obstacle(first.index), first.hit->normal) + " and ";
    const bool stays = hits == 1 && moved.pos == first.pos;
    std::string why = told.mover() + meets + (stays ? "stops there" : goes_on(told.query.response));
    if (hits > 1) why += "; after " + std::to_string(hits) + " contacts";
    return {{Mood::hit, hit_at(first.time),
             why + (hits > 1 ? " it ends at " : "; it ends at ") + spoken(moved.pos) + "."},
            {}};
}

}  // namespace

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

std::string why_not_met(const Scene& posed, const Query& query, std::size_t obstacle,
                        std::optional<Range> of_whole) {
    Scene alone = posed;
    alone.queries = {query};
    alone.queries.front().kind = QueryKind::sweep;
    alone.queries.front().obstacles = {query.obstacles[obstacle]};
    const Evaluation evaluation{alone, 0, ask(alone)};
    if (says_hit(evaluation.answers.front())) return {};
    return reason_of(evaluation, 0, trace_of(alone, alone.queries.front()), of_whole)
        .sentence.detail;
}

std::vector<Candidate> candidates_of(const Told& told) {
    std::vector<Candidate> all = candidates_of(told.root);
    Query query = told.query;
    query.kind = QueryKind::sweep;
    for (Candidate& each : all) {
        if (each.is_swept) continue;
        query.obstacles = {told.query.obstacles[each.obstacle]};
        const auto sweep = std::get<Sweep>(ask(told.posed, query));
        if (sweep.hit) each.time = sweep.time;
    }
    return all;
}

std::optional<Reason> reason_of_many(const Told& told) {
    if (const auto* moved = std::get_if<Moved>(&told.answer)) return moved_on(told, *moved);
    const auto* sweep = std::get_if<Sweep>(&told.answer);
    if (sweep != nullptr && told.query.kind == QueryKind::sweep_into)
        return first_of_many(told, *sweep);
    return {};
}

}  // namespace lab
