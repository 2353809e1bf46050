#pragma once

#include <string>
#include <string_view>

#include "evaluate/evaluate.hpp"

namespace lab {

/// Returns one JSON object with the posed shapes and each query's answer. Numbers read back to the
/// same bits. `scene` is the scene's id.
std::string results_json(const Evaluation& evaluation, std::string_view scene);

}  // namespace lab
