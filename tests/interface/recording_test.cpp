// A recording of a game is dropped, gone through, and followed while it grows.
#include <algorithm>

#include <imgui.h>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/with_recording.hpp"
#include "scene/case_line.hpp"
#include "scene/handles.hpp"

using namespace lab;
using namespace lab::testing;

TEST_CASE("a dropped recording shows its first query, with the shapes around", "[interface]") {
    WithRecording rig;
    REQUIRE(rig.lab.workspace.recording() != nullptr);
    CHECK(rig.lab.workspace.shows_recording());
    CHECK(rig.recording().is_done());
    CHECK(rig.scene().title == "Frame 0, move");
    CHECK(rig.scene().queries.at(0).kind == QueryKind::move_and_slide);
    CHECK(find_shape(rig.scene(), "pole") != nullptr);
    // The game's answer is beside it.
    CHECK(rig.lab.workspace.session().moment().other->by == &recorded_game);
    CHECK(find_shape(rig.scene(), "game") == nullptr);
    CHECK(rig.lab.workspace.session().is_saved());
}

TEST_CASE("keys and the strip go through the queries of a recording", "[interface]") {
    WithRecording rig;
    rig.type(".");
    CHECK(rig.scene().title == "Frame 0, ground");
    rig.type(".");
    CHECK(rig.scene().title == "Frame 1, move");
    rig.type(",");
    CHECK(rig.scene().title == "Frame 0, ground");
    const Rect tracks = rig.area("recording tracks");
    rig.click({tracks.max.x - 1, (tracks.min.y + tracks.max.y) / 2});
    CHECK(rig.scene().title == "Frame 19, ground");
    rig.drag({tracks.max.x - 1, tracks.min.y + 4}, {tracks.min.x - 30, tracks.min.y + 4});
    CHECK(rig.scene().title == "Frame 0, move");
    // Nothing of that is a change.
    CHECK_FALSE(rig.lab.workspace.can_undo());
}

TEST_CASE("wrong answers are found one after the other, and listed", "[interface]") {
    WithRecording rig;
    rig.click("next wrong answer");
    CHECK(rig.scene().title == "Frame 7, move");
    CHECK(rig.recording().moment().wrong->kind == WrongKind::stops_though_free);
    rig.click("next wrong answer");
    CHECK(rig.scene().title == "Frame 12, move");
    rig.click("next wrong answer");
    CHECK(rig.scene().title == "Frame 12, move");
    CHECK(rig.lab.workspace.notice().text == "No answer after this one is wrong.");
    rig.click("previous wrong answer");
    CHECK(rig.scene().title == "Frame 7, move");

    rig.click("all wrong answers");
    CHECK(rig.lab.ui.dialog == Dialog::recording);
    rig.click("show wrong answer 1");  // the worst, which is off by more
    CHECK(rig.scene().title == "Frame 12, move");
    rig.click("copy wrong answer 1");
    CHECK(read_case(ImGui::GetClipboardText()).queries.at(0).delta == Vec2{3, 0.5});
}

TEST_CASE("a recorded query opens as a scene, and an edited one stays as a scene", "[interface]") {
    WithRecording rig;
    rig.click("open the moment");
    CHECK_FALSE(rig.lab.workspace.shows_recording());
    CHECK(rig.scene().title == "Frame 0, move of game.recording");
    command("back_to_recording").run(rig.lab.context);
    rig.frames(2);
    REQUIRE(rig.lab.workspace.shows_recording());
    rig.lab.workspace.session().edit("Move", [](Scene& scene) {
        set_place(find_shape(scene, "hero")->geometry, {12, 20});
    });
    const std::size_t open = rig.lab.workspace.unlisted().size();
    command("next_recorded").run(rig.lab.context);
    rig.frames(2);
    CHECK(rig.scene().title == "Frame 0, ground");
    const std::vector<Entry> others = rig.lab.workspace.unlisted();
    REQUIRE(others.size() >= open);
    CHECK(std::any_of(others.begin(), others.end(), [](const Entry& entry) {
        const NamedShape* hero = find_shape(entry.scene, "hero");
        return hero != nullptr && std::get<Aabb>(hero->geometry).center == Vec2{12, 20};
    }));
    rig.click("close the recording");
    CHECK(rig.lab.workspace.recording() == nullptr);
    CHECK_FALSE(rig.scene().title == "Frame 0, ground");
}

TEST_CASE("a recording that grows is followed until the user goes back", "[interface]") {
    WithRecording rig;
    const auto grow = [&](int number) {
        rig.host.write_file(game_file, rig.host.files[game_file] + recorded_frame(number, 20, 23));
        rig.lab.workspace.look_for_changes();
        rig.frames(4);
    };
    grow(20);
    CHECK(rig.recording().is_live());
    CHECK(rig.scene().title == "Frame 0, move");
    const Rect tracks = rig.area("recording tracks");
    rig.click({tracks.max.x - 1, (tracks.min.y + tracks.max.y) / 2});
    CHECK(rig.scene().title == "Frame 20, ground");
    CHECK(rig.recording().follows_end());
    grow(21);
    CHECK(rig.scene().title == "Frame 21, ground");
    rig.type(",");
    grow(22);
    CHECK(rig.scene().title == "Frame 21, move");
    // A game that starts again writes a shorter file.
    rig.host.write_file(game_file, recorded_run().substr(0, 400));
    rig.lab.workspace.look_for_changes();
    rig.frames(4);
    CHECK(rig.recording().index().frames().size() == 3);
    CHECK(rig.scene().title == "Frame 0, move");
}

TEST_CASE("a game that starts again and has asked nothing yet is waited for", "[interface]") {
    WithRecording rig;
    rig.host.write_file(game_file, "isect-recording 1 double y_down 0.0166 px test\n");
    rig.lab.workspace.look_for_changes();
    rig.frames(4);
    CHECK(rig.recording().index().queries().empty());
    rig.host.write_file(game_file, recorded_run());
    rig.lab.workspace.look_for_changes();
    rig.frames(4);
    CHECK(rig.scene().title == "Frame 0, move");
}

TEST_CASE("the lab refuses an empty file and one that is no recording", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.host.files["empty.recording"] = "";
    rig.drop("empty.recording");
    CHECK(rig.lab.workspace.recording() == nullptr);
    CHECK(rig.lab.workspace.notice().is_error);
    rig.host.files["other.recording"] = "hello\n";
    rig.drop("other.recording");
    CHECK(rig.lab.workspace.recording() == nullptr);
    CHECK(rig.lab.workspace.notice().is_error);
}

TEST_CASE("nothing that is edited in a recording is lost", "[interface]") {
    WithRecording rig;
    const auto edit = [&](double x) {
        rig.lab.workspace.session().edit("Move", [&](Scene& scene) {
            set_place(find_shape(scene, "hero")->geometry, {x, 20});
        });
    };
    const auto is_kept = [&](double x) {
        const std::vector<Entry> open = rig.lab.workspace.unlisted();
        return std::any_of(open.begin(), open.end(), [&](const Entry& entry) {
            const NamedShape* hero = find_shape(entry.scene, "hero");
            return hero != nullptr && std::get<Aabb>(hero->geometry).center == Vec2{x, 20};
        });
    };
    edit(12);
    rig.click("close the recording");
    CHECK(is_kept(12));
    rig.drop(game_file);
    rig.frames(4);
    CHECK(is_kept(12));
    // A query that was saved as a scene keeps its file when the next one is shown.
    edit(14);
    rig.key(SDLK_s, KMOD_LCTRL);
    rig.key(SDLK_RETURN);
    REQUIRE_FALSE(rig.lab.workspace.session().path().empty());
    const std::string saved = rig.lab.workspace.session().path();
    CHECK_FALSE(rig.lab.workspace.shows_recording());
    command("next_recorded").run(rig.lab.context);
    rig.frames(2);
    CHECK(rig.lab.workspace.shows_recording());
    CHECK(rig.lab.workspace.is_own() == false);
    CHECK(rig.host.files.count(saved) == 1);
    // The end isn't followed while a query is edited.
    const auto grow = [&](int number) {
        rig.host.write_file(game_file, rig.host.files[game_file] + recorded_frame(number, 20, 23));
        rig.lab.workspace.look_for_changes();
        rig.frames(4);
    };
    grow(20);
    const Rect tracks = rig.area("recording tracks");
    rig.click({tracks.max.x - 1, (tracks.min.y + tracks.max.y) / 2});
    REQUIRE(rig.recording().follows_end());
    edit(16);
    grow(21);
    CHECK(rig.scene().title == "Frame 20, ground");
    CHECK(std::get<Aabb>(find_shape(rig.scene(), "hero")->geometry).center == Vec2{16, 20});
}

TEST_CASE("a file that is written anew is read anew, even if it is as long as before",
          "[interface]") {
    WithRecording rig;
    std::string other = recorded_run();
    other.replace(other.rfind("-> no"), 5, "-> yes");
    rig.host.write_file(game_file, other);
    rig.lab.workspace.look_for_changes();
    rig.frames(4);
    CHECK(rig.recording().index().queries().back().is_hit);
    CHECK(rig.recording().index().queries().size() == 40);
    CHECK(rig.lab.workspace.shows_recording());
}
