#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

enum class SpanStyle { plain, emphasis, strong, code };

/// Words in one style.
struct Span {
    SpanStyle style{};
    std::string text;
};

enum class BlockKind {
    title,      ///< # of the whole text
    heading,    ///< ## and below
    paragraph,  ///< plain words
    item,       ///< of a list
    quote,      ///< a paragraph of a block quote
    code        ///< a fenced block, with its line breaks
};

/// A paragraph, a heading, or another part that stands on lines of its own.
struct Block {
    BlockKind kind{};
    int line{};          ///< of the text where it begins; of a fenced block, its first line of code
    std::string marker;  ///< of an item: "•" or "2."; of a fenced block the word behind the fence
    std::vector<Span> spans;
};

/// All words of a block in a row.
std::string plain_text(const Block& block);

/// What lessons have no room for, as a sentence: images, links, tables.
struct MarkdownError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Cuts Markdown into its parts, or throws MarkdownError.
std::vector<Block> parse_markdown(std::string_view text);

}  // namespace lab
