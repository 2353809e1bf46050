#pragma once

#include <optional>
#include <string>
#include <vector>

#include "evaluate/differences.hpp"
#include "explain/promises.hpp"
#include "query/implementation.hpp"
#include "trace/trace.hpp"

namespace lab {

/// How another implementation answers a query, beside isect.
struct OtherAnswer {
    const Implementation* by{};
    Answer answer;
    std::vector<Difference> differences;  ///< without those that rounding explains
    std::vector<Promise> promises;        ///< of the other answer
    std::string words;                    ///< where it goes wrong, and why if a known cause applies
    std::string cause;                    ///< that cause in a sentence; empty if none is known
    /// Where the mover is each time that conservative advancement measures; a session fills it in.
    std::vector<Vec2> places{};
};

/// Nothing if the implementation has no answer to this query.
std::optional<OtherAnswer> other_answer(const Implementation& implementation, const Scene& posed,
                                        const Query& query, const Answer& ours);

/// The places that a call and those in it reach, one after the other.
std::vector<Vec2> places_reached(const Call& call);

}  // namespace lab
