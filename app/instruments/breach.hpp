#pragma once

#include <optional>
#include <string>

#include "instruments/gravity.hpp"
#include "query/implementation.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A broken promise, or an answer that another implementation contradicts.
struct Breach {
    std::string what;     ///< "the stop doesn't overlap", or "hit" for the number that differs
    std::string found;    ///< what was found instead
    bool is_yes_or_no{};  ///< another yes or no, which `found` says
    bool is_promise{};    ///< `what` is a promise that the answer breaks
    Gravity gravity = Gravity::large;
    std::string cause{};  ///< why the other implementation goes wrong; empty if it isn't known

    /// Whether it is a breach of the same promise, or about the same number, with the same cause,
    /// and at least as bad.
    bool is_at_least(const Breach& other) const {
        return what == other.what && cause == other.cause && gravity <= other.gravity &&
               (!is_yes_or_no || found == other.found);
    }
};

/// "breaks the promise “the stop doesn't overlap”: there it overlaps the obstacle", or "hit.time:
/// NaN".
std::string words_of(const Breach& breach);

/// The first breach of a posed scene's only query. Without another implementation, that is a
/// promise of isect that its answer breaks. With one, NaN, a yes or no that the two answer
/// differently, a push or a stop that overlaps, or a number that differs by more than rounding
/// explains.
std::optional<Breach> breach_of(const Scene& posed, const Implementation* against);

}  // namespace lab
