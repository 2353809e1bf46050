#include "commands/palette_match.hpp"

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

namespace lab {

namespace {

using Words = std::vector<std::string_view>;

constexpr int as_a_run = 2;
constexpr int as_beginnings = 3;
constexpr int as_short_form = 1;
/// A title that begins with the typed text ranks before one that only contains its words, and one
/// that contains several typed words as they are, before any other; an equal title ranks first.
constexpr int as_typed = 1;
constexpr int as_a_phrase = 100;
constexpr int as_named = 1000;

bool same_letter(char a, char b) {
    const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    return lower(a) == lower(b);
}

bool begins_with(std::string_view text, std::string_view start) {
    return start.size() <= text.size() &&
           std::equal(start.begin(), start.end(), text.begin(), same_letter);
}

/// Punctuation separates words; characters beyond ASCII belong to words.
bool is_of_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
           (static_cast<unsigned>(c) & 0x80U) != 0;
}

Words words_in(std::string_view text) {
    Words words;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_of_word(text[i])) continue;
        const std::size_t start = i;
        while (i < text.size() && is_of_word(text[i])) ++i;
        words.push_back(text.substr(start, i - start));
    }
    return words;
}

/// Whether the letters are beginnings of words, in order, starting at this word or the next.
bool are_beginnings(std::string_view letters, const Words& words, std::size_t at) {
    if (letters.empty()) return true;
    for (std::size_t next = at; next < std::min(at + 2, words.size()); ++next) {
        for (std::size_t count = 1; count <= letters.size(); ++count) {
            if (!begins_with(words[next], letters.substr(0, count))) break;
            if (are_beginnings(letters.substr(count), words, next + 1)) return true;
        }
    }
    return false;
}

bool is_short_for(std::string_view letters, std::string_view word) {
    if (!same_letter(letters.front(), word.front())) return false;
    auto from = word.begin();
    return std::all_of(letters.begin(), letters.end(), [&](char letter) {
        from = std::find_if(from, word.end(), [&](char c) { return same_letter(c, letter); });
        return from != word.end() && from++ != word.end();
    });
}

bool has_run(std::string_view letters, std::string_view word) {
    return std::search(word.begin(), word.end(), letters.begin(), letters.end(), same_letter) !=
           word.end();
}

int fit_of_letters(std::string_view letters, const Words& title) {
    for (std::size_t i = 0; i < title.size(); ++i) {
        const bool starts = same_letter(title[i].front(), letters.front());
        if (starts && are_beginnings(letters, title, i)) return as_beginnings;
    }
    const auto any = [&](auto fits) {
        return std::any_of(title.begin(), title.end(),
                           [&](auto word) { return fits(letters, word); });
    };
    if (any(has_run)) return as_a_run;
    return any(is_short_for) ? as_short_form : -1;
}

/// Words to search, with the scores for matching a whole word or its beginning.
struct SearchedWords {
    Words words;
    int whole, beginning;
};

int fit_in(std::string_view word, const SearchedWords& place) {
    int fit = -1;
    for (const std::string_view each : place.words) {
        if (!begins_with(each, word)) continue;
        fit = std::max(fit, each.size() == word.size() ? place.whole : place.beginning);
    }
    return fit;
}

}  // namespace

int fit_of(std::string_view typed, const Findable& findable) {
    const Words words = words_in(typed);
    if (words.empty()) return -1;
    const Words title = words_in(findable.title);
    const SearchedWords places[] = {{words_in(findable.known_as), 12, 9},
                                    {title, 10, 8},
                                    {words_in(findable.kind), 7, 6},
                                    {words_in(findable.about), 5, 4}};
    int fit = 0;
    for (const std::string_view word : words) {
        int best = fit_of_letters(word, title);
        for (const SearchedWords& place : places) best = std::max(best, fit_in(word, place));
        if (best < 0) return -1;
        fit += best;
    }
    if (words.size() > 1 && has_run(typed, findable.title)) fit += as_a_phrase;
    if (!begins_with(findable.title, typed)) return fit;
    return fit + (is_whole_title(typed, findable.title) ? as_named : as_typed);
}

bool is_whole_title(std::string_view typed, std::string_view title) {
    return typed.size() == title.size() && begins_with(title, typed);
}

}  // namespace lab
