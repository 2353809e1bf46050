// Maps from the command line.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "catch.hpp"
#include "platform/headless.hpp"
#include "scene/edit.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

/// The file that --map writes for a range, in a scene whose only obstacle is beyond its view.
std::string written_map(const std::string& range, const std::string& ending) {
    const std::string path =
        (std::filesystem::temp_directory_path() / ("isect-map" + ending)).string();
    Headless wanted;
    wanted.map = path;
    wanted.map_range = range;
    wanted.width = 320;
    wanted.height = 240;
    for (Entry entry : built_in_scenes()) {
        if (entry.id != "circle-vs-aabb") continue;
        *numbers_named(entry.scene, "circle.center.x").front() = 1000;
        render(entry, {}, wanted);
    }
    std::ifstream file(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    file.close();
    std::filesystem::remove(path);
    return bytes;
}

}  // namespace

TEST_CASE("the picture of a map shows the range that is asked for", "[platform][map]") {
    const std::string hits = written_map("900:1100,-100:100", ".png");
    CHECK(hits != written_map("2900:3100,-100:100", ".png"));
}

TEST_CASE("a map as numbers has the range that is asked for", "[platform][map]") {
    const std::string numbers = written_map("900:1100,-100:100", ".json");
    CHECK(numbers.find("\"from\": 900, \"to\": 1100") != std::string::npos);
}
