#pragma once

#include <cstddef>
#include <string>

#include "trace/trace.hpp"

namespace lab {

/// How many values a query has handed on in all.
std::size_t step_count(const Call& root);

/// What a query had done after so many of them, in the order in which they came.
Call walked(const Call& root, std::size_t steps);

/// Whether one of its calls has handed on a value of this label.
bool has_told(const Call& root, const std::string& label);

/// The call that the last value of a walk came from, and all those that led to it.
std::vector<const Call*> way_to_last(const Call& root);

/// What came last, in the words of its line: "near: 0.467", "path_extents_meet: yes".
std::string last_value(const Call& walked, const Query& query);

/// What the library says about the line that it came from: "Leave by the shorter way."
std::string last_words(const Call& walked);

}  // namespace lab
