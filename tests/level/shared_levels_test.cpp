// Levels that other people made, where they are beside this project. The right numbers were counted
// in the files by hand.
#include <algorithm>
#include <filesystem>

#include "catch.hpp"
#include "level/files.hpp"
#include "scene/file.hpp"
#include "text.hpp"

using namespace lab;
using namespace lab::testing;

namespace {

const std::string folder = std::string(ISECT_SOURCE_DIR) + "/../shared/levels/";

bool are_here() {
    return std::filesystem::exists(folder);
}

Scene opened(const std::string& name) {
    const std::string path = folder + name;
    const std::string place = path.substr(0, path.find_last_of('/') + 1);
    return read_level_scene(read_file(path), path, [&](const std::string& beside) {
        return file_stamp(place + beside) != 0 ? std::optional(read_file(place + beside))
                                               : std::nullopt;
    });
}

std::ptrdiff_t count_in(const Tiles& map, char letter) {
    std::ptrdiff_t sum = 0;
    for (const std::string& row : map.rows) sum += std::count(row.begin(), row.end(), letter);
    return sum;
}

template <class Shape>
std::ptrdiff_t count_of(const Scene& scene) {
    return std::count_if(scene.shapes.begin(), scene.shapes.end(), [](const NamedShape& shape) {
        return std::holds_alternative<Shape>(shape.geometry);
    });
}

}  // namespace

TEST_CASE("a level of Nez", "[level]") {
    if (!are_here()) return;
    const Scene scene = opened("nez/tiledMap.tmx");
    const auto map = shape_in<Tiles>(scene, "main");
    CHECK((map.columns() == 40 && map.rows.size() == 30));
    CHECK(count_in(map, '#') == 262);
    CHECK(count_in(map, '-') == 18);
    CHECK(map.rows[17] == "#.......--------####...................#");
    // Nine slopes that end one pixel above the bottom of their cell.
    CHECK(count_of<Polygon>(scene) == 9);
    CHECK(shape_in<Aabb>(scene, "player").center.x == Approx(48.4346 + 14.8796 / 2));
}

TEST_CASE("a level of Excalibur", "[level]") {
    if (!are_here()) return;
    const Scene scene = opened("jelly-jumper/level1.tmx");
    const auto map = shape_in<Tiles>(scene, "ground");
    CHECK(map.columns() == 260);
    CHECK(count_in(map, '#') + count_in(map, '-') == 851);
    CHECK(shape_in<Aabb>(scene, "movingplatform").min() == Vec2{544, 368});
    CHECK(contains(scene.text.back(), "was not found beside the level"));
}

TEST_CASE("a level of Bevy", "[level]") {
    if (!are_here()) return;
    const Scene scene = opened("bevy_ecs_tiled/demo_platformer/demo.tmx");
    const auto map = shape_in<Tiles>(scene, "terrain");
    CHECK(map.origin == Vec2{-12 * 128, 2 * 128});
    CHECK(count_in(map, '#') == 97);
    // Seven boxes of the height 74, and three slopes.
    CHECK(count_of<Aabb>(scene) == 7 + 1);
    CHECK(count_of<Polygon>(scene) == 3);
    CHECK(shape_in<Aabb>(scene, "player").center == Vec2{-622.935, 428.263});
    CHECK(contains(scene.text[2], "tilesets/tiles.tsx was not found"));
}

TEST_CASE("objects of Bevy", "[level]") {
    if (!are_here()) return;
    const Scene scene = opened("bevy_ecs_tiled/maps/orthogonal/finite.tmx");
    CHECK(count_in(shape_in<Tiles>(scene, "tile_layer_1"), '#') == 36);
    CHECK(contains(scene.text.back(), "ellipses are polygons here"));
}

TEST_CASE("a level of melonJS", "[level]") {
    if (!are_here()) return;
    const Scene scene = opened("melonjs/map1.tmx");
    CHECK(shape_in<Aabb>(scene, "aabb").min() == Vec2{-1, 980});
    CHECK(shape_in<Aabb>(scene, "player").half == Vec2{17.5, 44});
    // Of eight polylines, six are platforms, and the rest walls.
    CHECK(std::count_if(scene.shapes.begin(), scene.shapes.end(), [](const NamedShape& shape) {
              const auto* line = std::get_if<Chain>(&shape.geometry);
              return line != nullptr && line->front_only;
          }) == 6);
    CHECK(count_of<Aabb>(scene) == 10 + 1);
    CHECK(std::holds_alternative<Polygon>(find_shape(scene, "slope")->geometry));
}

TEST_CASE("two games of users, in Tiled", "[level]") {
    if (!are_here()) return;
    const Scene bike = opened("bike/level1.tmj");
    CHECK(shape_in<Chain>(bike, "chain").points.size() == 16);
    CHECK(bike.shapes.size() == 3);
    const Scene game = opened("platform-game/level1.tmx");
    CHECK(count_in(shape_in<Tiles>(game, "collision"), '#') == 198);
    CHECK(game.shapes.size() == 2);
    const Scene capsule = opened("rs-tiled/tiled_object_capsule.tmx");
    CHECK(shape_in<Capsule>(capsule, "capsule").start == Vec2{16, 16});
    CHECK(shape_in<Capsule>(capsule, "capsule").delta == Vec2{0, 32});
    CHECK(shape_in<Aabb>(capsule, "aabb").min() == Vec2{32, 0});
}

TEST_CASE("a game of a user, in LDtk", "[level]") {
    if (!are_here()) return;
    const Scene scene = opened("linksider/world.ldtk");
    std::ptrdiff_t blocks = 0, clouds = 0;
    for (const NamedShape& shape : scene.shapes) {
        const auto* map = std::get_if<Tiles>(&shape.geometry);
        if (map == nullptr) continue;
        blocks += count_in(*map, '#');
        clouds += count_in(*map, '-');
    }
    CHECK(count_of<Tiles>(scene) == 33);
    CHECK(blocks == 3960);
    CHECK(clouds == 6);
}
