#include "explain/promises.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "explain/in_parts.hpp"
#include "explain/path_test.hpp"
#include "explain/sentence.hpp"
#include "geometry/outside.hpp"
#include "geometry/swapped.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

/// The promised accuracy, in units in the last place of the sum of all inputs.
constexpr double promised_units = 8;

/// How far a shape's position is from the origin, and how far it extends from there, on each axis.
Vec2 size_of(const NamedShape& shape) {
    const Rounded outline = rounded(shape.geometry);
    const Vec2 place = position(shape.geometry);
    Vec2 extent{};
    for (const Vec2 corner : outline.corners)
        extent = {std::max(extent.x, std::abs(corner.x - place.x)),
                  std::max(extent.y, std::abs(corner.y - place.y))};
    return {std::abs(place.x) + extent.x + outline.radius,
            std::abs(place.y) + extent.y + outline.radius};
}

/// Checks each promise for an answer of its type.
class Checker {
public:
    Checker(const Scene& posed, const Query& query)
        : posed_(posed), query_(query), is_float_(posed.scalar == Scalar::float_) {
        for (std::size_t i = 0; i < query.obstacles.size(); ++i) {
            const NamedShape& obstacle = *find_shape(posed, query.obstacles[i]);
            if (!meets(query, obstacle)) continue;
            const bool lets_pass = row_of(query).has_delta && obstacle.one_way != Vec2{};
            const auto test = path_test(posed, query, i);
            if (test) tests_.push_back({*test, i, lets_pass});
            can_decide_ = can_decide_ && test && !lets_pass;
        }
    }

    std::vector<Promise> checked(const Answer& answer) {
        if (!tests_.empty()) std::visit(*this, answer);
        return std::move(promises_);
    }

    void operator()(const Overlaps& answer) {
        if (query_.kind == QueryKind::overlaps) decided(answer.overlaps);
    }

    void operator()(const std::optional<Hit>& hit) {
        decided(hit.has_value());
        if (!hit) return;
        if (row_of(query_).along_path) {
            if (hit->time > 0)
                at_surface("the time is that of the contact", tests_.front(),
                           first().path.at(hit->time));
        } else {
            pushed(*hit);
        }
        normal(*hit);
    }

    void operator()(const Sweep& sweep) {
        decided(sweep.hit.has_value());
        const bool is_inside = starts_inside();
        if (is_inside)
            stays(sweep);
        else
            clear_at(posed_, sweep.pos);
        if (!sweep.hit) return;
        const Tested* met = met_by(sweep);
        if (met != nullptr && !is_inside) at_surface("the stop touches", *met, sweep.pos);
        normal(*sweep.hit);
    }

    void operator()(const Moved& moved) {
        // A recorded answer has only its end.
        const Sweep* sweep = moved.sweeps.empty() ? nullptr : &moved.sweeps.front();
        if (sweep != nullptr) decided(sweep->hit.has_value());
        if (starts_free()) clear_at(posed_, moved.pos);
        if (sweep != nullptr && sweep->hit) normal(*sweep->hit);
    }

    /// A character is clear of its ground where that has moved to, but for one-way platforms.
    void operator()(const Walked& walked) {
        Scene later = posed_;
        for (NamedShape& shape : later.shapes)
            if (shape.name != query_.mover) translate(shape.geometry, shape.moved);
        if (starts_free()) clear_at(later, walked.pos);
        if (walked.floor) normal(*walked.floor);
    }

    void operator()(const Distance& answer) { measured(answer.distance); }
    void operator()(const Closest& answer) { measured(isect::length(answer.b - answer.a)); }

    void operator()(const SlabTimes& times) {
        const PathTest& test = first();
        double most = 0;
        const auto at_edges = [&](const Range& span, bool on_x) {
            const auto along = [&](Vec2 v) { return on_x ? v.x : v.y; };
            if (along(test.path.delta) == 0) return;
            for (const double time : {span.min, span.max}) {
                const double from_center = std::abs(along(test.path.at(time) - test.center));
                const double way = time * along(test.path.delta);
                const double off = std::abs(from_center - along(test.reach()));
                most = std::max(most, off / unit(std::abs(way)));
            }
        };
        at_edges(times.x, true);
        at_edges(times.y, false);
        within("each time is that of its edge", most, promised_units);
    }

private:
    /// An obstacle that can be tested by other means.
    struct Tested {
        PathTest test;
        std::size_t obstacle;  ///< its index in the query
        bool lets_pass;        ///< met from one side only
    };

    void add(const char* words, bool is_kept, std::string found) {
        promises_.push_back({words, is_kept, std::move(found), true});
    }
    void within(const char* words, double units, double most) {
        promises_.push_back(
            {words, units <= most,
             spoken(units) + " of at most " + spoken(most) + " units in the last place", false});
    }

    /// One unit in the last place of the query's size: the sum of its positions and extents, and
    /// the length of a path, on the larger axis.
    double unit(double way = 0) const { return unit_for(tests_.front().obstacle, way); }
    double unit_for(std::size_t index, double way) const {
        const Vec2 mover = size_of(*find_shape(posed_, query_.mover));
        const Vec2 obstacle = size_of(*find_shape(posed_, query_.obstacles[index]));
        const double sum = std::max(mover.x + obstacle.x, mover.y + obstacle.y) + way;
        if (sum == 0) return std::numeric_limits<double>::min();
        if (is_float_) {
            const auto size = static_cast<float>(sum);
            return static_cast<double>(std::nextafter(size, 2 * size) - size);
        }
        return std::nextafter(sum, 2 * sum) - sum;
    }

    const PathTest& first() const { return tests_.front().test; }

    bool overlaps_at(Vec2 place, std::size_t test) const {
        return overlap_from_the_other_side(posed_, query_, tests_[test].obstacle, place);
    }

    /// Whether the mover starts inside an obstacle that doesn't let it pass.
    bool starts_inside() const {
        for (std::size_t i = 0; i < tests_.size(); ++i)
            if (!tests_[i].lets_pass && overlaps_at(first().path.start, i)) return true;
        return false;
    }

    /// A sweep can't clear an obstacle that the mover starts in, so it doesn't move at all.
    void stays(const Sweep& sweep) {
        const bool is_kept = sweep.time == 0 && sweep.pos == first().path.start;
        add("a start inside is a stop at time 0", is_kept,
            is_kept ? "it starts inside and stays there; a push would get it out"
                    : "it starts inside, and moves");
    }

    /// A mover that starts inside is first pushed out, possibly into another obstacle.
    bool starts_free() const {
        for (std::size_t i = 0; i < tests_.size(); ++i)
            if (overlaps_at(first().path.start, i)) return false;
        return true;
    }

    /// Repeats the query with the general algorithm and swapped roles.
    void decided(bool yes) {
        if (!can_decide_) return;
        bool other = false;
        for (const Tested& each : tests_)
            other = other || meets_from_the_other_side(posed_, query_, each.obstacle);
        add("yes or no is exact", yes == other,
            std::string("asked the other way round, by another algorithm: ") +
                (other ? "yes" : "no"));
    }

    void normal(const Hit& hit) {
        const double epsilon = is_float_ ? std::numeric_limits<float>::epsilon()
                                         : std::numeric_limits<double>::epsilon();
        within("the normal has length 1", std::abs(isect::length(hit.normal) - 1) / epsilon, 2);
    }

    /// Checks that the mover's position lies on the boundary of the sum.
    void at_surface(const char* words, const Tested& tested, Vec2 place) {
        const double way = isect::length(place - first().path.start);
        const double off = std::abs(outside(tested.test.sum, place));
        within(words, off / unit_for(tested.obstacle, way),
               promised_units / sharpness(tested.test.sum));
    }

    /// The obstacle that a stop has to touch; null if it needn't touch any. A wedge of two may hold
    /// the mover back before it touches either.
    const Tested* met_by(const Sweep& sweep) const {
        if (tests_.size() == 1) return &tests_.front();
        const auto met = std::find_if(tests_.begin(), tests_.end(), [&](const Tested& each) {
            return each.obstacle == sweep.index;
        });
        if (met == tests_.end() || sweep.time == 0) return nullptr;
        const bool is_alone = std::none_of(tests_.begin(), tests_.end(), [&](const Tested& each) {
            return &each != &*met &&
                   (is_near(each, sweep.pos) || is_near(each, first().path.at(sweep.time)));
        });
        return is_alone ? &*met : nullptr;
    }
    bool is_near(const Tested& tested, Vec2 place) const {
        // In units in the last place: more than rounding moves a mover that a wedge holds.
        constexpr double units = 1e9;
        const double way = isect::length(place - first().path.start);
        return outside(tested.test.sum, place) < units * unit_for(tested.obstacle, way);
    }

    void pushed(const Hit& hit) {
        const PathTest& test = first();
        const Vec2 place = test.path.start + hit.delta;
        const bool is_out = !overlaps_at(place, 0);
        add("the push separates", is_out,
            is_out ? "pushed, they have no inside in common" : "pushed, they still overlap");
        const double more = isect::length(hit.delta) + outside(test.sum, test.path.start);
        within("no push is shorter", std::max(more, 0.0) / unit(), promised_units);
    }

    /// A mover that has gone to a place overlaps nothing there that it didn't at its start, but for
    /// what lets it pass.
    void clear_at(const Scene& there, Vec2 place) {
        std::size_t held = 0;
        for (std::size_t i = 0; i < tests_.size(); ++i) {
            if (tests_[i].lets_pass || overlaps_at(first().path.start, i)) continue;
            held += overlap_from_the_other_side(there, query_, tests_[i].obstacle, place) ? 1 : 0;
        }
        add("the stop doesn't overlap", held == 0,
            held == 0 ? "there it overlaps nothing that it didn't where it started"
            : tests_.size() == 1
                ? "there it overlaps the obstacle"
                : "there it overlaps " + std::to_string(held) + " of the obstacles");
    }

    void measured(double distance) {
        const PathTest& test = first();
        const double other = std::max(outside(test.sum, test.path.start), 0.0);
        within("the distance is right", std::abs(distance - other) / unit(), promised_units);
    }

    const Scene& posed_;
    const Query& query_;
    bool is_float_;
    std::vector<Tested> tests_;
    bool can_decide_ = true;  ///< whether every obstacle has a test, and lets nothing pass
    std::vector<Promise> promises_;
};

}  // namespace

int most_promises(const Query& query, const Answer& answer) {
    if (std::holds_alternative<Sweep>(answer)) return 4;
    if (std::holds_alternative<Moved>(answer)) return 3;
    if (std::holds_alternative<Walked>(answer)) return 2;
    if (std::holds_alternative<std::optional<Hit>>(answer)) return row_of(query).along_path ? 3 : 4;
    return 1;
}

std::vector<Promise> promises_of(const Scene& posed, const Query& query, const Answer& answer) {
    return Checker(posed, query).checked(answer);
}

std::vector<Promise> promises_of(const Evaluation& evaluation, std::size_t query) {
    if (query >= evaluation.answers.size()) return {};
    if (const auto parted = in_parts(evaluation, query)) return promises_of(*parted, 0);
    return promises_of(evaluation.posed, evaluation.posed.queries[query],
                       evaluation.answers[query]);
}

bool breaks_yes_or_no(const std::vector<Promise>& promises) {
    return std::any_of(promises.begin(), promises.end(), [](const Promise& promise) {
        return !promise.is_kept && promise.is_yes_or_no;
    });
}

}  // namespace lab
