#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "evaluate/crowd.hpp"

namespace lab {

/// What became of one box of a crowd when its structure was asked.
struct BoxStory {
    std::string words;  ///< "Box 26 was not tested: …"
    bool tested{};
    std::optional<std::size_t> place{};  ///< the cell or node that was not looked into
};

BoxStory story_of(const CrowdMoment& moment, const Scene& posed, std::uint32_t box);

}  // namespace lab
