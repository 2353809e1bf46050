// What was tried for the rows that miss an aim, as numbered notes.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "times.hpp"

namespace isect_bench {

class Notes {
public:
    /// The number of a row's note.
    std::string of(const Row& row);
    /// The notes that rows refer to.
    void print(std::ostream& out) const;

private:
    std::vector<std::string> used_;
};

}  // namespace isect_bench
