#include <cmath>
#include <cstdint>
#include <limits>
#include <random>

#include <isect/sin_cos.hpp>

#include "catch.hpp"

namespace {

double ulp(double value) {
    const double size = std::abs(value);
    return std::nextafter(size, std::numeric_limits<double>::infinity()) - size;
}

/// The error in ulp, compared with long double.
double error(double found, long double exact) {
    return static_cast<double>(std::abs(static_cast<long double>(found) - exact)) /
           ulp(static_cast<double>(exact));
}

void check_angle(double angle, double& worst) {
    const isect::SinCos found = isect::sin_cos(angle);
    worst = std::max(worst, error(found.sin, std::sin(static_cast<long double>(angle))));
    worst = std::max(worst, error(found.cos, std::cos(static_cast<long double>(angle))));
}

}  // namespace

TEST_CASE("sine and cosine are within 1 ulp at every angle that an animation reaches",
          "[sin_cos]") {
    if (std::numeric_limits<long double>::digits < 64) return;  // nothing to compare with
    std::mt19937_64 random(1);
    double worst = 0;
    for (const double size : {1e-9, 0.1, 0.8, 3.2, 40.0, 1e3, 1e5, 1e7, 1e9}) {
        std::uniform_real_distribution<double> any(-size, size);
        for (int i = 0; i < 20000; ++i) check_angle(any(random), worst);
    }
    CHECK(worst < 1);
    CHECK(worst > 0.4);  // a comparison with itself would find 0
}

TEST_CASE("sine and cosine are within 1 ulp next to multiples of an eighth turn", "[sin_cos]") {
    if (std::numeric_limits<long double>::digits < 64) return;
    double worst = 0;
    for (int eighths = -4000; eighths <= 4000; ++eighths) {
        const double angle = eighths * 0.78539816339744831;
        check_angle(angle, worst);
        check_angle(std::nextafter(angle, 1e9), worst);
        check_angle(std::nextafter(angle, -1e9), worst);
    }
    CHECK(worst < 1);
}

TEST_CASE("sine and cosine are the same bits on every machine", "[sin_cos]") {
    CHECK(isect::sin_cos(0).sin == 0);
    CHECK(isect::sin_cos(0).cos == 1);
    CHECK(isect::sin_cos(3.1415926535897931).cos == -1);
    std::uint64_t hash = 1;
    for (int i = 1; i <= 10000; ++i) {
        const isect::SinCos found = isect::sin_cos(i * i * 0.37);
        for (const double value : {found.sin, found.cos})
            hash =
                hash * 31 + static_cast<std::uint64_t>(static_cast<std::int64_t>(value * 0x1p60));
    }
    CHECK(hash == 0xa33063dcd330d893);
}

TEST_CASE("an angle beyond 2^30 still gives a point on the circle", "[sin_cos]") {
    for (const double angle : {1.1e9, -4e12, 1e300}) {
        const isect::SinCos found = isect::sin_cos(angle);
        CHECK(std::abs(found.sin * found.sin + found.cos * found.cos - 1) < 1e-15);
    }
}
