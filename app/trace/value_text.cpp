#include "trace/value_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "scene/number.hpp"

namespace lab {

namespace {

using Vec2 = isect::Vec2<double>;
using Interval = isect::Interval<double>;
using Hit = isect::Hit<double>;

/// Blanks before a text, up to a width.
std::string padded(const std::string& text, std::size_t width) {
    const std::size_t size = characters(text);
    return size < width ? std::string(width - size, ' ') + text : text;
}

std::string without_pad(const std::string& number) {
    return number.substr(std::min(number.find_first_not_of(' '), number.size()));
}

/// The number with three digits after the point; far from the origin, where those are lost, with
/// all digits before it if the width allows it.
std::string part_of_pair(double value, const std::string& other) {
    std::string text = without_pad(fixed_number(value));
    if (std::abs(value) < 1e6 || std::abs(value) >= 1e9 || value != std::floor(value)) return text;
    const std::string whole = with_true_minus(number_text(value));
    return characters(whole + other) + 4 <= pair_width ? whole : text;
}

struct Short {
    std::string operator()(bool value) const { return value ? "yes" : "no"; }
    std::string operator()(double value) const { return fixed_number(value); }
    std::string operator()(Vec2 value) const {
        const std::string x = part_of_pair(value.x, without_pad(fixed_number(value.y)));
        const std::string y = part_of_pair(value.y, x);
        return padded("(" + x + ", " + y + ")", pair_width);
    }
    std::string operator()(Interval value) const {
        return fixed_number(value.min) + " … " + fixed_number(value.max);
    }
    std::string operator()(const Hit& hit) const { return "hit at t " + fixed_number(hit.time); }
    std::string operator()(std::size_t value) const { return std::to_string(value); }
};

struct Full {
    static std::string text(double value) { return with_true_minus(number_text(value)); }
    static std::string text(Vec2 value) { return text(value.x) + ", " + text(value.y); }

    std::string operator()(bool value) const { return value ? "yes" : "no"; }
    std::string operator()(double value) const { return text(value); }
    std::string operator()(Vec2 value) const { return "(" + text(value) + ")"; }
    std::string operator()(Interval value) const {
        return text(value.min) + " … " + text(value.max);
    }
    std::string operator()(const Hit& hit) const {
        return "time " + text(hit.time) + "\npos " + text(hit.pos) + "\nnormal " +
               text(hit.normal) + "\ndelta " + text(hit.delta);
    }
    std::string operator()(std::size_t value) const { return std::to_string(value); }
};

}  // namespace

std::size_t characters(std::string_view utf8) {
    return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

std::string fixed_number(double value) {
    std::string text;
    if (std::isinf(value)) {
        text = value < 0 ? "−∞" : "∞";
    } else {
        constexpr std::array formats = {"%.3f", "%.2f", "%.1f", "%.0f", "%.1e", "%.0e"};
        const double size = std::abs(value);
        const bool tiny = size != 0 && size < 0.0005;
        for (std::size_t i = tiny ? 4 : 0; i < formats.size(); ++i) {
            std::array<char, 400> buffer{};
            std::snprintf(buffer.data(), buffer.size(), formats[i], value);
            text = buffer.data();
            if (text.size() <= fixed_width) break;
        }
        if (text == "-0.000") text = "0.000";
        text = with_true_minus(text);
    }
    return padded(text, fixed_width);
}

std::string short_text(const isect::NoteValue& value) {
    return std::visit(Short{}, value);
}

std::string full_text(const isect::NoteValue& value) {
    return std::visit(Full{}, value);
}

}  // namespace lab
