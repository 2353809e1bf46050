#pragma once

#include <string>

#include "instruments/answer_map.hpp"

namespace lab {

/// The numbers of a map as one JSON object: the axes, and for each row from the top, a list of its
/// cells. A cell of a number is that number or null; any other is its class.
std::string map_json(const AnswerMap& map);

}  // namespace lab
