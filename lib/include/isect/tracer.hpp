#pragma once

#include <concepts>

#include <isect/detail/arithmetic.hpp>

namespace isect {

/// Where in the source a traced value stands. Made from built-ins rather
/// than std::source_location, which clang 14 lacks on common standard
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

/// Something that a query hands its intermediate values to: it is called
/// with a value, and gives that value back. It goes by value and is passed
/// on to nested algorithms.
template <class F>
concept Tracer = std::copy_constructible<F> && requires(const F& trace) {
    { trace(true) } -> std::convertible_to<bool>;
};

/// The tracer of every query that was not given one: it does nothing, and
/// compiles to nothing.
struct NoTrace {
    template <class V>
    [[nodiscard]] ISECT_FORCE_INLINE constexpr V operator()(V value) const {
        return value;
    }
};

}  // namespace isect
