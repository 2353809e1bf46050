#pragma once

#include <stdexcept>
#include <string>

namespace lab {

/// A message whose long words, and what is too long of the whole, are cut: it repeats what it found
/// in a text, and that may be millions of letters.
std::string shortened(const std::string& message);

/// A request that nobody can meet, as a sentence: an unknown scene, or options that don't go
/// together. No exception of the standard library means that: one of those is a defect.
struct UsageError : std::runtime_error {
    explicit UsageError(const std::string& message_) : std::runtime_error(shortened(message_)) {}
};

/// What is wrong with a scene's text. what() is the whole sentence:
/// "FILE:LINE: field shapes[0].half: expected …, found …".
struct SceneError : std::runtime_error {
    SceneError(std::string file_, int line_, std::string field_, std::string message_)
        : std::runtime_error(file_ + ":" + std::to_string(line_) + ": " +
                             (field_.empty() ? "" : "field " + shortened(field_) + ": ") +
                             shortened(message_)),
          file(std::move(file_)),
          line(line_),
          field(shortened(field_)),
          message(shortened(message_)) {}

    std::string file;
    int line;
    std::string field;    ///< empty where the text is no JSON at all
    std::string message;  ///< what was expected, what was found
};

}  // namespace lab
