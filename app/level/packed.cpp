#include "level/packed.hpp"

#include <array>
#include <string>

#include "level/inflate.hpp"
#include "scene/error.hpp"

namespace lab {

namespace {

using Bytes = std::vector<unsigned char>;

/// The six bits of a letter of base64, or -1.
int bits_of(char letter) {
    if (letter >= 'A' && letter <= 'Z') return letter - 'A';
    if (letter >= 'a' && letter <= 'z') return letter - 'a' + 26;
    if (letter >= '0' && letter <= '9') return letter - '0' + 52;
    if (letter == '+') return 62;
    return letter == '/' ? 63 : -1;
}

Bytes bytes_of(std::string_view base64) {
    constexpr std::string_view blanks = " \t\r\n";
    Bytes bytes;
    bytes.reserve(base64.size() / 4 * 3);
    unsigned gathered = 0;
    int count = 0;
    for (const char letter : base64) {
        if (blanks.find(letter) != std::string_view::npos || letter == '=') continue;
        const int bits = bits_of(letter);
        if (bits < 0) throw UsageError("expected base64, found other letters");
        gathered = gathered << 6 | static_cast<unsigned>(bits);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes.push_back(static_cast<unsigned char>(gathered >> count));
    }
    return bytes;
}

/// The compressed part of a gzip file with the usual header of ten bytes.
Bytes without_gzip_header(const Bytes& bytes) {
    const bool is_plain =
        bytes.size() > 10 && bytes[0] == 0x1f && bytes[1] == 0x8b && bytes[3] == 0;
    if (!is_plain) throw UsageError("expected gzip with a plain header, found other bytes");
    return {bytes.begin() + 10, bytes.end()};
}

Bytes decompressed(Bytes bytes, std::string_view compression, std::size_t size) {
    if (compression.empty()) return bytes;
    if (compression == "zlib") return inflate(bytes, size, InflateHeader::zlib);
    if (compression == "gzip")
        return inflate(without_gzip_header(bytes), size, InflateHeader::none);
    throw UsageError("the compression " + std::string(compression) +
                     " isn't read here. In Tiled, set the map's “Tile Layer Format” to CSV.");
}

}  // namespace

std::vector<std::uint32_t> unpack_numbers(std::string_view text, std::string_view compression,
                                          std::size_t count) {
    const Bytes bytes = decompressed(bytes_of(text), compression, 4 * count);
    if (bytes.size() != 4 * count)
        throw UsageError("expected " + std::to_string(4 * count) +
                         " bytes, four for each cell, found " + std::to_string(bytes.size()));
    std::vector<std::uint32_t> numbers(count);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        numbers[i / 4] |= static_cast<std::uint32_t>(bytes[i]) << (i % 4 * 8);
    return numbers;
}

}  // namespace lab
