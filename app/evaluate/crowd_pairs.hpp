#pragma once

#include <cstdint>
#include <type_traits>

#include "evaluate/crowd.hpp"

namespace lab {

template <class Phase>
constexpr bool is_list_phase = std::is_same_v<Phase, isect::Batch<double>>;

/// Which boxes overlap each other, as the structure of a world finds them; not asked where that
/// would take too long.
void ask_pairs(const CrowdWorld& world, CrowdAnswer& result);

/// How many pairs there are, and nothing else.
std::uint64_t count_pairs(const CrowdWorld& world);

}  // namespace lab
