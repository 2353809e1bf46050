#include "scene/error.hpp"

#include <cstddef>

#include "scene/text.hpp"

namespace lab {

namespace {

constexpr std::size_t longest_word = 100;
constexpr std::size_t longest_message = 1000;

/// The beginning of the text, followed by its total size.
std::string cut(const std::string& text, std::size_t most) {
    if (text.size() <= most) return text;
    return text.substr(0, whole_letters(text, most)) + "… (" + std::to_string(text.size()) +
           " bytes)";
}

}  // namespace

std::string shortened(const std::string& message) {
    std::string result;
    for (std::size_t from = 0; from < message.size() && result.size() <= longest_message;) {
        const std::size_t space = message.find(' ', from);
        const std::size_t end = space == std::string::npos ? message.size() : space + 1;
        const std::string word = message.substr(from, end - from);
        result += word.size() > longest_word ? cut(word, longest_word / 2) : word;
        if (word.size() > longest_word && word.back() == ' ') result += ' ';
        from = end;
    }
    return cut(result, longest_message);
}

}  // namespace lab
