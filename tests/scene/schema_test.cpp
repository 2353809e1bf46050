#include "scene/schema.hpp"

#include <cstdlib>

#include "catch.hpp"
#include "scene/file.hpp"

TEST_CASE("the schema beside the scenes matches the table of parameters", "[scene][schema]") {
    // With ISECT_UPDATE_GOLDEN set, the file is rewritten.
    const std::string path = std::string(ISECT_SOURCE_DIR) + "/assets/scene.schema.json";
    if (std::getenv("ISECT_UPDATE_GOLDEN")) lab::write_file_atomically(path, lab::scene_schema());
    CHECK(lab::read_file(path) == lab::scene_schema());
}
