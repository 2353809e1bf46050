#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "evaluate/crowd.hpp"

namespace lab {

/// What happened to one box in a crowd's query.
struct BoxStory {
    std::string words;  ///< "Box 26 was not tested: …"
    bool tested{};
    std::optional<std::size_t> place{};  ///< the cell or node that was not visited
};

BoxStory story_of(const CrowdMoment& moment, const Scene& posed, std::uint32_t box);

}  // namespace lab
