#include "trace/tokens.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace lab {

namespace {

constexpr std::array keywords = {
    "auto",        "bool",     "break",   "case",     "class",    "concept", "const",
    "constexpr",   "continue", "default", "double",   "else",     "enum",    "explicit",
    "false",       "float",    "for",     "friend",   "if",       "inline",  "int",
    "namespace",   "operator", "private", "public",   "requires", "return",  "static",
    "static_cast", "struct",   "switch",  "template", "this",     "throw",   "true",
    "typename",    "using",    "void",    "while"};

bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}
bool is_digit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

/// The end of a run of characters that all satisfy a condition.
template <class Condition>
std::size_t end_of(std::string_view line, std::size_t from, Condition belongs) {
    while (from < line.size() && belongs(line[from])) ++from;
    return from;
}

/// A name is a type if it begins with a capital, and a call if a parenthesis follows.
TokenKind kind_of_name(std::string_view line, std::size_t begin, std::size_t end) {
    const std::string_view name = line.substr(begin, end - begin);
    if (std::find(keywords.begin(), keywords.end(), name) != keywords.end())
        return TokenKind::keyword;
    if (std::isupper(static_cast<unsigned char>(name.front())) != 0) return TokenKind::type;
    if (end < line.size() && line[end] == '(') return TokenKind::call;
    return TokenKind::plain;
}

}  // namespace

std::vector<Token> tokens_of(std::string_view line) {
    std::vector<Token> tokens;
    std::size_t at = 0;
    const auto take = [&](std::size_t end, TokenKind kind) {
        tokens.push_back({at, end - at, kind});
        at = end;
    };
    while (at < line.size()) {
        const char c = line[at];
        if (c == ' ') {
            ++at;
        } else if (line.substr(at, 2) == "//") {
            take(line.size(), TokenKind::comment);
        } else if (c == '#') {
            take(end_of(line, at + 1, is_letter), TokenKind::keyword);
        } else if (c == '"' || (c == '<' && line.substr(0, 8) == "#include")) {
            const std::size_t close = line.find(c == '"' ? '"' : '>', at + 1);
            take(std::min(close, line.size() - 1) + 1, TokenKind::text);
        } else if (is_digit(c)) {
            const auto belongs = [](char d) { return is_digit(d) || is_letter(d) || d == '.'; };
            take(end_of(line, at, belongs), TokenKind::number);
        } else if (is_letter(c)) {
            const auto belongs = [](char d) { return is_digit(d) || is_letter(d); };
            const std::size_t end = end_of(line, at, belongs);
            take(end, kind_of_name(line, at, end));
        } else {
            take(at + 1, TokenKind::plain);
        }
    }
    return tokens;
}

}  // namespace lab
