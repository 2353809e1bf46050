#include "files/embed.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "catch.hpp"

using namespace lab;

namespace {

/// The path of the header that the lab knows by its short name.
std::string path_of(std::string_view name) {
    const std::string folder = ISECT_SOURCE_DIR "/lib/include/isect/";
    const std::string file(name.substr(std::string_view("isect/").size()));
    return std::filesystem::exists(folder + file) ? folder + file : folder + "detail/" + file;
}

}  // namespace

TEST_CASE("every embedded header is the file that is compiled, byte for byte", "[embed]") {
    const std::vector<std::string_view> names = embedded_names("isect/");
    REQUIRE(names.size() > 50);
    for (const std::string_view name : names) {
        INFO(name);
        std::ifstream file(path_of(name), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        REQUIRE_FALSE(text.empty());
        CHECK(embedded_text(name) == text);
    }
}

TEST_CASE("no two headers have the same short name in the lab", "[embed]") {
    const std::vector<std::string_view> names = embedded_names("isect/");
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
}

TEST_CASE("a file that was not embedded has no bytes", "[embed]") {
    CHECK(embedded("isect/no-such-file.hpp").empty());
    CHECK(embedded("").empty());
}

TEST_CASE("embedded names are those with the prefix, in alphabetical order", "[embed]") {
    const std::vector<std::string_view> names = embedded_names("isect/");
    REQUIRE(names.size() > 5);
    CHECK(std::is_sorted(names.begin(), names.end()));
    for (const std::string_view name : names) CHECK(name.substr(0, 6) == "isect/");
    CHECK(std::count(names.begin(), names.end(), "isect/aabb.hpp") == 1);
    CHECK(embedded_names("no-such-folder/").empty());
}
