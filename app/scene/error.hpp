#pragma once

#include <stdexcept>
#include <string>

namespace lab {

/// Truncates long words and an overlong message: messages quote text from files, which may run to
/// millions of characters.
std::string shortened(const std::string& message);

/// A request that cannot be met, described in a sentence: an unknown scene, or conflicting options.
/// Exceptions of the standard library are not used for this: they indicate a defect.
struct UsageError : std::runtime_error {
    explicit UsageError(const std::string& message_) : std::runtime_error(shortened(message_)) {}
};

/// An error in a scene's text. what() is the whole sentence: "FILE:LINE: field shapes[0].half:
/// expected …, found …".
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
    std::string field;    ///< empty if the text isn't JSON at all
    std::string message;  ///< what was expected and what was found
};

}  // namespace lab
