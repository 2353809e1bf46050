#include "formula/functions.hpp"

#include <cmath>

namespace lab {

namespace {

using Arguments = std::vector<Value>;

double number_at(const Arguments& arguments, std::size_t i) {
    return std::get<double>(arguments[i]);
}
isect::Vec2<double> vector_at(const Arguments& arguments, std::size_t i) {
    return std::get<isect::Vec2<double>>(arguments[i]);
}

Value least_of(const Arguments& arguments) {
    double least = number_at(arguments, 0);
    for (std::size_t i = 1; i < arguments.size(); ++i)
        if (number_at(arguments, i) < least) least = number_at(arguments, i);
    return least;
}
Value most_of(const Arguments& arguments) {
    double most = number_at(arguments, 0);
    for (std::size_t i = 1; i < arguments.size(); ++i)
        if (most < number_at(arguments, i)) most = number_at(arguments, i);
    return most;
}
Value clamped(const Arguments& arguments) {
    const double value = number_at(arguments, 0);
    if (value < number_at(arguments, 1)) return arguments[1];
    return number_at(arguments, 2) < value ? arguments[2] : arguments[0];
}
Value absolute(const Arguments& arguments) {
    return std::abs(number_at(arguments, 0));
}
Value sign_of_number(const Arguments& arguments) {
    const double value = number_at(arguments, 0);
    return value > 0 ? 1.0 : value < 0 ? -1.0 : value;
}
Value square_root(const Arguments& arguments) {
    return std::sqrt(number_at(arguments, 0));
}
Value dot_product(const Arguments& arguments) {
    return isect::dot(vector_at(arguments, 0), vector_at(arguments, 1));
}
Value cross_product(const Arguments& arguments) {
    return isect::cross(vector_at(arguments, 0), vector_at(arguments, 1));
}
Value length_of_vector(const Arguments& arguments) {
    const auto a = vector_at(arguments, 0);
    return std::sqrt(isect::dot(a, a));
}

}  // namespace

const std::vector<FormulaFunction>& formula_functions() {
    constexpr std::size_t any = 16;
    static const std::vector<FormulaFunction> all = {
        {"min", "min(a, b)", 2, any, false, least_of},
        {"max", "max(a, b)", 2, any, false, most_of},
        {"clamp", "clamp(value, least, most)", 3, 3, false, clamped},
        {"abs", "abs(a)", 1, 1, false, absolute},
        {"sign", "sign(a)", 1, 1, false, sign_of_number},
        {"sqrt", "sqrt(a)", 1, 1, false, square_root},
        {"dot", "dot(a, b)", 2, 2, true, dot_product},
        {"cross", "cross(a, b)", 2, 2, true, cross_product},
        {"length", "length(a)", 1, 1, true, length_of_vector},
    };
    return all;
}

std::vector<std::string> formula_function_names() {
    std::vector<std::string> names;
    for (const FormulaFunction& each : formula_functions()) names.emplace_back(each.name);
    return names;
}

const FormulaFunction* formula_function(std::string_view name) {
    for (const FormulaFunction& each : formula_functions())
        if (name == each.name) return &each;
    return nullptr;
}

}  // namespace lab
