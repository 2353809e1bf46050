#pragma once

#include <functional>
#include <string>
#include <vector>

namespace lab {

/// What becomes of an answer.
struct Reply {
    std::string problem{};  ///< why it can't be so; empty where it is done
    std::string insist{};   ///< "Replace": the problem's way out, if it has one
};

/// What is asked, and answered by a line of text, or by several.
struct Question {
    std::string title;
    std::string hint;    ///< what will be done with the answer
    std::string action;  ///< "Save"
    std::string text;    ///< what stands in the field at first
    /// Does what was asked for. It may be asked again, after a problem that one can insist on.
    std::function<Reply(const std::string& text, bool insists)> answer;
    /// Where the answer is a path: the names in a folder, those of folders with a slash at the end.
    std::function<std::vector<std::string>(const std::string& folder)> names_in{};
    bool has_lines = false;  ///< whether the answer may have several lines
};

}  // namespace lab
