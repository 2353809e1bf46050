#pragma once

#include <optional>
#include <string>

#include "trace/trace.hpp"

namespace lab {

/// The last value that an algorithm handed on before it returned: the one that decided.
struct Decision {
    const Call* call{};
    std::string label;  ///< as the library writes it
    Term term{};        ///< what it means
    bool yes{};         ///< where it is a yes or no
    /// Where exact arithmetic had to find that out: by how much it is one.
    std::optional<double> margin{};

    /// Whether it is that of an algorithm: "raycast/aabb.hpp".
    bool in(std::string_view file) const { return call->in(file); }
    bool is(Term asked) const { return term == asked; }
};

/// Goes on into the call whose answer the caller only handed on.
Decision decision_of(const Call& root);

/// Where to look next, one call further in: at the one whose answer its caller only handed on, of a
/// list at the one that was met first; at the last one where the caller decided by itself. Null
/// where it called nothing.
const Call* deciding_call(const Call& caller);

}  // namespace lab
