// What the answer of the selected query is derived from.
#include "workspace/session.hpp"

namespace lab {

std::vector<DerivationKind> Session::derivations() const {
    const Scene& posed = now().posed;
    if (view_.shown_query() >= posed.queries.size()) return {};
    return derivations_of(posed, posed.queries[view_.shown_query()]);
}

const std::optional<Derivation>& Session::derivation() const {
    explain();
    const std::pair wish{view_.layers.count(Layer::derivation) > 0, view_.derivation};
    if (is_derived_ && derived_ == wish) return derivation_;
    is_derived_ = true;
    derived_ = wish;
    derivation_.reset();
    const Scene& posed = now().posed;
    const std::size_t query = view_.shown_query();
    if (wish.first && query < posed.queries.size())
        derivation_ = derivation_or_usual(view_.derivation, posed, posed.queries[query],
                                          now().answers[query]);
    return derivation_;
}

void Session::follow_outline() {
    const std::optional<Derivation>& shown = derivation();
    if (!shown || shown->kind != DerivationKind::sum) return;
    const bool has_moved = outline_trail_.last() != shown->round;
    if (has_moved && in_gesture()) view_.round.reset();
    outline_trail_.follow(shown->test->sum, view_.round.value_or(shown->round));
}

}  // namespace lab
