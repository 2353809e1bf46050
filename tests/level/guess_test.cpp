// What is taken as solid, and why.
#include "catch.hpp"
#include "level/files.hpp"
#include "level/words.hpp"
#include "text.hpp"

using namespace lab;
using namespace lab::testing;

namespace {

/// The guess for the only layer of a map.
Guess layer_guess(const std::string& name, const std::string& properties = "") {
    LevelLayer layer{name, ""};
    if (!properties.empty()) layer.properties = {{properties, "true"}};
    Level level;
    level.layers = {layer};
    return guess_solids(level).layers[0];
}
Guess kind_guess(const std::string& property, const std::string& value) {
    Level level;
    level.kinds = {{"set", 0}};
    level.kinds[0].properties = {{property, value}};
    return guess_solids(level).kinds[0];
}

}  // namespace

TEST_CASE("a name is split into its words", "[level]") {
    using Words = std::vector<std::string>;
    CHECK(words_of_name("nez:isOneWayPlatform") == Words{"nez", "is", "one", "way", "platform"});
    CHECK(words_of_name("Ground_Layer 2") == Words{"ground", "layer"});
    CHECK(words_of_name("slopeLB") == Words{"slope", "lb"});
    CHECK(words_of_name("COLLISION") == Words{"collision"});
    CHECK(words_of_name("").empty());
}

TEST_CASE("a layer's name can mark it as ground", "[level]") {
    for (const char* name : {"ground", "Ground", "collision", "Collisions", "walls", "Platforms",
                             "solid", "Terrain", "Collision Layer", "main_ground", "WallTiles"}) {
        CAPTURE(name);
        CHECK(layer_guess(name).met == Met::from_all_sides);
        CHECK(layer_guess(name).why.starts_with("its name says "));
    }
    for (const char* name : {"background", "Background", "foreground", "back wall", "BG ground",
                             "water", "coins", "enemies", "lava", "decoration"}) {
        CAPTURE(name);
        CHECK(layer_guess(name).met == Met::not_at_all);
    }
    for (const char* name : {"Tile Layer 1", "playground", "main", "objects"}) {
        CAPTURE(name);
        CHECK(layer_guess(name).met == Met::by_parts);
    }
    CHECK(layer_guess("OneWay").met == Met::from_above);
    CHECK(layer_guess("level", "Solid").met == Met::from_all_sides);
    CHECK(layer_guess("level", "Solid").why == "its property Solid is true");
}

TEST_CASE("the properties of a tile decide how it is met", "[level]") {
    CHECK(kind_guess("solid", "true").met == Met::from_all_sides);
    CHECK(kind_guess("collides", "1").met == Met::from_all_sides);
    CHECK(kind_guess("type", "solid").met == Met::from_all_sides);
    CHECK(kind_guess("solid", "false").met == Met::not_at_all);
    for (const char* name : {"oneway", "one_way", "OneWay", "nez:isOneWayPlatform", "jumpThrough"})
        CHECK(kind_guess(name, "true").met == Met::from_above);
    CHECK(kind_guess("oneway", "false").met == Met::by_parts);
    CHECK(kind_guess("class", "one-way").met == Met::from_above);
    CHECK(kind_guess("speed", "12").met == Met::by_parts);
    // Such tiles are often marked as both.
    Level both;
    both.kinds = {{"set", 0}};
    both.kinds[0].properties = {{"oneway", "true"}, {"solid", "true"}};
    CHECK(guess_solids(both).kinds[0].met == Met::from_above);
}

TEST_CASE("the class of an object decides how it is met", "[level]") {
    LevelObject object;
    object.kind = "platform";
    CHECK(guess_object(object, {}).met == Met::from_above);
    object.kind = "slope";
    CHECK(guess_object(object, {}).met == Met::from_all_sides);
    object.kind = "Enemy";
    CHECK(guess_object(object, {}).met == Met::not_at_all);
    object.kind = "";
    object.name = "wall";
    CHECK(guess_object(object, {}).why == "its name says wall");
}

// In this way melonJS writes its levels.
TEST_CASE("a polyline of the class platform is met from above in a layer of ground", "[level]") {
    const Scene scene = scene_of(
        tmx(objects("Collision",
                    "<object x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
                    "<object x=\"20\" y=\"5\" type=\"platform\">"
                    "<polyline points=\"30,0 0,0\"/></object>"
                    "<object name=\"wall\" x=\"70\" y=\"5\">"
                    "<polyline points=\"0,0 0,30\"/></object>"
                    "<object name=\"coin\" x=\"0\" y=\"-9\" width=\"4\" height=\"4\"/>"
                    "<object name=\"Player\" x=\"1\" y=\"-20\" width=\"6\" height=\"8\"/>")));
    CHECK(find_shape(scene, "aabb")->one_way == Vec2{});
    CHECK(shape_in<Chain>(scene, "platform").front_only);
    // The front is at the left of the way from the first point to the last.
    CHECK(shape_in<Chain>(scene, "platform").points.front().x == 20);
    CHECK_FALSE(shape_in<Chain>(scene, "wall").front_only);
    CHECK(find_shape(scene, "coin") == nullptr);
    CHECK(scene.shapes.size() == 4);
}

TEST_CASE("tiles marked as solid are ground in an unmarked layer", "[level]") {
    const std::string set =
        "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"8\">"
        "<tile id=\"0\"><properties><property name=\"collides\" type=\"bool\" value=\"true\"/>"
        "</properties></tile>"
        "<tile id=\"1\"><properties><property name=\"oneway\" type=\"bool\" value=\"true\"/>"
        "</properties></tile></tileset>";
    const Scene scene = scene_of(tmx(set + layer("main", "0,0,3,0,2,2,3,0,1,1,1,1")));
    CHECK(shape_in<Tiles>(scene, "main").rows == TileRows{"....", "--..", "####"});
}

// Nez measures slopes in pixels from the top, and ignores the outlines of one-way tiles.
TEST_CASE("slopes and platforms of Nez are as its own movement has them", "[level]") {
    const auto tile = [](const char* id, const std::string& properties,
                         const std::string& more = "") {
        return "<tile id=\"" + std::string(id) + "\"><properties>" + properties + "</properties>" +
               more + "</tile>";
    };
    const auto slope = [](const char* left, const char* right) {
        return std::string(
                   "<property name=\"nez:isSlope\" type=\"bool\" value=\"true\"/>"
                   "<property name=\"nez:slopeTopLeft\" type=\"int\" value=\"") +
               left + "\"/><property name=\"nez:slopeTopRight\" type=\"int\" value=\"" + right +
               "\"/>";
    };
    const std::string set =
        "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"8\">" +
        tile("0", slope("8", "0")) + tile("1", slope("7", "0")) +
        tile("2", "<property name=\"nez:isOneWayPlatform\" type=\"bool\" value=\"true\"/>",
             "<objectgroup><object x=\"0\" y=\"0\"><polygon points=\"0,0 0,8 16,8\"/></object>"
             "</objectgroup>") +
        "</tileset>";
    const Scene scene = scene_of(tmx(set + layer("main", "1,3,2147483649,0,0,0,0,0,2,0,0,0")));
    CHECK(shape_in<Tiles>(scene, "main").rows == TileRows{"/-\\"});
    const auto& rest = shape_in<Polygon>(scene, "tile");
    CHECK(rest.points.size() == 4);
    CHECK(rest.pos + rest.points[0] == Vec2{0, 23});
}

TEST_CASE("without any mark, the layer with the most tiles is ground", "[level]") {
    const Scene scene = scene_of(tmx(layer("Tile Layer 1", "0,0,0,0,0,0,0,0,0,0,0,5") +
                                     layer("Tile Layer 2", "0,0,0,0,0,0,0,0,5,5,5,5") +
                                     layer("sky", "6,6,6,6,6,6,6,6,6,6,6,6")));
    CHECK(shape_in<Tiles>(scene, "tile_layer_2").rows == TileRows{"....", "....", "####"});
    CHECK(scene.shapes.size() == 2);
    CHECK(contains(scene.text[1], "“Tile Layer 2”, since nothing says what is solid"));
    const Scene boxes = scene_of(
        tmx(objects("Object Layer 1", "<object x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>")));
    CHECK(shape_in<Aabb>(boxes, "aabb").min() == Vec2{1, 2});
    CHECK(contains(level_error(tmx("")), "this level has no layers of tiles or objects"));
}

TEST_CASE("the character starts where the level says, or on the first free ground", "[level]") {
    const std::string ground = layer("ground", "1,0,0,1,1,0,0,1,1,1,1,1");
    const auto box_of = [](const Scene& scene) { return shape_in<Aabb>(scene, "player"); };
    // On the floor between the walls, not on top of the wall.
    CHECK(box_of(scene_of(tmx(ground))).center == Vec2{24, 16 - 3.5});
    const Scene at_point =
        scene_of(tmx(ground + objects("things",
                                      "<object name=\"PlayerSpawn\" x=\"40\" y=\"5\"><point/>"
                                      "</object>")));
    CHECK(box_of(at_point).center == Vec2{40, 5});
    const Scene of_size =
        scene_of(tmx(ground + objects("things",
                                      "<object type=\"Player\" x=\"20\" y=\"2\" width=\"8\" "
                                      "height=\"12\"/>")));
    CHECK(box_of(of_size).min() == Vec2{20, 2});
    CHECK(box_of(of_size).half == Vec2{4, 6});
    // Out of the wall that it was put into.
    const Scene in_wall = scene_of(tmx(
        ground + objects("things", "<object name=\"start\" x=\"8\" y=\"12\"><point/></object>")));
    for (const NamedShape& shape : in_wall.shapes)
        if (shape.name != "player")
            CHECK_FALSE(overlap(box_of(in_wall), shape.geometry, Scalar::double_));
}

// One word anywhere in a property's name counted, and what was off made a whole layer not solid.
TEST_CASE("properties that only sound like collision don't count", "[level]") {
    for (const char* name :
         {"wallJump", "floorFriction", "blocksLight", "collideDown", "blockSound", "blocked_by"})
        for (const char* value : {"false", "0", "true", "stone.ogg", ""}) {
            CAPTURE(name, value);
            CHECK(kind_guess(name, value).met == Met::by_parts);
        }
    CHECK(kind_guess("slope", "0").met == Met::by_parts);
    for (const char* value : {"False", "no", "OFF"})
        CHECK(kind_guess("solid", value).met == Met::not_at_all);
    CHECK(kind_guess("game:isSolid", "yes").met == Met::from_all_sides);
    CHECK(kind_guess("dropThrough", "true").met == Met::from_above);
    Level sides;
    sides.kinds = {{"set", 0}};
    sides.kinds[0].properties = {{"ground", "false"}, {"solid", "true"}};
    CHECK(guess_solids(sides).kinds[0].met == Met::from_all_sides);
}

TEST_CASE("a class is its own properties", "[level]") {
    const std::string properties =
        "<properties><property name=\"collision\" type=\"class\" propertytype=\"Wall\">"
        "<properties><property name=\"solid\" type=\"bool\" value=\"true\"/></properties>"
        "</property></properties>";
    const Scene scene = scene_of(tmx("<layer name=\"a\" width=\"1\" height=\"1\">" + properties +
                                     "<data encoding=\"csv\">1</data></layer>"));
    CHECK(contains(scene.text[1], "its property solid is true"));
    const std::string json =
        R"({"tiledversion": "1.10", "tilewidth": 8, "tileheight": 8, "layers": [
            {"type": "tilelayer", "name": "a", "width": 1, "height": 1, "data": [1], "properties":
             [{"name": "c", "type": "class", "value": {"solid": true}}]}]})";
    CHECK(contains(scene_of(json).text[1], "its property solid is true"));
}

TEST_CASE("a word for the background gives way to collision, and to what a tile says", "[level]") {
    for (const char* name : {"Foreground collision", "Solid foreground", "Water collision"})
        CHECK(layer_guess(name).met == Met::from_all_sides);
    const std::string set =
        "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"8\"><tile id=\"0\">"
        "<properties><property name=\"solid\" type=\"bool\" value=\"true\"/></properties></tile>"
        "</tileset>";
    const Scene scene = scene_of(tmx(set + layer("Foreground", "0,0,0,0,2,2,2,2,1,1,0,0")));
    CHECK(shape_in<Tiles>(scene, "foreground").rows == TileRows{"..", "..", "##"});
    CHECK(layer_guess("background", "solid").met == Met::from_all_sides);
}

TEST_CASE("a single object doesn't turn the tiles into air", "[level]") {
    const Scene scene =
        scene_of(tmx(layer("Tile Layer 1", "0,0,0,0,0,0,0,0,1,1,1,1") +
                     objects("Objects",
                             "<object name=\"Moving Platform\" x=\"0\" y=\"0\" width=\"16\" "
                             "height=\"4\"/>")));
    CHECK(shape_in<Tiles>(scene, "tile_layer_1").rows == TileRows{"....", "....", "####"});
    CHECK(find_shape(scene, "moving_platform")->one_way == Vec2{0, -1});
    // An object layer for collision is enough.
    const Scene marked =
        scene_of(tmx(layer("Tile Layer 1", "0,0,0,0,0,0,0,0,1,1,1,1") +
                     objects("Collision", "<object x=\"0\" y=\"0\" width=\"16\" height=\"4\"/>")));
    CHECK(marked.shapes.size() == 2);
}

TEST_CASE("the name of a group counts for its layers", "[level]") {
    const Scene scene =
        scene_of(tmx("<group name=\"Collision\">" + layer("Layer 1", "1,0,0,0,0,0,0,0,0,0,0,0") +
                     "</group>" + layer("Layer 2", "1,1,1,1,1,1,1,1,1,1,1,1")));
    CHECK(shape_in<Tiles>(scene, "layer_1").rows == TileRows{"#"});
    CHECK(find_shape(scene, "layer_2") == nullptr);
}

TEST_CASE("only names for starts mark a start, and the player's comes first", "[level]") {
    for (const char* name : {"Player", "player_spawn", "PlayerSpawnPoint", "mainPlayer", "hero"})
        CHECK(named_start(name) == Start::of_player);
    for (const char* name : {"spawn", "start", "SpawnPoint", "Start 2"})
        CHECK(named_start(name) == Start::of_somebody);
    for (const char* name : {"Start wall", "kill_player", "player_clip", "EnemySpawn", "point", ""})
        CHECK(named_start(name) == Start::none);
    const Scene scene = scene_of(
        tmx(layer("ground", "0,0,0,0,0,0,0,0,1,1,1,1") +
            objects("Collision",
                    "<object name=\"Start wall\" x=\"50\" y=\"0\" width=\"4\" height=\"4\"/>"
                    "<object name=\"start\" x=\"3\" y=\"3\"><point/></object>"
                    "<object name=\"Player\" x=\"30\" y=\"3\"><point/></object>")));
    CHECK(shape_in<Aabb>(scene, "player").center == Vec2{30, 3});
    CHECK(find_shape(scene, "start_wall") != nullptr);
}

TEST_CASE("a level that is one flat row has a character on it", "[level]") {
    const Scene scene =
        scene_of(tmx("<layer name=\"Ground\"><data encoding=\"csv\"><chunk "
                     "x=\"100\" y=\"100\" width=\"4\" height=\"1\">1,1,1,1</chunk>"
                     "</data></layer>",
                     "infinite=\"1\""));
    CHECK(shape_in<Aabb>(scene, "player").center == Vec2{1608, 800 - 3.5});
}
