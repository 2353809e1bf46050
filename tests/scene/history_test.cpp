#include "scene/history.hpp"

#include "catch.hpp"

using lab::History;
using lab::Scene;

namespace {

Scene titled(const char* title) {
    Scene scene;
    scene.title = title;
    return scene;
}

}  // namespace

TEST_CASE("a gesture of many steps is one entry", "[scene][history]") {
    History history(titled("a"));
    history.begin("Drag");
    for (const char* title : {"b", "c", "d"}) history.draft().title = title;
    CHECK(history.scene().title == "d");
    history.commit();

    CHECK(history.undo_label() == "Drag");
    history.undo();
    CHECK(history.scene().title == "a");
    CHECK_FALSE(history.can_undo());
    CHECK(history.redo_label() == "Drag");
    history.redo();
    CHECK(history.scene().title == "d");
    CHECK_FALSE(history.can_redo());
}

TEST_CASE("a gesture can be undone before it ends", "[scene][history]") {
    History history(titled("a"));
    history.begin("Drag");
    history.draft().title = "b";
    SECTION("by cancelling") {
        history.cancel();
    }
    SECTION("by undo") {
        history.undo();
    }
    CHECK(history.scene().title == "a");
    CHECK_FALSE(history.can_undo());
}

TEST_CASE("a gesture that changes nothing is no entry", "[scene][history]") {
    History history(titled("a"));
    history.begin("Drag");
    history.draft().title = "b";
    history.draft().title = "a";
    history.commit();
    CHECK_FALSE(history.can_undo());
}

TEST_CASE("a change after undo drops the steps that could be redone", "[scene][history]") {
    History history(titled("a"));
    history.change("First", titled("b"));
    history.undo();
    history.change("Second", titled("c"));
    CHECK_FALSE(history.can_redo());
    CHECK(history.undo_label() == "Second");
}

TEST_CASE("a gesture that starts within another ends that one", "[scene][history]") {
    History history(titled("a"));
    history.begin("First");
    history.draft().title = "b";
    history.begin("Second");
    history.draft().title = "c";
    history.commit();
    history.undo();
    CHECK(history.scene().title == "b");
}

TEST_CASE("a scene counts as saved when it equals the last saved version", "[scene][history]") {
    History history(titled("a"));
    CHECK(history.is_saved());
    history.change("Rename", titled("b"));
    CHECK_FALSE(history.is_saved());
    history.mark_saved();
    CHECK(history.is_saved());
    history.undo();
    CHECK_FALSE(history.is_saved());
    history.redo();
    CHECK(history.is_saved());
}

TEST_CASE("every version kept holds numbers of the scene's own precision", "[scene][history]") {
    Scene scene = titled("a");
    scene.scalar = lab::Scalar::float_;
    History history(scene);
    scene.shapes.push_back({"p", lab::Vec2{0.1, 0}});
    history.change("Add", scene);
    CHECK(std::get<lab::Vec2>(history.scene().shapes[0].geometry).x == static_cast<double>(0.1F));
}
