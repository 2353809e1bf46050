#pragma once

#include <string>

#include "explain/other_answer.hpp"

namespace lab {

/// Why another answer differs from isect's, in a sentence; empty if no known cause applies. Needs
/// the differences and promises of the other answer.
std::string known_cause(const OtherAnswer& other, const Scene& posed, const Query& query,
                        const Answer& ours);

}  // namespace lab
