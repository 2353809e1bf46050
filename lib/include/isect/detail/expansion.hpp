#pragma once

#include <array>
#include <cstddef>

#include <isect/detail/arithmetic.hpp>

namespace isect::detail {

/// A number held exactly, as a sum of doubles that don't overlap, least
/// first (Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast
/// Robust Geometric Predicates, 1997). Sums and products of expansions are
/// exact unless something overflows or underflows, so a formula of
/// expansions has its real value, and the sign of the greatest term is the
/// sign of the value.
template <std::size_t Capacity>
class Expansion {
public:
    constexpr Expansion() = default;
    constexpr explicit Expansion(double value) { add(value); }

    /// Adds one double: Shewchuk's Grow-Expansion, without the zeros.
    constexpr void add(double value) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count_; ++i) {
            const Rounded sum = two_sum(value, terms_[i]);
            if (sum.error != 0) terms_[kept++] = sum.error;
            value = sum.value;
        }
        if (value != 0) terms_[kept++] = value;
        count_ = kept;
    }

    constexpr std::size_t size() const { return count_; }
    constexpr double term(std::size_t i) const { return terms_[i]; }

    /// -1, 0 or 1.
    constexpr int sign() const {
        if (count_ == 0) return 0;
        return terms_[count_ - 1] > 0 ? 1 : -1;
    }

    /// The nearest double or one next to it, of the right sign.
    constexpr double estimate() const {
        double sum = 0;
        for (std::size_t i = 0; i < count_; ++i) sum += terms_[i];
        return sum;
    }

private:
    std::array<double, Capacity> terms_{};
    std::size_t count_ = 0;
};

template <std::size_t A, std::size_t B>
constexpr Expansion<A + B> operator+(const Expansion<A>& a,
                                     const Expansion<B>& b) {
    Expansion<A + B> sum;
    for (std::size_t i = 0; i < a.size(); ++i) sum.add(a.term(i));
    for (std::size_t i = 0; i < b.size(); ++i) sum.add(b.term(i));
    return sum;
}

template <std::size_t A, std::size_t B>
constexpr Expansion<A + B> operator-(const Expansion<A>& a,
                                     const Expansion<B>& b) {
    Expansion<A + B> sum;
    for (std::size_t i = 0; i < a.size(); ++i) sum.add(a.term(i));
    for (std::size_t i = 0; i < b.size(); ++i) sum.add(-b.term(i));
    return sum;
}

template <std::size_t A, std::size_t B>
constexpr Expansion<2 * A * B> operator*(const Expansion<A>& a,
                                         const Expansion<B>& b) {
    Expansion<2 * A * B> sum;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            const Rounded product = two_product(a.term(i), b.term(j));
            sum.add(product.error);
            sum.add(product.value);
        }
    }
    return sum;
}

/// The exact sum of a few numbers.
template <class... Numbers>
constexpr Expansion<sizeof...(Numbers)> exact_sum(Numbers... numbers) {
    Expansion<sizeof...(Numbers)> sum;
    (sum.add(static_cast<double>(numbers)), ...);
    return sum;
}

}  // namespace isect::detail
