#include "lessons/markdown.hpp"

#include <algorithm>

#include <md4c.h>

namespace lab {

namespace {

std::string text_of(const MD_ATTRIBUTE& attribute) {
    return {attribute.text, attribute.size};
}

/// What md4c's callbacks build. md4c is written in C, so no exception may pass through it.
struct Builder {
    std::string_view text;
    std::vector<Block> blocks;
    std::vector<SpanStyle> styles;
    std::vector<int> lists;  ///< the next number of each open list; 0 for bullets
    std::string marker;      ///< of the item that has just begun
    bool open = false;
    bool quoted = false;
    std::string problem;

    void begin(BlockKind kind, std::string with_marker = {}) {
        blocks.push_back({kind, 0, std::move(with_marker), {}});
        open = true;
    }

    void begin_words() {
        if (!marker.empty()) {
            begin(BlockKind::item, std::move(marker));
            marker.clear();
        } else {
            begin(quoted ? BlockKind::quote : BlockKind::paragraph);
        }
    }

    void enter_item() {
        int& number = lists.back();
        marker = number == 0 ? "•" : std::to_string(number++) + ".";
    }

    /// Text from the source has a line number; line breaks that md4c generates have none.
    int line_of(const char* at) const {
        if (at < text.data() || at >= text.data() + text.size()) return 0;
        return 1 + static_cast<int>(std::count(text.data(), at, '\n'));
    }

    void add(const char* words, std::size_t size, SpanStyle style) {
        // The text of a tight list is in no paragraph.
        if (!open) begin_words();
        Block& block = blocks.back();
        if (block.line == 0) block.line = line_of(words);
        if (block.spans.empty() || block.spans.back().style != style)
            block.spans.push_back({style, {}});
        block.spans.back().text.append(words, size);
    }

    int refuse(const char* what) {
        problem = std::string("lessons don't support ") + what;
        return 1;
    }
};

int enter_block(MD_BLOCKTYPE type, void* detail, void* user) {
    Builder& builder = *static_cast<Builder*>(user);
    switch (type) {
        case MD_BLOCK_H:
            builder.begin(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level == 1 ? BlockKind::title
                                                                              : BlockKind::heading);
            return 0;
        case MD_BLOCK_P:
            builder.begin_words();
            return 0;
        case MD_BLOCK_CODE:
            builder.begin(BlockKind::code,
                          text_of(static_cast<MD_BLOCK_CODE_DETAIL*>(detail)->info));
            return 0;
        case MD_BLOCK_UL:
            builder.lists.push_back(0);
            return 0;
        case MD_BLOCK_OL:
            builder.lists.push_back(
                static_cast<int>(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start));
            return 0;
        case MD_BLOCK_LI:
            builder.open = false;
            builder.enter_item();
            return 0;
        case MD_BLOCK_QUOTE:
            builder.quoted = true;
            return 0;
        default:
            return 0;
    }
}

int leave_block(MD_BLOCKTYPE type, void*, void* user) {
    Builder& builder = *static_cast<Builder*>(user);
    if (type == MD_BLOCK_UL || type == MD_BLOCK_OL) builder.lists.pop_back();
    if (type == MD_BLOCK_QUOTE) builder.quoted = false;
    builder.open = false;
    return 0;
}

int enter_span(MD_SPANTYPE type, void*, void* user) {
    Builder& builder = *static_cast<Builder*>(user);
    switch (type) {
        case MD_SPAN_EM:
            builder.styles.push_back(SpanStyle::emphasis);
            return 0;
        case MD_SPAN_STRONG:
            builder.styles.push_back(SpanStyle::strong);
            return 0;
        case MD_SPAN_CODE:
            builder.styles.push_back(SpanStyle::code);
            return 0;
        case MD_SPAN_IMG:
            return builder.refuse("images; its picture is the scene");
        default:
            return builder.refuse("links; name the source in words");
    }
}

int leave_span(MD_SPANTYPE, void*, void* user) {
    // md4c also leaves a span that was refused.
    std::vector<SpanStyle>& styles = static_cast<Builder*>(user)->styles;
    if (!styles.empty()) styles.pop_back();
    return 0;
}

int add_text(MD_TEXTTYPE type, const MD_CHAR* words, MD_SIZE size, void* user) {
    Builder& builder = *static_cast<Builder*>(user);
    const SpanStyle style = builder.styles.empty() ? SpanStyle::plain : builder.styles.back();
    if (type == MD_TEXT_SOFTBR || type == MD_TEXT_BR) {
        builder.add(" ", 1, style);
    } else {
        builder.add(words, size, style);
    }
    return 0;
}

}  // namespace

std::string plain_text(const Block& block) {
    std::string all;
    for (const Span& span : block.spans) all += span.text;
    return all;
}

std::vector<Block> parse_markdown(std::string_view text) {
    Builder builder;
    builder.text = text;
    MD_PARSER parser{};
    parser.flags = MD_FLAG_NOHTML;
    parser.enter_block = enter_block;
    parser.leave_block = leave_block;
    parser.enter_span = enter_span;
    parser.leave_span = leave_span;
    parser.text = add_text;
    const int failed = md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &builder);
    if (!builder.problem.empty()) throw MarkdownError(builder.problem);
    if (failed != 0) throw MarkdownError("this is not Markdown");
    return std::move(builder.blocks);
}

}  // namespace lab
