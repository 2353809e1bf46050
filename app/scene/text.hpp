// Text that came from outside, and what of it may be shown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lab {

/// One letter of UTF-8, or one byte that is part of none.
struct Letter {
    std::string_view bytes;
    char32_t code{};  ///< that of the byte where it is no letter
    bool is_letter = true;
};

/// The first of a text that isn't empty.
Letter first_letter(std::string_view text);

/// Whether a letter ends lines, steers terminals or turns the direction of what follows, so that
/// what is read isn't what is there; or is no letter at all.
bool is_hidden(const Letter& letter);

/// Whether a text is UTF-8 throughout.
bool is_utf8(std::string_view text);

/// Whether a text is UTF-8 on one line, without control characters. (Signs that turn the direction
/// are part of some languages, and allowed.)
bool is_plain_text(std::string_view text);

/// The text with every hidden letter spelled out: a line break as \n, an escape as \x1b, others as
/// \u202e. For a terminal, a line of a comment, or a name.
std::string visible_text(std::string_view text);

/// The same for several lines, which stay such.
std::string visible_lines(std::string_view text);

/// The first of several sentences.
std::string first_sentence(const std::string& text);

/// The largest number of bytes up to `end` that splits no letter.
std::size_t whole_letters(std::string_view text, std::size_t end);

}  // namespace lab
