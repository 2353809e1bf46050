#include <fstream>
#include <sstream>
#include <string>

#include "catch.hpp"
#include "commands/commands.hpp"

namespace {

std::string text_of_file(const std::string& path) {
    std::ifstream file(std::string(ISECT_SOURCE_DIR) + "/" + path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("the application's README lists the keys of the command table", "[readme]") {
    CHECK(text_of_file("app/README.md").find(lab::shortcuts_as_markdown()) != std::string::npos);
}

TEST_CASE("README's platformer is the manual's", "[readme]") {
    const std::string manual = text_of_file("lib/README.md");
    const std::size_t begin = manual.find("    Aabb<float> player");
    const std::size_t end = manual.find("\n## Results");
    REQUIRE(begin < end);
    CHECK(text_of_file("README.md").find(manual.substr(begin, end - begin)) != std::string::npos);
}

TEST_CASE("README's example is the one that the consumer test builds", "[readme]") {
    CHECK(text_of_file("README.md").find(text_of_file("tests/consumer/main.cpp")) !=
          std::string::npos);
}
