#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formula/value.hpp"

namespace lab {

/// A function that expressions may call.
struct FormulaFunction {
    const char* name;
    const char* usage;  ///< "clamp(value, least, most)"
    std::size_t least, most;
    bool takes_vectors;
    /// Gets as many arguments as it takes, each a vector or each a number.
    Value (*call)(const std::vector<Value>& arguments);
};

const std::vector<FormulaFunction>& formula_functions();
std::vector<std::string> formula_function_names();
/// Null if there is none.
const FormulaFunction* formula_function(std::string_view name);

}  // namespace lab
