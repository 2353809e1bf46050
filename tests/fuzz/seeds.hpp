// The texts in the repository that mutations start from, in the order of their file names.
#pragma once

#include <string>
#include <vector>

#include "files/embed.hpp"
#include "scene/case_line.hpp"
#include "workspace/scenes.hpp"

namespace fuzz {

inline std::vector<std::string> embedded_texts(const char* folder) {
    std::vector<std::string> texts;
    for (const std::string_view name : lab::embedded_names(folder))
        texts.emplace_back(lab::embedded_text(name));
    return texts;
}

inline const std::vector<std::string>& scene_texts() {
    static const std::vector<std::string> all = embedded_texts("scenes/");
    return all;
}

inline const std::vector<std::string>& lesson_texts() {
    static const std::vector<std::string> all = embedded_texts("lessons/");
    return all;
}

inline const std::vector<std::string>& case_lines() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> lines;
        for (const lab::Entry& entry : lab::built_in_scenes())
            lines.push_back(write_case(entry.scene));
        return lines;
    }();
    return all;
}

}  // namespace fuzz
