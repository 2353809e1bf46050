#pragma once

#include <string>

#include "formula/value.hpp"
#include "scene/names.hpp"

namespace lab {

/// "0.25", "true", "(-4, 12)", "−∞": at most about six digits, with a real minus sign.
std::string value_in_words(const Value& value, int digits = 6);

/// "Nothing is named box.centre. Did you mean box.center?"
std::string advice_on_name(const std::string& unknown, const Names& known);

}  // namespace lab
