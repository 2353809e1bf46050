#include "scene/number.hpp"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>

#include "catch.hpp"

using lab::number_text;
using lab::parse_number;
using lab::with_true_minus;

namespace {

template <class T, class Bits>
T from_bits(Bits bits) {
    T value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

bool same_bits(double a, double b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

}  // namespace

TEST_CASE("a number is written as the shortest decimal that reads back", "[scene][number]") {
    CHECK(number_text(16.0) == "16");
    CHECK(number_text(0.1) == "0.1");
    CHECK(number_text(0.1 + 0.2) == "0.30000000000000004");
    CHECK(number_text(-1.5707963267948966) == "-1.5707963267948966");
    CHECK(number_text(1e-8) == "1e-8");
    CHECK(number_text(1e21) == "1e21");
    CHECK(number_text(1.25e-10) == "1.25e-10");
    CHECK(number_text(5e-324) == "5e-324");
    CHECK(number_text(0.1F) == "0.1");
    CHECK(number_text(16777216.0F) == "16777216");
    CHECK(number_text(std::numeric_limits<float>::denorm_min()) == "1e-45");
    // Seven digits would do for the float, but nobody reads 3.355445e7 as this number.
    CHECK(number_text(33554448.0F) == "33554448");
    CHECK(number_text(-33554448.0F) == "-33554448");
    CHECK(number_text(1e8F) == "1e8");
}

TEST_CASE("zero keeps its sign in a form that no reader takes for an integer", "[scene][number]") {
    CHECK(number_text(0.0) == "0");
    CHECK(number_text(-0.0) == "-0.0");
    CHECK(same_bits(*parse_number("-0"), -0.0));
}

TEST_CASE("infinities have a name", "[scene][number]") {
    CHECK(number_text(std::numeric_limits<double>::infinity()) == "inf");
    CHECK(number_text(-std::numeric_limits<double>::infinity()) == "-inf");
}

TEST_CASE("any double and any float come back from their text with the same bits",
          "[scene][number]") {
    std::mt19937_64 random(7);
    int wrong = 0;
    for (int i = 0; i < 20000; ++i) {
        const auto bits = random();
        const auto number = from_bits<double>(bits);
        if (std::isfinite(number) && !same_bits(*parse_number(number_text(number)), number))
            ++wrong;

        const auto small = from_bits<float>(static_cast<std::uint32_t>(bits));
        if (std::isfinite(small) && static_cast<float>(*parse_number(number_text(small))) != small)
            ++wrong;
    }
    CHECK(wrong == 0);
}

TEST_CASE("typed text is a number only as a whole", "[scene][number]") {
    CHECK(parse_number(" 12.5 ") == 12.5);
    CHECK(parse_number("+3e2") == 300);
    CHECK(parse_number(".5") == 0.5);
    for (const char* text :
         {"", " ", "-", "1e", "1 2", "12px", "0x10", "inf", "nan", "1e999", "1,5"})
        CHECK_FALSE(parse_number(text));
}

TEST_CASE("texts for people have true minus signs, in exponents, too", "[scene][number]") {
    CHECK(with_true_minus(number_text(-1.5e-7)) == "−1.5e−7");
    CHECK(with_true_minus(number_text(-0.0)) == "−0.0");
    CHECK(with_true_minus("2") == "2");
}
