// Text in the encodings of the fonts that every PDF reader has.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// A part of a text in one font.
struct PdfRun {
    bool symbol = false;   ///< in the font Symbol, which has the mathematical signs
    std::string text{};    ///< as the body of a PDF string
    std::size_t before{};  ///< how many letters stand before it
};

/// Splits a text into runs. Letters that no font has become question marks.
std::vector<PdfRun> pdf_runs(std::string_view utf8);

}  // namespace lab
