#include "trace/decision.hpp"

namespace lab {

namespace {

/// The nested call that decides for its caller: one tested before an early return, or one whose
/// answer is returned unchanged.
const Call* that_answers(const Call& call, const Decision& last) {
    if (call.calls.empty()) return nullptr;
    const Call& nested = call.calls.back();
    if (nested.after == call.steps.size()) return &nested;
    if (!last.yes && (last.is(Term::overlap) || last.is(Term::overlap_after_hit))) return &nested;
    if (last.is(Term::overlap_after_hit)) return &call.calls.front();
    return last.is(Term::has_hit) || last.is(Term::hit_is_at_start) ? &call.calls.front() : nullptr;
}

/// The call in which a sweep among many tested an obstacle. It made none for those out of reach.
const Call* call_about(const Call& caller, std::size_t obstacle) {
    const auto unreached = caller.values_of(Term::is_out_of_reach);
    std::size_t tested = obstacle;
    for (std::size_t i = 0; i < obstacle && i < unreached.size(); ++i)
        tested -= std::get<bool>(unreached[i]) ? 1 : 0;
    return tested < caller.calls.size() ? &caller.calls[tested] : nullptr;
}

Decision last_of(const Call& call) {
    Decision last{&call, "", Term::none, false, {}};
    if (call.steps.empty()) return last;
    const Step& step = call.steps.back();
    const Statement& statement = *call.function->statement_at(step.line);
    last.label = statement.label;
    last.term = statement.term;
    if (const bool* yes = std::get_if<bool>(&step.value)) last.yes = *yes;
    last.margin = step.margin;
    return last;
}

}  // namespace

Decision decision_of(const Call& root) {
    const Call* call = &root;
    while (true) {
        Decision last = last_of(*call);
        const Call* nested = that_answers(*call, last);
        if (nested == nullptr) return last;
        call = nested;
    }
}

const Call* deciding_call(const Call& caller) {
    if (caller.calls.empty()) return nullptr;
    if (const Call* nested = that_answers(caller, last_of(caller))) return nested;
    const auto* first_met = caller.last<std::size_t>(Term::first_obstacle);
    const Call* first = first_met != nullptr ? call_about(caller, *first_met) : nullptr;
    if (first != nullptr) return first;
    // Everything after the first sweep depends on it.
    const bool goes_on = caller.file_name() == library_file::move_and_slide;
    return goes_on ? &caller.calls.front() : &caller.calls.back();
}

}  // namespace lab
