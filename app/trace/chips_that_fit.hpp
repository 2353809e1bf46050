#pragma once

#include <cstddef>
#include <vector>

namespace lab {

/// One of the values that stand side by side behind a line.
struct ChipSize {
    float width{};
    bool matters{};  ///< it is about what the answer is about
};

/// Those for which there is room, in their order: first those that matter, then the others, the
/// last ones first. One is always among them. `between` is the gap between two, and `more` the
/// room of a sign that some are left out.
std::vector<std::size_t> chips_that_fit(const std::vector<ChipSize>& chips, float room,
                                        float between, float more);

}  // namespace lab
