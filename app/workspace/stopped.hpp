#pragma once

#include <string>

namespace lab {

/// Where playing or dragging has stopped by itself, and why.
struct Stop {
    std::string why;    ///< "isect answers NaN for hit.time"
    std::string where;  ///< "time 1.25 s", or the numbers of the drag, each on a line
    std::string case_line;
};

}  // namespace lab
