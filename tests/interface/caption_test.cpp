// The caption beside a scene's title says what there is to do.
#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

Settings window_of(int width, int height) {
    Settings settings;
    settings.window_width = width;
    settings.window_height = height;
    return settings;
}

}  // namespace

// Four of ten captions ended in "…", and they are the only instruction.
TEST_CASE("the caption of every built-in scene can be read as a whole", "[interface]") {
    Rig rig("aabb-vs-segment", window_of(1280, 800));
    for (const Entry& entry : built_in_scenes()) {
        CAPTURE(entry.id, entry.scene.caption);
        rig.lab.workspace.open(entry.id);
        rig.frames(2);
        CHECK_NOTHROW(rig.area("caption"));
    }
}

TEST_CASE("a caption that two lines are too short for is cut", "[interface]") {
    Rig rig("aabb-vs-segment", window_of(1280, 800));
    rig.lab.workspace.session().edit("Say more", [](Scene& scene) {
        for (int i = 0; i < 5; ++i) scene.caption += " " + scene.caption;
    });
    rig.frames(2);
    CHECK_NOTHROW(rig.area("start of the caption"));
    CHECK_THROWS(rig.area("caption"));
}
