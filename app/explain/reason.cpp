#include "explain/reason.hpp"

#include <algorithm>

#include "explain/crowd_sentence.hpp"
#include "explain/in_parts.hpp"
#include "explain/names_apart.hpp"
#include "explain/reason_jump.hpp"
#include "explain/walk_switches.hpp"

namespace lab {

std::string Told::obstacle(std::size_t index) const {
    return index < query.obstacles.size() ? query.obstacles[index] : "obstacle";
}

std::string Told::segment() const {
    if (std::holds_alternative<Segment>(moving())) return mover();
    return std::holds_alternative<Segment>(other()) ? obstacle() : "";
}

std::string Told::axis() const {
    const std::string name = segment();
    return name.empty() ? "the capsule's segment" : name;
}

std::string Told::when(double fraction) const {
    if (!of_whole) return spoken(fraction);
    return spoken(of_whole->min + (of_whole->max - of_whole->min) * fraction);
}

std::string Told::how_long(double fraction) const {
    return spoken(of_whole ? (of_whole->max - of_whole->min) * fraction : fraction);
}

std::string face_of(const std::string& obstacle, Vec2 normal) {
    if (normal.y == 0)
        return std::string(normal.x < 0 ? "the left" : "the right") + " side of " + obstacle;
    if (normal.x == 0)
        return std::string(normal.y < 0 ? "the top" : "the bottom") + " of " + obstacle;
    return obstacle;
}

Vec2 edge_beside(const Geometry& shape, Vec2 place, bool on_x) {
    const Rounded body = rounded(shape);
    const Vec2 along = on_x ? Vec2{0, 1} : Vec2{1, 0};
    double least = dot(body.corners.front(), along), most = least;
    for (const Vec2 corner : body.corners) {
        least = std::min(least, dot(corner, along));
        most = std::max(most, dot(corner, along));
    }
    const double at = std::clamp(dot(place, along), least, most);
    return on_x ? Vec2{place.x, at} : Vec2{at, place.y};
}

std::optional<Hit> push_of(const Told& told) {
    Query push = told.query;
    push.kind = QueryKind::intersect;
    return std::get<std::optional<Hit>>(ask(told.posed, push));
}

namespace {

/// Explains an answer without a trace: nothing is computed for two points.
Sentence untraced(const Evaluation& evaluation, std::size_t query) {
    Sentence said = sentence_of(evaluation, query);
    const Query& asked = evaluation.posed.queries[query];
    const auto is_point = [&](const std::string& name) {
        const NamedShape* shape = find_shape(evaluation.posed, name);
        return shape != nullptr && std::holds_alternative<Vec2>(shape->geometry);
    };
    if (is_point(asked.mover) && is_point(asked.obstacles.front()))
        said.detail = "Neither " + asked.mover + " nor " + asked.obstacles.front() +
                      " has an inside, so two points never overlap.";
    return said;
}

}  // namespace

namespace {

/// A query without any obstacle that is there and in a group that it meets.
Reason nothing_to_meet(const Evaluation& evaluation, std::size_t query) {
    Reason reason{sentence_of(evaluation, query), {}};
    const Query& asked = evaluation.posed.queries[query];
    if (asked.meets.is_all()) {
        if (row_of(asked).takes_many && !row_of(asked).walks)
            reason.sentence.detail =
                asked.mover + " comes near no part of " +
                (asked.obstacles.size() == 1 ? asked.obstacles.front() : "any obstacle") + ".";
        return reason;
    }
    reason.sentence.detail = "None of the obstacles is in a group that " + asked.mover + " meets.";
    return reason;
}

Reason reason_with_marks(const Evaluation& evaluation, std::size_t query,
                         const std::optional<Call>& trace, std::optional<Range> of_whole) {
    if (const auto parted = in_parts(evaluation, query)) {
        const Query& asked = parted->posed.queries.front();
        if (asked.obstacles.empty()) return nothing_to_meet(evaluation, query);
        Reason reason = reason_with_marks(*parted, 0, trace_of(parted->posed, asked), of_whole);
        const std::string whole = only_whole(evaluation.posed, evaluation.posed.queries[query]);
        for (Figure& figure : reason.figures) figure.text = short_part(figure.text, whole);
        return reason;
    }
    if (!trace) return {untraced(evaluation, query), {}};
    Told told{evaluation.posed,          evaluation.posed.queries[query],
              evaluation.answers[query], *trace,
              decision_of(*trace),       of_whole};
    if (told.query.kind == QueryKind::sweep_into) told.candidates = candidates_of(told);
    std::optional<Reason> found;
    for (const auto family : {reason_of_walk, reason_of_many, reason_of_one_way, reason_of_distance,
                              reason_of_slabs, reason_of_motion, reason_of_push, reason_of_place}) {
        if (!found) found = family(told);
    }
    Reason reason = found ? *found : Reason{sentence_of(evaluation, query), {}};
    reason.sentence.detail += close_call(told, reason);
    add_jump(evaluation, told, reason);
    add_switches(evaluation, told, reason);
    const Figures working = working_of(told);
    reason.figures.insert(reason.figures.end(), working.begin(), working.end());
    reason.axes = axes_of(told);
    return reason;
}

}  // namespace

Reason reason_of(const Evaluation& evaluation, std::size_t query, const std::optional<Call>& trace,
                 std::optional<Range> of_whole) {
    if (query >= evaluation.answers.size()) {
        if (!evaluation.crowd) return {};
        return {crowd_sentence(evaluation.posed, evaluation.crowd->answer), {}};
    }
    Reason reason = reason_with_marks(with_marked_names(evaluation), query, trace, of_whole);
    take_names(reason.sentence.answer);
    reason.sentence.names = take_names(reason.sentence.detail);
    reason.sentence.question = evaluation.posed.queries[query].question;
    if (reason.gap) take_names(reason.gap->text);
    for (Figure& figure : reason.figures) {
        take_names(figure.text);
        take_names(figure.label);
    }
    for (CandidateAxis& axis : reason.axes) take_names(axis.of);
    return reason;
}

std::optional<Reason> reason_now(const Evaluation& evaluation, std::size_t query) {
    const std::vector<Query>& queries = evaluation.posed.queries;
    if (!asks_something(evaluation.posed)) return {};
    if (query >= queries.size()) return reason_of(evaluation, query, {});
    return reason_of(evaluation, query, trace_of(evaluation.posed, queries[query]));
}

}  // namespace lab
