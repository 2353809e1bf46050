#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "recording/judge.hpp"

namespace lab {

/// What is known of a recorded query beside its line.
struct QueryFacts {
    std::int64_t frame{};
    std::size_t line{};            ///< its number
    std::optional<bool> is_hit{};  ///< as the game says it; nothing for a move
    bool is_wrong = false;
    std::string_view words{};          ///< what is wrong with it
    std::string_view obstacle{};       ///< that this is about
    std::vector<std::string> notes{};  ///< of its frame
};

/// The words of a query's line that name something: all but its numbers and the words of the
/// format.
struct NamedWords {
    std::string_view label, kind, mover, met;
    std::vector<std::string_view> among;
};

/// Words by which queries of a recording are found. Each has to be one of a query's own, or the
/// beginning of one: its label, its kind, its shapes, a note of its frame, "hit", "miss", "fine",
/// "wrong", or what is wrong ("passes through", "nan"). "frame 120", "line 371" and "label move"
/// find what is exactly so.
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
    struct Word {
        enum class About { anything, frame, line, label } about = About::anything;
        std::string text;  ///< in small letters
    };

    static bool fits(const Word& word, const NamedWords& names, const QueryFacts& facts);

    std::string text_;
    std::vector<Word> words_;
};

/// What people call it: "passes through fell tunnels".
std::string_view search_words_of(WrongKind kind);

}  // namespace lab
