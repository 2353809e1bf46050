#pragma once

#include <cstddef>
#include <vector>

namespace lab {

enum class InflateHeader { zlib, none };

/// Decompresses bytes that become at most `most` bytes. Throws UsageError if they are damaged or
/// become more.
std::vector<unsigned char> inflate(const std::vector<unsigned char>& bytes, std::size_t most,
                                   InflateHeader header);

}  // namespace lab
