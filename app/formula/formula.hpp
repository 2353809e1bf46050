// Small expressions: numbers, names, arithmetic, comparisons, and a few functions. Number fields
// and the pages that learners write use them. No expression has a loop, changes anything, or calls
// itself.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formula/tokens.hpp"
#include "formula/value.hpp"

namespace lab {

enum class Operation {
    number,
    name,
    blank,  ///< ___, which the learner fills in
    negate,
    add,
    subtract,
    multiply,
    divide,
    less,
    greater,
    at_most,
    at_least,
    equal,
    unequal,
    not_,
    and_,
    or_,
    choice,  ///< if a then b else c
    vector,  ///< (x, y)
    part,    ///< .x or .y of what stands before it
    call
};

/// One operation. Its operands stand before it in the list.
struct Node {
    Operation operation{};
    Stretch place{};
    std::vector<std::size_t> operands{};
    std::string name{};  ///< of a name, a function or a part
    double number{};
};

/// A whole expression: operations in the order in which they are evaluated. The last one is its
/// value.
struct Formula {
    std::vector<Node> nodes;
};

/// The largest number of brackets, signs and conditions within one another.
inline constexpr int deepest_nesting = 64;

/// Whether it is one of the words between the parts of an expression: "if", "and" and so on.
bool is_formula_word(std::string_view name);

/// Reads an expression, or throws FormulaError.
Formula read_formula(std::string_view text);

/// Reads the rest of a line that has been divided into signs.
Formula read_formula(const std::vector<Sign>& signs, std::size_t first);

enum class Division {
    ieee,          ///< 1/0 is infinite
    refuses_zero,  ///< 1/0 is an error
};

/// The value of an expression, by the rules of double. Both sides of a condition are evaluated, so
/// that an error doesn't wait for its moment. Throws FormulaError.
Value evaluate(const Formula& formula, const Scope& scope, Division division = Division::ieee);

}  // namespace lab
