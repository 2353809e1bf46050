#pragma once

#include <string_view>

namespace lab {

/// The texts by which something can be found.
struct Findable {
    std::string_view title;
    std::string_view known_as{};  ///< other words that people search for
    std::string_view kind{};      ///< together with its id
    std::string_view about{};     ///< its description
};

/// How well the typed text matches: each typed word by whole words and beginnings of words, or by
/// the letters of the title. Negative if a word doesn't match.
///
/// Letters match a title if they are together in a word, if they are the beginnings of words with
/// at most one word skipped in between ("mbb" for "Moving box against box"), or if they abbreviate
/// a single word ("sgmt").
int fit_of(std::string_view typed, const Findable& findable);

/// Whether the typed text is a whole title, in small letters or capitals. Such a match fits better
/// than any other.
bool is_whole_title(std::string_view typed, std::string_view title);

}  // namespace lab
