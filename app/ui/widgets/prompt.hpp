#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "render/palette.hpp"
#include "workspace/question.hpp"

namespace lab {

/// Asks one question at a time, in a card over the window, which takes no other input meanwhile.
class Prompt {
public:
    void ask(Question question);
    bool is_open() const { return open_; }
    /// What is wrong with the last answer.
    const std::string& problem() const { return reply_.problem; }
    void draw(const Palette& colors);

private:
    void draw_field(const Palette& colors, float width);
    void draw_names(const Palette& colors, float width);
    void put(const std::string& text);
    void draw_buttons(const Palette& colors, float width);
    void answer();

    Question question_;
    Reply reply_;
    std::string listed_folder_;
    std::optional<std::vector<std::string>> listed_;  ///< its names, once they were requested
    std::array<char, 8192> text_{};
    bool open_ = false;
    bool focus_wanted_ = false;
};

}  // namespace lab
