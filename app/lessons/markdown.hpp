#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

enum class SpanStyle { plain, emphasis, strong, code };

/// Text in one style.
struct Span {
    SpanStyle style{};
    std::string text;
};

enum class BlockKind {
    title,      ///< # for the whole text
    heading,    ///< ## and below
    paragraph,  ///< plain text
    item,       ///< of a list
    quote,      ///< a paragraph of a block quote
    code        ///< a fenced block, with its line breaks
};

/// A paragraph, a heading, or another part with its own lines.
struct Block {
    BlockKind kind{};
    int line{};          ///< of its beginning in the text; for a fenced block, of its first line
    std::string marker;  ///< of an item: "•" or "2."; of a fenced block, the word after the fence
    std::vector<Span> spans;
};

/// The text of a block without its styles.
std::string plain_text(const Block& block);

/// Reports Markdown that lessons don't support, as a sentence: images, links, tables.
struct MarkdownError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Splits Markdown into blocks, or throws MarkdownError.
std::vector<Block> parse_markdown(std::string_view text);

}  // namespace lab
