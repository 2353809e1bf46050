// Maps of answers over the scene, and over any two of its numbers.
#include <cmath>

#include "catch.hpp"
#include "commands/map_choice.hpp"
#include "interface/rig.hpp"
#include "picture/map_picture.hpp"
#include "scene/edit.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

/// A lab with the map of circle-vs-aabb over the box's half width and the circle's radius.
struct ChartRig : Rig {
    ChartRig() : Rig("circle-vs-aabb") {
        choose("box", "box.half.x", "Horizontal axis of the map");
        choose("circle", "circle.radius", "Vertical axis of the map");
    }

    Session& session() { return lab.workspace.session(); }
    void choose(const std::string& shape, const std::string& number, const std::string& axis) {
        session().view().select({shape});
        frames(3);
        right_click(number);
        click(axis);
    }
    double value(const std::string& number) {
        Scene scene = session().scene();
        return *numbers_named(scene, number).front();
    }
    void wait_for_map() {
        for (int i = 0; i < 2000 && !session().map_is_done(); ++i) frames(1);
        REQUIRE(session().map_is_done());
    }
    /// The point of the screen for a share of both axes.
    Pt at_share(float across, float down) {
        const Rect area = area_of_map(session().map()->wish(), this->lab.shown().hands.camera());
        return {area.min.x + across * area.width(), area.min.y + down * area.height()};
    }
};

}  // namespace

TEST_CASE("a right click on a number puts it on an axis of the map", "[interface][map]") {
    ChartRig rig;
    REQUIRE(rig.session().map() != nullptr);
    CHECK(rig.session().map()->wish().across.number == "box.half.x");
    CHECK(rig.session().map()->wish().down.number == "circle.radius");
    CHECK_FALSE(lies_on_scene(rig.session().map()->wish()));

    SECTION("the card of the map goes back to the mover's place") {
        rig.key(SDLK_m);
        rig.frames(2);
        rig.click("Back to the mover's place");
        rig.frames(2);
        CHECK(lies_on_scene(rig.session().map()->wish()));
    }
    SECTION("another layer keeps the axes") {
        rig.key(SDLK_m);
        rig.frames(2);
        rig.click("How far apart they are");
        rig.frames(2);
        CHECK(rig.session().map()->wish().layer == MapLayer::distance);
        CHECK(rig.session().map()->wish().down.number == "circle.radius");
    }
    SECTION("a number that is on the other axis changes places with it") {
        rig.choose("box", "box.half.x", "Vertical axis of the map");
        rig.frames(2);
        CHECK(rig.session().map()->wish().across.number == "circle.radius");
        CHECK(rig.session().map()->wish().down.number == "box.half.x");
    }
    SECTION("a shape that is gone gives its axis back to the mover's place") {
        rig.session().edit("Rename", [](Scene& draft) {
            find_shape(draft, "circle")->name = "ball";
            for (Query& query : draft.queries) {
                if (query.mover == "circle") query.mover = "ball";
                for (std::string& each : query.obstacles)
                    if (each == "circle") each = "ball";
            }
        });
        rig.frames(3);
        CHECK(rig.session().map()->wish().down.number.find("center.y") != std::string::npos);
    }
}

TEST_CASE("a click on a map of two numbers sets both as one undo step", "[interface][map]") {
    ChartRig rig;
    rig.wait_for_map();
    const Scene before = rig.session().scene();
    const MapWish wish = rig.session().map()->wish();
    rig.click(rig.at_share(0.25F, 0.5F));
    const double wide = rig.value("box.half.x"), round = rig.value("circle.radius");
    const auto share = [](const MapAxis& axis, double value) {
        return (value - axis.from) / (axis.to - axis.from);
    };
    CHECK(std::abs(share(wish.across, wide) - 0.25) < 0.01);
    CHECK(std::abs(share(wish.down, round) - 0.5) < 0.01);
    // As round as the pointer is exact, and the map stays.
    CHECK(std::abs(wide * 10 - std::round(wide * 10)) < 1e-9);
    CHECK(rig.session().map_is_done());
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.session().scene() == before);
}

TEST_CASE("no shape is picked through a map of two numbers", "[interface][map]") {
    ChartRig rig;
    const Vec2 box = lab::testing::box_of(rig.session().now().posed);
    rig.move(rig.on_screen(box));
    CHECK_FALSE(rig.lab.shown().hands.hovered());
    const Scene before = rig.session().scene();
    rig.wheel(2);
    CHECK(rig.session().scene() == before);
}

TEST_CASE("the reading of a path says how many lines ran, and whether the same run now",
          "[interface][map]") {
    ChartRig rig;
    MapChoice choice = *rig.session().view().map;
    choice.layer = MapLayer::path;
    rig.session().view().map = choice;
    rig.frames(1);
    rig.wait_for_map();
    const AnswerMap& map = *rig.session().map();
    const MapCell* here = map.cell_in(rig.session().now().posed);
    REQUIRE(here != nullptr);
    const std::string count = std::to_string(static_cast<int>(here->value));
    CHECK(reading_of(map, *here, here).find(count + " line") == 0);
    CHECK(reading_of(map, *here, here).find(", the same as now") != std::string::npos);
    MapCell other = *here;
    ++other.kind;
    CHECK(reading_of(map, other, here).find(", not the same as now") != std::string::npos);
}
