#pragma once

#include <optional>
#include <string>
#include <vector>

#include "trace/subject.hpp"
#include "trace/trace.hpp"

namespace lab {

/// One of the values that a line has handed on, as short as it stands beside it. A yes or no says
/// to what wherever the line asks for the opposite; a value of a loop, of which obstacle, box or
/// node it is; and a push has a length, not a time.
std::string chip_text(const Call& call, const Statement& statement, std::size_t index,
                      const Query& query);

struct Chip {
    std::string text;
    std::optional<Subject> subject;  ///< what it is about, where that is not the whole question
};

/// All values of a line, in order.
std::vector<Chip> chips_of(const Call& call, const Statement& statement, const Query& query);

/// All of them, in full, below their name.
std::string chip_tooltip(const Call& call, const Statement& statement, const Query& query);

/// How many characters a chip of a yes or no has at most, without an obstacle's name.
std::size_t widest_flag(const Statement& statement);

}  // namespace lab
