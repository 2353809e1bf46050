#pragma once

#include <optional>
#include <string>

#include "trace/trace.hpp"

namespace lab {

/// The last value that an algorithm traced before it returned, which decided the answer.
struct Decision {
    const Call* call{};
    std::string label;  ///< as in the library's source
    Term term{};        ///< the meaning of the value
    bool yes{};         ///< the value, if it is a yes or no
    /// The margin of a yes or no that needed exact arithmetic.
    std::optional<double> margin{};

    /// Whether it was made in this algorithm's file: "raycast/aabb.hpp".
    bool in(std::string_view file) const { return call->in(file); }
    bool is(Term asked) const { return term == asked; }
};

/// Descends into the call whose answer the caller only passed on.
Decision decision_of(const Call& root);

/// The next call to look at, one level deeper: the one whose answer the caller only passed on; for
/// a list, the first obstacle hit; the last call if the caller decided by itself. Null if it made
/// no calls.
const Call* deciding_call(const Call& caller);

}  // namespace lab
