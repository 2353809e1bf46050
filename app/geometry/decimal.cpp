#include "geometry/decimal.hpp"

#include <array>
#include <charconv>
#include <cmath>
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
    long long scale = 1;
    for (int i = 0; i < places; ++i) scale *= 10;
    const double most = 9e17 / static_cast<double>(scale);  // what a long long can hold
    const double kept = std::isfinite(value) ? std::fmin(std::fmax(value, -most), most) : 0;
    const long long rounded = std::llround(kept * static_cast<double>(scale));
    const long long magnitude = std::llabs(rounded);
    // The leading 1 preserves the fraction's leading zeros.
    const std::string fraction = std::to_string(scale + magnitude % scale).substr(1);
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
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value + 0.0,
                                   std::chars_format::general, digits);
    std::string written(text.data(), end.ptr);
    // "e-07" has a zero that says nothing.
    const std::size_t exponent = written.find('e');
    if (exponent != std::string::npos && written[exponent + 2] == '0')
        written.erase(exponent + 2, 1);
    return with_true_minus(std::move(written));
}

std::string degrees(double radians) {
    return with_true_minus(decimal(radians / one_degree, 1)) + "°";
}

}  // namespace lab
