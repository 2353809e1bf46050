#include "lessons/page_words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include "formula/functions.hpp"
#include "lessons/page_task.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

std::string short_text(double number, int digits) {
    if (std::isnan(number)) return "NaN";
    if (std::isinf(number)) return number < 0 ? "−∞" : "∞";
    if (number == 0) return "0";
    std::array<char, 40> text{};
    // A whole number keeps all of its digits: far from the origin, the last ones matter.
    const bool is_whole = number == std::floor(number) && std::abs(number) < 1e9;
    std::snprintf(text.data(), text.size(), "%.*g", is_whole ? 9 : digits, number);
    return with_true_minus(text.data());
}

}  // namespace

std::string value_in_words(const Value& value, int digits) {
    if (const auto* number = std::get_if<double>(&value)) return short_text(*number, digits);
    if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
    const auto vector = std::get<isect::Vec2<double>>(value);
    return "(" + short_text(vector.x, digits) + ", " + short_text(vector.y, digits) + ")";
}

std::string advice_on_name(const std::string& unknown, const Names& known) {
    std::string advice = "Nothing is named " + unknown + ".";
    constexpr std::string_view question = "; did you mean ";
    const std::string meant = suggestion(unknown, known);
    if (meant.starts_with(question)) advice += " Did you mean " + meant.substr(question.size());
    return advice;
}

std::string usable_in(const Scope& scope) {
    std::string text;
    const char* before = "";
    for (const auto& [name, value] : scope.values) text += std::exchange(before, ", ") + name;
    if (!text.empty()) before = "; ";
    for (const std::string& name : formula_function_names())
        text += std::exchange(before, ", ") + name;
    return text + "; and, or, not, if a then b else c";
}

}  // namespace lab
