// Random doubles, and the errors of plain arithmetic on them as shares of their bounds.
#pragma once

#include <cmath>
#include <random>

#include <isect/detail/wide.hpp>
#include <isect/vec2.hpp>

#include "catch.hpp"

namespace plain_errors {

/// Numbers of both signs up to a size, with all digits of a double.
class DoubleSource {
public:
    double number(double size) {
        const double high = double(engine_());
        return ((high + double(engine_()) * 0x1p-32) * 0x1p-31 - 1) * size;
    }
    isect::Vec2<double> vector(double size) { return {number(size), number(size)}; }

private:
    std::mt19937 engine_{11};
};

/// The error of a plain number, as a share of a bound.
inline double share_of_bound(isect::detail::TwiceDouble truth, double plain, double bound) {
    const isect::detail::TwiceDouble off = truth - isect::detail::TwiceDouble(plain);
    return std::abs(off.high() + off.low()) / bound;
}

/// A bound holds, and half of it would not, for the worst share of it.
inline void check_bound(double worst) {
    CHECK(worst < 1);
    CHECK(worst > 0.5);
}

}  // namespace plain_errors
