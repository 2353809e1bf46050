// Projects of LDtk.
#include "catch.hpp"
#include "level/files.hpp"
#include "text.hpp"

using namespace lab;
using namespace lab::testing;

namespace {

std::string ldtk(const std::string& levels, const std::string& layout = "Free") {
    return R"({"__header__": {"app": "LDtk"}, "jsonVersion": "1.5.3", "defaultGridSize": 16,
        "worldLayout": ")" +
           layout + R"(", "defs": {"layers": [{"uid": 3, "identifier": "Cells", "intGridValues": [
        {"value": 1, "identifier": "walls"}, {"value": 2, "identifier": "ladder"},
        {"value": 3, "identifier": "cloud"}, {"value": 4, "identifier": "slopeLB"},
        {"value": 5, "identifier": null}]}]}, "levels": [)" +
           levels + "]}";
}
std::string level_named(const std::string& name, const std::string& place, const std::string& cells,
                        const std::string& entities = "") {
    return "{\"identifier\": \"" + name + "\", " + place +
           ", \"pxWid\": 64, \"pxHei\": 32, \"layerInstances\": [" +
           R"({"__identifier": "Entities", "__gridSize": 16, "entityInstances": [)" + entities +
           R"(]}, {"__identifier": "Cells", "__type": "IntGrid", "layerDefUid": 3, "__cWid": 4,
            "__cHei": 2, "__gridSize": 16, "__pxTotalOffsetX": 1, "intGridCsv": [)" +
           cells + "]}]}";
}
const std::string at_place = "\"worldX\": 100, \"worldY\": -40";

}  // namespace

TEST_CASE("cells of an LDtk level are ground by their names", "[level]") {
    const Scene scene = scene_of(ldtk(level_named("Cave", at_place, "3,3,2,5, 1,1,4,0")));
    const auto& map = shape_in<Tiles>(scene, "cave");
    CHECK(map.rows == TileRows{"--.", "##\\"});
    CHECK(map.origin == Vec2{101, -40});
    CHECK(map.cell == Vec2{16, 16});
}

TEST_CASE("levels without a place follow each other", "[level]") {
    const std::string nowhere = "\"worldX\": -1, \"worldY\": -1";
    const std::string two = level_named("A", nowhere, "0,0,0,0,1,1,1,1") + "," +
                            level_named("B", nowhere, "0,0,0,0,1,1,1,1");
    const Scene down = scene_of(ldtk(two, "LinearVertical"));
    CHECK(shape_in<Tiles>(down, "a").origin == Vec2{1, 0});
    CHECK(shape_in<Tiles>(down, "b").origin == Vec2{1, 32 + 64});
    const Scene right = scene_of(ldtk(two, "LinearHorizontal"));
    CHECK(shape_in<Tiles>(right, "b").origin == Vec2{64 + 64 + 1, 0});
}

TEST_CASE("an entity is where its pivot says, and the player starts there", "[level]") {
    const std::string player =
        R"({"__identifier": "Player", "__pivot": [0.5, 1], "__tags": [], "px": [24, 16],
            "width": 8, "height": 12, "fieldInstances": [{"__identifier": "Index", "__value": 0}]})";
    const Scene scene = scene_of(ldtk(level_named("Cave", at_place, "0,0,0,0,1,1,1,1", player)));
    const auto& box = shape_in<Aabb>(scene, "player");
    CHECK(box.min() == Vec2{120, -36});
    CHECK(box.half == Vec2{4, 6});
}

TEST_CASE("a level of LDtk in a separate file is read, or reported as missing", "[level]") {
    const std::string outside =
        R"({"identifier": "Out", "worldX": 0, "worldY": 0, "pxWid": 64, "pxHei": 32,
            "layerInstances": null, "externalRelPath": "world/Out.ldtkl"})";
    const std::string here = level_named("In", at_place, "0,0,0,0,1,1,1,1");
    const std::string project = ldtk(here + "," + outside);
    const Scene scene =
        scene_of(project, {{"world/Out.ldtkl", level_named("Out", at_place, "0,0,0,0,1,1,1,1")}});
    CHECK(shape_in<Tiles>(scene, "out").origin == Vec2{1, 0});
    CHECK(contains(scene_of(project).text.back(), "world/Out.ldtkl was not found"));
}

TEST_CASE("errors in a project of LDtk name the line and the field", "[level]") {
    CHECK(contains(level_error(ldtk(level_named("A", at_place, "0,0,0,1"))),
                   "field levels[0].layerInstances[1].intGridCsv: expected 4 times 2 numbers, one "
                   "for each cell, found 4"));
    CHECK(contains(level_error(ldtk(level_named("A", at_place, "0,0,0,-1,1,1,1,1"))),
                   "intGridCsv[3]: expected a number from 0 to 65535, found the number -1"));
    CHECK(contains(level_error(R"({"jsonVersion": "1", "defs": {}, "levels": [)"),
                   "maps/test.tmx:1"));
}
