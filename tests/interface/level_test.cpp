// A level of another editor is dropped, played, and read again when its editor saves it.
#include "catch.hpp"
#include "interface/rig.hpp"
#include "text.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

std::string level_with(const std::string& rows) {
    return "<map version=\"1.10\" orientation=\"orthogonal\" width=\"4\" height=\"3\" "
           "tilewidth=\"16\" tileheight=\"16\">\n"
           "<tileset firstgid=\"1\" source=\"ground.tsx\"/>\n"
           "<layer name=\"ground\" width=\"4\" height=\"3\"><data encoding=\"csv\">" +
           rows + "</data></layer>\n</map>\n";
}
const std::string flat = level_with("0,0,0,0,0,0,0,0,1,1,1,1");
const std::string stair = level_with("0,0,0,0,0,0,0,1,1,1,1,1");

TileRows ground_of(const Rig& rig) {
    const NamedShape* shape = find_shape(rig.lab.workspace.session().scene(), "ground");
    return shape != nullptr ? std::get<Tiles>(shape->geometry).rows : TileRows{};
}

}  // namespace

TEST_CASE("a dropped level is a scene without a file, and plays", "[interface][level]") {
    Rig rig("aabb-vs-segment");
    rig.host.files["maps/cave.tmx"] = flat;
    rig.host.files["maps/ground.tsx"] = "<tileset tilewidth=\"16\" tileheight=\"16\"/>";
    rig.drop("maps/cave.tmx");
    rig.frames(2);
    Session& session = rig.lab.workspace.session();
    CHECK(session.scene().title == "cave.tmx");
    CHECK(ground_of(rig) == TileRows{"####"});
    CHECK(session.path().empty());
    CHECK_FALSE(session.is_saved());
    CHECK(session.scene().text.size() == 2);
    rig.key(SDLK_p);
    CHECK(session.take().has_value());
    rig.key(SDLK_p);
    // Saving never writes the level.
    rig.key(SDLK_s, KMOD_LCTRL);
    rig.key(SDLK_RETURN);
    CHECK(rig.host.files["maps/cave.tmx"] == flat);
    CHECK(rig.host.files.count("scenes/cave-tmx.json") == 1);
}

TEST_CASE("a level is read again when its editor saves it, and undo brings the old one back",
          "[interface][level]") {
    Rig rig("aabb-vs-segment");
    rig.host.files["cave.tmx"] = flat;
    rig.drop("cave.tmx");
    Session& session = rig.lab.workspace.session();
    session.edit("Move", [](Scene& scene) {
        std::get<Aabb>(find_shape(scene, "player")->geometry).center = {30, 4};
    });
    CHECK_FALSE(rig.lab.workspace.look_for_changes());
    rig.host.write_file("cave.tmx", stair);
    CHECK(rig.lab.workspace.look_for_changes());
    CHECK(ground_of(rig) == TileRows{"...#", "####"});
    CHECK(std::get<Aabb>(find_shape(session.scene(), "player")->geometry).center == Vec2{30, 4});
    CHECK(contains(rig.lab.workspace.notice().text, "Read cave.tmx again"));
    rig.lab.workspace.undo();
    CHECK(ground_of(rig) == TileRows{"####"});

    // A file that is only half written changes nothing.
    rig.host.write_file("cave.tmx", flat.substr(0, 200));
    rig.lab.workspace.look_for_changes();
    CHECK(ground_of(rig) == TileRows{"####"});
    CHECK(rig.lab.workspace.notice().is_error);
    // Dropped again, it is the same scene.
    rig.host.write_file("cave.tmx", stair);
    rig.drop("cave.tmx");
    CHECK(&rig.lab.workspace.session() == &session);
    CHECK(ground_of(rig) == TileRows{"...#", "####"});
}

TEST_CASE("a broken level shows an error and keeps the open scene", "[interface][level]") {
    Rig rig("aabb-vs-segment");
    rig.host.files["a.tmx"] = level_with("1,2,3");
    rig.drop("a.tmx");
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-segment");
    CHECK(contains(rig.lab.workspace.notice().text,
                   "a.tmx:3: field layers[0].data: expected 12 numbers"));
}
