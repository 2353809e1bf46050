#pragma once

#include <functional>
#include <string>

namespace lab {

/// What becomes of an answer.
struct Reply {
    std::string problem{};  ///< why it can't be so; empty where it is done
    std::string insist{};   ///< "Replace": the problem's way out, if it has one
};

/// What is asked, and answered by one line of text.
struct Question {
    std::string title;
    std::string hint;    ///< what will be done with the answer
    std::string action;  ///< "Save"
    std::string text;    ///< what stands in the field at first
    /// Does what was asked for. It may be asked again, after a problem that one can insist on.
    std::function<Reply(const std::string& text, bool insists)> answer;
};

}  // namespace lab
