#pragma once

#include <concepts>

#include <isect/detail/arithmetic.hpp>

namespace isect {

/// The source location of a traced value. It uses compiler built-ins rather
/// than std::source_location, which clang 14 lacks with common standard
/// libraries.
struct Where {
    const char* file{};
    const char* function{};
    int line{};

    static constexpr Where current(
        const char* file = __builtin_FILE(),
        const char* function = __builtin_FUNCTION(),
        int line = __builtin_LINE()) {
        return {file, function, line};
    }
};

/// A function object that receives the intermediate values of a query: it
/// is called with a value and returns that value. It is passed by value,
/// and passed on to nested algorithms.
template <class F>
concept Tracer = std::copy_constructible<F> && requires(const F& trace) {
    { trace(true) } -> std::convertible_to<bool>;
};

/// The default tracer of every query: it does nothing, and compiles to
/// nothing.
struct NoTrace {
    template <class V>
    [[nodiscard]] ISECT_FORCE_INLINE constexpr V operator()(V value) const {
        return value;
    }
};

}  // namespace isect
