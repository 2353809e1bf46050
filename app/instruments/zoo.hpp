#pragma once

#include <optional>
#include <string>

#include "instruments/breach.hpp"

namespace lab {

/// How an implementation does in a case of the zoo.
struct ZooVerdict {
    bool answers{};  ///< at least one of the queries
    std::optional<Breach> fault;
    std::size_t query{};  ///< with the fault
};

/// The verdict on isect, for null, or on another implementation. isect has to answer each query as
/// the scene expects, and to keep every promise, at the moment at which the scene opens and as it
/// moves. Another implementation has to agree with isect. Throws TaskError if the scene expects
/// what can't be.
ZooVerdict judged(const Scene& scene, const Implementation* peer);

/// A fault in a word: "overlaps", "NaN".
std::string word_for(const Breach& fault);

}  // namespace lab
