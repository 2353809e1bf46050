#include "trace/candidates.hpp"

namespace lab {

namespace {

/// The last hit that an algorithm traced, itself or in a call that it made.
const isect::Hit<double>* last_hit(const Call& call) {
    for (std::size_t i = call.steps.size(); i-- > 0;) {
        if (const auto* hit = std::get_if<isect::Hit<double>>(&call.steps[i].value)) return hit;
    }
    for (std::size_t i = call.calls.size(); i-- > 0;) {
        if (const auto* hit = last_hit(call.calls[i])) return hit;
    }
    return nullptr;
}

}  // namespace

std::vector<Candidate> candidates_of(const Call& root) {
    std::vector<Candidate> found;
    const Call* call = root.find(library_file::sweep_into);
    if (call == nullptr || call->ids != IdsOf::obstacles) return found;
    const auto unreached = call->values_of(Term::is_out_of_reach);
    const auto misses = call->values_of(Term::has_missed);
    const auto later = call->values_of(Term::is_later);
    const auto widths = call->values_of(Term::contact_width);
    std::size_t swept = 0, hits = 0, compared = 0;
    for (std::size_t i = 0; i < unreached.size(); ++i) {
        Candidate candidate{i, !std::get<bool>(unreached[i]), {}, {}};
        if (!candidate.is_swept) {
            found.push_back(candidate);
            continue;
        }
        if (swept >= misses.size() || swept >= call->calls.size()) break;
        const bool is_missed = std::get<bool>(misses[swept]);
        const isect::Hit<double>* hit = last_hit(call->calls[swept++]);
        if (!is_missed && hit != nullptr) candidate.time = hit->time;
        const bool is_hit = !is_missed && hits < later.size();
        if (is_hit && !std::get<bool>(later[hits++]) && compared < widths.size())
            candidate.width = std::get<double>(widths[compared++]);
        found.push_back(candidate);
    }
    return found;
}

}  // namespace lab
