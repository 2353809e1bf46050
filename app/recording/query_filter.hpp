#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "recording/judge.hpp"

namespace lab {

/// What is known of a recorded query without reading its line.
struct QueryFacts {
    std::int64_t frame{};
    bool is_hit = false;                 ///< as the game says it
    std::optional<WrongKind> verdict{};  ///< nothing for an answer that is fine
};

/// Words by which queries of a recording are found. Each has to be one of a query's own, or the
/// beginning of one: its label, its kind, its shapes, its frame ("frame 120"), "hit", "miss",
/// "fine", "wrong", or what is wrong ("passes through", "nan").
class QueryFilter {
public:
    QueryFilter() = default;
    explicit QueryFilter(std::string_view text);

    const std::string& text() const { return text_; }
    /// Whether it lets everything through.
    bool is_empty() const { return words_.empty(); }
    /// `line` is that of the query.
    bool lets_through(std::string_view line, const QueryFacts& facts) const;

private:
    std::string text_;
    std::vector<std::string> words_;  ///< in small letters
};

}  // namespace lab
