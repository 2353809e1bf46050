#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace lab {

/// Unpacks the numbers of a layer: `count` of 32 bits each, the least byte first, compressed as
/// "zlib", "gzip" or not at all (""), and written in base64. Throws UsageError, which says what is
/// wrong with them.
std::vector<std::uint32_t> unpack_numbers(std::string_view text, std::string_view compression,
                                          std::size_t count);

}  // namespace lab
