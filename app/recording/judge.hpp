#pragma once

#include <optional>
#include <string>

#include "recording/asked_query.hpp"

namespace lab {

/// What is wrong with an answer, the worst first.
enum class WrongKind {
    not_a_number,
    passes_through,
    overlaps_afterwards,
    farther_than_asked,
    other_place,
    stops_though_free,
    other_overlap,
    other_normal
};
inline constexpr std::size_t wrong_kinds = 8;

/// "passes through"
const char* title_of(WrongKind kind);

/// A wrong answer of a game.
struct WrongAnswer {
    WrongKind kind{};
    double size{};           ///< how far it is off, in units; 0 where that has no size
    std::string obstacle{};  ///< the id of the one that it is about; may be empty
    std::string words{};     ///< a sentence
};

struct Judgement {
    std::optional<WrongAnswer> find{};
    /// The mover begins inside an obstacle. Everybody's code has its own way out of there, so
    /// little can be said of the answer.
    bool starts_inside = false;
};

/// Judges a game's answer by the exact one, from which it may be off by `within`, and by what
/// rounding takes.
Judgement judge(const AskedQuery& query, double within);

}  // namespace lab
