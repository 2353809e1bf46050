#include <cctype>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "commands/commands.hpp"

namespace {

std::string text_of_file(const std::string& path) {
    std::ifstream file(std::string(ISECT_SOURCE_DIR) + "/" + path);
    REQUIRE(file.good());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// The lines of a Markdown file outside of blocks of code.
std::vector<std::string> prose_of(const std::string& path) {
    std::vector<std::string> prose;
    bool is_code = false;
    for (const std::string& line : lines_of(text_of_file(path))) {
        const bool is_fence = line.starts_with("```");
        if (is_fence) is_code = !is_code;
        if (!is_fence && !is_code && !line.starts_with("    ")) prose.push_back(line);
    }
    return prose;
}

/// The anchors that GitHub gives to the headings of a Markdown file.
std::set<std::string> anchors_of(const std::string& path) {
    std::set<std::string> anchors;
    for (const std::string& line : prose_of(path)) {
        if (!line.starts_with("#")) continue;
        std::string anchor;
        for (const char letter : line.substr(line.find(' ') + 1)) {
            const auto each = static_cast<unsigned char>(letter);
            if (letter == ' ') anchor += '-';
            if (std::isalnum(each) != 0 || letter == '-' || letter == '_')
                anchor += static_cast<char>(std::tolower(each));
        }
        anchors.insert(anchor);
    }
    return anchors;
}

}  // namespace

TEST_CASE("README is a short page for newcomers", "[readme]") {
    const std::vector<std::string> lines = lines_of(text_of_file("README.md"));
    CHECK(lines.size() <= 60);
    for (const std::string& line : lines) {
        INFO(line);
        CHECK(line.size() <= 125);
    }
}

TEST_CASE("every link of a README leads to a file, and to a heading of it", "[readme]") {
    namespace fs = std::filesystem;
    const std::regex link("\\]\\(([^)#]*)#?([^)]*)\\)");
    int links = 0;
    for (const std::string path : {"README.md", "app/README.md", "app/web/README.md",
                                   "assets/README.md", "lib/README.md", "tests/README.md"}) {
        for (const std::string& line : prose_of(path)) {
            for (std::sregex_iterator found(line.begin(), line.end(), link), end; found != end;
                 ++found) {
                INFO(path << ": " << line);
                const std::string target = (*found)[1], anchor = (*found)[2];
                const std::string file =
                    target.empty()
                        ? path
                        : (fs::path(path).parent_path() / target).lexically_normal().string();
                CHECK(fs::exists(std::string(ISECT_SOURCE_DIR) + "/" + file));
                if (!anchor.empty()) CHECK(anchors_of(file).count(anchor) == 1);
                ++links;
            }
        }
    }
    CHECK(links > 20);
}

TEST_CASE("the application's README lists the keys of the command table", "[readme]") {
    CHECK(text_of_file("app/README.md").find(lab::shortcuts_as_markdown()) != std::string::npos);
}

TEST_CASE("README's example is the one that the consumer test builds", "[readme]") {
    CHECK(text_of_file("README.md").find(text_of_file("tests/consumer/main.cpp")) !=
          std::string::npos);
}
