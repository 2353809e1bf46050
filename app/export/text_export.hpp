#pragma once

#include <string>
#include <vector>

#include "evaluate/evaluate.hpp"

namespace lab {

/// A text format for a moment of a scene.
struct TextExport {
    const char* id;       ///< as on the command line
    const char* meaning;  ///< "a Catch2 test"
    std::string (*text)(const Evaluation& evaluation);
};

const std::vector<TextExport>& text_exports();

/// Null if there is no format with this id.
const TextExport* text_export(const std::string& id);

/// The scene as it was before its motions moved it, which opens at this moment without playing.
Scene at_moment(const Evaluation& evaluation);

/// The answer to every query of a moment, with one sentence per line.
std::string narration(const Evaluation& evaluation);

}  // namespace lab
