// A crowd under the hands: its structures beside each other.
#include <algorithm>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "panels/crowd_rows.hpp"

using namespace lab;
using lab::testing::Rig;

TEST_CASE("a click on a structure asks it, and undo the one before", "[interface][crowd]") {
    Rig rig("broad-phase");
    rig.frames(2);
    REQUIRE(rig.lab.session().scene().crowd->structure == CrowdStructure::grid);
    constexpr Pt tree_of_boxes{960, 688};
    rig.click(tree_of_boxes);
    CHECK(rig.lab.session().scene().crowd->structure == CrowdStructure::bvh);
    rig.lab.session().undo();
    CHECK(rig.lab.session().scene().crowd->structure == CrowdStructure::grid);
}

TEST_CASE("all structures find as many, and the list tests the most", "[interface][crowd]") {
    Rig rig("broad-phase");
    rig.frames(2);
    const auto& rows = rig.lab.crowd_comparison.rows;
    REQUIRE(rows.front().has_value());
    CHECK(rows.front()->tested == 60);
    for (const auto& row : rows) {
        REQUIRE(row.has_value());
        CHECK(row->found == rows.front()->found);
        CHECK(row->tested <= 60);
    }
}

TEST_CASE("of very many boxes only the structure looked at is made", "[interface][crowd]") {
    Rig rig("crowd-100000");
    rig.frames(2);
    const auto made = [&] {
        const auto& rows = rig.lab.crowd_comparison.rows;
        return std::count_if(rows.begin(), rows.end(), [](const auto& row) { return !!row; });
    };
    CHECK(made() == 1);
    constexpr Pt grid{960, 626};
    rig.click(grid);
    rig.frames(2);
    CHECK(made() == 2);

    // Another scene does not keep them.
    rig.lab.open("aabb-vs-aabb");
    rig.lab.open("crowd-100000");
    rig.frames(2);
    CHECK(rig.lab.session().scene().crowd->structure == CrowdStructure::grid);
    CHECK(made() == 1);
}

TEST_CASE("the box that asks a crowd is dragged as any other, and so is its target",
          "[interface][crowd]") {
    Rig rig("moving-crowd");
    Session& session = rig.lab.session();
    session.begin_gesture("Move runner");
    session.move_handle({"runner", "delta"}, {0, 0});
    const Vec2 start = std::get<Aabb>(rig.lab.session().scene().shapes[0].geometry).center;
    CHECK(rig.lab.session().scene().crowd->delta == Vec2{} - start);
    session.move_handle({"runner", ""}, {-100, 10});
    CHECK(std::get<Aabb>(rig.lab.session().scene().shapes[0].geometry).center == Vec2{-100, 10});
    CHECK(rig.lab.session().scene().crowd->delta == Vec2{} - start);
    session.end_gesture();
}

TEST_CASE("a click asks the crowd something else, as one step", "[interface][crowd]") {
    Rig rig("broad-phase");
    rig.frames(2);
    const auto crowd = [&]() -> const Crowd& { return *rig.lab.session().scene().crowd; };
    REQUIRE(crowd().by == "place");
    constexpr Pt sweep_into{1161, 727}, pairs{1003, 759};
    rig.click(pairs);
    CHECK(crowd().asks == CrowdQuestion::pairs);
    CHECK(crowd().by.empty());
    rig.click(sweep_into);
    CHECK(crowd().asks == CrowdQuestion::sweep_into);
    CHECK(crowd().by == "place");
    CHECK(rig.lab.session().history().labels() ==
          std::vector<std::string>{"", "Ask the crowd pairs", "Ask the crowd sweep_into"});
    rig.key(SDLK_z, KMOD_LCTRL);
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(crowd().asks == CrowdQuestion::overlaps);
    CHECK(crowd().by == "place");
}
