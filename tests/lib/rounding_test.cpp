// Sums are computed as if exactly and then rounded once, even if most digits cancel.
#include <cmath>
#include <random>

#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;
using isect::detail::exact_sum;
using isect::detail::next_above;
using isect::detail::next_below;
using isect::detail::rounded_up;
using isect::detail::sum_of;

namespace {

/// Numbers of all sizes; every second one often cancels most of the one before it.
struct Summands {
    std::mt19937 engine{19};
    double last = 1;

    template <class T>
    T next() {
        const double fraction = static_cast<double>(engine()) / 0x1p31 - 1;
        const int power = static_cast<int>(engine() % 100) - 50;
        const T plain = static_cast<T>(std::ldexp(fraction, power));
        const T cancels = static_cast<T>(-last * (1 + std::ldexp(fraction, -24)));
        const T number = engine() % 2 == 0 ? plain : cancels;
        last = static_cast<double>(number);
        return number;
    }
};

/// The sign of the exact sum of four numbers, minus a bound.
int sign_beyond(const double (&n)[4], double bound) {
    return exact_sum(n[0], n[1], n[2], n[3], -bound).sign();
}

}  // namespace

TEST_CASE("a sum has an error below one ulp, and the right sign", "[rounding]") {
    Summands source;
    for (int row = 0; row < 20000; ++row) {
        const double n[4] = {source.next<double>(), source.next<double>(), source.next<double>(),
                             source.next<double>()};
        const double sum = sum_of(n[0], n[1], n[2], n[3]);
        const int sign = sum > 0 ? 1 : (sum < 0 ? -1 : 0);
        REQUIRE(sign == sign_beyond(n, 0));
        REQUIRE(sign_beyond(n, next_above(sum)) < 0);
        REQUIRE(sign_beyond(n, next_below(sum)) > 0);
    }
}

TEMPLATE_TEST_CASE("a sum rounded up is the least number that is not below it", "[rounding]", float,
                   double) {
    using T = TestType;
    Summands source;
    for (int row = 0; row < 20000; ++row) {
        const T n[4] = {source.next<T>(), source.next<T>(), source.next<T>(), source.next<T>()};
        const double wide[4] = {n[0], n[1], n[2], n[3]};
        const T up = rounded_up<T>(n[0], n[1], n[2], n[3]);
        REQUIRE(sign_beyond(wide, static_cast<double>(up)) <= 0);
        REQUIRE(sign_beyond(wide, static_cast<double>(next_below(up))) > 0);
    }
}

TEST_CASE("the remainder is not lost if all the larger numbers cancel", "[rounding]") {
    std::mt19937 engine{5};
    for (int row = 0; row < 2000; ++row) {
        const auto number = [&](int power) {
            return std::ldexp(1 + static_cast<double>(engine()) / 0x1p32, power);
        };
        const double a = number(200);
        const double b = number(100);
        const double c = number(0);
        REQUIRE(sum_of(a, b, c, -a, -b) == c);
        REQUIRE(rounded_up<double>(a, c, b, -a, -b) == c);
        REQUIRE(rounded_up<float>(b, a, c, -b, -a) >= c);
    }
}
