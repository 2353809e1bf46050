#include "geometry/decimal.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "scene/number.hpp"
#include "scene/turn.hpp"

namespace lab {

namespace {

struct Digits {
    bool negative{};
    std::string whole;
    std::string fraction;
};

Digits digits(double value, int places) {
    constexpr double most = 9e17;  // what a long long can hold
    const double kept = std::isfinite(value) ? std::fmin(std::fmax(value, -most), most) : 0;
    // A large number has room for fewer places, and the others are 0.
    long long scale = 1;
    int held = 0;
    for (; held < places && std::abs(kept) * static_cast<double>(scale) * 10 <= most; ++held)
        scale *= 10;
    const long long rounded = std::llround(kept * static_cast<double>(scale));
    const long long magnitude = std::llabs(rounded);
    // The leading 1 preserves the fraction's leading zeros.
    std::string fraction = std::to_string(scale + magnitude % scale).substr(1);
    fraction.resize(static_cast<std::size_t>(places), '0');
    return {rounded < 0, std::to_string(magnitude / scale), fraction};
}

}  // namespace

std::string decimal(double value, int places) {
    Digits parts = digits(value, places);
    while (!parts.fraction.empty() && parts.fraction.back() == '0') parts.fraction.pop_back();
    std::string text = parts.negative ? "-" : "";
    text += parts.whole;
    if (!parts.fraction.empty()) text += "." + parts.fraction;
    return text;
}

std::string figure(double value, int places) {
    if (std::isinf(value)) return value < 0 ? "−∞" : "∞";
    const Digits parts = digits(value, places);
    std::string text = parts.negative ? "−" : "";
    text += parts.whole;
    if (places > 0) text += "." + parts.fraction;
    return text;
}

std::string short_figure(double value, int digits) {
    if (std::isinf(value)) return figure(value, 0);
    char text[40];
    std::snprintf(text, sizeof text, "%.*g", digits, value + 0.0);
    return with_true_minus(tidy_exponent(text));
}

std::string short_count(double count) {
    constexpr double few = 1e6;
    if (count < few) return decimal(count, 3);
    if (std::isinf(count)) return "∞";
    char text[32];
    std::snprintf(text, sizeof text, "%.1e", count);
    std::string shorter = tidy_exponent(text);
    if (const std::size_t at = shorter.find(".0"); at != std::string::npos) shorter.erase(at, 2);
    return shorter;
}

std::string degrees(double radians) {
    return with_true_minus(decimal(radians / one_degree, 1)) + "°";
}

}  // namespace lab
