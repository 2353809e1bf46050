#include "scene/arithmetic.hpp"

#include <cmath>
#include <string>

#include "catch.hpp"

using lab::parse_arithmetic;

TEST_CASE("a field takes numbers as C++ writes them", "[scene][arithmetic]") {
    CHECK(parse_arithmetic("12.5") == 12.5);
    CHECK(parse_arithmetic(" -1e-3 ") == -1e-3);
    CHECK(parse_arithmetic("0x1.8p-3") == 0.1875);
    CHECK(parse_arithmetic("-0x1p4") == -16.0);
    CHECK(parse_arithmetic("0x1.fffffffffffffp0") == std::nextafter(2.0, 0.0));
    CHECK(parse_arithmetic(".5") == 0.5);
    CHECK(std::signbit(*parse_arithmetic("-0")));
}

TEST_CASE("a field computes", "[scene][arithmetic]") {
    CHECK(parse_arithmetic("1/3") == 1.0 / 3);
    CHECK(parse_arithmetic("1+2*3-4/8") == 6.5);
    CHECK(parse_arithmetic("2*(3 - 1)*-2") == -8.0);
    CHECK(parse_arithmetic("8/4/2") == 1.0);
    CHECK(parse_arithmetic("pi/2") == 1.5707963267948966);
    CHECK(parse_arithmetic("--3") == 3.0);
}

TEST_CASE("an invalid or non-finite expression is rejected", "[scene][arithmetic]") {
    for (const char* wrong : {"", " ", "x", "1,5", "1+", "*2", "(1", "1)", "1 2", "nan", "inf",
                              "1/0", "0/0", "1e999", "pip", "- "}) {
        INFO(wrong);
        CHECK_FALSE(parse_arithmetic(wrong));
    }
    CHECK_FALSE(parse_arithmetic(std::string(100000, '(')));
}

TEST_CASE("an angle is typed in degrees or radians", "[arithmetic]") {
    const double quarter = 3.14159265358979323846 / 4;
    for (const char* typed : {"45deg", "45°", "45 deg ", "90/2°", "pi/4", "pi/4 rad"})
        CHECK(lab::parse_angle(typed) == quarter);
    CHECK(lab::parse_angle("0.5rad") == 0.5);
    CHECK(lab::parse_angle("-30°") < 0);
    for (const char* typed : {"deg", "°", "45 degrees", "45deg rad", ""})
        CHECK_FALSE(lab::parse_angle(typed));
    CHECK_FALSE(lab::parse_arithmetic("45deg"));
}
