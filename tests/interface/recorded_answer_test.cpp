// The answer that a game recorded is shown as any other implementation's.
#include <algorithm>
#include <cmath>

#include <imgui.h>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/with_recording.hpp"
#include "recording/recordings.hpp"
#include "scene/case_line.hpp"
#include "scene/handles.hpp"

using namespace lab;
using lab::testing::Rig;
using lab::testing::WithRecording;

namespace {

/// Shows one query of a hero who stands on a floor.
struct RecordedRig : Rig {
    explicit RecordedRig(const std::string& query, const std::string& more = "")
        : Rig("aabb-vs-segment") {
        host.files["game.recording"] = recording_begin + more + "query q " + query + "\n";
        drop("game.recording");
        frames(4);
    }
    Session& session() { return lab.workspace.session(); }
    const OtherAnswer& other() { return session().moment().other.value(); }
    bool differs_in(const std::string& name) {
        const auto& all = other().differences;
        return std::any_of(all.begin(), all.end(),
                           [&](const Difference& each) { return each.name == name; });
    }
    bool breaks(const std::string& words) {
        const auto& all = other().promises;
        return std::any_of(all.begin(), all.end(), [&](const Promise& each) {
            return each.words == words && !each.is_kept;
        });
    }
    std::string clipboard_after(const char* name) {
        command(name).run(lab.context);
        return ImGui::GetClipboardText();
    }
};

}  // namespace

TEST_CASE("a wrong answer of a game is shown beside the exact one", "[interface]") {
    RecordedRig rig("slide hero 3 0.5 all -> 11 30");
    CHECK(rig.other().by == &recorded_game);
    CHECK(std::get<Moved>(rig.other().answer).pos == Vec2{11, 30});
    CHECK(rig.differs_in("pos.x"));
    CHECK(rig.differs_in("pos.y"));
    CHECK(rig.other().words == "It ends inside floor by 2.5.");
    CHECK(rig.breaks("the stop doesn't overlap"));
    CHECK(find_shape(rig.session().scene(), "game") == nullptr);
}

TEST_CASE("the answer to each kind of query is shown", "[interface]") {
    const auto differs = [](const std::string& query, const char* name) {
        RecordedRig rig(query);
        INFO(query);
        return rig.differs_in(name) && !rig.other().words.empty();
    };
    CHECK(differs("overlaps hero 0 0 wall -> yes", "overlaps"));
    CHECK(differs("overlaps (190,0) 0 0 wall -> no", "overlaps"));
    CHECK(differs("raycast (10,0) 0 64 all but hero -> miss", "hit"));
    CHECK(differs("raycast (10,0) 0 64 all but hero -> 0.25 0 -1", "hit.time"));
    CHECK(differs("raycast (10,0) 0 64 all but hero -> 0.5 1 0", "hit.normal.x"));
    CHECK(differs("sweep hero 0 5 all -> miss", "pos.y"));
    CHECK(differs("sweep hero 0 5 all -> 0 1 0", "hit.normal.x"));
    CHECK(differs("walk hero 3 0 all -> 13 35", "pos.y"));
}

TEST_CASE("an answer that is near enough, or as good, differs in nothing", "[interface]") {
    const auto is_same = [](const std::string& query) {
        RecordedRig rig(query);
        INFO(query);
        return rig.other().differences.empty() && rig.other().promises.empty() &&
               rig.other().words == "It gives the same answer.";
    };
    CHECK(is_same("slide hero 3 0.5 all -> 13 27.4995"));
    CHECK(is_same("sweep hero 0 5 all -> 0.0001 0 -1 floor"));
    CHECK(is_same("sweep hero 3 0 all -> miss"));
    CHECK(is_same("overlaps hero 0 0 floor -> yes"));  // they touch
    CHECK(is_same("walk hero 3 0 all -> 13 27.5"));
    // The ray doesn't meet the first of all shapes.
    CHECK(is_same("raycast (170,0) 20 0 all but hero -> 0.5 -1 0 wall"));
}

TEST_CASE("an answer that goes another way is drawn, and called fine", "[interface]") {
    // Up first, and then to the right.
    RecordedRig rig("slide hero 20 -4 all -> 30 23.5", "shape step box 30 30 8 2\n");
    CHECK(rig.differs_in("pos.x"));
    CHECK(rig.other().words == "It gives another answer, which is fine, too.");
    CHECK(rig.other().promises.empty());
}

TEST_CASE("little is said of an answer to a mover that begins inside", "[interface]") {
    RecordedRig inside("slide hero 3 0 all -> 13 30", "shape hero box 10 30 4 4.5\n");
    CHECK(inside.other().words.starts_with("The mover begins inside an obstacle"));
}

TEST_CASE("a game's answer goes with the first change, and gives way to what is compared",
          "[interface]") {
    RecordedRig rig("sweep hero 3 0 all -> 0.5 -1 0");
    REQUIRE(rig.session().moment().other);
    rig.session().edit("Move", [](Scene& scene) {
        set_place(find_shape(scene, "hero")->geometry, {12, 20});
    });
    CHECK_FALSE(rig.session().moment().other);
    rig.session().undo();
    CHECK(rig.other().by == &recorded_game);
    // The rows of the comparison are the last ones.
    rig.move("inspector");
    for (int i = 0; i < 20; ++i) rig.wheel(-3);
    rig.click("noonat");
    CHECK(rig.other().by == &noonat);
    // There are fewer rows now.
    rig.frames(3);
    rig.click("game");
    CHECK(rig.other().by == &recorded_game);
}

TEST_CASE("a game's answer has no source to read", "[interface]") {
    RecordedRig rig("sweep hero 3 0 all -> 0.5 -1 0");
    CHECK_FALSE(command("read_other").enabled(rig.lab.context));
    CHECK_FALSE(rig.session().moment().has_other_source());
    rig.key(SDLK_w, KMOD_LSHIFT);
    CHECK_FALSE(rig.session().moment().reads_other);
    rig.session().compare_with(&noonat);
    rig.frames(2);
    CHECK(command("read_other").enabled(rig.lab.context));
}

TEST_CASE("an answer that is no number, or far away, is said and draws nothing", "[interface]") {
    for (const char* query :
         {"slide hero 1 0 all -> nan 1", "slide hero 1 0 all -> inf -inf",
          "slide hero 1 0 all -> 1e50 27.5", "sweep hero 1 0 all -> nan 0 -1",
          "sweep hero 1 0 all -> 1e40 0 -1", "raycast (0,0) 0 64 all -> 0.5 inf 0",
          "raycast (0,0) 0 64 all -> inf 0 -1", "raycast (0,0) 0 64 all -> 0.5 1e50 0",
          "walk hero 1 0 all -> nan nan", "slide hero nan 0 all -> 1 1"}) {
        INFO(query);
        RecordedRig rig(query);
        CHECK_FALSE(rig.other().words.empty());
        CHECK_FALSE(rig.other().differences.empty());
        command("svg").run(rig.lab.context);
        rig.frames(3);
    }
}

TEST_CASE("a copied test of a recorded query says what the game answered", "[interface]") {
    RecordedRig rig("slide hero 3 0.5 all -> 11 27.5");
    const std::string said =
        "// The game recorded an end at (11, 27.5). It was to move by (3, 0.5) and moved by (1, "
        "0). "
        "Nothing keeps it from going on by (2, 0).\n";
    for (const char* name : {"copy_catch2", "copy_googletest", "copy_assert"}) {
        const std::string test = rig.clipboard_after(name);
        CHECK(test.starts_with(said));
        CHECK(test.find("// To test your own code") == said.size());
        CHECK(test.find("answer.pos == isect::Vec2<double>{13") != std::string::npos);
    }
    rig.session().edit("Move", [](Scene& scene) {
        set_place(find_shape(scene, "hero")->geometry, {12, 20});
    });
    CHECK(rig.clipboard_after("copy_catch2").find("The game") == std::string::npos);
}

TEST_CASE("what leaves a recorded query has the game's end as a shape", "[interface]") {
    RecordedRig rig("slide hero 3 0.5 all -> 11 27.5");
    const auto center = [](const Scene& scene) {
        return std::get<Aabb>(find_shape(scene, "game")->geometry).center;
    };
    CHECK(center(read_case(rig.clipboard_after("copy_case"))) == Vec2{11, 27.5});
    command("svg").run(rig.lab.context);
    const auto picture =
        std::find_if(rig.host.files.begin(), rig.host.files.end(),
                     [](const auto& file) { return file.first.ends_with(".svg"); });
    REQUIRE(picture != rig.host.files.end());
    CHECK(picture->second.find("Your game") != std::string::npos);
    rig.click("open the moment");
    CHECK(center(rig.session().scene()) == Vec2{11, 27.5});
    CHECK_FALSE(rig.session().moment().other);
}

TEST_CASE("the last places of the mover are drawn behind a recorded query", "[interface]") {
    WithRecording rig;
    rig.lab.workspace.show_recorded(20);
    rig.frames(2);
    const std::vector<Trail>& trails = rig.lab.workspace.session().now().trails;
    REQUIRE(trails.size() == 1);
    CHECK(trails[0].mover == "hero");
    REQUIRE(trails[0].prints.size() == 11);
    CHECK(trails[0].prints.front().pos == Vec2{10, 27.5});
    CHECK(trails[0].prints.back().pos == Vec2{12.5, 27.5});
    // They belong to the recording, not to what the user makes of it.
    rig.lab.workspace.session().edit("Move", [](Scene& scene) {
        set_place(find_shape(scene, "hero")->geometry, {12, 20});
    });
    CHECK(rig.lab.workspace.session().now().trails.empty());
}
