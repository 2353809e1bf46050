#include "scene/text.hpp"

#include <cstdio>

namespace lab {
namespace {

bool is_control(char32_t code) {
    const bool ends_line = code == 0x2028 || code == 0x2029;
    // XML forbids these two, which Unicode reserves as noncharacters.
    const bool is_none = code == 0xFFFE || code == 0xFFFF;
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || ends_line || is_none;
}

bool turns_direction(char32_t code) {
    return code == 0x200E || code == 0x200F || code == 0x061C ||
           (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

/// The number of bytes of a character with this lead byte; 0 if no character begins with it.
std::size_t length_of(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

/// Whether the code point is in its shortest encoding and is not a surrogate.
bool is_code(char32_t code, std::size_t length) {
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    return code >= least[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

std::string spelled(const Letter& letter) {
    if (letter.code == '\n') return "\\n";
    if (letter.code == '\r') return "\\r";
    if (letter.code == '\t') return "\\t";
    char text[16];
    const bool is_byte = !letter.is_letter || letter.code < 0x80;
    std::snprintf(text, sizeof text, is_byte ? "\\x%02x" : "\\u%04x",
                  static_cast<unsigned>(letter.code));
    return text;
}

template <class IsKept>
std::string spelled_out(std::string_view text, IsKept is_kept) {
    std::string result;
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        result += is_kept(letter) ? std::string(letter.bytes) : spelled(letter);
        text.remove_prefix(letter.bytes.size());
    }
    return result;
}

}  // namespace

Letter first_letter(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const Letter no_letter{text.substr(0, 1), lead, false};
    const std::size_t length = length_of(lead);
    if (length == 0 || length > text.size()) return no_letter;
    if (length == 1) return {text.substr(0, 1), lead};

    char32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) != 0x80U) return no_letter;
        code = (code << 6U) | (byte & 0x3FU);
    }
    if (!is_code(code, length)) return no_letter;
    return {text.substr(0, length), code};
}

bool is_hidden(const Letter& letter) {
    return !letter.is_letter || is_control(letter.code) || turns_direction(letter.code);
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        if (!letter.is_letter) return false;
        text.remove_prefix(letter.bytes.size());
    }
    return true;
}

bool is_plain_text(std::string_view text) {
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        if (!letter.is_letter || is_control(letter.code)) return false;
        text.remove_prefix(letter.bytes.size());
    }
    return true;
}

std::string visible_text(std::string_view text) {
    return spelled_out(text, [](const Letter& letter) { return !is_hidden(letter); });
}

std::string visible_lines(std::string_view text) {
    return spelled_out(
        text, [](const Letter& letter) { return letter.code == '\n' || !is_hidden(letter); });
}

std::string xml_text(std::string_view text) {
    std::string safe;
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        text.remove_prefix(letter.bytes.size());
        switch (letter.code) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            default:
                safe += is_plain_text(letter.bytes) ? std::string(letter.bytes)
                                                    : visible_text(letter.bytes);
        }
    }
    return safe;
}

std::string plain_name(std::string_view text) {
    std::string name;
    for (const char each : text) {
        const bool upper = each >= 'A' && each <= 'Z';
        const bool kept = upper || (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9');
        if (kept) {
            name += upper ? static_cast<char>(each - 'A' + 'a') : each;
        } else if (!name.empty() && name.back() != '-') {
            name += '-';
        }
    }
    while (!name.empty() && name.back() == '-') name.pop_back();
    return name;
}

std::string first_sentence(const std::string& text) {
    const std::size_t end = text.find(". ");
    return end == std::string::npos ? text : text.substr(0, end + 1);
}

std::size_t whole_letters(std::string_view text, std::size_t end) {
    if (end >= text.size()) return text.size();
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return end;
}

}  // namespace lab
