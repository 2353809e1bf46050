#include "scene/schema.hpp"

#include <cstdlib>

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "scene/file.hpp"

TEST_CASE("the schema beside the scenes matches the table of parameters", "[scene][schema]") {
    // With ISECT_UPDATE_GOLDEN set, the file is rewritten.
    const std::string path = std::string(ISECT_SOURCE_DIR) + "/assets/scene.schema.json";
    if (std::getenv("ISECT_UPDATE_GOLDEN")) lab::write_file_atomically(path, lab::scene_schema());
    CHECK(lab::read_file(path) == lab::scene_schema());
}

TEST_CASE("no range of the schema is empty", "[scene][schema]") {
    const auto check = [](const nlohmann::json& node, const auto& check_below) -> void {
        if (node.is_object() && node.contains("maximum") && node["maximum"].is_number()) {
            for (const char* least : {"minimum", "exclusiveMinimum"}) {
                if (!node.contains(least)) continue;
                INFO(node.dump());
                CHECK(node[least].get<double>() < node["maximum"].get<double>());
            }
        }
        for (const nlohmann::json& below : node)
            if (below.is_structured()) check_below(below, check_below);
    };
    check(nlohmann::json::parse(lab::scene_schema()), check);
}
