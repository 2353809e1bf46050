#pragma once

#include <string>

namespace lab {

/// The first of "slab.png", "slab-2.png", … that is not there yet: no picture is ever written over.
std::string free_name(const std::string& folder, const std::string& stem, const char* ending);

}  // namespace lab
