#include "scene/case_words.hpp"

#include <algorithm>
#include <array>

namespace lab {
namespace {

constexpr const char* digits = "0123456789ABCDEF";

bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '.' || c == '_';
}

std::optional<int> value_of(char digit) {
    const std::string_view all = digits;
    const char upper = digit >= 'a' && digit <= 'f' ? static_cast<char>(digit - 'a' + 'A') : digit;
    const std::size_t at = all.find(upper);
    if (at == std::string_view::npos) return {};
    return static_cast<int>(at);
}

}  // namespace

bool is_case_setting(std::string_view field) {
    constexpr std::array<std::string_view, 9> known = {
        "title", "content", "duration", "show", "crowd", "time", "playing", "camera", "query"};
    return std::find(known.begin(), known.end(), field) != known.end();
}

std::string escaped(std::string_view text) {
    std::string word;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (is_plain(c)) {
            word += c;
        } else {
            word += {'%', digits[byte / 16], digits[byte % 16]};
        }
    }
    return word;
}

std::optional<std::string> unescaped(std::string_view word) {
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] != '%') {
            text += word[i];
            continue;
        }
        if (i + 2 >= word.size()) return {};
        const auto high = value_of(word[i + 1]), low = value_of(word[i + 2]);
        if (!high || !low) return {};
        text += static_cast<char>(*high * 16 + *low);
        i += 2;
    }
    return text;
}

}  // namespace lab
