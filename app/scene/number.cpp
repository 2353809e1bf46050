#include "scene/number.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace lab {

std::string tidy_exponent(std::string text) {
    const std::size_t e = text.find('e');
    if (e == std::string::npos) return text;

    std::size_t digits = e + 1;
    if (text[digits] == '+') text.erase(digits, 1);
    if (text[digits] == '-') ++digits;
    while (text[digits] == '0') text.erase(digits, 1);
    return text;
}

namespace {

/// A whole number that is as short in full is written in full: 33554448, and not 3.355445e7.
std::string without_needless_exponent(std::string text, double value) {
    if (text.find('e') == std::string::npos || value != std::trunc(value)) return text;
    std::array<char, 40> full{};
    const int length = std::snprintf(full.data(), full.size(), "%.0f", value);
    return static_cast<std::size_t>(length) <= text.size() ? full.data() : text;
}

template <class T>
std::string shortest(T value) {
    if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
    if (value == 0) return std::signbit(value) ? "-0.0" : "0";

    // A normal number with a short decimal form shows it at digits10 digits, since %g drops
    // trailing zeros. A subnormal number has fewer digits from the start.
    const bool normal = std::abs(value) >= std::numeric_limits<T>::min();
    std::array<char, 40> text{};
    for (int digits = normal ? std::numeric_limits<T>::digits10 : 1;; ++digits) {
        std::snprintf(text.data(), text.size(), "%.*g", digits, static_cast<double>(value));
        const bool last = digits >= std::numeric_limits<T>::max_digits10;
        if (last || static_cast<T>(std::strtod(text.data(), nullptr)) == value)
            return without_needless_exponent(tidy_exponent(text.data()), value);
    }
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

std::string number_text(double value) {
    return shortest(value);
}

std::string number_text(float value) {
    return shortest(value);
}

std::string with_true_minus(std::string text) {
    for (std::size_t at = text.find('-'); at != std::string::npos; at = text.find('-', at))
        text.replace(at, 1, "−");
    return text;
}

namespace {

/// May be infinite; empty if the text is not a number.
std::optional<double> decimal_number(std::string_view text) {
    // strtod also accepts hexadecimal, "inf" and "nan", which no file may hold.
    const std::string digits(trimmed(text));
    if (digits.empty() || digits.find_first_not_of("0123456789+-.eE") != std::string::npos)
        return {};

    char* end = nullptr;
    const double value = std::strtod(digits.c_str(), &end);
    if (*end != '\0') return {};
    return value;
}

}  // namespace

double nearest_float(double number) {
    return static_cast<double>(static_cast<float>(number));
}

std::optional<double> parse_number(std::string_view text) {
    const auto value = decimal_number(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

bool is_beyond_double(std::string_view text) {
    const auto value = decimal_number(text);
    return value && std::isinf(*value);
}

}  // namespace lab
