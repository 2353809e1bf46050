// The card with the character's numbers.
#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/rig.hpp"
#include "text.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

const std::string walker =
    "isect1 a:aabb(50,90;6,10) f:aabb(50,150;500,50) a.center~walk(9r) walk(a,f;0,0)";

struct WithCard : Rig {
    WithCard() : Rig("aabb-vs-segment") {
        lab.workspace.open_case(walker);
        lab.workspace.session().view().playing = false;
        command("character").run(lab.context);
        frames(3);
    }
    const Walking& walk() {
        return std::get<Walking>(lab.workspace.session().scene().motions[0].kind);
    }
    Aabb body() { return std::get<Aabb>(lab.workspace.session().scene().shapes[0].geometry); }
    void enter(const std::string& field, const std::string& text) {
        click(field);
        key(SDLK_a, KMOD_LCTRL);
        type(text);
        key(SDLK_RETURN);
    }
};

}  // namespace

TEST_CASE("a character is set in the words of an engine", "[interface][character]") {
    WithCard rig;
    CHECK(rig.lab.ui.dialog == Dialog::character);
    rig.click("Godot");
    CHECK(rig.lab.workspace.settings().engine == Engine::godot);
    rig.enter("character.JUMP_VELOCITY", "-400");
    CHECK(rig.walk().jump == 400);
    CHECK(rig.lab.workspace.session().history().undo_label() ==
          "Set the character's JUMP_VELOCITY");
    rig.enter("character.size.y", "30");
    CHECK(rig.body() == Aabb{{50, 85}, {6, 15}});
    rig.click("Tiled");
    rig.enter("character.X", "100");
    CHECK(rig.body() == Aabb{{106, 85}, {6, 15}});
    rig.lab.workspace.undo();
    rig.lab.workspace.undo();
    CHECK(rig.body() == Aabb{{50, 90}, {6, 10}});
    CHECK(rig.walk().jump == 400);
}

TEST_CASE("a button takes the numbers of an engine's example, as one undo step",
          "[interface][character]") {
    WithCard rig;
    rig.click("Unity");
    rig.enter("character.pixels per unit", "20");
    CHECK(rig.lab.workspace.settings().pixels_a_unit == 20);
    rig.click("Take the numbers of Unity's example of Move");
    CHECK(rig.walk().speed == 40);
    CHECK(rig.walk().gravity == Approx(196.2));
    rig.lab.workspace.undo();
    CHECK(rig.walk().speed == Walking{}.speed);
    CHECK(rig.walk().gravity == Walking{}.gravity);
}

TEST_CASE("the place of a character is that of its start, to which time goes back",
          "[interface][character]") {
    WithCard rig;
    Session& session = rig.lab.workspace.session();
    session.seek(0.1);
    rig.click("Godot");
    rig.enter("character.position.x", "20");
    CHECK(session.view().time == 0);
    CHECK(rig.body().center == Vec2{20, 90});
    CHECK(rig.walk().since == std::nullopt);
    CHECK(rig.lab.workspace.session().scene().motions[0].on);
}
