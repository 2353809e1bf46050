// Problems at the start of the lab are shown in its window.
#include "platform/start.hpp"

#include <algorithm>
#include <filesystem>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/file.hpp"
#include "temporary_home.hpp"
#include "text.hpp"

using namespace lab;
using lab::testing::Rig;
namespace fs = std::filesystem;

namespace {

constexpr const char* good_scene =
    "{\"format\": 1, \"title\": \"Good\", \"content\": [0, 0, 1, 1], \"shapes\": []}";
constexpr const char* lesson_of_built_in_scene =
    "# Mine\n\nWords.\n\n## One\n\nLook.\n\n```lab\nscene: aabb-vs-segment\n```\n";

struct Folder {
    Folder() {
        fs::create_directories(name + "/scenes");
        fs::create_directories(name + "/lessons");
    }
    ~Folder() { fs::remove_all(name); }
    void write(const std::string& file, const char* text) const {
        write_file_atomically(name + "/" + file, text);
    }
    std::string name = "start-test";
};

}  // namespace

TEST_CASE("lessons of a folder may use the built-in scenes", "[interface]") {
    const Folder folder;
    folder.write("lessons/01-mine.md", lesson_of_built_in_scene);
    const Assets assets = assets_of(folder.name);
    CHECK(assets.problems.empty());
    REQUIRE(assets.lessons.size() == 1);
    CHECK(assets.lessons[0].steps.at(0).scene.shapes.size() == 2);
    SECTION("beside its own, which come first") {
        folder.write("scenes/good.json", good_scene);
        const Assets both = assets_of(folder.name);
        CHECK(both.scenes.front().id == "good");
        CHECK(both.asked_for == 1);
        CHECK(both.scenes.size() == built_in_scenes().size() + 1);
    }
}

TEST_CASE("all problems at the start are shown, with file and line", "[interface]") {
    const Folder folder;
    folder.write("scenes/good.json", good_scene);
    folder.write("scenes/one.json",
                 "{\"format\": 1, \"title\": \"One\",\n \"content\": 7, \"shapes\": []}");
    folder.write("scenes/two.json", "nothing");
    folder.write("lessons/01-bad.md", "# Bad\n\nWords.\n\n## One\n\n```lab\nscene: none\n```\n");
    Assets assets = assets_of(folder.name);
    REQUIRE(assets.problems.size() == 3);

    Rig rig("aabb-vs-segment");
    Options options;
    options.scene = folder.name + "/scenes/two.json";
    options.case_line = "isect1 p:point(1,x)";
    open_asked(rig.lab, assets, options);
    report_problems(rig.lab, assets.problems);
    const std::string& said = rig.lab.workspace.notice().text;
    CAPTURE(said);
    CHECK(rig.lab.workspace.notice().is_error);
    CHECK(std::count(said.begin(), said.end(), '\n') == 4);
    for (const char* each : {"one.json:2: ", "two.json:1: ", "01-bad.md:", "case line, column 18"})
        CHECK(contains(said, each));
    rig.frames(3);
}

TEST_CASE("a message stays within the canvas, however long it is", "[interface]") {
    Rig rig("aabb-vs-segment");
    std::string text;
    for (int i = 0; i < 100; ++i)
        text += "scene" + std::to_string(i) + ".json:1: " + std::string(300, 'w') + "\n";
    rig.lab.workspace.say(text, true);
    rig.frames(2);
    const Rect canvas = rig.lab.shown().hands.camera().area;
    const auto& drawn = ImGui::GetForegroundDrawList()->VtxBuffer;
    REQUIRE(drawn.Size > 1000);
    CHECK(std::all_of(drawn.begin(), drawn.end(), [&](const ImDrawVert& vertex) {
        return vertex.pos.x >= canvas.min.x && vertex.pos.x <= canvas.max.x &&
               vertex.pos.y >= canvas.min.y && vertex.pos.y <= canvas.max.y;
    }));
}

TEST_CASE("a lesson's name in place of a scene's is reported as a lesson", "[interface]") {
    const std::vector<Entry> scenes = built_in_scenes();
    const std::vector<Lesson> lessons = built_in_lessons(scenes);
    for (const char* name : {"slabs", "slabs/2"}) {
        try {
            find_scene(scenes, name, lessons);
            FAIL("found " << name);
        } catch (const UsageError& error) {
            CHECK(contains(error.what(), std::string("did you mean --lesson ") + name + "?"));
        }
    }
}
