#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// A part of a line, in bytes.
struct Stretch {
    std::size_t begin{}, size{};
};

/// What is wrong in an expression: a sentence, and the place.
struct FormulaError : std::runtime_error {
    FormulaError(Stretch at, const std::string& message) : std::runtime_error(message), place(at) {}

    Stretch place;
    bool is_blank = false;  ///< nothing is wrong, but a blank is still to be filled in
    std::string unknown{};  ///< the name that isn't known, if that is what is wrong
    bool is_call = false;   ///< and it is called as a function
};

enum class SignKind { end, number, name, blank, sign };

/// A number, a name with its parts ("box.center.x"), or an operator.
struct Sign {
    SignKind kind{};
    std::string text;  ///< operators as they are evaluated: "*" for a multiplication sign
    double number{};
    Stretch place{};
};

/// Expressions are typed by hand: no line is longer.
inline constexpr std::size_t longest_line = 1000;

/// Divides a line into its signs, up to a comment (//). The last one is the end. Throws
/// FormulaError.
std::vector<Sign> signs_of(std::string_view line);

}  // namespace lab
