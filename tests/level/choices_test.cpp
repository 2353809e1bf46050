// What the user says is solid outweighs the guesses, and what they drew stays.
#include "level/choices.hpp"

#include "catch.hpp"
#include "level/files.hpp"
#include "level/parts.hpp"
#include "scene/case_line.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"
#include "text.hpp"

using namespace lab;
using namespace lab::testing;

namespace {

const std::string tiles =
    "<tileset firstgid=\"1\" name=\"set\" tilewidth=\"16\" tileheight=\"8\" tilecount=\"4\">"
    "<tile id=\"1\"><properties><property name=\"solid\" value=\"true\"/></properties></tile>"
    "<tile id=\"2\"><properties><property name=\"oneway\" value=\"true\"/></properties></tile>"
    "</tileset>\n";
const std::string two_layers = tiles + layer("ground", "0,0,0,0,0,0,0,3,1,1,2,2") +
                               layer("sky", "2,0,0,0,0,0,0,0,0,0,0,0") +
                               objects("doors",
                                       "<object class=\"Door\" x=\"1\" y=\"2\" width=\"3\" "
                                       "height=\"4\"/>");

Scene chosen_scene(const Level& level, const std::string& key, Met met) {
    LevelSource source;
    choose(source, key, met);
    return scene_of_level(level, source);
}
TileRows rows_of(const Scene& scene, const std::string& name) {
    return find_shape(scene, name) != nullptr ? shape_in<Tiles>(scene, name).rows : TileRows{};
}
const LevelPart& part(const std::vector<LevelPart>& parts, const std::string& key) {
    for (const LevelPart& each : parts)
        if (each.key == key) return each;
    throw UsageError("no part " + key);
}

}  // namespace

TEST_CASE("what the user says of a layer, a tile or a class outweighs the guess", "[level]") {
    const Level level = level_of(tmx(two_layers));
    const Scene guessed = scene_of_level(level, LevelSource{});
    CHECK(rows_of(guessed, "ground") == TileRows{"...-", "####"});
    CHECK(rows_of(guessed, "sky").empty());
    CHECK(find_shape(guessed, "door") == nullptr);

    CHECK(rows_of(chosen_scene(level, "layer sky", Met::from_all_sides), "sky") == TileRows{"#"});
    CHECK(rows_of(chosen_scene(level, "layer ground", Met::from_above), "ground") ==
          TileRows{"...-", "----"});
    CHECK(rows_of(chosen_scene(level, "layer ground", Met::by_parts), "ground") ==
          TileRows{".-", "##"});
    CHECK(rows_of(chosen_scene(level, "tile set 2", Met::from_all_sides), "ground") ==
          TileRows{"...#", "####"});
    CHECK(rows_of(chosen_scene(level, "tile set 0", Met::not_at_all), "ground") ==
          TileRows{".-", "##"});
    // A tile of a layer that is none counts if the user says it of the tile.
    CHECK(rows_of(chosen_scene(level, "tile set 1", Met::from_all_sides), "sky") == TileRows{"#"});
    CHECK(shape_in<Aabb>(chosen_scene(level, "class Door", Met::from_all_sides), "door").min() ==
          Vec2{1, 2});
}

TEST_CASE("a choice replaces the one before, and may go back to the guess", "[level]") {
    LevelSource source;
    choose(source, "layer a", Met::from_all_sides);
    choose(source, "layer a", Met::from_above);
    CHECK(source.solid.empty());
    CHECK(chosen(source, "layer a") == Met::from_above);
    CHECK_FALSE(chosen(source, "layer b"));
    choose(source, "layer a", {});
    CHECK(source == LevelSource{});
}

TEST_CASE("a level without anything solid opens with the character alone", "[level]") {
    const Level level = level_of(tmx(two_layers));
    const Scene scene = chosen_scene(level, "layer ground", Met::not_at_all);
    CHECK(scene.shapes.size() == 1);
    CHECK(scene.queries.empty());
    CHECK(contains(scene.text[1], "Nothing in this level is taken as solid"));
    CHECK(read_scene(write_scene(scene), "a.json") == scene);
}

TEST_CASE("the parts of a level are those that can be met, with their places and guesses",
          "[level]") {
    const std::vector<LevelPart> parts = parts_of(level_of(tmx(two_layers)));
    REQUIRE(parts.size() == 7);
    CHECK(parts[0].key == "layer ground");
    CHECK(parts[0].guess.why == "its name says ground");
    CHECK(parts[0].cells == 5);
    // Cells side by side are one place.
    REQUIRE(parts[0].places.size() == 2);
    CHECK(parts[0].places[1].min == Vec2{0, 16});
    CHECK(parts[0].places[1].max == Vec2{64, 24});
    // Of the others, the one that may still be solid comes first.
    CHECK(parts[1].key == "layer doors");
    CHECK(parts[2].key == "layer sky");
    // Marked tiles first, then by their number; tile 3 isn't used.
    CHECK(parts[3].key == "tile set 1");
    CHECK(parts[3].cells == 3);
    CHECK(parts[4].key == "tile set 2");
    CHECK(parts[5].key == "tile set 0");
    CHECK(part(parts, "class Door").picture.front().size() == 4);
    CHECK(part(parts, "class Door").guess.met == Met::by_parts);
    for (const LevelPart& each : parts) {
        CAPTURE(each.key);
        REQUIRE_FALSE(each.picture.empty());
        for (const auto& outline : each.picture)
            for (const Vec2 corner : outline)
                CHECK((corner.x >= 0 && corner.x <= 1 && corner.y >= 0 && corner.y <= 1));
    }
}

TEST_CASE("layers of one name are one part, apart from those of another group", "[level]") {
    const std::string twice = layer("a", "1,0,0,0,0,0,0,0,0,0,0,0") +
                              layer("a", "0,1,0,0,0,0,0,0,0,0,0,0") + "<group name=\"g\">" +
                              layer("a", "0,0,1,0,0,0,0,0,0,0,0,0") + "</group>";
    const std::vector<LevelPart> parts = parts_of(level_of(tmx(tiles + twice)));
    CHECK(parts[0].key == "layer a");
    CHECK(parts[0].cells == 2);
    CHECK(parts[1].key == "layer g a");
    CHECK(parts[2].key == "tile set 0");
}

TEST_CASE("the file of a level and the choices are saved with a scene, and not with a case",
          "[level]") {
    Scene scene = scene_of(tmx(two_layers));
    REQUIRE(scene.level);
    CHECK(scene.level->file == "maps/test.tmx");
    choose(*scene.level, "layer sky", Met::from_above);
    const std::string text = write_scene(scene);
    CHECK(read_scene(text, "a.json") == scene);
    CHECK(contains(text, "\"one_way\": [\n    \"layer sky\"\n  ]"));
    CHECK_FALSE(contains(write_case(scene), "maps"));
    CHECK_FALSE(read_case(write_case(scene)).level);
}

TEST_CASE("what was drawn into a level stays when it is read again, with what moves it",
          "[level]") {
    const Level old = level_of(tmx(tiles + layer("ground", "0,0,0,0,0,0,0,0,1,1,1,1")));
    const Level now = level_of(tmx(tiles + layer("ground", "0,0,0,0,0,0,1,1,1,1,1,1") +
                                   objects("things",
                                           "<object name=\"spawn\" x=\"20\" y=\"2\"><point/>"
                                           "</object>")));
    const Scene before = scene_of_level(old, LevelSource{});
    const Scene fresh = scene_of_level(now, LevelSource{});
    Scene played = before;
    played.shapes.push_back({"lift", Aabb{{40, 0}, {4, 1}}});
    played.queries.front().obstacles.push_back("lift");
    played.motions.push_back({"lift.center", Orbit{{40, 0}, {1, 0}, {1, 1}, {}}});
    const Scene merged = with_character_of(played, &before, fresh);
    CHECK(rows_of(merged, "ground") == TileRows{"..##", "####"});
    CHECK(find_shape(merged, "lift") != nullptr);
    CHECK(merged.queries.front().obstacles.back() == "lift");
    CHECK(merged.motions.size() == 2);
    CHECK(read_scene(write_scene(merged), "a.json") == merged);
    // The character was not moved, so it goes to its new start.
    CHECK(shape_in<Aabb>(merged, "player").center == shape_in<Aabb>(fresh, "player").center);
    std::get<Aabb>(find_shape(played, "player")->geometry).center = {33, 3};
    CHECK(shape_in<Aabb>(with_character_of(played, &before, fresh), "player").center ==
          Vec2{33, 3});
    // A wall that its editor removed is gone.
    const Scene empty =
        scene_of_level(level_of(tmx(layer("ground", "0,0,0,0,0,0,0,0,0,0,0,0"))), LevelSource{});
    const Scene gone = with_character_of(played, &before, empty);
    CHECK(find_shape(gone, "ground") == nullptr);
}
