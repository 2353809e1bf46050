// Maps of answers over the scene, and over any two of its numbers.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string_view>

#include <imgui_internal.h>

#include "catch.hpp"
#include "commands/map_choice.hpp"
#include "interface/rig.hpp"
#include "picture/map_picture.hpp"
#include "render/svg_canvas.hpp"
#include "scene/edit.hpp"
#include "workspace/microscope.hpp"

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

std::string painted(const MapPaint& paint, const AnswerMap& map) {
    SvgCanvas canvas({400, 300}, "");
    paint.draw(canvas, map.wish(), {{}, {{0, 0}, {400, 300}}});
    return canvas.document();
}

}  // namespace

TEST_CASE("another layer gets other colours, although as many points are answered",
          "[interface][map]") {
    ChartRig rig;
    rig.wait_for_map();
    const std::string before = painted(rig.lab.shown().canvas.map.paint(), *rig.session().map());
    rig.session().view().map->layer = MapLayer::distance;
    rig.frames(1);
    rig.wait_for_map();
    const AnswerMap& map = *rig.session().map();
    MapPaint fresh;
    fresh.follow(map, rig.lab.workspace.settings().theme);
    CHECK(painted(rig.lab.shown().canvas.map.paint(), map) == painted(fresh, map));
    CHECK(painted(fresh, map) != before);
}

// M opened nine unchecked boxes.
TEST_CASE("M shows a map at once, and keeps the one that is shown", "[interface][map]") {
    Rig rig("circle-vs-aabb");
    const View& view = rig.lab.workspace.session().view();
    rig.key(SDLK_m);
    REQUIRE(view.map);
    CHECK(view.map->layer == MapLayer::outcome);
    CHECK(rig.lab.workspace.session().map() != nullptr);
    rig.click("How far apart they are");
    rig.key(SDLK_m);
    rig.key(SDLK_m);
    CHECK(view.map->layer == MapLayer::distance);
    rig.click("How far apart they are");
    CHECK_FALSE(view.map);
    rig.key(SDLK_ESCAPE);
    CHECK_FALSE(view.map);
}

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

TEST_CASE("the card of the map puts any number of the query on an axis, also the time",
          "[interface][map]") {
    Rig rig("aabb-vs-segment");
    Session& session = rig.lab.workspace.session();
    session.seek(0.5);
    command("map").run(rig.lab.context);
    rig.frames(3);
    rig.click("→ seg.start.x");
    rig.click("seg.start.rate.x");
    rig.click("↓ seg.start.y");
    rig.click("time");
    rig.frames(3);
    REQUIRE(is_chart(session.map()));
    CHECK(session.map()->wish().across.number == "seg.start.rate.x");
    CHECK(session.map()->wish().down.number == "time");
    for (int i = 0; i < 4000 && !session.map_is_done(); ++i) rig.frames(1);
    REQUIRE(session.map_is_done());
    const AnswerMap& map = *session.map();

    SECTION("a click goes to the answer that the map shows there") {
        rig.key(SDLK_ESCAPE);
        const Scene before = session.scene();
        const Rect area = area_of_map(map.wish(), rig.lab.shown().hands.camera());
        rig.click({area.min.x + 0.31F * area.width(), area.min.y + 0.77F * area.height()});
        CHECK(std::abs(session.view().time - 0.77 * session.scene().duration) < 0.05);
        CHECK(!(session.scene() == before));
        REQUIRE(session.map_is_done());
        const MapCell* here = session.map()->cell_in(session.now().posed);
        REQUIRE(here != nullptr);
        CHECK((here->kind > 0) == says_hit(session.now().answers.front()));
        rig.key(SDLK_z, KMOD_LCTRL);
        CHECK(session.scene() == before);
    }
    SECTION("time that passes leaves the map as it is") {
        session.seek(1.25);
        rig.frames(2);
        CHECK(&map == session.map());
        CHECK(session.map_is_done());
    }
    SECTION("with another number in its place, the map follows the time") {
        rig.click("↓ time");
        rig.click("box.half.y");
        for (int i = 0; i < 4000 && !session.map_is_done(); ++i) rig.frames(1);
        session.seek(1.25);
        rig.frames(1);
        CHECK_FALSE(session.map_is_done());
    }
}

TEST_CASE("a click on a map of the scene goes there, also inside a shape", "[interface][map]") {
    Rig rig("circle-vs-aabb");
    Session& session = rig.lab.workspace.session();
    session.view().map = MapChoice{};
    rig.frames(3);
    const auto circle = [&] {
        return std::get<Circle>(find_shape(session.now().posed, "circle")->geometry).center;
    };
    const auto box = [&] { return lab::testing::box_of(session.now().posed); };
    const Scene before = session.scene();
    const Vec2 inside = circle() + Vec2{3, 2};
    rig.click(rig.on_screen(inside));
    CHECK(isect::distance(box(), inside) < 0.5);
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(session.scene() == before);

    SECTION("a drag of the shape still moves it") {
        const double x = circle().x;
        rig.drag(rig.on_screen(inside), rig.on_screen(inside + Vec2{10, 0}));
        CHECK(circle().x > x + 5);
    }
    SECTION("a click on the mover selects it") {
        rig.click(rig.on_screen(box() + Vec2{2, 2}));
        CHECK(session.view().selected == "box");
        CHECK(session.scene() == before);
    }
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

TEST_CASE("the wheel zooms a map of two numbers about the pointer", "[interface][map]") {
    ChartRig rig;
    const MapWish before = rig.session().map()->wish();
    const Pt place = rig.at_share(0.25F, 0.5F);
    rig.move(place);
    rig.wheel(4);
    rig.frames(2);
    const MapWish closer = rig.session().map()->wish();
    CHECK(closer.across.to - closer.across.from < 0.6 * (before.across.to - before.across.from));
    const auto at = [](const MapAxis& axis, double share) {
        return axis.from + share * (axis.to - axis.from);
    };
    CHECK(at(closer.across, 0.25) == Approx(at(before.across, 0.25)).epsilon(0.01));
    CHECK(at(closer.down, 0.5) == Approx(at(before.down, 0.5)).epsilon(0.01));

    SECTION("a drag moves the range, and sets no number") {
        const Scene scene = rig.session().scene();
        rig.drag(rig.at_share(0.5F, 0.5F), rig.at_share(0.25F, 0.5F));
        rig.frames(2);
        const MapAxis& moved = rig.session().map()->wish().across;
        CHECK(at(moved, 0.25) == Approx(at(closer.across, 0.5)).epsilon(0.01));
        CHECK(rig.session().scene() == scene);
    }
    SECTION("sizes stay positive, however far it zooms out") {
        rig.move(rig.at_share(0.5F, 0.5F));
        for (int i = 0; i < 20; ++i) rig.wheel(-8);
        rig.frames(2);
        CHECK(rig.session().map()->wish().down.from == 0);
        CHECK(rig.session().map()->wish().down.to > before.down.to);
    }
    SECTION("close enough, each number has a column, and a click sets it") {
        for (int i = 0; i < 80; ++i) rig.wheel(8);
        rig.frames(3);
        rig.wait_for_map();
        const MapWish exact = rig.session().map()->wish();
        REQUIRE(exact.across.numbers.size() >= 8);
        rig.click(rig.at_share(0.5F, 0.5F));
        const double set = rig.value("box.half.x");
        CHECK(set == exact.across.numbers[exact.across.numbers.size() / 2]);
    }
    SECTION("Home and the card go back to the usual ranges") {
        rig.key(SDLK_HOME);
        rig.frames(2);
        CHECK(rig.session().map()->wish().across == before.across);
        rig.move(place);
        rig.wheel(4);
        rig.key(SDLK_m);
        rig.frames(2);
        rig.click("The usual ranges");
        rig.frames(2);
        CHECK(rig.session().map()->wish().across == before.across);
    }
}

TEST_CASE("the map of another implementation stands beside isect's", "[interface][map]") {
    Rig rig("circle-vs-aabb");
    Session& session = rig.lab.workspace.session();
    session.view().map = MapChoice{};
    rig.frames(3);
    const float whole = rig.lab.shown().hands.camera().area.width();
    rig.key(SDLK_m);
    rig.frames(2);
    rig.click("isect-float");
    rig.key(SDLK_ESCAPE);
    rig.frames(3);
    REQUIRE(session.map_beside() != nullptr);
    CHECK(session.map_beside()->wish().by == &isect_float);
    const Camera first = rig.lab.shown().hands.camera();
    CHECK(first.area.width() < whole / 2);
    const float apart = first.area.width() + 3;

    SECTION("a shape is dragged in either picture") {
        const Vec2 box = lab::testing::box_of(session.now().posed);
        const Pt there = lab::testing::beside(first.to_screen(box), apart, 0);
        rig.drag(there, lab::testing::beside(there, 20, 0));
        const Vec2 now = lab::testing::box_of(session.scene());
        CHECK(first.to_screen(now).x - first.to_screen(box).x == Approx(20).margin(3));
        CHECK(first.to_screen(now).y == Approx(first.to_screen(box).y).margin(3));
    }
    SECTION("the maps stay while the pointer goes from one to the other") {
        for (int i = 0; i < 2000 && !session.map_is_done(); ++i) rig.frames(1);
        rig.move({first.area.max.x - 30, first.area.min.y + 60});
        CHECK(session.map_is_done());
        rig.move({first.area.max.x + 60, first.area.min.y + 60});
        CHECK(session.map_is_done());
    }
    SECTION("the microscope shows the numbers of float, each as a cell") {
        rig.key(SDLK_z);
        rig.frames(3);
        CHECK(is_under_microscope(session));
        CHECK_FALSE(session.map_beside()->wish().across.numbers.empty());
        CHECK(session.map()->wish().across.numbers.empty());
        for (int i = 0; i < 2000 && !session.map_is_done(); ++i) rig.frames(1);
        // It looks at the nearest border, so both kinds of answers are in view.
        std::set<std::uint32_t> kinds;
        const AnswerMap& theirs = *session.map_beside();
        for (int column = 0; column < theirs.wish().width; ++column)
            for (int row = 0; row < theirs.wish().height; ++row)
                kinds.insert(theirs.at(column, row).kind);
        CHECK(kinds.size() == 2);
        rig.key(SDLK_z);
        CHECK_FALSE(is_under_microscope(session));
    }
    SECTION("a layer that only isect has is shown alone") {
        session.view().map->layer = MapLayer::distance;
        rig.frames(3);
        CHECK(session.map_beside() == nullptr);
        CHECK(rig.lab.shown().hands.camera().area.width() == whole);
    }
}

TEST_CASE("a list that a key opens shows a tip when the focus moves, and not before",
          "[interface][map]") {
    Rig rig("circle-vs-aabb");
    const auto shows_tip = [&] {
        rig.frames(3);
        const auto& windows = GImGui->Windows;
        return std::any_of(windows.begin(), windows.end(), [](const ImGuiWindow* window) {
            return window->Active && std::string_view(window->Name).find("##Tooltip") == 0;
        });
    };
    rig.key(SDLK_m);
    CHECK_FALSE(shows_tip());
    rig.key(SDLK_DOWN);
    CHECK(shows_tip());
    rig.key(SDLK_UP);
    CHECK(shows_tip());
}
