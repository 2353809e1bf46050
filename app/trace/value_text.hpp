#pragma once

#include <string>
#include <string_view>

#include <isect/recorder.hpp>

namespace lab {

/// A number in as many characters for every value, so that what stands beside it doesn't move:
/// three decimals, fewer where it is large.
std::string fixed_number(double value);
inline constexpr std::size_t fixed_width = 7;
/// Of a short pair, "(0.707, 0.707)", which is padded as a whole.
inline constexpr std::size_t pair_width = 2 * fixed_width + 4;

/// A value as short as a chip beside its line has it, and in full.
std::string short_text(const isect::NoteValue& value);
std::string full_text(const isect::NoteValue& value);

/// How many characters a UTF-8 text has.
std::size_t characters(std::string_view utf8);

}  // namespace lab
