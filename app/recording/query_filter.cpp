#include "recording/query_filter.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

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
    if (word.empty()) return false;
    if (is_number(wanted)) return wanted == word;
    return wanted.size() <= word.size() &&
           std::equal(wanted.begin(), wanted.end(), word.begin(),
                      [](char a, char b) { return a == in_small(b); });
}

bool has_word(std::string_view text, std::string_view wanted, std::string_view between) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(between), text.size());
        if (end > 0 && begins(wanted, text.substr(0, end))) return true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

NamedWords named_words(std::string_view line) {
    const std::size_t arrow = std::min(line.find("->"), line.size());
    std::string_view rest = line.substr(0, arrow);
    NamedWords words;
    next_word(rest);
    words.label = next_word(rest);
    words.kind = next_word(rest);
    words.mover = next_word(rest);
    next_word(rest);
    next_word(rest);
    const std::string_view among = next_word(rest);
    if (among != "all" && among != "none") words.among.push_back(among);
    for (std::string_view word = next_word(rest); !word.empty(); word = next_word(rest)) {
        const std::string_view given = next_word(rest);
        if (word == "but") words.among.push_back(given);
    }
    // What was met stands at the end of the answer, after its numbers.
    std::string_view answer = line.substr(std::min(arrow + 2, line.size()));
    for (std::string_view word = next_word(answer); !word.empty(); word = next_word(answer))
        words.met = word;
    const bool is_answer = words.met == "yes" || words.met == "no" || words.met == "miss";
    if (is_answer || recorded_number(words.met)) words.met = {};
    return words;
}

bool is_named(const NamedWords& words, std::string_view wanted) {
    constexpr std::string_view comma = ",";
    return begins(wanted, words.label) || begins(wanted, words.kind) ||
           begins(wanted, words.mover) || begins(wanted, words.met) ||
           std::any_of(words.among.begin(), words.among.end(),
                       [&](std::string_view among) { return has_word(among, wanted, comma); });
}

bool is_same(std::string_view wanted, std::string_view word) {
    return wanted.size() == word.size() && begins(wanted, word);
}

}  // namespace

std::string_view search_words_of(WrongKind kind) {
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

QueryFilter::QueryFilter(std::string_view text) : text_(text) {
    using About = Word::About;
    constexpr std::array<std::pair<std::string_view, About>, 3> exact{
        {{"frame", About::frame}, {"line", About::line}, {"label", About::label}}};
    constexpr std::string_view between = " ,\t";
    About about = About::anything;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(between), text.size());
        std::string word(text.substr(0, end));
        std::transform(word.begin(), word.end(), word.begin(), in_small);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty()) continue;
        const auto found = std::find_if(exact.begin(), exact.end(),
                                        [&](const auto& each) { return each.first == word; });
        // Until something follows it, it lets everything through.
        const bool is_begin = about == About::anything && found != exact.end();
        if (!is_begin) words_.push_back({about, std::move(word)});
        about = is_begin ? found->second : About::anything;
    }
}

bool QueryFilter::fits(const Word& word, const NamedWords& names, const QueryFacts& facts) {
    const std::string_view text = word.text;
    if (word.about == Word::About::frame) return text == std::to_string(facts.frame);
    if (word.about == Word::About::line) return text == std::to_string(facts.line);
    if (word.about == Word::About::label) return is_same(text, names.label);
    constexpr std::string_view blank = " ", between = " .,:;()";
    const std::string_view judged = facts.is_wrong ? "wrong differs" : "fine";
    const std::string_view met = !facts.is_hit ? "" : *facts.is_hit ? "hit" : "miss";
    return (is_number(text) && text == std::to_string(facts.frame)) || begins(text, met) ||
           has_word(judged, text, blank) || has_word(facts.words, text, blank) ||
           begins(text, facts.obstacle) || is_named(names, text) ||
           std::any_of(facts.notes.begin(), facts.notes.end(),
                       [&](const std::string& note) { return has_word(note, text, between); });
}

bool QueryFilter::lets_through(std::string_view line, const QueryFacts& facts) const {
    const NamedWords names = named_words(line);
    return std::all_of(words_.begin(), words_.end(),
                       [&](const Word& word) { return fits(word, names, facts); });
}

}  // namespace lab
