#pragma once

#include <string>
#include <string_view>

#include "evaluate/evaluate.hpp"

namespace lab {

/// One JSON object with the shapes as posed and what each query says, in numbers that read back to
/// the same bits. `scene` is the scene's id.
std::string results_json(const Evaluation& evaluation, std::string_view scene);

}  // namespace lab
