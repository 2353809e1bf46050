// Unsaved changes of a lab that was killed are restored and can be discarded.
#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"

using namespace lab;
using lab::testing::box_of;
using lab::testing::Rig;

namespace {

constexpr const char* case_line = "isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b) @title=Mine";

/// A lab that finds the journal of one that was killed.
struct Next : Rig {
    explicit Next(const lab::testing::MemoryHost& left) : Rig("aabb-vs-segment") {
        host.files = left.files;
        lab.workspace.restore_journal();
        frames(3);
    }
    bool asks() const { return lab.workspace.session().is_restored(); }
    void keep() { click("Keep"); }
    void discard() { click("Discard"); }
    void redo() { key(SDLK_z, KMOD_LCTRL | KMOD_LSHIFT); }
    void reopen() { key(SDLK_t, KMOD_LCTRL | KMOD_LSHIFT); }
    bool has_journal() {
        lab.workspace.keep_journal();
        return !host.files_in("journal/").empty();
    }
};

/// The files of a lab that is killed after some work. Only one window is open at a time.
template <class Work>
lab::testing::MemoryHost left_after(const Work& work) {
    Rig killed("aabb-vs-segment");
    work(killed);
    killed.lab.workspace.keep_journal();
    return killed.host;
}

lab::testing::MemoryHost left_after_case() {
    return left_after([](Rig& killed) { killed.lab.workspace.open_case(case_line); });
}

void move_box(Session& session) {
    session.edit("Move", [](Scene& draft) {
        std::get<Aabb>(find_shape(draft, "b")->geometry).center = {7, 8};
    });
}

}  // namespace

TEST_CASE("a click discards restored changes, and redo brings them back", "[interface]") {
    Next next(left_after([](Rig& killed) {
        killed.drag(killed.on_screen({5, 5}), killed.on_screen({15, -5}));
    }));
    const Scene changed = next.lab.workspace.session().scene();
    REQUIRE(box_of(changed) != Vec2{0, 0});
    REQUIRE(next.asks());
    next.discard();
    CHECK(box_of(next.lab.workspace.session().scene()) == Vec2{0, 0});
    CHECK(next.lab.workspace.session().is_saved());
    CHECK_FALSE(next.asks());
    CHECK_FALSE(next.has_journal());
    next.redo();
    CHECK(next.lab.workspace.session().scene() == changed);
    CHECK(next.has_journal());
}

TEST_CASE("a restored case that is in no file is discarded and opened again", "[interface]") {
    Next next(left_after_case());
    const Scene restored = next.lab.workspace.session().scene();
    REQUIRE(restored.title == "Mine");
    REQUIRE_FALSE(next.lab.workspace.can_undo());
    next.discard();
    CHECK(next.lab.workspace.session().scene().title != "Mine");
    CHECK(next.lab.workspace.unlisted().empty());
    CHECK_FALSE(next.has_journal());
    next.reopen();
    CHECK(next.lab.workspace.session().scene() == restored);
    CHECK_FALSE(next.lab.workspace.session().is_saved());
    CHECK(next.has_journal());
}

TEST_CASE("a restored scene whose file is gone is discarded and opened again", "[interface]") {
    Next next(left_after([](Rig& killed) {
        killed.host.write_file("a/mine.json", write_scene(read_case(case_line)));
        killed.lab.workspace.open_file("a/mine.json");
        move_box(killed.lab.workspace.session());
        killed.host.remove_file("a/mine.json");
    }));
    const Scene restored = next.lab.workspace.session().scene();
    REQUIRE(next.lab.workspace.session().path() == "a/mine.json");
    next.discard();
    CHECK(next.lab.workspace.session().path().empty());
    CHECK(next.lab.workspace.session().scene().title != "Mine");
    CHECK(next.lab.workspace.unlisted().empty());
    CHECK_FALSE(next.has_journal());
    next.reopen();
    CHECK(next.lab.workspace.session().scene() == restored);
    CHECK_FALSE(next.lab.workspace.session().is_saved());
}

TEST_CASE("restored changes stay unsaved once they are kept", "[interface]") {
    Next next(left_after_case());
    REQUIRE(next.asks());
    const Pt discard = next.at("Discard");
    SECTION("by the button") {
        next.keep();
    }
    SECTION("by Esc") {
        next.key(SDLK_ESCAPE);
    }
    SECTION("by an edit") {
        move_box(next.lab.workspace.session());
    }
    CHECK_FALSE(next.asks());
    CHECK(next.lab.workspace.session().scene().title == "Mine");
    CHECK_FALSE(next.lab.workspace.session().is_saved());
    CHECK(next.has_journal());
    // A click where the button was does nothing.
    next.click(discard);
    CHECK(next.lab.workspace.session().scene().title == "Mine");
}
