#pragma once

#include <string>
#include <vector>

#include "evaluate/evaluate.hpp"

namespace lab {

/// A property that the library promises for an answer, and the result of checking it by independent
/// means.
struct Promise {
    std::string words;  ///< "the stop doesn't overlap"
    bool is_kept{};
    std::string found;    ///< "0.4 of at most 8 units in the last place"
    bool is_yes_or_no{};  ///< no rounding excuses a breach
};

/// The largest number of promises that an answer of this type to the query has.
int most_promises(const Query& query, const Answer& answer);

/// The promises for one answer, each checked again.
std::vector<Promise> promises_of(const Evaluation& evaluation, std::size_t query);

/// The same for an answer that may be wrong.
std::vector<Promise> promises_of(const Scene& posed, const Query& query, const Answer& answer);

/// Whether a promise is broken that no rounding excuses.
bool breaks_yes_or_no(const std::vector<Promise>& promises);

}  // namespace lab
