#include "scene/case_link.hpp"

#include <algorithm>

#include "scene/case_words.hpp"

namespace lab {
namespace {

constexpr std::string_view blank = "%20";

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// Whether every %XX of the title is escaped again as %25XX, and all other escapes are blanks.
bool has_encoded_title(std::string_view fragment) {
    bool found = false;
    for (std::size_t at = fragment.find('%'); at != std::string_view::npos;
         at = fragment.find('%', at + 1)) {
        const std::string_view code = fragment.substr(at, 3);
        const std::string again = "%" + std::string(fragment.substr(at, 5)).erase(0, 3);
        if (code == blank) continue;
        if (code != "%25" || again.size() < 3 || !unescaped(again)) return false;
        found = true;
    }
    return found;
}

/// Whether more than the blanks is encoded. Browsers encode only the blanks of a line.
bool is_encoded(std::string_view fragment) {
    const bool has_signs = fragment.find_first_of(":=") != std::string_view::npos;
    const bool has_brackets = has(fragment, "(") || !has(fragment, "%28");
    return !has_signs || !has_brackets || has_encoded_title(fragment);
}

/// Characters of a case line that may stand in the fragment of a link as they are.
bool is_plain_in_fragment(char c) {
    constexpr std::string_view signs = "-._~!$&'()*+,;=:@/? %";
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           signs.find(c) != std::string_view::npos;
}

/// The words of a title are separated by the same %20 as those of the line but have no brackets.
std::string with_blanks(std::string_view fragment) {
    std::string line;
    bool in_title = false;
    while (true) {
        const std::size_t end = fragment.find(blank);
        const std::string_view word = fragment.substr(0, end);
        const bool is_title = word.substr(0, 7) == "@title=";
        const bool goes_on = in_title && word.substr(0, 1) != "@" && !has(word, "(");
        if (!line.empty()) line += goes_on ? blank : " ";
        line += word;
        in_title = is_title || goes_on;
        if (end == std::string_view::npos) return line;
        fragment.remove_prefix(end + blank.size());
    }
}

}  // namespace

std::string case_of_link(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const std::size_t hash = text.find('#');
    if (first == std::string_view::npos || hash == std::string_view::npos) return std::string(text);
    const std::string_view before = text.substr(first, hash - first);
    if (!has(before, "://") || before.find_first_of(" \t\r\n") != std::string_view::npos)
        return std::string(text);

    return case_of_fragment(text.substr(hash + 1));
}

std::string case_of_fragment(std::string_view fragment) {
    fragment = fragment.substr(0, fragment.find_last_not_of(" \t\r\n") + 1);
    // A fragment with blanks was pasted by hand and is already the plain line.
    if (has(fragment, " ")) return std::string(fragment);
    if (!is_encoded(fragment)) return with_blanks(fragment);
    return unescaped(fragment).value_or(std::string(fragment));
}

std::string fragment_of_case(std::string_view line) {
    if (!std::all_of(line.begin(), line.end(), is_plain_in_fragment)) return escaped(line);
    std::string fragment;
    for (const char c : line) {
        if (c == ' ' || c == '%') {
            fragment += c == ' ' ? blank : "%25";
        } else {
            fragment += c;
        }
    }
    return fragment;
}

}  // namespace lab
