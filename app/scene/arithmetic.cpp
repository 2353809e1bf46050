#include "scene/arithmetic.hpp"

#include <cmath>
#include <utility>

#include "formula/formula.hpp"
#include "scene/turn.hpp"

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

std::optional<double> parse_angle(std::string_view text) {
    constexpr std::pair<std::string_view, double> units[] = {
        {"deg", one_degree}, {"°", one_degree}, {"rad", 1}};
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    for (const auto& [unit, radians] : units) {
        if (text.size() < unit.size() || text.substr(text.size() - unit.size()) != unit) continue;
        const auto number = parse_arithmetic(text.substr(0, text.size() - unit.size()));
        return number ? std::optional(*number * radians) : std::nullopt;
    }
    return parse_arithmetic(text);
}

bool is_arithmetic_beyond_double(std::string_view text) {
    const std::optional<double> value = number_in(text);
    return value && std::isinf(*value);
}

}  // namespace lab
