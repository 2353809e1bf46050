#pragma once

#include <string>

namespace lab {

/// A sentence for the user, shown for some seconds.
struct Notice {
    std::string text;
    double seconds{};
    bool is_error = false;
    bool stays = false;  ///< until what it reports is mended, or the user dismisses it
    std::string offers;  ///< the id of a command that helps, which a button runs
};

}  // namespace lab
