#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "evaluate/evaluate.hpp"
#include "explain/derivation.hpp"
#include "explain/other_answer.hpp"
#include "explain/promises.hpp"
#include "explain/reason.hpp"
#include "explain/strip.hpp"
#include "explain/traced_marks.hpp"
#include "recording/recorded_answer.hpp"
#include "trace/trace.hpp"
#include "workspace/view.hpp"

namespace lab {

/// The parts of a view on which a Moment depends.
struct MomentWish {
    std::size_t query{};
    const Implementation* against{};  ///< whose answer is compared; null for none
    bool reads_other = false;         ///< its trace is the one that is read
    bool both_sources = false;
    std::optional<std::size_t> walk;  ///< how many values of the trace are shown
    bool derives = false;
    std::optional<DerivationKind> derivation;
    /// What a game recorded as the answer, which is compared if no implementation is. Null for
    /// none.
    const RecordedAnswer* recorded{};

    friend bool operator==(const MomentWish&, const MomentWish&) = default;
};
MomentWish wish_of(const View& view);

/// Everything known about the answer to one query at one time.
struct Moment {
    /// The trace of the query, by isect or by the implementation that is read, up to the step of a
    /// walk. Empty if it has none.
    std::optional<Call> trace;
    std::size_t walk_length{};  ///< the number of steps of the whole trace
    bool walk_goes_on = false;  ///< a walk has more steps
    bool reads_other = false;   ///< the trace is that of the implementation that is compared
    Reason reason;
    /// The library's promises about this answer, each checked.
    std::vector<Promise> promises;
    Strip strip;
    std::vector<TracedMark> marks;  ///< the positions of traced values
    /// The answer of the implementation that is compared, or that a game recorded.
    std::optional<OtherAnswer> other;
    /// The implementation whose source can stand beside isect's: textbook formulas if they have
    /// the pair, otherwise the one that is compared. Null for none.
    const Implementation* beside{};
    /// Its trace and its answer, if both sources are shown.
    std::optional<Call> beside_trace;
    std::optional<OtherAnswer> beside_answer;
    /// The kinds of derivations that fit the query.
    std::vector<DerivationKind> derivations;
    /// What the answer is derived from, if the view shows that and something fits.
    std::optional<Derivation> derivation;

    /// Whether what is compared has a source to read.
    bool has_other_source() const { return other && !other->by->queries.empty(); }
    bool shows_both() const { return beside_trace.has_value(); }
    bool shows_derivation() const { return derivation.has_value(); }
};
Moment moment_of(const Evaluation& now, const MomentWish& wish);

}  // namespace lab
