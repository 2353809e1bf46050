#pragma once

#include <stdexcept>
#include <string>

namespace lab {

/// What is wrong with a scene's text. what() is the whole sentence:
/// "FILE:LINE: field shapes[0].half: expected …, found …".
struct SceneError : std::runtime_error {
    SceneError(std::string file_, int line_, std::string field_, std::string message_)
        : std::runtime_error(file_ + ":" + std::to_string(line_) + ": " +
                             (field_.empty() ? "" : "field " + field_ + ": ") + message_),
          file(std::move(file_)),
          line(line_),
          field(std::move(field_)),
          message(std::move(message_)) {}

    std::string file;
    int line;
    std::string field;    ///< empty where the text is no JSON at all
    std::string message;  ///< what was expected, what was found
};

}  // namespace lab
