#include "catch.hpp"
#include "picture/picture.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

TEST_CASE("no caption of a built-in scene tells a mere viewer to drag", "[picture]") {
    for (const Entry& entry : built_in_scenes()) {
        CAPTURE(entry.id, caption_to_look_at(entry.scene));
        CHECK(caption_to_look_at(entry.scene).rfind("Drag", 0) != 0);
        CHECK_FALSE(caption_to_look_at(entry.scene).empty());
    }
}
