// A page: lines of which each gives a name to the value of an expression, as a learner writes them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formula/formula.hpp"

namespace lab {

/// One line of a page. An empty line, or one that only has a comment, has neither formula nor
/// error.
struct PageLine {
    std::string text;
    std::string name;  ///< of its value; empty if the line has none
    std::optional<Formula> formula{};
    std::optional<FormulaError> error{};  ///< if it can't be read
};

/// The lines from the top to the bottom.
struct Page {
    std::vector<PageLine> lines;

    /// The line that gives a value to a name; null if there is none.
    const PageLine* line_of(std::string_view name) const;
};

/// A page is typed by hand. What is beyond these sizes is refused.
inline constexpr std::size_t longest_page = 8000;  ///< in bytes
inline constexpr std::size_t most_page_lines = 200;

/// Reads a page. A line that can't be read has an error, and the others are still read.
Page read_page(std::string_view text);

/// The value of a line, or what is wrong with it; neither for a line without an expression.
struct LineValue {
    std::optional<Value> value{};
    std::optional<FormulaError> error{};
};

/// Evaluates a page from the top to the bottom: a line may use the names of the scope, and those of
/// the lines above it.
std::vector<LineValue> evaluate(const Page& page, const Scope& scope);

/// The value that a page gives to a name; nothing if it gives none.
std::optional<Value> value_named(const Page& page, const std::vector<LineValue>& values,
                                 std::string_view name);

}  // namespace lab
