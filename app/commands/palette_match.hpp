#pragma once

#include <string_view>

namespace lab {

/// What is written about something that can be found.
struct Findable {
    std::string_view title;
    std::string_view known_as{};  ///< words that people look for it by
    std::string_view kind{};      ///< and its id
    std::string_view about{};     ///< what it says
};

/// How well what was typed finds it: each word by whole words and beginnings of words, or by the
/// letters of the title. Below 0 where a word finds nothing.
///
/// Letters of a title fit where they stand together in a word, are the beginnings of words of which
/// at most one is left out ("mbb" for "Moving box against box"), or shorten a single word ("sgmt").
int fit_of(std::string_view typed, const Findable& findable);

}  // namespace lab
