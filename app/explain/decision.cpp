#include "explain/decision.hpp"

namespace lab {

namespace {

/// The nested call that answers for its caller: the one that is asked before an early return, or
/// whose answer is returned as it is.
const Call* that_answers(const Call& call, const Decision& last) {
    if (call.calls.empty()) return nullptr;
    const Call& nested = call.calls.back();
    if (nested.after == call.steps.size()) return &nested;
    if (last.about("overlaps(") && !last.yes) return &nested;
    if (last.about("overlaps(mover, obstacle)")) return &call.calls.front();
    return last.about("hit.has_value()") || last.about("hit->time") ? &call.calls.front() : nullptr;
}

}  // namespace

Decision decision_of(const Call& root) {
    const Call* call = &root;
    while (true) {
        Decision last{call, "", false, {}};
        if (!call->steps.empty()) {
            const Step& step = call->steps.back();
            last.label = call->function->statement_at(step.line)->label;
            if (const bool* yes = std::get_if<bool>(&step.value)) last.yes = *yes;
            last.margin = step.margin;
        }
        const Call* nested = that_answers(*call, last);
        if (nested == nullptr) return last;
        call = nested;
    }
}

}  // namespace lab
