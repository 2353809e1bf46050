// What the user says is solid outweighs the guesses, and what they drew stays.
#include "level/choices.hpp"

#include "catch.hpp"
#include "level/files.hpp"
#include "level/merge_level.hpp"
#include "level/parts.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"
#include "scene/make.hpp"
#include "scene/names.hpp"
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
    CHECK(rows_of(guessed, "ground") == TileRows{"....", "...-", "####"});
    CHECK(rows_of(guessed, "sky").empty());
    CHECK(find_shape(guessed, "door") == nullptr);

    CHECK(rows_of(chosen_scene(level, R"(layer "sky")", Met::from_all_sides), "sky") ==
          TileRows{"#"});
    CHECK(rows_of(chosen_scene(level, R"(layer "ground")", Met::from_above), "ground") ==
          TileRows{"....", "...-", "----"});
    CHECK(rows_of(chosen_scene(level, R"(layer "ground")", Met::by_parts), "ground") ==
          TileRows{"....", "...-", "..##"});
    CHECK(rows_of(chosen_scene(level, R"(tile "set" 2)", Met::from_all_sides), "ground") ==
          TileRows{"....", "...#", "####"});
    CHECK(rows_of(chosen_scene(level, R"(tile "set" 0)", Met::not_at_all), "ground") ==
          TileRows{"....", "...-", "..##"});
    // A tile of a layer that is none counts if the user says it of the tile.
    CHECK(rows_of(chosen_scene(level, R"(tile "set" 1)", Met::from_all_sides), "sky") ==
          TileRows{"#"});
    CHECK(
        shape_in<Aabb>(chosen_scene(level, R"(class "Door")", Met::from_all_sides), "door").min() ==
        Vec2{1, 2});
}

TEST_CASE("a choice replaces the one before, and may go back to the guess", "[level]") {
    LevelSource source;
    choose(source, R"(layer "a")", Met::from_all_sides);
    choose(source, R"(layer "a")", Met::from_above);
    CHECK(source.solid.empty());
    CHECK(chosen(source, R"(layer "a")") == Met::from_above);
    CHECK_FALSE(chosen(source, R"(layer "b")"));
    choose(source, R"(layer "a")", {});
    CHECK(source == LevelSource{});
}

TEST_CASE("a level without anything solid opens with the character alone", "[level]") {
    const Level level = level_of(tmx(two_layers));
    const Scene scene = chosen_scene(level, R"(layer "ground")", Met::not_at_all);
    CHECK(scene.shapes.size() == 1);
    CHECK(scene.queries.empty());
    CHECK(contains(scene.text[1], "Nothing in this level is taken as solid"));
    CHECK(read_scene(write_scene(scene), "a.json") == scene);
}

TEST_CASE("the parts of a level are those that can be met, with their places and guesses",
          "[level]") {
    const std::vector<LevelPart> parts = parts_of(level_of(tmx(two_layers)));
    REQUIRE(parts.size() == 7);
    CHECK(parts[0].key == R"(layer "ground")");
    CHECK(parts[0].guess.why == "its name says ground");
    CHECK(parts[0].cells == 5);
    // Cells side by side are one place.
    REQUIRE(parts[0].places.size() == 2);
    CHECK(parts[0].places[1].min == Vec2{0, 16});
    CHECK(parts[0].places[1].max == Vec2{64, 24});
    // Of the others, the one that may still be solid comes first.
    CHECK(parts[1].key == R"(layer "doors")");
    CHECK(parts[2].key == R"(layer "sky")");
    // Marked tiles first, then by their number; tile 3 isn't used.
    CHECK(parts[3].key == R"(tile "set" 1)");
    CHECK(parts[3].cells == 3);
    CHECK(parts[4].key == R"(tile "set" 2)");
    CHECK(parts[5].key == R"(tile "set" 0)");
    CHECK(part(parts, R"(class "Door")").picture.front().size() == 4);
    CHECK(part(parts, R"(class "Door")").guess.met == Met::by_parts);
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
    CHECK(parts[0].key == R"(layer "a")");
    CHECK(parts[0].cells == 2);
    CHECK(parts[1].key == R"(layer "g" "a")");
    CHECK(parts[2].key == R"(tile "set" 0)");
}

TEST_CASE("the file of a level and the choices are saved with a scene, and not with a case",
          "[level]") {
    Scene scene = scene_of(tmx(two_layers));
    REQUIRE(scene.level);
    CHECK(scene.level->file == "maps/test.tmx");
    choose(*scene.level, R"(layer "sky")", Met::from_above);
    const std::string text = write_scene(scene);
    CHECK(read_scene(text, "a.json") == scene);
    CHECK(contains(text, R"("layer \"sky\"")"));
    CHECK_FALSE(contains(write_case(scene), "maps"));
    CHECK_FALSE(read_case(write_case(scene)).level);
}

namespace {

const std::string flat = layer("ground", "0,0,0,0,0,0,0,0,1,1,1,1");
Scene fresh_scene(const std::string& inside) {
    return scene_of(tmx(tiles + inside));
}
Aabb player_of(const Scene& scene) {
    return shape_in<Aabb>(scene, "player");
}

}  // namespace

TEST_CASE("what was drawn into a level stays when the level changes, with what moves it",
          "[level]") {
    Scene played = fresh_scene(flat);
    played.shapes.push_back({"lift", Aabb{{40, 0}, {4, 1}}});
    played.queries.front().obstacles.emplace_back("lift");
    played.queries.front().settings.snap = 3;
    played.motions.push_back({"lift.center", Orbit{{40, 0}, {1, 0}, {1, 1}, {}}});
    played.caption = "My own words.";
    const Scene fresh = fresh_scene(layer("ground", "0,0,0,0,0,0,1,1,1,1,1,1") +
                                    objects("things",
                                            "<object name=\"spawn\" x=\"20\" y=\"2\"><point/>"
                                            "</object>"));
    const Scene merged = with_level(played, fresh, played);
    CHECK(rows_of(merged, "ground") == TileRows{"....", "..##", "####"});
    CHECK(find_shape(merged, "lift") != nullptr);
    CHECK(merged.queries.front().obstacles == Names{"ground", "lift"});
    CHECK(merged.queries.front().settings.snap == 3);
    CHECK(merged.motions.size() == 2);
    CHECK(merged.caption == "My own words.");
    CHECK(read_scene(write_scene(merged), "a.json") == merged);
    // The character was not moved, so it goes to its new start.
    CHECK(player_of(merged).center == player_of(fresh).center);
    std::get<Aabb>(find_shape(played, "player")->geometry).center = {33, 3};
    CHECK(player_of(with_level(played, fresh, played)).center == Vec2{33, 3});
}

TEST_CASE("a wall that the editor removed is gone, and a new one is met", "[level]") {
    const std::string box = "<object name=\"box\" x=\"5\" y=\"0\" width=\"2\" height=\"2\"/>";
    const Scene played = fresh_scene(flat + objects("walls", box));
    const Scene gone = with_level(played, fresh_scene(flat), played);
    CHECK(find_shape(gone, "box") == nullptr);
    CHECK(gone.queries.front().obstacles == Names{"ground"});
    CHECK(with_level(gone, played, gone).queries.front().obstacles == Names{"ground", "box"});
}

TEST_CASE("a drawn shape gives its name to the level, and a passed one stays passed", "[level]") {
    Scene played = fresh_scene(flat);
    played.shapes.push_back({"box", Aabb{{40, 0}, {4, 1}}});
    played.queries.front().obstacles.emplace_back("box");
    const std::string box = "<object name=\"box\" x=\"5\" y=\"0\" width=\"2\" height=\"2\"/>";
    Scene merged = with_level(played, fresh_scene(flat + objects("walls", box)), played);
    CHECK(shape_in<Aabb>(merged, "box").min() == Vec2{5, 0});
    CHECK(shape_in<Aabb>(merged, "box2").half == Vec2{4, 1});
    CHECK(merged.queries.front().obstacles == Names{"ground", "box", "box2"});
    merged.queries.front().obstacles = {"ground", "box2"};
    const Scene again = with_level(merged, fresh_scene(flat + objects("walls", box)), merged);
    CHECK(again.queries.front().obstacles == Names{"ground", "box2"});
}

TEST_CASE("a level's shape that was renamed or removed is the level's again when it changes",
          "[level]") {
    const Scene fresh = fresh_scene(flat);
    Scene played = fresh;
    rename_shape(played, "ground", "floor");
    const Scene renamed = with_level(played, fresh, played);
    CHECK(find_shape(renamed, "floor") == nullptr);
    CHECK(renamed.queries.front().obstacles == Names{"ground"});
    played = fresh;
    remove_shape(played, "ground");
    played.shapes.push_back({"ground", Circle{{1, 1}, 2}});
    const Scene removed = with_level(played, fresh, played);
    CHECK(rows_of(removed, "ground") == TileRows{"....", "....", "####"});
    CHECK(shape_in<Circle>(removed, "ground2").radius == 2);
}

TEST_CASE("a character gets its own walk back once there is ground again", "[level]") {
    Scene played = fresh_scene(flat);
    played.queries.front().settings.snap = 3;
    std::get<Walking>(played.motions.front().kind).jump = 77;
    const Scene nothing = fresh_scene(layer("sky", "0,0,0,0,0,0,0,0,1,1,1,1"));
    Scene alone = with_level(played, nothing, played);
    CHECK(alone.shapes.size() == 1);
    CHECK(alone.queries.empty());
    CHECK(alone.motions.empty());
    CHECK(read_scene(write_scene(alone), "a.json") == alone);
    alone.shapes.push_back({"lamp", Circle{{1, 1}, 2}});
    const Scene merged = with_level(alone, fresh_scene(flat), played);
    CHECK(merged.queries.front().settings.snap == 3);
    CHECK(std::get<Walking>(merged.motions.front().kind).jump == 77);
    CHECK(find_shape(merged, "lamp") != nullptr);
}

TEST_CASE("a level that changes is computed in the precision of its scene", "[level]") {
    Scene played = fresh_scene(flat);
    compute_in(played, Scalar::float_);
    const std::string rope =
        "<object name=\"rope\" x=\"100000000\" y=\"0\"><polyline points=\"0,0 1,0\"/></object>";
    const Scene merged = with_level(played, fresh_scene(flat + objects("walls", rope)), played);
    CHECK(merged.scalar == Scalar::float_);
    CHECK(find_shape(merged, "rope") == nullptr);
    CHECK(read_scene(write_scene(merged), "a.json") == merged);
}

TEST_CASE("tiles of equal numbers in sets of equal names are one part", "[level]") {
    const std::string again =
        "<tileset firstgid=\"5\" name=\"set\" tilewidth=\"16\" tileheight=\"8\" "
        "tilecount=\"4\"/>";
    const std::vector<LevelPart> parts =
        parts_of(level_of(tmx(tiles + again + layer("a", "1,5,0,0,0,0,0,0,0,0,0,0"))));
    REQUIRE(parts.size() == 2);
    CHECK(parts[1].cells == 2);
}
