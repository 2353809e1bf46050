// What the answer of the selected query is derived from.
#include <algorithm>

#include "geometry/outline_walk.hpp"
#include "workspace/session.hpp"

namespace lab {

std::vector<DerivationKind> Session::derivations() const {
    const Scene& posed = now().posed;
    if (view_.shown_query() >= posed.queries.size()) return {};
    return derivations_of(posed, posed.queries[view_.shown_query()]);
}

const std::optional<Derivation>& Session::derivation() const {
    explain();
    const bool is_shown = view_.layers.count(Layer::derivation) > 0;
    const std::vector<DerivationKind> fitting =
        is_shown ? derivations() : std::vector<DerivationKind>{};
    std::optional<DerivationKind> wanted;
    if (!fitting.empty()) wanted = fitting.front();
    if (view_.derivation &&
        std::find(fitting.begin(), fitting.end(), *view_.derivation) != fitting.end())
        wanted = view_.derivation;
    if (is_derived_ && derived_ == wanted) return derivation_;
    is_derived_ = true;
    derived_ = wanted;
    derivation_.reset();
    const std::size_t query = view_.shown_query();
    if (wanted)
        derivation_ =
            derivation_of(*wanted, now().posed, now().posed.queries[query], now().answers[query]);
    return derivation_;
}

void Session::follow_outline() {
    const std::optional<Derivation>& shown = derivation();
    if (!shown || shown->kind != DerivationKind::sum) return;
    const OutlineWalk walk(shown->test->sum);
    const double share = walk.nearest(shown->test->path.start);
    const bool has_moved = outline_trail_.last() != share;
    if (has_moved && in_gesture()) view_.round.reset();
    outline_trail_.follow(shown->test->sum, view_.round.value_or(share));
}

}  // namespace lab
