#pragma once

#include <array>
#include <string>
#include <vector>

#include "commands/palette_choices.hpp"

namespace lab {

class Frame;

/// The palette (Ctrl+P) finds scenes, lessons, shapes, commands and settings by a few letters, and
/// opens them.
class PaletteCard {
public:
    void open();
    bool is_open() const { return open_; }
    void draw(Frame& frame);

private:
    void draw_choices(Frame& frame, const std::vector<Choice>& choices, float width);

    std::array<char, 128> text_{};
    int chosen_{};
    bool open_ = false;
    bool focus_wanted_ = false;
};

}  // namespace lab
