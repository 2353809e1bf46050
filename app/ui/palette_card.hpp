#pragma once

#include <array>
#include <string>
#include <vector>

namespace lab {

class Lab;

/// Ctrl+P: finds scenes, lessons, shapes, commands and settings by a few letters, and goes there.
class PaletteCard {
public:
    void open();
    bool is_open() const { return open_; }
    void draw(Lab& lab);

    /// A line of the list, and what choosing it does.
    struct Choice {
        std::string title;
        std::string kind;  ///< "Scene", "Lesson", "Shape", "Setting", or a command's group
        std::string keys{};
        void (*run)(Lab& lab, const Choice& choice) = nullptr;
        std::string id{};
        std::string path{};   ///< of a scene's file
        std::string about{};  ///< words that find it, too, without being shown
    };

private:
    void draw_choices(Lab& lab, const std::vector<Choice>& choices, float width);

    std::array<char, 128> text_{};
    int chosen_{};
    bool open_ = false;
    bool focus_wanted_ = false;
};

/// What can be chosen now, the best fit first.
std::vector<PaletteCard::Choice> choices_for(const Lab& lab, const std::string& letters);

}  // namespace lab
