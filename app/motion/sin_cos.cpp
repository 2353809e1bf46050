#include "motion/sin_cos.hpp"

#include <array>
#include <cmath>
#include <cstddef>

namespace lab {
namespace {

/// The unevaluated sum of a number and its rounding error.
struct Sum {
    double head{};
    double tail{};
};

Sum add(double a, double b) {
    const double head = a + b;
    const double b_used = head - a;
    return {head, (a - (head - b_used)) + (b - b_used)};
}

/// The upper half of a number's bits (Veltkamp).
double upper_half(double a) {
    const double scaled = 0x8000001p0 * a;
    return scaled - (scaled - a);
}

/// The exact product (Dekker, 1971).
Sum multiply(double a, double b) {
    const double a_upper = upper_half(a), a_lower = a - a_upper;
    const double b_upper = upper_half(b), b_lower = b - b_upper;
    const double head = a * b;
    const double error = ((a_upper * b_upper - head) + a_upper * b_lower) + a_lower * b_upper;
    return {head, error + a_lower * b_lower};
}

// A quarter turn as the unevaluated sum of three doubles, 161 bits of it.
constexpr std::array quarter_turn = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54,
                                     -0x1.f1976b7ed8fbcp-110};

/// What is left of an angle after whole quarter turns (Cody and Waite, 1980): at most an eighth.
Sum reduce(double angle, double quarters) {
    Sum rest{angle, 0};
    for (const double part : quarter_turn) {
        const Sum product = multiply(quarters, part);
        const Sum difference = add(rest.head, -product.head);
        rest = add(difference.head, difference.tail + (rest.tail - product.tail));
    }
    return rest;
}

/// The Taylor polynomial in x² whose coefficients are 1/n!, of alternating sign, for every second n
/// down to `last`, divided by its lowest power.
double taylor(double square, int first, int last) {
    double sum = 0;
    for (int n = first; n >= last; n -= 2) {
        double factorial = 1;
        for (int k = 2; k <= n; ++k) factorial *= k;
        const double sign = (n / 2) % 2 == 0 ? 1 : -1;
        sum = sum * square + sign / factorial;
    }
    return sum;
}

// Both keep the leading terms apart from the small rest, so that only the last addition rounds.
double sin_of(Sum x) {
    const double square = x.head * x.head;
    const double rest = x.head * square * taylor(square, 17, 3);
    return x.head + (rest + x.tail * (1 - 0.5 * square));
}

double cos_of(Sum x) {
    const double square = x.head * x.head;
    const Sum leading = add(1, -0.5 * square);
    const double rest = square * square * taylor(square, 18, 4);
    return leading.head + (leading.tail + (rest - x.head * x.tail));
}

}  // namespace

SinCos sin_cos(double angle) {
    if (std::abs(angle) > 0x1p30) angle = std::fmod(angle, 0x1p30);
    const double quarters = std::floor(angle / quarter_turn[0] + 0.5);
    const Sum rest = reduce(angle, quarters);
    const double sine = sin_of(rest), cosine = cos_of(rest);

    // Each quarter turn takes (cos, sin) to (-sin, cos).
    switch (static_cast<long long>(quarters) & 3) {
        case 0:
            return {sine, cosine};
        case 1:
            return {cosine, -sine};
        case 2:
            return {-sine, -cosine};
        default:
            return {-cosine, sine};
    }
}

}  // namespace lab
