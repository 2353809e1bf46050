#include "workspace/settings.hpp"

#include "catch.hpp"

using namespace lab;

TEST_CASE("settings read back as they were written", "[platform]") {
    Settings settings;
    settings.theme = Theme::light_contrast;
    settings.scale = 1.5;
    settings.window_x = -1200;
    settings.window_y = 40;
    settings.window_in_points = false;
    settings.maximized = true;
    settings.column_width = 410;
    settings.source_share = 0.25;
    settings.snap = false;
    settings.hinted = true;
    settings.motion = false;
    settings.picture_width = 1920;
    settings.picture_height = 1080;
    settings.picture_scale = 2;
    settings.picture_words = PictureWords::caption;
    settings.engine = Engine::unity;
    settings.pixels_a_unit = 32;
    settings.scene = "slide";
    settings.link_base = "https://example.org/lab/";
    settings.lesson = "slabs";
    settings.lessons["slabs"] = {3, {0, 1, 3}, {1}};
    settings.lessons["capsules"] = {};
    CHECK(read_settings(write_settings(settings)) == settings);
    CHECK(read_settings(write_settings(Settings{})) == Settings{});
}

TEST_CASE("a damaged settings file doesn't stop the lab", "[platform]") {
    for (const char* text : {"", "{", "[]", "null", "{\"scale\": \"x\", \"theme\": 3}",
                             "{\"lessons\": 3, \"lesson\": []}"}) {
        INFO(text);
        CHECK(read_settings(text) == Settings{});
    }
    const Settings wild = read_settings(
        "{\"window_width\": -5, \"window_height\": 999999, \"scale\": 1e300, \"column_width\": "
        "-1e30, \"window_x\": 1e30, \"window_y\": 0}");
    CHECK(wild.window_width == 100);
    CHECK(wild.window_height == 16384);
    CHECK(wild.scale == most_scale);
    CHECK(wild.column_width == 0);
    CHECK(wild.window_x == 100000);
}

TEST_CASE("only a saved size can be in the window system's units", "[platform]") {
    CHECK(read_settings("{\"window_in_points\": false}").window_in_points);
    CHECK_FALSE(
        read_settings("{\"window_in_points\": false, \"window_width\": 900}").window_in_points);
}

TEST_CASE("invalid lesson steps are dropped", "[platform]") {
    const Settings settings = read_settings(
        "{\"lessons\": {\"slabs\": {\"step\": -4, \"seen\": [1, 0, \"x\", 2.5, 1e300, 3], "
        "\"done\": {}}, "
        "\"capsules\": 7}}");
    REQUIRE(settings.lessons.size() == 1);
    const LessonProgress& slabs = settings.lessons.at("slabs");
    CHECK(slabs.step == 0);
    CHECK(slabs.seen == std::set<std::size_t>{0, 2});
    CHECK(slabs.done.empty());
}
