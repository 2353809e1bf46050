#pragma once

#include <cstdint>
#include <vector>

namespace lab {

/// The places that each place leads to, by index.
using Ways = std::vector<std::vector<std::uint32_t>>;

/// Places that lead to each other: a strongly connected component.
struct Component {
    std::vector<std::uint32_t> places{};
    bool leads_out = false;  ///< to places of another one
};

/// By Tarjan, Depth-first search and linear graph algorithms (1972).
std::vector<Component> components_of(const Ways& ways);

}  // namespace lab
