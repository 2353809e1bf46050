#pragma once

#include <cmath>
#include <limits>
#include <type_traits>

#include <isect/detail/arithmetic.hpp>
#include <isect/detail/coordinates.hpp>

namespace isect::detail {

/// A number with twice the digits of a double, as an unevaluated sum
/// (Dekker, 1971; Hida, Li and Bailey, Library for Double-Double and
/// Quad-Double Arithmetic, 2007). Each operation has a relative error of
/// about 2^-102 at most: results with a square root or a quotient, which an
/// Expansion can't hold, are as good as exact before they are rounded to a
/// double.
class TwiceDouble {
public:
    constexpr TwiceDouble() = default;
    constexpr TwiceDouble(double value) : high_(value) {}
    constexpr explicit TwiceDouble(Rounded sum)
        : high_(sum.value), low_(sum.error) {}

    constexpr double high() const { return high_; }
    constexpr double low() const { return low_; }

    ISECT_FORCE_INLINE constexpr TwiceDouble operator-() const {
        return TwiceDouble(Rounded{-high_, -low_});
    }
    ISECT_FORCE_INLINE friend constexpr TwiceDouble operator+(
        TwiceDouble a, TwiceDouble b) {
        const Rounded high = two_sum(a.high_, b.high_);
        const Rounded low = two_sum(a.low_, b.low_);
        const Rounded sum = two_sum(high.value, high.error + low.value);
        return normal(sum.value, sum.error + low.error);
    }
    ISECT_FORCE_INLINE friend constexpr TwiceDouble operator-(
        TwiceDouble a, TwiceDouble b) {
        return a + -b;
    }
    ISECT_FORCE_INLINE friend constexpr TwiceDouble operator*(
        TwiceDouble a, TwiceDouble b) {
        const Rounded product = two_product(a.high_, b.high_);
        const double crossed = a.high_ * b.low_ + a.low_ * b.high_;
        return normal(product.value, product.error + crossed);
    }
    ISECT_FORCE_INLINE friend constexpr TwiceDouble operator/(
        TwiceDouble a, TwiceDouble b) {
        // The remainder after one quotient is small enough for plain
        // numbers (Joldes, Muller and Popescu, TOMS 44, 2017: 15 times
        // 2^-106).
        const double first = a.high_ / b.high_;
        const TwiceDouble taken = b * TwiceDouble(first);
        const double left = (a.high_ - taken.high_) + (a.low_ - taken.low_);
        return normal(first, left / b.high_);
    }
    friend TwiceDouble sqrt(TwiceDouble a) {
        if (a.high_ <= 0) return {};
        // One step of Newton's method from the double's square root doubles
        // its digits.
        const double first = root(a.high_);
        const Rounded square = two_product(first, first);
        const double rest =
            (a.high_ - square.value) + (a.low_ - square.error);
        return normal(first, rest / (2 * first));
    }

    friend constexpr bool operator==(TwiceDouble a, TwiceDouble b) {
        return a.high_ == b.high_ && a.low_ == b.low_;
    }
    friend constexpr bool operator<(TwiceDouble a, TwiceDouble b) {
        return a.high_ < b.high_ || (a.high_ == b.high_ && a.low_ < b.low_);
    }
    friend constexpr bool operator>(TwiceDouble a, TwiceDouble b) {
        return b < a;
    }
    friend constexpr bool operator<=(TwiceDouble a, TwiceDouble b) {
        return !(b < a);
    }
    friend constexpr bool operator>=(TwiceDouble a, TwiceDouble b) {
        return !(a < b);
    }

private:
    ISECT_FORCE_INLINE static constexpr TwiceDouble normal(double high,
                                                           double low) {
        return TwiceDouble(two_sum(high, low));
    }

    double high_{};
    double low_{};
};

/// The number type in which the contacts of shapes in T are computed, with
/// at least twice the digits.
template <class T>
using Wide =
    std::conditional_t<std::is_same_v<T, float>, double, TwiceDouble>;

/// The possible rounding error of the wide type, as a fraction of a query's
/// size, with room for about a hundred operations.
template <class Number>
inline constexpr double wide_slack =
    std::is_same_v<Number, double> ? 0x1p-44 : 0x1p-94;

constexpr double to_double(double value) {
    return value;
}
constexpr double to_double(TwiceDouble value) {
    return value.high();
}

/// Exactly half of a number.
ISECT_FORCE_INLINE constexpr double halved(double value) {
    return 0.5 * value;
}
ISECT_FORCE_INLINE constexpr TwiceDouble halved(TwiceDouble value) {
    return TwiceDouble(Rounded{0.5 * value.high(), 0.5 * value.low()});
}
template <class Number>
ISECT_FORCE_INLINE constexpr Vec2<Number> halved(Vec2<Number> v) {
    return {halved(v.x), halved(v.y)};
}

/// Rounds to the nearest T, or to the greatest T if the number is out of
/// range.
template <class T, class Number>
constexpr T nearest(Number value) {
    constexpr double most = std::numeric_limits<T>::max();
    const double high = to_double(value);
    if (high > most) return std::numeric_limits<T>::max();
    if (high < -most) return -std::numeric_limits<T>::max();
    return static_cast<T>(high);
}

/// -1, 0 or 1.
template <class T, class Number>
constexpr T sign_as(Number value) {
    const Number zero{};
    return value < zero ? T(-1) : (value > zero ? T(1) : T(0));
}

/// The T that is at a wide number or the first one beyond it, in the
/// direction 1 or -1.
template <class T, class Number>
constexpr T not_before_wide(Number target, T toward) {
    const Number goal = toward < 0 ? -target : target;
    T result = nearest<T>(goal);
    if (Number(static_cast<double>(result)) < goal) {
        result = next_above(result);
    }
    return toward * result;
}

}  // namespace isect::detail
