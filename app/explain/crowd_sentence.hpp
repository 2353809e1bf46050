#pragma once

#include <cstdint>
#include <string>

#include "evaluate/crowd.hpp"
#include "explain/sentence.hpp"

namespace lab {

/// What a crowd says, and how many tests that took of how many possible ones.
Sentence crowd_sentence(const Scene& posed, const CrowdAnswer& answer);

/// "9,999"
std::string count_text(std::uint64_t count);
std::string boxes_text(std::uint64_t count);
/// "x"
std::string axis_name(isect::Axis axis);
/// "Sweep and prune"
std::string title_of(CrowdStructure structure);
/// What a structure visits: "nodes", "cells", "ranks"; nothing for a list.
std::string visits_of(CrowdStructure structure);

}  // namespace lab
