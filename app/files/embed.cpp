#include "files/embed.hpp"

#include <algorithm>

namespace lab {

// embed.cmake generates one function for each group in app/CMakeLists.txt.
const std::vector<EmbeddedFile>& embedded_assets();
const std::vector<EmbeddedFile>& embedded_library();
const std::vector<EmbeddedFile>& embedded_fonts();
const std::vector<EmbeddedFile>& embedded_licenses();
const std::vector<EmbeddedFile>& embedded_following();

namespace {

std::vector<EmbeddedFile> sorted_files() {
    std::vector<EmbeddedFile> all;
    for (const auto* group : {&embedded_assets(), &embedded_library(), &embedded_fonts(),
                              &embedded_licenses(), &embedded_following()})
        all.insert(all.end(), group->begin(), group->end());
    std::sort(all.begin(), all.end(),
              [](const EmbeddedFile& a, const EmbeddedFile& b) { return a.name < b.name; });
    return all;
}

const std::vector<EmbeddedFile>& all_files() {
    static const std::vector<EmbeddedFile> files = sorted_files();
    return files;
}

}  // namespace

std::span<const unsigned char> embedded(std::string_view name) {
    for (const EmbeddedFile& file : all_files()) {
        if (file.name != name) continue;
        if (file.require != nullptr) file.require(file.name.data());
        return file.bytes;
    }
    return {};
}

std::string_view embedded_text(std::string_view name) {
    const std::span<const unsigned char> bytes = embedded(name);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::vector<std::string_view> embedded_names(std::string_view prefix) {
    std::vector<std::string_view> names;
    for (const EmbeddedFile& file : all_files())
        if (file.name.starts_with(prefix)) names.push_back(file.name);
    return names;
}

}  // namespace lab
