// Queries of a recording are searched for, gone through frame by frame, and played.
#include <algorithm>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/with_recording.hpp"

using namespace lab;
using namespace lab::testing;

namespace {

void search(WithRecording& rig, const std::string& words) {
    rig.click("search in the recording");
    rig.type(words);
    rig.frames(4);
}

void press(WithRecording& rig, SDL_Keycode key) {
    rig.key(key);
    rig.frames(2);
}

}  // namespace

TEST_CASE("words find queries, and stepping goes through these alone", "[interface]") {
    WithRecording rig;
    search(rig, "move stops though");
    CHECK(rig.recording().found().queries().size() == 2);
    CHECK(rig.scene().title == "Frame 7, move");
    // Enter goes on, and the field stays open.
    press(rig, SDLK_RETURN);
    CHECK(rig.scene().title == "Frame 12, move");
    press(rig, SDLK_ESCAPE);
    CHECK(rig.recording().found().queries().size() == 2);
    rig.type(",");
    CHECK(rig.scene().title == "Frame 7, move");
    rig.type(".");
    rig.type(".");
    CHECK(rig.scene().title == "Frame 12, move");
    CHECK(rig.lab.workspace.notice().text == "This is the last query that was found.");
    rig.type(",");
    CHECK(rig.scene().title == "Frame 7, move");
    rig.click("end the search");
    CHECK(rig.recording().found().filter().is_empty());
    rig.type(",");
    CHECK(rig.scene().title == "Frame 6, ground");
}

TEST_CASE("a search for a frame goes there, and one that finds nothing stays", "[interface]") {
    WithRecording rig;
    search(rig, "frame 15 ground");
    CHECK(rig.scene().title == "Frame 15, ground");
    search(rig, "tunnels");
    CHECK(rig.recording().found().queries().empty());
    CHECK(rig.scene().title == "Frame 15, ground");
}

TEST_CASE("a click on a label shows its queries alone, and another one all", "[interface]") {
    WithRecording rig;
    rig.click("label ground");
    rig.frames(3);
    CHECK(rig.scene().title == "Frame 0, ground");
    CHECK(rig.recording().found().queries().size() == 20);
    // A drag along the tracks finds these alone, too.
    const Rect tracks = rig.area("recording tracks");
    rig.click({tracks.max.x - 4, tracks.min.y + 4});
    CHECK(rig.scene().title == "Frame 19, ground");
    rig.click("label ground");
    rig.frames(3);
    CHECK(rig.recording().found().filter().is_empty());
}

TEST_CASE("frames are stepped through with the same label and mover", "[interface]") {
    WithRecording rig;
    rig.type(".");
    CHECK(rig.scene().title == "Frame 0, ground");
    press(rig, SDLK_PAGEDOWN);
    CHECK(rig.scene().title == "Frame 1, ground");
    rig.type("]");
    CHECK(rig.scene().title == "Frame 2, ground");
    press(rig, SDLK_PAGEUP);
    press(rig, SDLK_PAGEUP);
    CHECK(rig.scene().title == "Frame 0, ground");
    press(rig, SDLK_PAGEUP);
    CHECK(rig.scene().title == "Frame 0, ground");
    CHECK(rig.lab.workspace.notice().text == "This is the first frame with a query.");
}

TEST_CASE("a step to another frame keeps to the same one of queries that are alike",
          "[interface]") {
    std::string text = recorded_run().substr(0, recorded_run().find("frame 0"));
    for (int i = 0; i < 4; ++i)
        text += "frame " + std::to_string(i) +
                "\nshape hero box 10 27.5 4 4.5\nquery move slide hero 3 0 all -> 13 27.5\n"
                "query move slide hero 0 0.5 all -> 10 27.5\n";
    WithRecording rig(text);
    rig.type(".");
    CHECK(rig.recording().shown() == 1);
    press(rig, SDLK_PAGEDOWN);
    CHECK(rig.recording().shown() == 3);
    press(rig, SDLK_PAGEUP);
    CHECK(rig.recording().shown() == 1);
    rig.type(",");
    press(rig, SDLK_PAGEDOWN);
    press(rig, SDLK_PAGEDOWN);
    CHECK(rig.recording().shown() == 4);
}

TEST_CASE("a recording is shown in any window", "[interface]") {
    for (const auto& [width, height] : {std::pair{390, 844}, {320, 480}, {560, 420}}) {
        CAPTURE(width, height);
        Settings settings;
        settings.window_width = width;
        settings.window_height = height;
        WithRecording rig(recorded_run(), settings);
        CHECK(rig.lab.workspace.shows_recording());
    }
}

TEST_CASE("a recording plays as fast as the game ran, and begins again from its end",
          "[interface]") {
    WithRecording rig;
    press(rig, SDLK_SPACE);
    REQUIRE(rig.recording().is_playing());
    rig.frames(6);
    const std::size_t later = rig.recording().shown();
    CHECK(later >= 8);
    CHECK(later <= 24);
    CHECK(later % 2 == 0);  // always the query "move"
    rig.frames(30);
    CHECK_FALSE(rig.recording().is_playing());
    CHECK(rig.scene().title == "Frame 19, move");
    rig.click("play recording");
    rig.frames(3);
    CHECK(rig.recording().is_playing());
    CHECK(rig.recording().shown() < 12);
    // A step stops it.
    rig.type(".");
    CHECK_FALSE(rig.recording().is_playing());
}

TEST_CASE("the card judges within another tolerance, and its buttons search", "[interface]") {
    WithRecording rig;
    rig.click("all wrong answers");
    rig.click("only stops though free");
    rig.frames(3);
    CHECK(rig.scene().title == "Frame 7, move");
    CHECK(rig.recording().found().queries().size() == 2);
    rig.lab.workspace.judge_recording_within(1.2);
    rig.frames(4);
    CHECK(rig.recording().replay().all_finds() == 1);
    CHECK(rig.recording().found().queries().size() == 1);
    CHECK_FALSE(rig.recording().moment().wrong.has_value());
}

TEST_CASE("the remarks of a frame are read", "[interface]") {
    WithRecording rig(recorded_run() + "frame 20\nnote jumped at player.cpp:120\n" +
                      "query ground overlaps hero 0 0 all -> no\n");
    rig.lab.workspace.show_recorded(40);
    rig.frames(2);
    REQUIRE(rig.recording().moment().notes.size() == 1);
    CHECK(rig.recording().moment().notes[0] == "jumped at player.cpp:120");
}

TEST_CASE("more labels than fit are scrolled to", "[interface]") {
    std::string text = recorded_run();
    for (int i = 0; i < 12; ++i)
        text += "query extra" + std::to_string(i) + " overlaps hero 0 0 all -> no\n";
    WithRecording rig(text);
    CHECK(rig.recording().index().labels().size() == 14);
    const Rect tracks = rig.area("recording tracks");
    CHECK(tracks.height() == 8 * 16);
    rig.click("label extra2");
    rig.frames(3);
    CHECK(rig.scene().title == "Frame 19, extra2");
}
