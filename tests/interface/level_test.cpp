// A level of another editor is dropped, played, and read again when its editor saves it.
#include "catch.hpp"
#include "commands/commands.hpp"
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

/// A lab in which a level was dropped on the window.
struct WithLevel : Rig {
    WithLevel(const std::string& path, const std::string& text) : Rig("aabb-vs-segment") {
        host.files[path] = text;
        drop(path);
    }
};

}  // namespace

TEST_CASE("a dropped level is a scene without a file, and plays", "[interface][level]") {
    Rig rig("aabb-vs-segment");
    rig.host.files["maps/cave.tmx"] = flat;
    rig.host.files["maps/ground.tsx"] = "<tileset tilewidth=\"16\" tileheight=\"16\"/>";
    rig.drop("maps/cave.tmx");
    rig.frames(2);
    Session& session = rig.lab.workspace.session();
    CHECK(session.scene().title == "cave.tmx");
    CHECK(ground_of(rig) == TileRows{"....", "....", "####"});
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
    WithLevel rig("cave.tmx", flat);
    Session& session = rig.lab.workspace.session();
    session.edit("Move", [](Scene& scene) {
        std::get<Aabb>(find_shape(scene, "player")->geometry).center = {30, 4};
    });
    CHECK_FALSE(rig.lab.workspace.look_for_changes());
    rig.host.write_file("cave.tmx", stair);
    CHECK(rig.lab.workspace.look_for_changes());
    CHECK(ground_of(rig) == TileRows{"....", "...#", "####"});
    CHECK(std::get<Aabb>(find_shape(session.scene(), "player")->geometry).center == Vec2{30, 4});
    CHECK(contains(rig.lab.workspace.notice().text, "Read cave.tmx again"));
    rig.lab.workspace.undo();
    CHECK(ground_of(rig) == TileRows{"....", "....", "####"});
    CHECK(contains(rig.lab.workspace.notice().text, "before its editor saved it"));

    // A file that is only half written changes nothing.
    rig.host.write_file("cave.tmx", flat.substr(0, 200));
    rig.lab.workspace.look_for_changes();
    CHECK(ground_of(rig) == TileRows{"....", "....", "####"});
    CHECK(rig.lab.workspace.notice().is_error);
    // Dropped again, it is the same scene.
    rig.host.write_file("cave.tmx", stair);
    rig.drop("cave.tmx");
    CHECK(&rig.lab.workspace.session() == &session);
    CHECK(ground_of(rig) == TileRows{"....", "...#", "####"});
}

TEST_CASE("a broken level shows an error and keeps the open scene", "[interface][level]") {
    WithLevel rig("a.tmx", level_with("1,2,3"));
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-segment");
    CHECK(contains(rig.lab.workspace.notice().text,
                   "a.tmx:3: field layers[0].data: expected 12 numbers"));
}

TEST_CASE("the parts of a level are listed, and a click says which are solid",
          "[interface][level]") {
    WithLevel rig("maps/cave.tmx", stair);
    Session& session = rig.lab.workspace.session();
    command("choose_solid").run(rig.lab.context);
    rig.frames(3);
    CHECK(rig.lab.ui.dialog == Dialog::solids);
    rig.click(R"(layer "ground": From above)");
    CHECK(ground_of(rig) == TileRows{"....", "...-", "----"});
    CHECK(rig.lab.ui.dialog == Dialog::solids);
    rig.click(R"(layer "ground": Not solid)");
    CHECK(ground_of(rig).empty());
    CHECK(session.scene().queries.empty());
    rig.click(R"(layer "ground": guess)");
    CHECK(ground_of(rig) == TileRows{"....", "...#", "####"});
    CHECK(session.scene().queries.size() == 1);
    rig.lab.workspace.undo();
    rig.lab.workspace.undo();
    CHECK(ground_of(rig) == TileRows{"....", "...-", "----"});
    CHECK(session.scene().level->one_way == std::vector<std::string>{R"(layer "ground")"});

    // The level that its editor saves keeps the choice.
    rig.host.write_file("maps/cave.tmx", flat);
    rig.lab.workspace.look_for_changes();
    CHECK(ground_of(rig) == TileRows{"....", "....", "----"});
}

TEST_CASE("what the user does with a level is kept beside their scenes", "[interface][level]") {
    std::map<std::string, std::string> files;
    {
        WithLevel first("maps/cave.tmx", stair);
        first.lab.workspace.choose_met(R"(layer "ground")", Met::from_above);
        first.lab.workspace.session().edit("Move", [](Scene& scene) {
            std::get<Aabb>(find_shape(scene, "player")->geometry).center = {30, 4};
            scene.shapes.push_back({"lamp", Circle{{50, 5}, 2}});
        });
        first.lab.workspace.keep_journal();
        files = first.host.files;
        std::erase_if(files, [](const auto& file) { return file.first.starts_with("journal/"); });
    }
    Rig next("aabb-vs-segment");
    const auto player = [&] {
        const Scene& scene = next.lab.workspace.session().scene();
        return std::get<Aabb>(find_shape(scene, "player")->geometry).center;
    };

    SECTION("by its path, and undo shows the level as its file has it") {
        next.host.files = files;
        next.drop("maps/cave.tmx");
        CHECK(ground_of(next) == TileRows{"....", "...-", "----"});
        CHECK(player() == Vec2{30, 4});
        next.lab.workspace.undo();
        CHECK(ground_of(next) == TileRows{"....", "...#", "####"});
        // A look at the file doesn't forget what was kept.
        const std::map<std::string, std::string> before = next.host.files;
        next.lab.workspace.keep_journal();
        for (const auto& [path, text] : before)
            if (path.starts_with("levels/")) CHECK(next.host.files[path] == text);
    }
    SECTION("by its content where the file has moved") {
        next.host.files = files;
        next.host.files["new/cave.tmx"] = stair;
        next.drop("new/cave.tmx");
        CHECK(player() == Vec2{30, 4});
        CHECK(next.lab.workspace.session().scene().level->file == "new/cave.tmx");
        // Another level of the same name has nothing of it.
        next.host.files["other/cave.tmx"] = flat;
        next.drop("other/cave.tmx");
        CHECK(ground_of(next) == TileRows{"....", "....", "####"});
    }
    SECTION("also if the level was saved by its editor meanwhile") {
        next.host.files = files;
        next.host.files["maps/cave.tmx"] = flat;
        next.drop("maps/cave.tmx");
        CHECK(ground_of(next) == TileRows{"....", "....", "----"});
        CHECK(player() == Vec2{30, 4});
        CHECK(find_shape(next.lab.workspace.session().scene(), "lamp") != nullptr);
    }
    SECTION("and a file that can't be read stays as it is") {
        next.host.files = files;
        std::string kept;
        for (auto& file : next.host.files)
            if (file.first.starts_with("levels/")) file.second = "{", kept = file.first;
        REQUIRE_FALSE(kept.empty());
        next.drop("maps/cave.tmx");
        CHECK(ground_of(next) == TileRows{"....", "...#", "####"});
        CHECK(next.lab.workspace.notice().is_error);
        next.lab.workspace.choose_met(R"(layer "ground")", Met::from_above);
        next.lab.workspace.keep_journal();
        CHECK(next.host.files[kept] == "{");
    }
}

TEST_CASE("a level that was saved as a scene still follows its file", "[interface][level]") {
    std::map<std::string, std::string> files;
    {
        WithLevel rig("cave.tmx", flat);
        rig.key(SDLK_s, KMOD_LCTRL);
        rig.key(SDLK_RETURN);
        files = rig.host.files;
    }
    REQUIRE(files.count("scenes/cave-tmx.json") == 1);
    Rig next("aabb-vs-segment");
    next.host.files = files;
    next.host.files["cave.tmx"] = stair;
    next.lab.workspace.open_file("scenes/cave-tmx.json");
    next.lab.workspace.look_for_changes();
    CHECK(ground_of(next) == TileRows{"....", "...#", "####"});
    CHECK_FALSE(next.lab.workspace.session().is_saved());
}

TEST_CASE("a level with nothing solid opens, and says what to do", "[interface][level]") {
    Rig rig("aabb-vs-segment");
    std::string sky = flat;
    sky.replace(sky.find("\"ground\""), 8, "\"sky\"");
    rig.host.files["sky.tmx"] = sky;
    rig.drop("sky.tmx");
    const Session& session = rig.lab.workspace.session();
    CHECK(session.scene().shapes.size() == 1);
    CHECK(contains(session.scene().caption, "“What is solid” changes that"));
    rig.lab.workspace.choose_met(R"(layer "sky")", Met::from_all_sides);
    CHECK(session.scene().queries.size() == 1);
    CHECK(session.scene().motions.size() == 1);
}

TEST_CASE("a tile set that its editor saves is read again, too", "[interface][level]") {
    Rig rig("aabb-vs-segment");
    rig.host.files["maps/cave.tmx"] = level_with("0,0,0,0,0,0,0,0,1,1,1,2");
    rig.host.files["maps/ground.tsx"] = "<tileset tilewidth=\"16\" tileheight=\"16\"/>";
    rig.drop("maps/cave.tmx");
    rig.host.write_file("maps/ground.tsx",
                        "<tileset tilewidth=\"16\" tileheight=\"16\"><tile id=\"1\"><properties>"
                        "<property name=\"oneway\" value=\"true\"/></properties></tile></tileset>");
    CHECK(rig.lab.workspace.look_for_changes());
    CHECK(ground_of(rig) == TileRows{"....", "....", "###-"});
}

TEST_CASE("a copy of a level doesn't follow its file, and a closed one opens with its changes",
          "[interface][level]") {
    WithLevel rig("cave.tmx", stair);
    rig.lab.workspace.duplicate();
    CHECK_FALSE(rig.lab.workspace.session().scene().level);
    rig.drop("cave.tmx");
    CHECK(rig.lab.workspace.session().scene().level);
    rig.lab.workspace.choose_met(R"(layer "ground")", Met::from_above);
    rig.lab.workspace.close();
    rig.drop("cave.tmx");
    CHECK(ground_of(rig) == TileRows{"....", "...-", "----"});
    CHECK_FALSE(rig.lab.workspace.can_reopen());
}
