#include "workspace/scenes.hpp"

#include <filesystem>

#include "catch.hpp"
#include "scene/file.hpp"
#include "scene/writer.hpp"

using namespace lab;

TEST_CASE("a scene that is opened by its file remembers which version of the file was read",
          "[platform]") {
    const std::string path =
        (std::filesystem::current_path() / "isect-platform-scenes-test.json").string();
    write_file_atomically(path, write_scene(built_in_scenes().front().scene));
    const Entry entry = find_scene({}, path);
    CHECK(entry.id == "isect-platform-scenes-test");
    CHECK(entry.stamp == file_stamp(path));
    CHECK(entry.stamp != 0);
    std::filesystem::remove(path);
    CHECK(file_stamp(path) == 0);
}
