// The tags of HTML and SVG, as far as the lab writes them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace lab::testing {

/// What is wrong with how tags nest and how their attributes are quoted; empty if nothing is.
inline std::string fault_of_tags(const std::string& text) {
    const std::string alone[] = {"meta", "link", "img", "source"};
    std::vector<std::string> open;
    std::size_t at = 0;
    while ((at = text.find('<', at)) != std::string::npos) {
        const std::size_t end = text.find('>', at);
        if (end == std::string::npos) return "a tag has no end";
        const std::string tag = text.substr(at + 1, end - at - 1);
        at = end;
        if (tag.empty() || tag[0] == '!' || tag[0] == '?') continue;
        std::size_t quotes = 0;
        for (const char each : tag) quotes += each == '"' ? 1U : 0U;
        if (quotes % 2 != 0 || tag.find('<') != std::string::npos) return "<" + tag + ">";
        const std::string name = tag.substr(0, tag.find_first_of(" \n/", 1));
        if (tag[0] == '/') {
            if (open.empty() || open.back() != tag.substr(1)) return "<" + tag + "> ends nothing";
            open.pop_back();
        } else if (tag.back() != '/') {
            bool is_alone = false;
            for (const std::string& each : alone) is_alone = is_alone || each == name;
            if (!is_alone) open.push_back(name);
        }
    }
    return open.empty() ? "" : "<" + open.back() + "> has no end";
}

/// The values of an attribute, without the escapes of the lab.
inline std::vector<std::string> values_of(const std::string& text, const std::string& attribute) {
    const std::string begin = " " + attribute + "=\"";
    std::vector<std::string> values;
    std::size_t at = 0;
    while ((at = text.find(begin, at)) != std::string::npos) {
        at += begin.size();
        std::string value = text.substr(at, text.find('"', at) - at);
        for (std::size_t amp = value.find("&amp;"); amp != std::string::npos;
             amp = value.find("&amp;", amp + 1))
            value.erase(amp + 1, 4);
        values.push_back(value);
    }
    return values;
}

}  // namespace lab::testing
