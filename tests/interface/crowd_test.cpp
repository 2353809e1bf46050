// Crowds in the lab, with their structures compared.
#include <algorithm>

#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/handles.hpp"
#include "ui/inspector/crowd_table.hpp"
#include "workspace/shape_edits.hpp"

using namespace lab;
using lab::testing::Rig;

TEST_CASE("a click on a structure queries it, and undo returns to the previous one",
          "[interface][crowd]") {
    Rig rig("broad-phase");
    rig.frames(2);
    REQUIRE(rig.lab.workspace.session().scene().crowd->structure == CrowdStructure::grid);
    rig.click("Tree of boxes");
    CHECK(rig.lab.workspace.session().scene().crowd->structure == CrowdStructure::bvh);
    rig.lab.workspace.session().undo();
    CHECK(rig.lab.workspace.session().scene().crowd->structure == CrowdStructure::grid);
}

TEST_CASE("all structures find the same number, and the list tests the most",
          "[interface][crowd]") {
    Rig rig("broad-phase");
    rig.frames(2);
    const auto& rows = rig.lab.workspace.crowd_comparison.rows;
    REQUIRE(rows.front().has_value());
    CHECK(rows.front()->tested == 60);
    for (const auto& row : rows) {
        REQUIRE(row.has_value());
        CHECK(row->found == rows.front()->found);
        CHECK(row->tested <= 60);
    }
}

TEST_CASE("a message is shown before very many boxes are made", "[interface][crowd]") {
    Rig rig("broad-phase");
    rig.lab.workspace.open("crowd-1000000");
    Session& session = rig.lab.workspace.session();
    rig.frames(1);
    CHECK(session.now().crowd == nullptr);
    CHECK(rig.lab.workspace.notice().text == "Making 1,000,000 boxes…");
    rig.frames(1);
    REQUIRE(session.now().crowd != nullptr);
    CHECK(session.now().crowd->world->boxes().size() == 1'000'000);
    CHECK(rig.lab.workspace.notice().seconds <= 0);
    CHECK_FALSE(session.moment().reason.sentence.answer.empty());

    // No message is shown for boxes that already exist.
    session.edit("Ask elsewhere", [](Scene& draft) {
        set_place(draft.shapes[0].geometry, {3, 3});
    });
    rig.frames(1);
    CHECK(session.now().crowd != nullptr);
    CHECK(rig.lab.workspace.notice().seconds <= 0);
}

TEST_CASE("the message about very many moving boxes is shown once, not at every moment",
          "[crowd]") {
    const std::vector<Entry> scenes = built_in_scenes();
    const auto entry = std::find_if(scenes.begin(), scenes.end(),
                                    [](const Entry& each) { return each.id == "moving-crowd"; });
    Scene scene = entry->scene;
    scene.crowd->count = 200'000;
    Timeline timeline;
    CrowdKeeper keeper;
    Evaluation now = evaluate(scene, 0, timeline);
    CHECK(keeper.takes_long(now));
    keeper.ask(now);
    CHECK_FALSE(keeper.takes_long(now));
    CHECK_FALSE(keeper.takes_long(evaluate(scene, 0.5, timeline)));
    scene.crowd->seed = 77;
    CHECK(keeper.takes_long(evaluate(scene, 0.5, timeline)));
}

TEST_CASE("with very many boxes, only the selected structure is built", "[interface][crowd]") {
    Rig rig("crowd-100000");
    rig.frames(2);
    const auto made = [&] {
        const auto& rows = rig.lab.workspace.crowd_comparison.rows;
        return std::count_if(rows.begin(), rows.end(), [](const auto& row) { return !!row; });
    };
    CHECK(made() == 1);
    rig.click("Grid");
    rig.frames(2);
    CHECK(made() == 2);

    // Opening another scene drops the structures.
    rig.lab.workspace.open("aabb-vs-aabb");
    rig.lab.workspace.open("crowd-100000");
    rig.frames(2);
    CHECK(rig.lab.workspace.session().scene().crowd->structure == CrowdStructure::grid);
    CHECK(made() == 1);
}

TEST_CASE("the query box of a crowd is dragged like any other, and so is its target",
          "[interface][crowd]") {
    Rig rig("moving-crowd");
    Session& session = rig.lab.workspace.session();
    session.begin_gesture("Move runner");
    session.move_handle({"runner", "delta"}, {0, 0});
    const Vec2 start =
        std::get<Aabb>(rig.lab.workspace.session().scene().shapes[0].geometry).center;
    CHECK(rig.lab.workspace.session().scene().crowd->delta == Vec2{} - start);
    session.move_handle({"runner", ""}, {-100, 10});
    CHECK(std::get<Aabb>(rig.lab.workspace.session().scene().shapes[0].geometry).center ==
          Vec2{-100, 10});
    CHECK(rig.lab.workspace.session().scene().crowd->delta == Vec2{} - start);
    session.end_gesture();
}

TEST_CASE("a click changes the query of a crowd, as one step", "[interface][crowd]") {
    Rig rig("broad-phase");
    rig.frames(2);
    const auto crowd = [&]() -> const Crowd& { return *rig.lab.workspace.session().scene().crowd; };
    REQUIRE(crowd().by == "place");
    rig.click("pairs");
    CHECK(crowd().asks == CrowdQuestion::pairs);
    CHECK(crowd().by.empty());
    rig.click("sweep_into");
    CHECK(crowd().asks == CrowdQuestion::sweep_into);
    CHECK(crowd().by == "place");
    CHECK(rig.lab.workspace.session().history().labels() ==
          std::vector<std::string>{"", "Ask the crowd pairs", "Ask the crowd sweep_into"});
    rig.key(SDLK_z, KMOD_LCTRL);
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(crowd().asks == CrowdQuestion::overlaps);
    CHECK(crowd().by == "place");
}

TEST_CASE("Home frames everything, whatever was clicked before", "[interface][crowd]") {
    Rig rig("crowd-1000");
    rig.frames(2);
    rig.lab.workspace.session().view().auto_frame = false;
    rig.lab.workspace.session().view().camera.zoom *= 3;
    rig.click("inspector/Sweep and prune");
    const ImGuiID focused = GImGui->NavId;
    rig.key(SDLK_HOME);
    CHECK(rig.lab.workspace.session().view().auto_frame);
    CHECK(GImGui->NavId == focused);
}

TEST_CASE("a crowd query without a suitable shape uses the next one added", "[interface][crowd]") {
    Rig rig("broad-phase");
    rig.frames(2);
    rig.click("raycast");
    const Session& session = rig.lab.workspace.session();
    REQUIRE(session.scene().crowd->asks == CrowdQuestion::raycast);
    REQUIRE(session.scene().crowd->by.empty());
    CHECK(how_to_ask_crowd(session.scene()).find("the key 2") != std::string::npos);
    rig.move(rig.on_screen({0, 0}));
    rig.key(SDLK_2);
    CHECK(session.scene().crowd->by == "seg");
    CHECK(rig.lab.workspace.session().now().crowd->answer.asked);
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(session.scene().crowd->by.empty());
}
