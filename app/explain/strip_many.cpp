#include "explain/strip_many.hpp"

#include <algorithm>
#include <limits>

#include "explain/below.hpp"
#include "explain/path_test.hpp"
#include "explain/reason.hpp"
#include "geometry/legs.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

constexpr double not_at_all = std::numeric_limits<double>::infinity();

/// The times at which a mover would be inside an obstacle if there were no others.
Range time_in(const Scene& posed, const Query& query, std::size_t obstacle) {
    const auto test = path_test(posed, query, obstacle);
    return test ? times_in_sum(*test) : Range{not_at_all, -not_at_all};
}

/// Selects as many rows as fit: those nearest in time, in the order of the list.
std::vector<StripRow> nearest_in_time(const std::vector<StripRow>& rows) {
    const auto away = [&](std::size_t i) {
        const Range& span = rows[i].span;
        if (span.min > span.max) return not_at_all;
        return span.max <= 0 ? 1 - span.max : std::max(span.min, 0.0);
    };
    std::vector<std::size_t> order(rows.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return away(a) < away(b); });
    order.resize(std::min(order.size(), most_rows_of_many));
    std::sort(order.begin(), order.end());
    std::vector<StripRow> nearest;
    nearest.reserve(order.size());
    for (const std::size_t i : order) nearest.push_back(rows[i]);
    return nearest;
}

/// One row for each obstacle of a sweep, with the one that is hit highlighted.
std::vector<StripRow> rows_of_sweep(const Scene& posed, const Query& query, const Sweep& sweep) {
    std::vector<StripRow> rows;
    for (std::size_t i = 0; i < query.obstacles.size(); ++i) {
        const bool is_first = i == sweep.index;
        const Range inside = time_in(posed, query, i);
        rows.push_back({query.obstacles[i], is_first ? times_as_answered(inside, sweep) : inside,
                        times_shown, is_first ? StripRow::Ink::result : StripRow::Ink::soft});
    }
    return rows;
}

Scene with_mover_at(const Scene& posed, const Query& query, Vec2 place) {
    Scene there = posed;
    for (NamedShape& shape : there.shapes)
        if (shape.name == query.mover) set_place(shape.geometry, place);
    return there;
}

/// The times at which a mover would be inside an obstacle on one leg, in time of the whole motion.
Range time_in(const Scene& posed, const Query& query, const Leg& leg, std::size_t obstacle) {
    Query going = query;
    going.delta = leg.path.delta;
    const Range inside = time_in(with_mover_at(posed, query, leg.path.start), going, obstacle);
    return {leg.time_at(inside.min), leg.time_at(inside.max)};
}

/// Explains why a motion deflected by hits misses an obstacle, on the part of a leg that comes
/// nearest to it.
std::string why_never_met(const Scene& posed, const Query& query, const std::vector<Leg>& legs,
                          std::size_t obstacle) {
    double least = not_at_all;
    std::string why;
    for (std::size_t i = 0; i < legs.size(); ++i) {
        const Leg& leg = legs[i];
        Query going = query;
        going.delta = leg.stops * leg.path.delta;
        const Scene there = with_mover_at(posed, query, leg.path.start);
        const auto test = path_test(there, going, obstacle);
        if (!test || nearest(*test).distance > least) continue;
        least = nearest(*test).distance;
        const std::string before = i > 0 ? "After " + query.obstacles[*legs[i - 1].met]
                                         : "Until it meets " + query.obstacles[*leg.met];
        const std::string reason =
            why_not_met(there, going, obstacle, Range{leg.begin, leg.time_at(leg.stops)});
        // If two obstacles are hit at once, rounding may end the path inside the other one.
        const std::string at_once = query.mover + " touches " + query.obstacles[obstacle] + ".";
        why = before + ", " + (reason.empty() ? at_once : reason);
    }
    return why;
}

/// Why a motion doesn't meet an obstacle that lies on the requested path.
std::string why_turned(const Query& query, const Leg& asked, const Range& span) {
    const bool is_tie = span.min <= asked.stops;
    return query.mover + " meets " + query.obstacles[*asked.met] +
           (is_tie ? " at the same time, and " : " before that, and ") + goes_on(query.response) +
           ".";
}

/// A motion that continues after a hit meets one obstacle after another. An obstacle behind a hit
/// on the requested path is met only if a later leg leads to it.
std::vector<StripRow> rows_of_motion(const Scene& posed, const Query& query,
                                     const std::vector<Leg>& legs) {
    const Leg& asked = legs.front();

    std::vector<StripRow> rows;
    for (std::size_t i = 0; i < query.obstacles.size(); ++i) {
        const auto meets =
            std::find_if(legs.begin(), legs.end(), [&](const Leg& leg) { return leg.met == i; });
        Range span = time_in(posed, query, meets != legs.end() ? *meets : asked, i);
        // Rounding can lose the times of a leg that is inside by a few ulps.
        const bool is_lost = meets != legs.end() && span.is_empty();
        if (is_lost) span.min = span.max = meets->time_at(meets->stops);
        StripRow row{query.obstacles[i], span, times_shown};
        if (meets != legs.end()) {
            row.ink = StripRow::Ink::result;
        } else if (asked.met) {
            const bool lies_behind = !overlap(span, Range{0, 1}).is_empty();
            if (lies_behind) row.why = why_turned(query, asked, span);
            if (!lies_behind || span.min > asked.stops) row.span = {not_at_all, -not_at_all};
        }
        rows.push_back(row);
    }
    return rows;
}

Query straight_on(Query walk) {
    walk.kind = QueryKind::sweep_into;
    return walk;
}

/// The obstacle that a character stands on after its step. In the air, if it has met a wall or a
/// ceiling, what would stop it if it went straight on.
std::string met_by_walk(const Scene& posed, const Query& query) {
    const auto walked = std::get<Walked>(ask(posed, query));
    if (walked.floor && walked.stands_on < query.obstacles.size())
        return query.obstacles[walked.stands_on];
    if (!walked.wall && !walked.ceiling) return {};
    Query straight = straight_on(query);
    straight.obstacles = may_meet(posed, query);
    if (straight.obstacles.empty()) return {};
    const auto sweep = std::get<Sweep>(ask(posed, straight));
    return sweep.hit ? straight.obstacles[sweep.index] : "";
}

/// When a character would be inside each obstacle if it went straight on.
std::vector<StripRow> rows_of_walk(const Scene& posed, const Query& query) {
    std::vector<StripRow> rows = rows_of_many(posed, straight_on(query));
    const std::string met = met_by_walk(posed, query);
    for (StripRow& row : rows)
        row.ink = row.label == met ? StripRow::Ink::result : StripRow::Ink::soft;
    return rows;
}

}  // namespace

std::vector<StripRow> rows_of_many(const Scene& posed, const Query& query) {
    if (row_of(query).walks) return rows_of_walk(posed, query);
    return rows_of_many(posed, query, ask(posed, query));
}

std::vector<StripRow> rows_of_many(const Scene& posed, const Query& query, const Answer& answer) {
    std::vector<Leg> legs;
    if (const auto* moved = std::get_if<Moved>(&answer)) legs = legs_of(posed, query, *moved);
    const bool is_turned = !legs.empty() && legs.front().met;
    const auto* sweep = std::get_if<Sweep>(&answer);
    std::vector<StripRow> rows =
        nearest_in_time(sweep != nullptr ? rows_of_sweep(posed, query, *sweep)
                                         : rows_of_motion(posed, query, legs));
    for (StripRow& row : rows) {
        const auto name = std::find(query.obstacles.begin(), query.obstacles.end(), row.label);
        const auto obstacle = static_cast<std::size_t>(name - query.obstacles.begin());
        if (!is_turned) {
            row.why = why_not_met(posed, query, obstacle);
        } else if (row.ink == StripRow::Ink::soft && row.why.empty()) {
            row.why = why_never_met(posed, query, legs, obstacle);
        }
    }
    return rows;
}

}  // namespace lab
