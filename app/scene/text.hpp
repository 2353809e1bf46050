// Decoding of untrusted UTF-8 text, and rules for what may be shown of it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lab {

/// One UTF-8 character, or one byte that isn't part of any.
struct Letter {
    std::string_view bytes;
    char32_t code{};  ///< the byte itself if it isn't part of a character
    bool is_letter = true;
};

/// The first character of a non-empty text.
Letter first_letter(std::string_view text);

/// Whether a character breaks lines, controls terminals or changes the text direction, so that the
/// text would read differently from its content; also true for invalid bytes.
bool is_hidden(const Letter& letter);

/// Whether a text is valid UTF-8.
bool is_utf8(std::string_view text);

/// Whether a text is a single line of valid UTF-8 without control characters. (Direction marks are
/// allowed, since some languages need them.)
bool is_plain_text(std::string_view text);

/// Escapes every hidden character: a line break as \n, ESC as \x1b, others as \u202e. Use it for
/// terminals, single-line comments and names.
std::string visible_text(std::string_view text);

/// The same, but keeps line breaks.
std::string visible_lines(std::string_view text);

/// Escapes the characters that XML and HTML reserve, and every hidden character, which XML doesn't
/// allow.
std::string xml_text(std::string_view text);

/// The letters and digits of a text as a name for files and links: "Box, far away" becomes
/// "box-far-away". Empty if it has none that every system accepts.
std::string plain_name(std::string_view text);

/// The first sentence of a text.
std::string first_sentence(const std::string& text);

/// The largest number of bytes, at most `end`, that doesn't split a character.
std::size_t whole_letters(std::string_view text, std::size_t end);

}  // namespace lab
