#include "query/neighbours.hpp"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

namespace lab {

namespace {

/// Numbers in their order, as whole numbers without gaps.
template <class T>
std::int64_t rank_of(T value) {
    using Bits = std::conditional_t<sizeof(T) == 8, std::int64_t, std::int32_t>;
    Bits bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    // Negative numbers are ordered the other way round.
    if (bits < 0) bits = std::numeric_limits<Bits>::min() - bits;
    return bits;
}
template <class T>
T number_at(std::int64_t rank) {
    using Bits = std::conditional_t<sizeof(T) == 8, std::int64_t, std::int32_t>;
    auto bits = static_cast<Bits>(rank);
    if (bits < 0) bits = std::numeric_limits<Bits>::min() - bits;
    T value{};
    std::memcpy(&value, &bits, sizeof value);
    return value;
}
std::int64_t rank_in(double value, Scalar scalar) {
    return scalar == Scalar::float_ ? rank_of(static_cast<float>(value)) : rank_of(value);
}
double number_in(std::int64_t rank, Scalar scalar) {
    return scalar == Scalar::float_ ? double{number_at<float>(rank)} : number_at<double>(rank);
}

}  // namespace

double next_number(double value, double way, Scalar scalar) {
    const double to = std::copysign(std::numeric_limits<double>::infinity(), way);
    if (scalar == Scalar::double_) return std::nextafter(value, to);
    return static_cast<double>(std::nextafter(static_cast<float>(value), static_cast<float>(to)));
}

double ulp_at(double value, Scalar scalar) {
    const double exact = std::abs(value);
    const double size =
        scalar == Scalar::float_ ? static_cast<double>(static_cast<float>(exact)) : exact;
    return next_number(size, 1, scalar) - size;
}

double numbers_between(double from, double to, Scalar scalar) {
    const auto a = static_cast<std::uint64_t>(rank_in(from, scalar));
    const auto b = static_cast<std::uint64_t>(rank_in(to, scalar));
    const bool rises = rank_in(from, scalar) <= rank_in(to, scalar);
    return rises ? static_cast<double>(b - a) : -static_cast<double>(a - b);
}

double middle_of(double from, double to, Scalar scalar) {
    const std::int64_t a = rank_in(from, scalar), b = rank_in(to, scalar);
    // The ranks of a negative and a positive number may be too far apart for their sum.
    const std::int64_t half = a / 2 + b / 2 + (a % 2 + b % 2) / 2;
    return number_in(half, scalar);
}

}  // namespace lab
