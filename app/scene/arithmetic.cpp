#include "scene/arithmetic.hpp"

#include <cmath>
#include <cstdlib>
#include <string>

namespace lab {
namespace {

/// Reads from the left to the right; what makes no sense is NaN, and stays so.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    double whole() {
        const double value = sum();
        return next() == '\0' ? value : nonsense;
    }

private:
    static constexpr double nonsense = __builtin_nan("");

    char next() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    bool took(char wanted) {
        if (next() != wanted) return false;
        ++at_;
        return true;
    }

    double sum() {
        double value = product();
        for (;;) {
            if (took('+')) {
                value += product();
            } else if (took('-')) {
                value -= product();
            } else {
                return value;
            }
        }
    }
    double product() {
        double value = signed_value();
        for (;;) {
            if (took('*')) {
                value *= signed_value();
            } else if (took('/')) {
                const double divisor = signed_value();
                value = divisor == 0 ? nonsense : value / divisor;
            } else {
                return value;
            }
        }
    }
    double signed_value() {
        // Brackets and signs within each other are few when a hand types them.
        if (++depth_ > 64) return nonsense;
        if (took('-')) return -signed_value();
        if (took('+')) return signed_value();
        if (took('(')) {
            const double value = sum();
            return took(')') ? value : nonsense;
        }
        return number();
    }
    double number() {
        constexpr double pi = 3.141592653589793;
        const char first = next();
        if (text_.compare(at_, 2, "pi") == 0) {
            at_ += 2;
            return pi;
        }
        // strtod reads "nan" and "inf", too, which no field may hold.
        if ((first < '0' || first > '9') && first != '.') return nonsense;
        const char* begin = text_.c_str() + at_;
        char* end = nullptr;
        const double value = std::strtod(begin, &end);
        if (end == begin) return nonsense;
        at_ += static_cast<std::size_t>(end - begin);
        return value;
    }

    std::string text_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

}  // namespace

std::optional<double> parse_arithmetic(std::string_view text) {
    const double value = Reader(text).whole();
    if (!std::isfinite(value)) return {};
    return value;
}

bool is_arithmetic_beyond_double(std::string_view text) {
    return std::isinf(Reader(text).whole());
}

}  // namespace lab
