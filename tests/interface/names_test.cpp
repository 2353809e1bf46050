// Tests find every panel and control by its name.
#include "catch.hpp"
#include "interface/rig.hpp"

using Catch::Matchers::ContainsSubstring;
using namespace lab;
using lab::testing::NoSuchPlace;
using lab::testing::Rig;

TEST_CASE("a control is found by its name, a unique one by its label alone", "[interface]") {
    Rig rig("slide");
    CHECK(rig.at("inspector/bounce") == rig.at("bounce"));
    CHECK(rig.area("inspector").contains(rig.at("a.delta.x")));
    CHECK(rig.area("header").contains(rig.at("Settings")));
    CHECK(rig.area("transport").contains(rig.at("Play or pause")));
}

TEST_CASE("a click on a name that nothing has fails, and lists the names", "[interface]") {
    Rig rig("slide");
    CHECK_THROWS_AS(rig.click("Leap"), NoSuchPlace);
    CHECK_THROWS_WITH(rig.click("Leap"), ContainsSubstring("0 places are named “Leap”") &&
                                             ContainsSubstring("\n  inspector/bounce\n"));
    SECTION("so does one on a control that has gone") {
        rig.key(SDLK_s, KMOD_LCTRL);
        rig.click("prompt/Cancel");
        CHECK_THROWS_AS(rig.click("prompt/Cancel"), NoSuchPlace);
    }
    SECTION("and one on a name that several have") {
        rig.key(SDLK_s, KMOD_LCTRL);
        CHECK_THROWS_WITH(rig.click("Save"), ContainsSubstring("2 places are named “Save”"));
    }
}
