#include "explain/sentence.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "explain/reason.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

using Mood = Sentence::Mood;

std::string name_or(const Query& query, std::size_t obstacle) {
    return obstacle < query.obstacles.size() ? query.obstacles[obstacle] : "obstacle";
}

std::string met(const std::string& mover, const std::string& obstacle, const Hit& hit) {
    return mover + " meets " + face_of(obstacle, hit.normal) + " at " + spoken(hit.pos);
}

struct Teller {
    const Query& query;

    std::string first() const { return query.mover; }
    std::string second() const { return name_or(query, 0); }

    Sentence operator()(const Overlaps& answer) const {
        const QueryRow& row = row_of(query);
        const Verdict& verdict = answer.overlaps ? row.yes : row.no;
        return {answer.overlaps ? Mood::hit : Mood::clear, verdict.answer,
                first() + " and " + second() + " " + verdict.about + "."};
    }
    Sentence operator()(const std::optional<Hit>& answer) const {
        return row_of(query).along_path ? cast(answer) : pushed(answer);
    }
    Sentence cast(const std::optional<Hit>& hit) const {
        if (!hit)
            return {Mood::clear, "No hit.",
                    first() + " passes " + second() + " or only touches it."};
        if (hit->time == 0 && dot(hit->delta, hit->normal) == 0 && hit->delta == Vec2{}) {
            return {Mood::hit, hit_at(0), first() + " starts inside " + second() + "."};
        }
        return {Mood::hit, hit_at(hit->time), met(first(), second(), *hit) + "."};
    }
    Sentence pushed(const std::optional<Hit>& hit) const {
        if (!hit)
            return {Mood::clear, "No overlap.", first() + " and " + second() + " at most touch."};
        return {Mood::hit, "Overlap.",
                "The shortest way out for " + first() + " is " + spoken(hit->delta) + ", " +
                    spoken(length(hit->delta)) + " long."};
    }
    Sentence operator()(const Sweep& sweep) const {
        if (!sweep.hit)
            return {Mood::clear, "No hit.",
                    first() + " goes all the way to " + spoken(sweep.pos) + "."};
        const std::string obstacle = name_or(query, sweep.index);
        if (sweep.time == 0) {
            return {Mood::hit, hit_at(0),
                    first() + " is held by " + obstacle + " where it starts."};
        }
        return {Mood::hit, hit_at(sweep.time),
                met(first(), obstacle, *sweep.hit) + ", and stops at " + spoken(sweep.pos) + "."};
    }
    Sentence operator()(const Distance& answer) const {
        if (answer.distance == 0)
            return {Mood::hit, "Distance 0.", first() + " and " + second() + " touch or overlap."};
        return {Mood::neutral, "Distance " + spoken(answer.distance) + ".",
                first() + " is that far from " + second() + " where they are nearest."};
    }
    Sentence operator()(const Closest& answer) const {
        const double gap = length(answer.b - answer.a);
        if (gap == 0)
            return {Mood::hit, "Distance 0.", "A point of both is " + spoken(answer.a) + "."};
        return {Mood::neutral, "Distance " + spoken(gap) + ".",
                spoken(answer.b) + " is the point of " + second() + " that is closest to " +
                    first() + "."};
    }
    Sentence operator()(const SlabTimes& times) const {
        const double near = std::fmax(times.x.min, times.y.min);
        const double far = std::fmin(times.x.max, times.y.max);
        if (near >= far) {
            const bool x_late = times.x.min >= times.y.max;
            return {Mood::clear, "The line misses.",
                    x_late ? "It leaves the y slab at " + spoken(times.y.max) +
                                 ", before it enters the x slab at " + spoken(times.x.min) + "."
                           : "It leaves the x slab at " + spoken(times.x.max) +
                                 ", before it enters the y slab at " + spoken(times.y.min) + "."};
        }
        if (near >= 1)
            return {
                Mood::clear, "Too short.",
                "The line enters the box at " + spoken(near) + ", after the end of the segment."};
        if (far <= 0)
            return {
                Mood::clear, "Behind.",
                "The line left the box at " + spoken(far) + ", before the start of the segment."};
        return {Mood::hit, "Inside from " + spoken(near) + " to " + spoken(far) + ".",
                std::string("The ") + (times.x.min > times.y.min ? "x" : "y") +
                    " slab is entered last, so its side is hit."};
    }
    Sentence operator()(const Walked& walked) const {
        const std::string ends = first() + " ends at " + spoken(walked.pos) + ".";
        if (walked.is_squeezed)
            return {Mood::hit, "It is squeezed.",
                    first() + " has no room at " + spoken(walked.pos) + "."};
        if (walked.floor)
            return {Mood::hit, "It stands.",
                    first() + " stands on " + name_or(query, walked.stands_on) + " at " +
                        spoken(walked.pos) + "."};
        if (walked.wall) return {Mood::hit, "It runs against a wall.", ends};
        if (walked.ceiling) return {Mood::hit, "It runs against a ceiling.", ends};
        return {Mood::clear, "It is in the air.", ends};
    }
    Sentence operator()(const Moved& moved) const {
        if (moved.sweeps.empty() || !moved.sweeps.front().hit) {
            return {Mood::clear, "No hit.",
                    first() + " goes all the way to " + spoken(moved.pos) + "."};
        }
        std::size_t hits = 0;
        for (const Sweep& sweep : moved.sweeps) hits += sweep.hit ? 1 : 0;
        return {Mood::hit, hit_at(moved.sweeps.front().time),
                first() + " meets " + name_or(query, moved.sweeps.front().index) +
                    (hits > 1 ? " and one more obstacle" : "") + ", and ends up at " +
                    spoken(moved.pos) + "."};
    }
};

}  // namespace

std::string hit_at(double time) {
    constexpr double noise = 1e-9;
    return "Hit at t = " + (time < noise ? "0" : spoken(time)) + ".";
}

/// Smaller values would be shown as zero with three decimals.
constexpr double least_plain = 0.0005;
/// Larger ones would need too many digits.
constexpr double most_plain = 1e9;

std::string spoken(double value) {
    if (std::isinf(value)) return value < 0 ? "−∞" : "∞";
    char text[48];
    const double size = std::abs(value);
    const bool plain = size == 0 || (size >= least_plain && size < most_plain);
    std::snprintf(text, sizeof text, plain ? "%.3f" : "%.3e", value);
    std::string spoken = text;
    if (plain && spoken == "-0.000") spoken = "0.000";
    return with_true_minus(tidy_exponent(spoken));
}

std::string spoken(Vec2 value) {
    // A value that is tiny even compared with the other coordinate is rounding noise.
    constexpr double noise = 1e-9;
    const auto is_noise = [](double one, double other) {
        return std::abs(one) < std::min(least_plain, noise * std::abs(other));
    };
    if (is_noise(value.x, value.y)) value.x = 0;
    if (is_noise(value.y, value.x)) value.y = 0;
    return "(" + spoken(value.x) + ", " + spoken(value.y) + ")";
}

std::pair<std::string, std::string> spoken_apart(double one, double other) {
    std::pair<std::string, std::string> texts{spoken(one), spoken(other)};
    if (texts.first != texts.second || one == other) return texts;
    // One digit more than the difference needs.
    const int decimals = static_cast<int>(std::ceil(-std::log10(std::abs(one - other)))) + 1;
    const auto with_decimals = [&](double value) {
        char text[48];
        std::snprintf(text, sizeof text, "%.*f", std::clamp(decimals, 3, 17), value);
        return with_true_minus(text);
    };
    const bool is_plain = std::abs(one) < most_plain && std::abs(other) < most_plain;
    if (is_plain) return {with_decimals(one), with_decimals(other)};
    return {with_true_minus(number_text(one)), with_true_minus(number_text(other))};
}

std::string spoken_place(Vec2 place) {
    if (std::abs(place.x) < most_plain && std::abs(place.y) < most_plain) return spoken(place);
    const auto in_full = [](double value) {
        return std::abs(value) < most_plain ? spoken(value) : with_true_minus(number_text(value));
    };
    return "(" + in_full(place.x) + ", " + in_full(place.y) + ")";
}

Sentence sentence_of(const Evaluation& evaluation, std::size_t query) {
    if (query >= evaluation.answers.size()) return {};
    return std::visit(Teller{evaluation.posed.queries[query]}, evaluation.answers[query]);
}

}  // namespace lab
