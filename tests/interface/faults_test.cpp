// The card that checks a level: its list, what its buttons do, and when it forgets.
#include <algorithm>

#include <imgui.h>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

/// A level with a pit that is too deep, and a seam on its right.
const char* const level =
    "isect1 hero:aabb(24,41;5,7) "
    "ground:tiles(0,0;16,16;...............,...............,...............,######....#####,"
    "######....#####,######....#####,######....#####,######....#####,######....#####,"
    "###############) end:aabb(300,60;60,12.25) walk(hero,ground,end;2,0) "
    "hero.center~walk(15) @title=Cave";

struct Checker : Rig {
    Checker() : Rig("aabb-vs-segment") {
        lab.workspace.open_case(level);
        frames(3);
        command("check_level").run(lab.context);
        frames(2);
    }
    FaultSearch& search() { return lab.workspace.session().fault_search(); }
    /// Without the spots where other code would fail.
    std::size_t count_of_faults() {
        const std::vector<ListedFault>& all = search().faults();
        return static_cast<std::size_t>(std::count_if(
            all.begin(), all.end(),
            [](const ListedFault& each) { return !is_of_other_code(each.fault.kind); }));
    }
    void finish() {
        for (int i = 0; i < 4000 && search().is_running(); ++i) turn();
        frames(3);
    }
};

}  // namespace

TEST_CASE("a check lists each fault, shows it, and opens it as a scene", "[interface][faults]") {
    Checker rig;
    CHECK(rig.search().is_running());
    rig.finish();
    REQUIRE(rig.search().check()->is_done());
    REQUIRE(rig.search().faults().size() > 2);
    CHECK(is_of_other_code(rig.search().faults()[2].fault.kind));
    CHECK(rig.search().faults()[0].fault.kind == FaultKind::seam);
    CHECK(rig.search().faults()[1].fault.kind == FaultKind::no_way_out);
    CHECK(rig.search().faults()[1].fault.at.x > 96);

    const CameraState before = rig.lab.workspace.session().view().camera;
    rig.click("show fault 1");
    const View& view = rig.lab.workspace.session().view();
    CHECK(view.camera.zoom > before.zoom);
    const Pt ring = rig.on_screen(rig.search().faults()[0].fault.at);
    CHECK(ring.x < rig.area("show fault 1").min.x);
    CHECK(rig.lab.ui.dialog == Dialog::faults);

    rig.click("copy fault 1");
    CHECK(read_case(ImGui::GetClipboardText()).shapes == rig.search().faults()[0].scene.shapes);

    rig.click("open fault 2");
    CHECK_FALSE(rig.lab.ui.dialog.has_value());
    CHECK(rig.lab.workspace.session().scene().title.starts_with("No way out at ("));
}

TEST_CASE("a check stops, goes on, and forgets its faults when the level is edited",
          "[interface][faults]") {
    Checker rig;
    rig.click("check or stop");
    CHECK_FALSE(rig.search().is_running());
    const std::uint64_t steps = rig.search().check()->steps();
    rig.frames(10);
    CHECK(rig.search().check()->steps() == steps);
    rig.click("check or stop");
    CHECK(rig.search().is_running());
    rig.finish();
    CHECK(rig.count_of_faults() == 2);

    rig.lab.workspace.session().edit("Lower", [](Scene& scene) {
        std::get<Aabb>(find_shape(scene, "end")->geometry).center.y = 60.25;
    });
    rig.frames(2);
    CHECK(rig.search().check() == nullptr);
    CHECK(rig.search().faults().empty());
    rig.click("check or stop");
    rig.finish();
    REQUIRE(rig.count_of_faults() == 1);
    CHECK(rig.search().faults()[0].fault.kind == FaultKind::no_way_out);
}

TEST_CASE("a level that can't be checked is refused in the card", "[interface][faults]") {
    Checker rig;
    rig.lab.workspace.session().edit("Turn", [](Scene& scene) {
        scene.queries[0].settings.up = {1, 0};
    });
    rig.frames(2);
    rig.click("check or stop");
    CHECK(rig.search().check() == nullptr);
    CHECK(rig.search().refusal() ==
          "Not checked: a check needs a character whose up is the top of the screen.");
    rig.click("check or stop");
    rig.lab.workspace.session().undo();
    rig.frames(2);
    CHECK(rig.search().refusal().empty());
    rig.click("check or stop");
    CHECK(rig.search().is_running());
}

TEST_CASE("a spot where other code sticks opens as a scene that shows it", "[interface][faults]") {
    Checker rig;
    rig.finish();
    rig.click("open fault 3");
    const Session& session = rig.lab.workspace.session();
    CHECK(session.scene().title.find("Other code sticks at") == 0);
    const auto& walk = std::get<Walking>(session.scene().motions[0].kind);
    CHECK_FALSE(walk.seams);
    CHECK_FALSE(walk.input.empty());
}
