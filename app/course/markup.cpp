#include "course/markup.hpp"

#include "scene/case_link.hpp"
#include "scene/case_words.hpp"
#include "scene/text.hpp"

namespace lab {

namespace {

const char* tag_of(SpanStyle style) {
    switch (style) {
        case SpanStyle::emphasis:
            return "em";
        case SpanStyle::strong:
            return "strong";
        case SpanStyle::code:
            return "code";
        case SpanStyle::plain:
            break;
    }
    return nullptr;
}

std::string html_of(const std::vector<Span>& spans) {
    std::string html;
    for (const Span& span : spans) {
        const char* tag = tag_of(span.style);
        if (tag != nullptr) html += std::string("<") + tag + ">";
        html += xml_text(span.text);
        if (tag != nullptr) html += std::string("</") + tag + ">";
    }
    return html;
}

/// A case block holds its title and its line.
std::string html_of_case(const Block& block) {
    const std::string& line = block.spans.back().text;
    const std::string& title = block.spans.front().text;
    return "<p class=\"case\"><a href=\"" + xml_text(lab_link(fragment_of_case(line))) + "\">" +
           xml_text(title.empty() ? "Open this case" : title) + "</a> <code>" + xml_text(line) +
           "</code></p>\n";
}

/// "ul" or "ol" for an item of a list, and nothing for other blocks.
std::string list_of(const Block& block) {
    if (block.kind != BlockKind::item) return {};
    return block.marker == "•" ? "ul" : "ol";
}

std::string html_of(const Block& block) {
    switch (block.kind) {
        case BlockKind::item:
            return "<li>" + html_of(block.spans) + "</li>\n";
        case BlockKind::quote:
            return "<blockquote><p>" + html_of(block.spans) + "</p></blockquote>\n";
        case BlockKind::code:
            return block.marker == "case" ? html_of_case(block) : html_of_code(plain_text(block));
        default:
            return "<p>" + html_of(block.spans) + "</p>\n";
    }
}

}  // namespace

std::string address_of(std::string_view path) {
    const std::size_t slash = path.find('/');
    if (slash == std::string_view::npos) return escaped(path);
    return escaped(path.substr(0, slash)) + "/" + address_of(path.substr(slash + 1));
}

std::string lab_link(const std::string& fragment) {
    return lab_page + ("#" + fragment);
}

std::string html_of_code(std::string_view code) {
    std::string html = "<pre><code>";
    while (!code.empty()) {
        const std::size_t end = code.find('\n');
        html += xml_text(code.substr(0, end)) + "\n";
        code.remove_prefix(end == std::string_view::npos ? code.size() : end + 1);
    }
    return html + "</code></pre>\n";
}

std::string html_of(const std::vector<Block>& blocks) {
    std::string html, list;
    for (const Block& block : blocks) {
        const std::string next = list_of(block);
        if (next != list) {
            if (!list.empty()) html += "</" + list + ">\n";
            if (!next.empty()) html += "<" + next + ">\n";
            list = next;
        }
        html += html_of(block);
    }
    if (!list.empty()) html += "</" + list + ">\n";
    return html;
}

}  // namespace lab
