#pragma once

#include <optional>
#include <string>

#include "query/implementation.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A broken promise, or an answer that another implementation contradicts.
struct Breach {
    std::string what;   ///< "the stop doesn't overlap", or "hit" for the number that differs
    std::string found;  ///< what was found instead
};

/// The first breach of a posed scene's only query. Without another implementation, that is a
/// promise of isect that its answer breaks. With one, a yes or no that the two answer differently,
/// NaN, or a number that differs by more than rounding explains.
std::optional<Breach> breach_of(const Scene& posed, const Implementation* against);

}  // namespace lab
