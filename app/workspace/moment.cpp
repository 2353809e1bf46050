#include "workspace/moment.hpp"

#include <utility>

#include "evaluate/comparison.hpp"
#include "evaluate/crowd.hpp"
#include "trace/walk.hpp"

namespace lab {

namespace {

const Implementation* implementation_beside(const Scene& posed, const Query& query,
                                            const Implementation* against) {
    for (const Implementation* each : {&textbook, against})
        if (each != nullptr && can_answer(*each, posed, query)) return each;
    return nullptr;
}

/// The answer and the trace of the implementation that is compared.
struct Compared {
    std::optional<OtherAnswer> answer;
    std::optional<Call> trace;
};
Compared compared_in(const Evaluation& now, const Query& query, const MomentWish& wish) {
    const Implementation& by = *wish.against;
    const bool goes_in_steps = &by == &stepped;
    Compared other{other_answer(by, now.posed, query, now.answers[wish.query]), {}};
    if (wish.reads_other || goes_in_steps) other.trace = trace_of(record_by(by, now.posed, query));
    if (other.answer && other.trace && goes_in_steps)
        other.answer->places = places_reached(*other.trace);
    return other;
}

/// Shows a trace, or as much of it as a walk has reached.
void show_trace(Moment& moment, std::optional<Call> whole, const MomentWish& wish) {
    if (!whole) return;
    moment.walk_length = step_count(*whole);
    moment.walk_goes_on = wish.walk && *wish.walk < moment.walk_length;
    moment.trace = wish.walk ? walked(*whole, *wish.walk) : std::move(*whole);
}

/// What belongs to a query beside the answer itself.
void add_pictures(Moment& moment, const Evaluation& now, const Query& query,
                  const MomentWish& wish) {
    const Scene& posed = now.posed;
    const Answer& answer = now.answers[wish.query];
    if (moment.walk_goes_on)
        for (StripRow& row : moment.strip.rows) row.told = has_told(*moment.trace, row.label);
    if (moment.trace) moment.marks = traced_marks(posed, query, *moment.trace);
    moment.beside = implementation_beside(posed, query, wish.against);
    if (wish.both_sources && moment.beside != nullptr) {
        moment.beside_trace = trace_of(record_by(*moment.beside, posed, query));
        moment.beside_answer = other_answer(*moment.beside, posed, query, answer);
    }
    moment.derivations = derivations_of(posed, query);
    if (wish.derives)
        moment.derivation = derivation_or_usual(wish.derivation, posed, query, answer);
}

}  // namespace

MomentWish wish_of(const View& view) {
    return {view.shown_query(), view.against,
            view.reads_other,   view.both_sources,
            view.walk,          view.layers.count(Layer::derivation) > 0,
            view.derivation,    {}};
}

Moment moment_of(const Evaluation& now, const MomentWish& wish) {
    const Scene& posed = now.posed;
    const bool has_query = wish.query < posed.queries.size();
    std::optional<Call> ours;
    if (has_query) ours = trace_of(posed, posed.queries[wish.query]);
    if (posed.queries.empty() && now.crowd) ours = trace_of(record_crowd(*now.crowd, posed));

    Moment moment;
    moment.reason = reason_of(now, wish.query, ours);
    moment.promises = promises_of(now, wish.query);
    if (!has_query) {
        show_trace(moment, std::move(ours), wish);
        return moment;
    }
    const Query& query = posed.queries[wish.query];
    moment.strip = strip_of(posed, query, ours);
    Compared other;
    if (wish.against != nullptr)
        other = compared_in(now, query, wish);
    else if (wish.recorded != nullptr)
        other.answer = other_answer(*wish.recorded, posed, query, now.answers[wish.query]);
    moment.other = std::move(other.answer);
    moment.reads_other = wish.reads_other && other.trace.has_value();
    show_trace(moment, std::move(moment.reads_other ? other.trace : ours), wish);
    add_pictures(moment, now, query, wish);
    return moment;
}

}  // namespace lab
