// Text and files from elsewhere, and whether their shapes are visible.
#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

/// One event of a drop as SDL sends it.
void drop_event(Rig& rig, SDL_EventType type, const char* given = nullptr) {
    SDL_Event event{};
    event.type = type;
    if (given != nullptr) event.drop.file = SDL_strdup(given);
    rig.window.take_event(event);
    rig.frames(2);
}

}  // namespace

TEST_CASE("dropping a link without its text shows how to open it", "[interface]") {
    Rig rig("aabb-vs-segment");
    drop_event(rig, SDL_DROPBEGIN);
    SECTION("if no text follows") {
        drop_event(rig, SDL_DROPCOMPLETE);
        CHECK(rig.lab.workspace.notice().is_error);
        CHECK(rig.lab.workspace.notice().text.find("Ctrl+V") != std::string::npos);
    }
    SECTION("but not if its text follows") {
        drop_event(rig, SDL_DROPTEXT, "https://example.org/#isect1%20p:point(1,2)");
        drop_event(rig, SDL_DROPCOMPLETE);
        CHECK_FALSE(rig.lab.workspace.notice().is_error);
        CHECK(rig.lab.workspace.session().id() == "case");
    }
}

TEST_CASE("a message about a failed open stays until something is opened", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.drop("a/missing.json");
    REQUIRE(rig.lab.workspace.notice().is_error);
    rig.host.files["a/good.txt"] = "isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b)";
    rig.drop("a/good.txt");
    CHECK(rig.lab.workspace.session().id() == "case");
    CHECK(rig.lab.workspace.notice().text.empty());
}

TEST_CASE("a case far from the origin is visible, and Home finds a shape moved out of view",
          "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 a:aabb(1000,0;5,5) b:aabb(1020,0;5,5)");
    rig.frames(3);
    const auto sees = [&](Vec2 place) {
        return rig.lab.shown().hands.camera().area.contains(rig.on_screen(place));
    };
    CHECK(sees({995, -5}));
    CHECK(sees({1025, 5}));

    rig.key(SDLK_TAB);
    rig.key(SDLK_v);
    for (const char* letter : {"5", "0", "0"}) {
        rig.key(*letter);
        rig.type(letter);
    }
    rig.key(SDLK_RETURN);
    rig.frames(2);
    CHECK_FALSE(sees({500, 0}));
    CHECK(rig.lab.workspace.notice().text ==
          "a is out of sight now. Ctrl+Z brings it back; Home shows all.");
    rig.key(SDLK_HOME);
    CHECK(sees({500, 0}));
    CHECK(sees({1020, 0}));
}

TEST_CASE("a shape that is too far away for Home is reported", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 a:aabb(10,0;5,5) b:aabb(20,0;5,5)");
    rig.frames(3);
    rig.key(SDLK_TAB);
    rig.key(SDLK_v);
    for (const char* letter : {"1", "e", "6", "0"}) {
        rig.key(*letter);
        rig.type(letter);
    }
    rig.key(SDLK_RETURN);
    rig.frames(2);
    const std::string words = "a is too far away to be seen with the rest.";
    CHECK(rig.lab.workspace.notice().text == words + " Ctrl+Z brings it back.");
    rig.key(SDLK_HOME);
    CHECK(rig.lab.workspace.notice().text == words);
    CHECK(rig.lab.shown().hands.camera().area.contains(rig.on_screen({20, 0})));
    CHECK(rig.lab.workspace.session().view().camera.zoom > 0.1);
}
