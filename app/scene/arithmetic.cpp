#include "scene/arithmetic.hpp"

#include <cmath>

#include "formula/formula.hpp"

namespace lab {
namespace {

/// May be infinite; empty if the text has no number as its value.
std::optional<double> number_in(std::string_view text) {
    try {
        const Value value = evaluate(read_formula(text), {}, Division::refuses_zero);
        const auto* number = std::get_if<double>(&value);
        return number != nullptr ? std::optional(*number) : std::nullopt;
    } catch (const FormulaError&) {
        return {};
    }
}

}  // namespace

std::optional<double> parse_arithmetic(std::string_view text) {
    const std::optional<double> value = number_in(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

bool is_arithmetic_beyond_double(std::string_view text) {
    const std::optional<double> value = number_in(text);
    return value && std::isinf(*value);
}

}  // namespace lab
