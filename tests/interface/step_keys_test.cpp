// The keys that step through time.
#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

// They said that they need the pointer on the canvas.
TEST_CASE("after a click on play, the keys still step", "[interface]") {
    Rig rig("aabb-vs-segment");
    const View& view = rig.lab.workspace.session().view();
    rig.click("Play or pause");
    REQUIRE(view.playing);
    rig.click("Play or pause");
    REQUIRE_FALSE(view.playing);
    rig.lab.workspace.session().seek(1);
    const double before = view.time;
    rig.type(".");
    CHECK(view.time == Approx(before + 1 / 60.0));
    rig.type(",");
    rig.type(",");
    CHECK(view.time == Approx(before - 1 / 60.0));
    CHECK(rig.lab.workspace.notice().text.empty());
}
