#pragma once

#include <array>
#include <functional>
#include <string>

#include "draw/palette.hpp"

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

/// One question at a time, in a card over the window, which takes no other input meanwhile.
class Prompt {
public:
    void ask(Question question);
    bool is_open() const { return open_; }
    /// What is wrong with the last answer.
    const std::string& problem() const { return reply_.problem; }
    void draw(const Palette& colors);

private:
    void draw_field(const Palette& colors, float width);
    void draw_buttons(const Palette& colors, float width);
    void answer();

    Question question_;
    Reply reply_;
    std::array<char, 1024> text_{};
    bool open_ = false;
    bool focus_wanted_ = false;
};

}  // namespace lab
