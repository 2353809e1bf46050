// Files of other programs are recognised.
#include "scene/foreign.hpp"

#include <string>

#include "catch.hpp"
#include "scene/reader.hpp"
#include "text.hpp"

using namespace lab;

namespace {

struct Foreign {
    const char* text;
    const char* what;
};

constexpr Foreign known_levels[] = {
    {R"({"height": 10, "layers": [{"data": [0, 1]}], "tiledversion": "1.10.2", "type": "map"})",
     "a map of Tiled."},
    {R"({ "layers" : [], "tilewidth" : 16 })", "a map of Tiled."},
    {"<?xml version=\"1.0\"?>\n<map version=\"1.10\" tilewidth=\"16\">\n</map>",
     "a map of Tiled (TMX)."},
    {R"({"__header__": {"app": "LDtk"}, "jsonVersion": "1.5.3", "defs": {}, "levels": []})",
     "a project of LDtk."},
};
constexpr Foreign levels[] = {
    {"<?xml version=\"1.0\"?>\n<tileset name=\"a\" tilewidth=\"16\"/>",
     "a tile set of Tiled (TSX);"},
    {R"({"name": "ground", "tilecount": 4, "tiledversion": "1.10.2", "type": "tileset"})",
     "a tile set of Tiled;"},
    {R"({"ogmoVersion": "3.4.0", "width": 320})", "a level of Ogmo Editor;"},
    {"0,0,1,1\n1,1,1,1\n", "a table of numbers (CSV);"},
};
constexpr Foreign others[] = {
    {"\xef\xbb\xbf<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "an SVG drawing;"},
    {"<?xml version=\"1.0\"?><plist/>", "an XML file;"},
    {"[gd_scene load_steps=2 format=3]", "a file of Godot;"},
    {"\x89PNG\r\n", "a picture;"},
    {"const t = (min - start) / delta;", "JavaScript code;"},
    {"#include <isect/isect.hpp>", "C++ code;"},
    {R"({"type": "FeatureCollection", "features": []})", "a GeoJSON file;"},
    {R"({"frames": {}, "meta": {"format": "RGBA8888"}})", "a sprite sheet;"},
};

std::string error_of(const char* text) {
    try {
        read_scene(text, "level.json");
    } catch (const SceneError& error) {
        return error.what();
    }
    return "no error";
}

}  // namespace

// A map of Tiled was "field format: expected this field, found none".
TEST_CASE("a file of another program is named in an error", "[scene][reader]") {
    for (const Foreign& each : known_levels) {
        CAPTURE(each.text);
        CHECK(error_of(each.text).starts_with(std::string("level.json:1: this is ") + each.what));
        CHECK(contains(error_of(each.text), "Drop its file on the window"));
        CHECK(level_format(each.text) != LevelFormat::none);
    }
    for (const Foreign& each : levels) {
        CAPTURE(each.text);
        CHECK(error_of(each.text).starts_with(std::string("level.json:1: this is ") + each.what));
        CHECK(contains(error_of(each.text), "assets/README.md"));
        CHECK(contains(error_of(each.text), "Key 9 adds a tile map"));
    }
    for (const Foreign& each : others) {
        CAPTURE(each.text);
        CHECK(error_of(each.text).starts_with(std::string("level.json:1: this is ") + each.what));
        CHECK_FALSE(contains(error_of(each.text), "Key 9"));
    }
    CHECK(contains(error_of(R"({"scene": "a", "time": 0, "shapes": {}, "queries": []})"),
                   "“Copy the scene as JSON”"));
}

TEST_CASE("a damaged scene is none of another program", "[scene][reader]") {
    CHECK(foreign_format("").empty());
    CHECK(foreign_format("{").empty());
    CHECK(foreign_format("{\"shapes\": []}").empty());
    CHECK(foreign_format("{\"format\": 2, \"layers\": [], \"tilewidth\": 16}").empty());
    CHECK(contains(error_of("{}"), "field format: this field is missing (1, the format"));
}
