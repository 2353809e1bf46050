// Two recordings of the same game beside each other in the window.
#include <string>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/rig.hpp"
#include "workspace/recording_beside.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

constexpr const char* one_file = "runs/one.recording";
constexpr const char* other_file = "runs/other.recording";

/// Frames from 0 on, in which the hero moves to x and then asks for the ground.
std::string run_of(const std::vector<double>& ends, const char* seconds = "0.0166") {
    std::string text = std::string("isect-recording 1 double y_down ") + seconds +
                       " px test\nshape floor box 0 40 200 8\nshape hero box 10 27.5 4 4.5\n";
    int number = 0;
    for (const double end : ends)
        text += "frame " + std::to_string(number++) + "\nquery move slide hero 3 0 all -> " +
                std::to_string(end) + " 27.5\nquery ground overlaps hero 0 0 all -> no\n";
    return text;
}

struct WithTwo : Rig {
    WithTwo(const std::string& one, const std::string& other) : Rig("aabb-vs-segment") {
        host.files[one_file] = one;
        host.files[other_file] = other;
        drop(one_file);
        frames(4);
        command("compare_recording").run(lab.context);
        frames(2);
        for (int i = 0; i < 20; ++i) key(SDLK_BACKSPACE);
        type(other_file);
        key(SDLK_RETURN);
        frames(4);
    }
    const RecordingBeside* other() { return lab.workspace.other_recording(); }
    std::string words() { return other()->words(*lab.workspace.recording()); }
    const std::string& title() { return lab.workspace.session().scene().title; }
    /// Where the other recording has the hero; nothing if that isn't shown.
    std::optional<double> other_x() {
        const NamedShape* shape = find_shape(lab.workspace.session().scene(), "other");
        if (shape == nullptr) return {};
        return std::get<Aabb>(shape->geometry).center.x;
    }
    void grow(const char* file, const std::string& text) {
        host.write_file(file, text);
        lab.workspace.look_for_changes();
        frames(4);
    }
};

}  // namespace

TEST_CASE("the panel says where two recordings part, and leads there", "[interface]") {
    WithTwo rig(run_of({13, 13, 13, 13, 13}), run_of({13, 13, 12.5, 13, 11}));
    REQUIRE(rig.other() != nullptr);
    CHECK(rig.words() ==
          "Beside other.recording: they part at frame 2, move: the mover ends at (13, 27.5) in the "
          "first and (12.5, 27.5) in the other.");
    // Both ends stand beside each other.
    CHECK(rig.other_x() == 13);
    rig.click("show the parting");
    CHECK(rig.title() == "Frame 2, move");
    CHECK(rig.other_x() == 12.5);
    CHECK_FALSE(rig.lab.workspace.can_undo());
    rig.click("next difference");
    CHECK(rig.title() == "Frame 4, move");
    CHECK(rig.other_x() == 11);
    rig.click("next difference");
    CHECK(rig.title() == "Frame 4, move");
    CHECK(rig.lab.workspace.notice().text == "No query after this one differs by more than 0.001.");
    rig.click("previous difference");
    CHECK(rig.title() == "Frame 2, move");
    // A query about an overlap has no end.
    rig.type(".");
    CHECK(rig.title() == "Frame 2, ground");
    CHECK_FALSE(rig.other_x());
    rig.type(",");
    rig.click("end the comparison");
    CHECK(rig.other() == nullptr);
    CHECK(rig.title() == "Frame 2, move");
    CHECK_FALSE(rig.other_x());
    CHECK(rig.lab.workspace.recording() != nullptr);
}

TEST_CASE("the end in the other recording is kept in an opened scene", "[interface]") {
    WithTwo rig(run_of({13}), run_of({12}));
    rig.click("open the moment");
    CHECK_FALSE(rig.lab.workspace.shows_recording());
    CHECK(rig.other_x() == 12);
}

TEST_CASE("an edited query isn't replaced when a comparison ends", "[interface]") {
    WithTwo rig(run_of({13}), run_of({12}));
    rig.lab.workspace.session().edit("Rename", [](Scene& scene) { scene.title = "Mine"; });
    rig.click("end the comparison");
    CHECK(rig.title() == "Mine");
}

TEST_CASE("a comparison goes on while both recordings grow", "[interface]") {
    WithTwo rig(run_of({13, 13}), run_of({13}));
    CHECK(rig.words() ==
          "Beside other.recording: the same up to frame 1, where the other one ends.");
    rig.grow(other_file, run_of({13, 13, 12}));
    CHECK(rig.words() == "Beside other.recording: the same up to frame 2, where this one ends.");
    rig.grow(one_file, run_of({13, 13, 12}));
    CHECK(rig.words() == "Beside other.recording: the same queries and answers.");
    rig.grow(one_file, run_of({13, 13, 12, 14}));
    rig.grow(other_file, run_of({13, 13, 12, 15}));
    CHECK(rig.words().find("they part at frame 3, move") != std::string::npos);
    // Either game may start again.
    rig.grow(one_file, run_of({14}));
    CHECK(rig.words().find("they part at frame 0, move") != std::string::npos);
    rig.grow(other_file, run_of({14}));
    CHECK(rig.words() == "Beside other.recording: the same queries and answers.");
    CHECK(rig.other_x() == 14);
}

TEST_CASE("two frame rates are compared at equal times", "[interface]") {
    const std::string one = run_of({13, 13, 13, 13}, "0.5");
    WithTwo rig(one, run_of({13, 13}, "1"));
    CHECK(rig.words() ==
          "Beside other.recording (2 and 1 frames a second): no mover is off by "
          "more than 0.001 at equal times.");
    CHECK(rig.other_x() == 10);
    std::string moved = run_of({13, 13}, "1");
    moved.insert(moved.find("frame 1\n") + 8, "shape hero box 11 27.5 4 4.5\n");
    rig.grow(other_file, moved);
    CHECK(rig.words() ==
          "Beside other.recording (2 and 1 frames a second): they part at frame 2, "
          "move: at 1 s (frame 1 of the other), hero is at (10, 27.5) in the first and (11, 27.5) "
          "in the "
          "other.");
    rig.click("show the parting");
    CHECK(rig.title() == "Frame 2, move");
    CHECK(rig.other_x() == 11);
}

TEST_CASE("a second recording that is dropped opens, and offers to compare", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.host.files[one_file] = run_of({13, 13});
    rig.host.files[other_file] = run_of({13, 12});
    rig.drop(one_file);
    rig.frames(4);
    CHECK(rig.lab.workspace.notice().offers.empty());
    rig.drop(other_file);
    rig.frames(4);
    CHECK(rig.lab.workspace.recording()->path() == other_file);
    CHECK(rig.lab.workspace.other_recording() == nullptr);
    REQUIRE(rig.lab.workspace.notice().offers == "compare_with_before");
    command("compare_with_before").run(rig.lab.context);
    rig.frames(4);
    REQUIRE(rig.lab.workspace.other_recording() != nullptr);
    CHECK(rig.lab.workspace.other_recording()->file().path() == one_file);
    // The same file again is no other recording.
    rig.drop(other_file);
    CHECK(rig.lab.workspace.notice().offers.empty());
    CHECK(rig.lab.workspace.other_recording() == nullptr);
}

TEST_CASE("a file that is no recording can't be compared", "[interface]") {
    WithTwo rig(run_of({13}), "hello\n");
    CHECK(rig.other() == nullptr);
    CHECK(rig.lab.shown().prompt.is_open());
}
