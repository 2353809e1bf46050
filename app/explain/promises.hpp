#pragma once

#include <string>
#include <vector>

#include "evaluate/evaluate.hpp"

namespace lab {

/// Something that the library promises of an answer, and what came out when that was checked, by
/// other means than those by which the answer was found.
struct Promise {
    std::string words;  ///< "the stop doesn't overlap"
    bool is_kept{};
    std::string found;  ///< "0.4 of at most 8 units in the last place"
};

/// The most promises that any answer of such a query has.
int most_promises(QueryKind kind);

/// The promises of one answer, each checked anew.
std::vector<Promise> promises_of(const Evaluation& evaluation, std::size_t query);

/// The same of an answer that may be a wrong one.
std::vector<Promise> promises_of(const Scene& posed, const Query& query, const Answer& answer);

}  // namespace lab
