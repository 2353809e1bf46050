// Crowds in files: which values are valid, and that they round-trip.
#include "catch.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"
#include "scene/error.hpp"
#include "scene/make.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"

using namespace lab;

namespace {

std::string crowd_file(const std::string& crowd) {
    return R"({
  "format": 1,
  "title": "A crowd",
  "content": [0, 0, 1, 1],
  "shapes": [
    {"name": "box", "type": "aabb", "center": [0, 0], "half": [1, 1]},
    {"name": "seg", "type": "segment", "start": [0, 0], "delta": [1, 1]}
  ],
  "crowd": )" +
           crowd + "\n}\n";
}

std::string crowd_complaint(const std::string& crowd) {
    try {
        read_scene(crowd_file(crowd), "a.json");
    } catch (const SceneError& error) {
        CHECK(error.line == 9);
        return error.field + ": " + error.message;
    }
    return "";
}

const std::string region = R"("center": [0, 0], "half": [10, 10], "sizes": [1, 2])";

}  // namespace

TEST_CASE("an invalid crowd is reported with line and field", "[scene][crowd]") {
    struct Row {
        const char* crowd;
        const char* complaint;
    };
    const Row rows[] = {
        {R"({"count": 0, )", "crowd.count: expected a number above 0, found the number 0"},
        {R"({"count": 3.5, )", "crowd.count: expected a whole number, found the number 3.5"},
        {R"({"count": 3000000, )",
         "crowd.count: expected at most 2000000 boxes, found the number 3000000"},
        {R"({"count": 5, "spread": "even", )",
         "crowd.spread: expected one of uniform, clustered, mixed, found \"even\""},
        {R"({"count": 5, "structure": "quatree", )",
         "crowd.structure: expected one of list, sweep_and_prune, grid, quadtree, bvh, found "
         "\"quatree\"; did you mean quadtree?"},
        {R"({"count": 5, "by": "bix", )",
         "crowd.by: expected the name of a shape, found \"bix\"; did you mean box?"},
        {R"({"count": 5, "by": "seg", )", "crowd.by: expected the name of an aabb, found \"seg\""},
        {R"({"count": 5, "asks": "raycast", "by": "box", )",
         "crowd.by: expected the name of a segment, found \"box\""},
        {R"({"count": 5, "asks": "pairs", "by": "box", )",
         "crowd.by: expected no shape, since the query is about all pairs"}};
    for (const Row& row : rows) CHECK(crowd_complaint(row.crowd + region + "}") == row.complaint);
    CHECK(crowd_complaint(R"({"count": 5, )" + region + "}").empty());
}

TEST_CASE("every field of a crowd comes back from its text", "[scene][crowd]") {
    Scene scene = read_scene(crowd_file(R"({"count": 5, )" + region + "}"), "a.json");
    CHECK(write_scene(scene).find("\"crowd\": {\"count\": 5, \"center\"") != std::string::npos);
    scene.crowd = Crowd{123456,
                        77,
                        {-0.0, 0.1},
                        {1e6, 3},
                        {0.25, 1 / 3.0},
                        Spread::mixed,
                        0.7,
                        1e3,
                        CrowdQuestion::sweep_into,
                        "box",
                        {-4, 0.3},
                        CrowdStructure::quadtree};
    const std::string text = write_scene(scene);
    CHECK(read_scene(text, "again.json") == scene);
    CHECK(write_scene(read_scene(text, "again.json")) == text);
    const std::string line = write_case(scene);
    CHECK(read_case(line).crowd == scene.crowd);
    CHECK(write_case(read_case(line)) == line);
}

TEST_CASE("numbers of a crowd are set from the command line", "[scene][crowd]") {
    Scene scene = read_scene(crowd_file(R"({"count": 5, )" + region + "}"), "a.json");
    const auto complaint_of = [&](const char* assignment) -> std::string {
        try {
            apply_set(scene, scene, assignment);
        } catch (const SetError& error) {
            return error.what();
        }
        return "";
    };
    CHECK(complaint_of("crowd.count=70").empty());
    CHECK(complaint_of("crowd.half.y=3.5").empty());
    CHECK(complaint_of("crowd.speed=2").empty());
    CHECK(scene.crowd->count == 70);
    CHECK(scene.crowd->half == Vec2{10, 3.5});
    CHECK(scene.crowd->speed == 2);
    CHECK(complaint_of("crowd.count=2.5") ==
          "crowd.count: expected a whole number from 1 to 2000000, found 2.5");
    CHECK(complaint_of("crowd.sed=2") == "a crowd has no field sed; did you mean seed?");
    CHECK(complaint_of("crowd.speed=-1") ==
          "crowd.speed: expected a number of at least 0, found -1");
    scene.crowd.reset();
    CHECK_FALSE(complaint_of("crowd.count=70").empty());
}

TEST_CASE("a renamed query shape stays that of its crowd, and a deleted one does not",
          "[scene][crowd]") {
    Scene scene = read_scene(crowd_file(R"({"count": 5, "by": "box", )" + region + "}"), "a.json");
    rename_shape(scene, "box", "place");
    CHECK(scene.crowd->by == "place");
    CHECK(read_scene(write_scene(scene), "again.json") == scene);
    remove_shape(scene, "place");
    CHECK(scene.crowd->by.empty());
    CHECK(read_scene(write_scene(scene), "again.json") == scene);
}
