// What the lab saves, and which of several scenes with the same name it restores.
#include <map>
#include <string>
#include <vector>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"
#include "scene/names.hpp"
#include "scene/writer.hpp"
#include "temporary_home.hpp"
#include "ui/palette_card.hpp"

using namespace lab;
using lab::testing::Rig;
using lab::testing::TemporaryHome;

namespace {

/// A lesson with a single step.
std::vector<Lesson> small_course(const std::vector<Entry>& scenes) {
    constexpr const char* text =
        "# Small\n\nWords.\n\n## Step\n\nMore.\n\n```lab\nscene: aabb-vs-segment\n"
        "task: box.half.x > 20\n```\n";
    return {read_lesson(text, "01-small.md", source_of(scenes))};
}

struct Student : Rig {
    Student() : Rig("aabb-vs-point") {
        lab.workspace.lessons().fill(small_course(lab.workspace.scenes()));
    }
    void widen_box() {
        lab.workspace.session().edit("Wider", [](Scene& draft) {
            std::get<Aabb>(find_shape(draft, "box")->geometry).half.x = 30;
        });
        frames(2);
    }
};

/// Writes a scene whose caption identifies the file.
void write_scene_file(Rig& rig, const std::string& path, const std::string& caption) {
    Scene scene = read_case("isect1 p:point(1,2)");
    scene.title = "Twin";
    scene.caption = caption;
    rig.host.write_file(path, write_scene(scene));
}

Names unlisted_ids(const Rig& rig) {
    Names ids;
    for (const Entry& entry : rig.lab.workspace.unlisted()) ids.push_back(entry.id);
    return ids;
}

}  // namespace

TEST_CASE("a learner's progress while presenting is saved at once", "[interface][lessons]") {
    const TemporaryHome home("keep-test");
    UserFolder folder;
    Student rig;
    rig.lab.workspace.settings().scale = 1;
    rig.lab.workspace.lessons().open(0);
    rig.frames(2);
    rig.lab.present();
    rig.frames(3);
    REQUIRE(rig.lab.workspace.settings().scale > 1);
    rig.widen_box();
    folder.keep(rig.lab);
    // The lab is killed here.
    std::string problem;
    const Settings kept = UserFolder().load_settings(problem);
    CHECK(kept.lessons.at("small").done.count(0) == 1);
    CHECK(kept.lesson == "small");
    CHECK(kept.scale == 1);
}

TEST_CASE("Ctrl+P opens the chosen one of two files with the same name", "[interface]") {
    Rig rig("aabb-vs-segment");
    for (const char* folder : {"one", "other"}) {
        write_scene_file(rig, std::string(folder) + "/twin.json", folder);
        rig.lab.workspace.open_file(std::string(folder) + "/twin.json");
    }
    rig.lab.workspace.open("aabb-vs-point");
    rig.frames(2);
    const auto choices = choices_for(rig.lab.context, "twin");
    REQUIRE(choices.size() >= 2);
    for (const std::size_t which : {0U, 1U}) {
        rig.key(SDLK_p, KMOD_LCTRL);
        rig.type("twin");
        for (std::size_t i = 0; i < which; ++i) rig.key(SDLK_DOWN);
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.workspace.session().path() == choices[which].path);
        CHECK(rig.lab.workspace.session().path() ==
              rig.lab.workspace.session().scene().caption + "/twin.json");
    }
    const Names titles = {choices[0].title, choices[1].title};
    CHECK(titles == Names{"Twin, one/twin.json", "Twin, other/twin.json"});
}

TEST_CASE("a lesson returns to the same file that was open before", "[interface][lessons]") {
    Student rig;
    write_scene_file(rig, "my/aabb-vs-point.json", "mine");
    rig.lab.workspace.open_file("my/aabb-vs-point.json");
    rig.key(SDLK_l, KMOD_LCTRL);
    REQUIRE(rig.lab.workspace.lessons().is_open());
    rig.key(SDLK_l, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().path() == "my/aabb-vs-point.json");
}

TEST_CASE("a lesson step's scene from a file is found like any other", "[interface][lessons]") {
    Student rig;
    rig.lab.workspace.lessons().open(0);
    rig.widen_box();
    CHECK(unlisted_ids(rig).empty());  // the lesson leads to it
    rig.key(SDLK_s, KMOD_LCTRL | KMOD_LSHIFT);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("somewhere/step");
    rig.key(SDLK_RETURN);
    REQUIRE(rig.lab.workspace.session().path() == "somewhere/step.json");
    CHECK(unlisted_ids(rig) == Names{"step"});
}

TEST_CASE("a restored step is found beside the lesson's original", "[interface][lessons]") {
    std::map<std::string, std::string> left;
    {
        Student killed;
        killed.lab.workspace.lessons().open(0);
        killed.widen_box();
        killed.lab.workspace.keep_journal();
        left = killed.host.files;
    }
    Student next;
    next.host.files = left;
    next.lab.workspace.lessons().open(0);
    next.lab.workspace.restore_journal();
    CHECK(unlisted_ids(next) == Names{"lesson small 1-2"});
}

TEST_CASE("a failed open is forgotten once something opens", "[interface]") {
    Rig rig("aabb-vs-segment");
    write_scene_file(rig, "my/twin.json", "mine");
    rig.lab.workspace.open_file("my/nothing.json");
    REQUIRE(rig.lab.workspace.notice().is_error);
    SECTION("a file") {
        rig.lab.workspace.open_file("my/twin.json");
    }
    SECTION("a line") {
        rig.lab.workspace.open_case("isect1 p:point(1,2)");
    }
    CHECK_FALSE(rig.lab.workspace.notice().is_error);
}

TEST_CASE("an error on disk is reported even if a lesson is reopened", "[interface][lessons]") {
    Student rig;
    Lesson lesson = rig.lab.workspace.lessons().lessons()[0];
    lesson.path = "a/lessons/01-small.md";
    lesson.stamp = 1;
    rig.lab.workspace.lessons().fill({lesson});
    rig.lab.workspace.lessons().open(0);
    rig.host.write_file(lesson.path, "no lesson");
    CHECK(rig.lab.workspace.look_for_changes());
    CHECK(rig.lab.workspace.lessons().is_open());
    CHECK(rig.lab.workspace.notice().text.find("01-small.md:1") != std::string::npos);
}
