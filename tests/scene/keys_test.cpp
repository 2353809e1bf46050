// Recorded keys, and the state from which a walk goes on.
#include "scene/keys.hpp"

#include <string>

#include "catch.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"

using namespace lab;

namespace {

const char* const hero_on_floor =
    "isect1 hero:aabb(0,0;5,10) floor:aabb(0,20;100,10) hero.center~walk(3r) walk(hero,floor;0,0)";

}  // namespace

TEST_CASE("a recording of keys reads back as it was written", "[scene][keys]") {
    for (const char* text : {"", "1l", "60r_20rj_15d", "3_1j", "2lrjd"}) {
        INFO(text);
        const auto keys = keys_of(text);
        REQUIRE(keys);
        CHECK(recording_of(*keys) == text);
    }
    CHECK(recording_of(*keys_of("2r_3r_4")) == "5r");
    CHECK(keys_of("3_1j")->size() == 4);
}

TEST_CASE("a text that is no recording is rejected", "[scene][keys]") {
    for (const char* text : {"r", "0r", "5x", "5rr", "5r__1", "_", "-1r", "999999999r"}) {
        INFO(text);
        CHECK_FALSE(keys_of(text));
    }
}

// Added to the steps before, the count was no more than a few.
TEST_CASE("a recording has at most an hour of steps, however it is counted", "[scene][keys]") {
    const std::string whole = std::to_string(most_key_steps);
    CHECK(keys_of(whole + "r")->size() == most_key_steps);
    for (const std::string& text :
         {std::string("1r_18446744073709551615r"), std::string("2_18446744073709551614l"),
          std::string("1r_9223372036854775808r_9223372036854775807r"), "1r_" + whole + "r",
          whole + "r_1l", std::string("18446744073709551616r")}) {
        INFO(text);
        CHECK_FALSE(keys_of(text));
        const std::string line = std::string(hero_on_floor);
        const std::size_t keys = line.find("3r");
        try {
            read_case(line.substr(0, keys) + text + line.substr(keys + 2));
            FAIL("a case with too many steps was read");
        } catch (const CaseError& error) {
            CHECK(std::string(error.what()).find("in up to 216000 steps") != std::string::npos);
        }
    }
}

TEST_CASE("keys are set for the character of a scene", "[scene][keys]") {
    Scene scene = read_case(hero_on_floor);
    std::get<Walking>(scene.motions[0].kind).since = Since{{1, 2}, {}, 3};
    apply_keys(scene, "7l");
    CHECK(std::get<Walking>(scene.motions[0].kind).input == "7l");
    CHECK_FALSE(since_of(scene.motions[0]));
    CHECK_THROWS_AS(apply_keys(scene, "7q"), SetError);
    CHECK(std::get<Walking>(scene.motions[0].kind).input == "7l");
    scene.motions[0].on = false;
    CHECK_THROWS_AS(apply_keys(scene, "7l"), SetError);
}

TEST_CASE("whether a walk stood when it was edited is kept in files and case lines",
          "[scene][keys]") {
    for (const bool stands : {true, false}) {
        Scene scene = read_case(hero_on_floor);
        since_of(scene.motions[0]) = Since{{1, 2}, {3, 4}, 0.5, stands};
        CHECK(read_scene(write_scene(scene), "") == scene);
        CHECK(read_case(write_case(scene)) == scene);
    }
    const std::string wrong =
        "isect1 a:aabb(0,0;1,1) f:aabb(0,9;9,1) "
        "a.center~walk(;;;;;1,2,3,4,5,2) walk(a,f;0,0)";
    CHECK_THROWS_AS(read_case(wrong), CaseError);
}
