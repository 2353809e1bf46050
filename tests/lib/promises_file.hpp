// The sections of PROMISES.md, which several tests write.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

namespace promises {

/// Writes a section, which begins with an empty line and its heading, into a file: in place of the
/// section with the same heading, or else behind all others.
inline void write_section(const std::string& path, const std::string& section) {
    std::ifstream before(path);
    std::string text{std::istreambuf_iterator<char>(before), {}};
    const std::string heading = section.substr(0, section.find("\n\n", 1) + 1);
    const std::size_t own = text.find(heading);
    if (own == std::string::npos) {
        text += section;
    } else {
        const std::size_t end = text.find("\n## ", own + 1);
        const std::size_t size = end == std::string::npos ? end : end - own;
        text.replace(own, size, section);
    }
    std::ofstream(path) << text;
}

}  // namespace promises
