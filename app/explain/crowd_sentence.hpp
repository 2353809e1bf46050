#pragma once

#include <cstdint>
#include <string>

#include "evaluate/crowd.hpp"
#include "explain/sentence.hpp"

namespace lab {

/// The answer of a crowd's query, and how many of the possible tests it took.
Sentence crowd_sentence(const Scene& posed, const CrowdAnswer& answer);

/// "9,999"
std::string count_text(std::uint64_t count);
std::string boxes_text(std::uint64_t count);
/// "x"
std::string axis_name(isect::Axis axis);
/// What a structure visits: "nodes", "cells", "ranks"; empty for a list.
std::string visits_of(CrowdStructure structure);

}  // namespace lab
