#pragma once

#include <string>
#include <vector>

#include "evaluate/evaluate.hpp"

namespace lab {

/// A form in which a moment of a scene leaves the lab as text.
struct TextExport {
    const char* id;       ///< as the command line says it
    const char* meaning;  ///< "a Catch2 test"
    std::string (*text)(const Evaluation& evaluation);
};

const std::vector<TextExport>& text_exports();

/// Null where there is none of that name.
const TextExport* text_export(const std::string& id);

/// What every query of a moment says, a sentence each on a line of its own.
std::string narration(const Evaluation& evaluation);

}  // namespace lab
