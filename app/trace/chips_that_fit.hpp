#pragma once

#include <cstddef>
#include <vector>

namespace lab {

/// The size of one of the chips beside a line.
struct ChipSize {
    float width{};
    bool matters{};  ///< whether it is about what the answer is about
};

/// Selects the chips that fit, in their order: chips that matter first, then the others from the
/// last to the first. At least one is selected. `between` is the gap between two chips, and `more`
/// the width of a sign that some are left out.
std::vector<std::size_t> chips_that_fit(const std::vector<ChipSize>& chips, float room,
                                        float between, float more);

}  // namespace lab
