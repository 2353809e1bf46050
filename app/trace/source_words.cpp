#include "trace/source_words.hpp"

#include "scene/text.hpp"

namespace lab {

namespace {

const SourceLine& line_of(const SourceFile& file, int line) {
    return file.lines[static_cast<std::size_t>(line - 1)];
}

bool is_comment(const SourceLine& line) {
    return !line.tokens.empty() && line.tokens.front().kind == TokenKind::comment;
}

std::size_t indent_of(const SourceLine& line) {
    return line.tokens.empty() ? 0 : line.tokens.front().begin;
}

/// Joins the comment lines of a range, without their slashes, into one line of text.
std::string joined(const SourceFile& file, int first, int last) {
    std::string text;
    for (int i = first; i <= last; ++i) {
        const std::string_view line = line_of(file, i).text;
        const std::size_t begin = line.find_first_not_of("/ ");
        if (begin == std::string_view::npos) break;
        text += (text.empty() ? "" : " ") + std::string(line.substr(begin));
    }
    return text;
}

/// Returns the comment above a line. Deeper comments belong to a block that has ended and are
/// skipped.
std::string comment_over(const SourceFile& file, const Function& function, int line) {
    const std::size_t indent = indent_of(line_of(file, line));
    int last = line - 1;
    const auto is_about_it = [&](const SourceLine& above) {
        return is_comment(above) && indent_of(above) <= indent;
    };
    while (last >= function.body && !is_about_it(line_of(file, last))) {
        if (line_of(file, last).tokens.empty()) return {};
        --last;
    }
    if (last < function.body) return {};
    int first = last;
    while (first > function.body && is_comment(line_of(file, first - 1))) --first;
    return joined(file, first, last);
}

std::string without_references(std::string text) {
    for (auto open = text.find(" ("); open != std::string::npos; open = text.find(" (", open)) {
        const std::size_t close = text.find(')', open);
        if (close == std::string::npos) break;
        text.erase(open, close + 1 - open);
    }
    return text;
}

std::string purpose_of(const SourceFile& file, const Function& function) {
    return first_sentence(without_references(joined(file, function.first, function.signature - 1)));
}

}  // namespace

std::string words_for(const SourceFile& file, const Function& function, int line) {
    const std::string comment = comment_over(file, function, line);
    return comment.empty() ? purpose_of(file, function) : comment;
}

}  // namespace lab
