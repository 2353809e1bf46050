#include "recording/query_filter.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "recording/recorded_words.hpp"

namespace lab {
namespace {

char in_small(char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

bool is_number(std::string_view word) {
    return std::all_of(word.begin(), word.end(),
                       [](char letter) { return letter >= '0' && letter <= '9'; });
}

/// A number has to be the whole word, so that "12" doesn't find frame 120.
bool begins(std::string_view wanted, std::string_view word) {
    if (is_number(wanted)) return wanted == word;
    return wanted.size() <= word.size() &&
           std::equal(wanted.begin(), wanted.end(), word.begin(),
                      [](char a, char b) { return a == in_small(b); });
}

/// What people call it.
std::string_view words_of(WrongKind kind) {
    constexpr std::array<std::string_view, wrong_kinds> words = {
        "not a number nan",
        "passes through fell what it stood on tunnels",
        "overlaps afterwards inside",
        "jumped farther than asked",
        "other place",
        "stops moved less than asked though free",
        "other overlap",
        "other normal"};
    return words.at(static_cast<std::size_t>(kind));
}

bool has_word(std::string_view text, std::string_view wanted, std::string_view between) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(between), text.size());
        if (end > 0 && begins(wanted, text.substr(0, end))) return true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

/// The names in a query's line, without its numbers.
bool is_named(std::string_view line, std::string_view wanted) {
    const std::size_t arrow = line.find("->");
    const std::string_view question = line.substr(0, arrow);
    const std::string_view answer =
        arrow == std::string_view::npos ? std::string_view{} : line.substr(arrow + 2);
    std::string_view rest = question;
    constexpr std::string_view blanks = " \t";
    constexpr std::size_t place_of_x = 4, place_of_among = 6;
    for (std::size_t place = 0; !rest.empty();) {
        const std::size_t end = std::min(rest.find_first_of(blanks), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (word.empty()) continue;
        const bool has_names = (place > 0 && place < place_of_x) || place >= place_of_among;
        if (has_names && has_word(word, wanted, ",")) return true;
        ++place;
    }
    // What was met stands at the end of the answer.
    const std::size_t last = answer.find_last_of(blanks);
    const std::string_view met =
        last == std::string_view::npos ? std::string_view{} : answer.substr(last + 1);
    return !recorded_number(met) && has_word(met, wanted, blanks);
}

}  // namespace

QueryFilter::QueryFilter(std::string_view text) : text_(text) {
    std::string word;
    const auto end_word = [&] {
        if (!word.empty()) words_.push_back(std::move(word));
        word.clear();
    };
    for (const char letter : text) {
        const bool is_between = letter == ' ' || letter == ',' || letter == '\t';
        if (is_between)
            end_word();
        else
            word += in_small(letter);
    }
    end_word();
}

bool QueryFilter::lets_through(std::string_view line, const QueryFacts& facts) const {
    const std::string frame = std::to_string(facts.frame);
    const std::string_view outcome = facts.is_hit ? "hit" : "miss";
    const std::string_view judged = facts.verdict ? "wrong differs" : "fine";
    const std::string_view wrong = facts.verdict ? words_of(*facts.verdict) : "";
    return std::all_of(words_.begin(), words_.end(), [&](const std::string& word) {
        return word == "frame" || begins(word, frame) || begins(word, outcome) ||
               has_word(judged, word, " ") || has_word(wrong, word, " ") || is_named(line, word);
    });
}

}  // namespace lab
