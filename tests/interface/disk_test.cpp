#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/writer.hpp"

using namespace lab;
using lab::testing::box_of;
using lab::testing::Rig;

namespace {

constexpr const char* path = "a/slab.json";

/// The lab with a scene from a file.
struct Editor : Rig {
    Editor() : Rig("aabb-vs-segment") {
        host.write_file(path, write_scene(lab.workspace.session().scene()));
        drop(path);
        lab.workspace.session().view().playing = false;
    }

    /// Changes the file as another program would, and lets the lab check for changes.
    void change_on_disk(Vec2 center) {
        Scene scene = lab.workspace.session().scene();
        std::get<Aabb>(find_shape(scene, "box")->geometry).center = center;
        write_on_disk(write_scene(scene));
    }
    void write_on_disk(const std::string& text) {
        host.write_file(path, text);
        lab.workspace.look_for_changes();
        frames(3);
    }
    void move_the_box() { drag(on_screen({5, 5}), on_screen({15, -5})); }
};

}  // namespace

TEST_CASE("a file that changed on disk is reloaded as an undo step", "[interface]") {
    Editor rig;
    rig.change_on_disk({3, 4});
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{3, 4});
    CHECK(rig.lab.workspace.session().is_saved());
    CHECK_FALSE(rig.lab.workspace.session().changed_on_disk());
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{0, 0});
}

TEST_CASE("the window's own clock looks at the file", "[interface]") {
    Editor rig;
    Scene scene = rig.lab.workspace.session().scene();
    std::get<Aabb>(find_shape(scene, "box")->geometry).center = {3, 4};
    rig.host.write_file(path, write_scene(scene));
    SDL_Delay(520);
    rig.frames(2);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{3, 4});
}

TEST_CASE("with unsaved changes, a bar asks which version to keep", "[interface]") {
    Editor rig;
    rig.move_the_box();
    const Vec2 mine = box_of(rig.lab.workspace.session().scene());
    rig.change_on_disk({3, 4});
    CHECK(box_of(rig.lab.workspace.session().scene()) == mine);
    REQUIRE(rig.lab.workspace.session().changed_on_disk());

    SECTION("Reload takes the file's version, and undo brings the edited one back") {
        rig.click("Reload");
        CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{3, 4});
        CHECK(rig.lab.workspace.session().is_saved());
        rig.key(SDLK_z, KMOD_LCTRL);
        CHECK(box_of(rig.lab.workspace.session().scene()) == mine);
    }
    SECTION("Keep mine changes neither version") {
        rig.click("Keep mine");
        CHECK(box_of(rig.lab.workspace.session().scene()) == mine);
        CHECK_FALSE(rig.lab.workspace.session().is_saved());
    }
    SECTION("so does Esc") {
        rig.key(SDLK_ESCAPE);
        CHECK(box_of(rig.lab.workspace.session().scene()) == mine);
    }
    SECTION("Ctrl+R reloads") {
        rig.key(SDLK_r, KMOD_LCTRL);
        CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{3, 4});
    }
    CHECK_FALSE(rig.lab.workspace.session().changed_on_disk());
}

TEST_CASE("Ctrl+S doesn't overwrite an unseen change on disk", "[interface]") {
    Editor rig;
    rig.move_the_box();
    rig.host.write_file(path, rig.host.files[path] + "\n");
    const std::string theirs = rig.host.files[path];
    rig.key(SDLK_s, KMOD_LCTRL);
    CHECK(rig.host.files[path] == theirs);
    CHECK(rig.lab.workspace.session().changed_on_disk());
    rig.key(SDLK_ESCAPE);
    rig.key(SDLK_s, KMOD_LCTRL);
    CHECK(rig.host.files[path] == write_scene(rig.lab.workspace.session().scene()));
}

TEST_CASE("a file that became invalid on disk changes nothing, and is reported", "[interface]") {
    Editor rig;
    const Scene scene = rig.lab.workspace.session().scene();
    rig.write_on_disk("{");
    CHECK(rig.lab.workspace.session().scene() == scene);
    CHECK(rig.lab.workspace.notice().is_error);
    CHECK(rig.lab.workspace.notice().text.find("a/slab.json:1:") == 0);
}

TEST_CASE("a drag isn't disturbed by a change on disk", "[interface]") {
    Editor rig;
    rig.move(rig.on_screen({5, 5}));
    rig.button(true);
    rig.move(rig.on_screen({15, -5}));
    const Vec2 mine = box_of(rig.lab.workspace.session().scene());
    rig.change_on_disk({3, 4});
    CHECK(box_of(rig.lab.workspace.session().scene()) == mine);
    CHECK(rig.lab.workspace.session().in_gesture());
    rig.button(false);
    rig.lab.workspace.look_for_changes();
    CHECK(rig.lab.workspace.session().changed_on_disk());
}

TEST_CASE("a listed scene that changes on disk opens as it is there", "[interface]") {
    Editor rig;
    rig.key(SDLK_s, KMOD_LCTRL | KMOD_LSHIFT);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("scenes/mine");
    rig.key(SDLK_RETURN);
    REQUIRE(rig.lab.workspace.scenes().back().id == "mine");
    rig.lab.workspace.open("one-axis");
    Scene scene = rig.lab.workspace.scenes().back().scene;
    scene.title = "Ours";
    rig.host.write_file("scenes/mine.json", write_scene(scene));
    rig.lab.workspace.look_for_changes();
    CHECK(rig.lab.workspace.scenes().back().scene.title == "Ours");
    CHECK(rig.lab.workspace.scenes().back().scene.group == "My scenes");
}
