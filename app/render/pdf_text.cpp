#include "render/pdf_text.hpp"

#include <array>
#include <cstdint>
#include <utility>

#include "scene/text.hpp"

namespace lab {

namespace {

struct Code {
    std::uint32_t letter;
    unsigned char code;
};

/// What the encoding of Windows has beyond Latin 1.
constexpr std::array windows = {Code{0x2026, 0x85}, Code{0x2018, 0x91}, Code{0x2019, 0x92},
                                Code{0x201C, 0x93}, Code{0x201D, 0x94}, Code{0x2022, 0x95},
                                Code{0x2013, 0x96}, Code{0x2014, 0x97}};

/// Mathematical signs, as the font Symbol encodes them.
constexpr std::array symbols = {Code{0x2212, 0x2D}, Code{0x2264, 0xA3}, Code{0x221E, 0xA5},
                                Code{0x2190, 0xAC}, Code{0x2191, 0xAD}, Code{0x2192, 0xAE},
                                Code{0x2193, 0xAF}, Code{0x2265, 0xB3}, Code{0x2260, 0xB9},
                                Code{0x221A, 0xD6}};

template <std::size_t N>
int code_in(const std::array<Code, N>& table, std::uint32_t letter) {
    for (const Code& each : table)
        if (each.letter == letter) return each.code;
    return -1;
}

/// The code of a letter, and whether it is one of Symbol.
std::pair<int, bool> code_of(std::uint32_t letter) {
    const bool is_latin = (letter >= 0x20 && letter < 0x7F) || (letter >= 0xA0 && letter <= 0xFF);
    if (is_latin) return {static_cast<int>(letter), false};
    if (const int code = code_in(windows, letter); code >= 0) return {code, false};
    if (const int code = code_in(symbols, letter); code >= 0) return {code, true};
    return {'?', false};
}

std::string escaped_code(int code) {
    if (code == '(' || code == ')' || code == '\\')
        return std::string("\\") + static_cast<char>(code);
    if (code < 0x7F) return std::string(1, static_cast<char>(code));
    const auto octal = [&](int shift) { return static_cast<char>('0' + ((code >> shift) & 7)); };
    return std::string("\\") + octal(6) + octal(3) + octal(0);
}

}  // namespace

std::vector<PdfRun> pdf_runs(std::string_view utf8) {
    std::vector<PdfRun> runs;
    for (std::size_t count = 0; !utf8.empty(); ++count) {
        const Letter letter = first_letter(utf8);
        utf8.remove_prefix(letter.bytes.size());
        const auto [code, symbol] = code_of(letter.code);
        if (runs.empty() || runs.back().symbol != symbol) runs.push_back({symbol, "", count});
        runs.back().text += escaped_code(code);
    }
    return runs;
}

}  // namespace lab
