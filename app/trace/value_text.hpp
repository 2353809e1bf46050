#pragma once

#include <string>
#include <string_view>

#include <isect/recorder.hpp>

namespace lab {

/// Formats every number in the same width, so that adjacent text doesn't move: three decimals,
/// fewer for large numbers.
std::string fixed_number(double value);
inline constexpr std::size_t fixed_width = 7;
/// Of a short pair, "(0.707, 0.707)", which is padded as a whole.
inline constexpr std::size_t pair_width = 2 * fixed_width + 4;

/// A value in the short form of a chip and in full.
std::string short_text(const isect::NoteValue& value);
std::string full_text(const isect::NoteValue& value);

/// The number of characters in a UTF-8 text.
std::size_t characters(std::string_view utf8);

}  // namespace lab
