// Helpers for tests of texts.
#pragma once

#include <string>

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// A text with every mark replaced.
inline std::string with_marks(const std::string& text, char mark, const std::string& by) {
    std::string filled;
    for (const char c : text) {
        if (c == mark)
            filled += by;
        else
            filled += c;
    }
    return filled;
}
