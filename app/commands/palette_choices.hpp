#pragma once

#include <string>
#include <vector>

#include "commands/context.hpp"

namespace lab {

/// A line of the list, and what choosing it does.
struct Choice {
    std::string title;
    std::string kind;  ///< "Scene", "Lesson", "Shape", "Setting", or a command's group
    std::string keys{};
    void (*run)(Context& context, const Choice& choice) = nullptr;
    std::string id{};
    std::string path{};   ///< of a scene's file
    std::string about{};  ///< text that is searched, too, but not shown
};

/// The available choices, the best match first.
std::vector<Choice> choices_for(const Context& context, const std::string& letters);

}  // namespace lab
