#include "workspace/step_text.hpp"

#include "catch.hpp"
#include "scene/case_line.hpp"
#include "scene/handles.hpp"
#include "scene/make.hpp"

using namespace lab;

namespace {

History with_step(const std::string& label, const std::function<void(Scene&)>& change) {
    History history(
        read_case("isect1 seg:segment(12,4;80,60) box:aabb(0,0;16,16) raycast(seg,box)"));
    Scene scene = history.scene();
    change(scene);
    history.change(label, std::move(scene));
    return history;
}

Geometry& geometry_of(Scene& scene, const char* name) {
    return find_shape(scene, name)->geometry;
}

}  // namespace

TEST_CASE("a step of the history lists the values that it changed", "[history]") {
    const auto text = [](const std::string& label, const std::function<void(Scene&)>& change) {
        return step_text(with_step(label, change), 1);
    };
    CHECK(text("Move seg.start", [](Scene& scene) {
              set_handle(geometry_of(scene, "seg"), "start", {16, -4});
          }) == "seg.start 12, 4 → 16, −4");
    CHECK(text("Move seg.end", [](Scene& scene) {
              set_handle(geometry_of(scene, "seg"), "end", {90, 64});
          }) == "seg.end 92, 64 → 90, 64");
    CHECK(text("Move box", [](Scene& scene) {
              translate(geometry_of(scene, "box"), {0.5, 0});
          }) == "box.center 0, 0 → 0.5, 0");
    CHECK(text("Set box.half", [](Scene& scene) {
              std::get<Aabb>(geometry_of(scene, "box")).half.y = 20;
          }) == "box.half 16, 16 → 16, 20");
    CHECK(text("Turn seg", [](Scene& scene) {
              std::get<Segment>(geometry_of(scene, "seg")).delta = {60, 80};
          }) == "Turn seg: seg.delta 80, 60 → 60, 80");
}

TEST_CASE("a step too small for the decimals shown is given in full", "[history]") {
    const History history = with_step("Move box", [](Scene& scene) {
        std::get<Aabb>(geometry_of(scene, "box")).center.x = 0x1p-40;
    });
    CHECK(step_text(history, 1) == "box.center 0, 0 → 9.094947017729282e−13, 0");
}

TEST_CASE("a step that changed no number is described by its name", "[history]") {
    CHECK(step_text(with_step("Delete box", [](Scene& scene) { scene.shapes.pop_back(); }), 1) ==
          "Delete box");
    CHECK(
        step_text(with_step("Rename box", [](Scene& scene) { rename_shape(scene, "box", "wall"); }),
                  1) == "Rename box");
}
