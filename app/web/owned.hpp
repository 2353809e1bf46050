#pragma once

#include <cstdlib>
#include <string>

namespace lab {

/// The text that JavaScript has allocated, which is freed.
inline std::string owned(char* text) {
    std::string copy = text != nullptr ? text : "";
    std::free(text);
    return copy;
}

}  // namespace lab
