#pragma once

#include <optional>
#include <string>
#include <vector>

#include "trace/subject.hpp"
#include "trace/trace.hpp"

namespace lab {

/// A value that a line traced, in the short form shown beside it. If the line tests the opposite of
/// a yes or no, the chip names the value. A value of a loop names its obstacle, box or node. A push
/// shows a length instead of a time.
std::string chip_text(const Call& call, const Statement& statement, std::size_t index,
                      const Query& query);

struct Chip {
    std::string text;
    std::optional<Subject> subject;  ///< what it is about, unless that is the whole query
};

/// All values of a line, in order.
std::vector<Chip> chips_of(const Call& call, const Statement& statement, const Query& query);

/// All values of a line in full, below their name.
std::string chip_tooltip(const Call& call, const Statement& statement, const Query& query);

/// The maximum number of characters of a yes-or-no chip, without an obstacle's name.
std::size_t widest_flag(const Statement& statement);

}  // namespace lab
