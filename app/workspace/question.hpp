#pragma once

#include <functional>
#include <string>
#include <vector>

namespace lab {

/// The outcome of an answer.
struct Reply {
    std::string problem{};  ///< why the answer was rejected; empty if it was accepted
    std::string insist{};   ///< "Replace": the button that overrides the problem, if any
};

/// A question that the user answers with one or more lines of text.
struct Question {
    std::string title;
    std::string hint;    ///< how the answer will be used
    std::string action;  ///< the caption of the button, such as "Save"
    std::string text;    ///< the initial text of the field
    /// Acts on the answer. After a problem that can be overridden, it may be called again with
    /// `insists`.
    std::function<Reply(const std::string& text, bool insists)> answer;
    /// If the answer is a path: lists the names in a folder, those of folders with a slash at the
    /// end.
    std::function<std::vector<std::string>(const std::string& folder)> names_in{};
    bool has_lines = false;  ///< whether the answer may have several lines
};

}  // namespace lab
