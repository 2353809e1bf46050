#pragma once

#include <cstdint>
#include <type_traits>

#include "evaluate/crowd.hpp"

namespace lab {

template <class Phase>
constexpr bool is_list_phase = std::is_same_v<Phase, isect::Batch<double>>;

/// Finds the boxes that overlap each other with the structure of a world. Skips the query if it
/// would take too long.
void ask_pairs(const CrowdWorld& world, CrowdAnswer& result);

/// Returns only the number of overlapping pairs.
std::uint64_t count_pairs(const CrowdWorld& world);

}  // namespace lab
