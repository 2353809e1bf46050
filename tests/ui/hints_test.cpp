// The panel of first-start hints.
#include <stdexcept>
#include <string>
#include <vector>

#include "catch.hpp"
#include "edit/handles.hpp"
#include "ui/canvas/first_hints.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

constexpr Rect hint_canvas{{275, 56}, {877, 534}};
constexpr Pt hint_size{432, 86};

/// Whether the panel covers any shape or handle, tested at closely spaced points.
bool hides_something(const Rect& card, const Evaluation& now, const Camera& camera) {
    for (float x = card.min.x; x < card.max.x; x += 6) {
        for (float y = card.min.y; y < card.max.y; y += 6) {
            if (pick(handles_of(now, camera), now.posed, camera, {x, y}, "")) return true;
        }
    }
    return false;
}

const Scene& built_in(const std::vector<Entry>& scenes, const std::string& id) {
    for (const Entry& entry : scenes)
        if (entry.id == id) return entry.scene;
    throw std::out_of_range(id);
}

}  // namespace

TEST_CASE("the first-start hints hide no shape if there is room elsewhere", "[panels]") {
    const std::vector<Entry> scenes = built_in_scenes();
    for (const std::string& id :
         {scenes.front().id, std::string("aabb-vs-segment"), std::string("circle-vs-circle")}) {
        const Scene& scene = built_in(scenes, id);
        const Camera camera = frame(scene.content_corner, scene.content_size, hint_canvas);
        Timeline timeline;
        int stood = 0, hiding = 0;
        for (double time = 0; time < 4; time += 0.1) {
            const Evaluation now = evaluate(scene, time, timeline);
            if (hides_something(hint_place(now, camera, hint_size, stood), now, camera)) ++hiding;
        }
        INFO(id);
        CHECK(hiding == 0);
    }
}

TEST_CASE("the hints stay in place while nothing moves below them", "[panels]") {
    Scene scene;
    const Camera camera = frame({-60, -60}, {120, 120}, hint_canvas);
    Timeline timeline;
    int stood = 2;
    const Rect low = hint_place(evaluate(scene, 0, timeline), camera, hint_size, stood);
    CHECK(stood == 2);
    CHECK(low.min.y > camera.middle().y);

    const double bottom = camera.to_world(low.max).y;
    scene.shapes = {{"wall", Aabb{{0, bottom}, {40, 10}}}};
    const Rect high = hint_place(evaluate(scene, 0, timeline), camera, hint_size, stood);
    CHECK(stood == 1);
    CHECK(high.max.y < camera.middle().y);
}
