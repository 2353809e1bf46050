#pragma once

#include <cstddef>
#include <string>

#include "trace/trace.hpp"

namespace lab {

/// The total number of values that a query traced.
std::size_t step_count(const Call& root);

/// The part of a query's trace up to and including this many values, in the order of execution.
Call walked(const Call& root, std::size_t steps);

/// Whether any call has traced a value with this label.
bool has_told(const Call& root, const std::string& label);

/// The call that traced the last value, preceded by the calls that led to it.
std::vector<const Call*> way_to_last(const Call& root);

/// The last value with its name: "near: 0.467", "path_extents_meet: yes".
std::string last_value(const Call& walked, const Query& query);

/// The library's comment about the line of the last value: "Leave by the shorter way."
std::string last_words(const Call& walked);

}  // namespace lab
