// The table of a crowd's structures: the counts of this moment, and times that are steady enough
// to read.
#include "workspace/crowd_comparison.hpp"

#include <algorithm>
#include <set>

#include "catch.hpp"
#include "motion/timeline.hpp"

using namespace lab;

namespace {

/// A clock that advances by a fixed step at each call.
struct FakeClock : EmptyHost {
    double now{}, step = 1e-3;

    double seconds() override { return now += step; }
};

struct ComparedCrowd {
    Scene scene;
    FakeClock clock;
    CrowdKeeper keeper;
    CrowdComparison table;
    Evaluation now{};

    explicit ComparedCrowd(int count) {
        Crowd crowd;
        crowd.count = count;
        crowd.half = {100, 100};
        crowd.sizes = {0.5, 2};
        crowd.speed = 5;
        crowd.roam = 5;
        crowd.by = "asker";
        crowd.structure = CrowdStructure::grid;
        scene.crowd = crowd;
        scene.shapes = {{"asker", Aabb{{3, 3}, {9, 9}}}};
    }
    void go_to(double time) {
        Timeline timeline;
        now = evaluate(scene, time, timeline);
        keeper.ask(now);
        look();
    }
    void look() { compare_structures(table, keeper, now, clock); }
    std::vector<double> shown() const {
        std::vector<double> seconds;
        for (const SteadyTime& time : table.times) seconds.push_back(time.shown());
        return seconds;
    }
};

}  // namespace

TEST_CASE("a steady time is the median of the last runs at each update", "[crowd]") {
    SteadyTime time;
    CHECK_FALSE(time.is_measured());
    for (const double run : {3.0, 9.0, 4.0}) time.add(run);
    CHECK(time.shown() == 0);
    time.show_anew();
    CHECK(time.shown() == 4);
    for (int i = 0; i < 9; ++i) time.add(7);
    CHECK(time.shown() == 4);
    time.show_anew();
    CHECK(time.shown() == 7);
}

TEST_CASE("the times of a moving crowd change now and then, and its counts always", "[crowd]") {
    ComparedCrowd crowd(500);
    crowd.go_to(0);
    std::set<std::vector<double>> figures;
    std::set<std::size_t> tested;
    for (int frame = 1; frame <= 60; ++frame) {
        crowd.clock.step = 1e-3 + 1e-5 * frame;
        crowd.go_to(frame / 60.0);
        figures.insert(crowd.shown());
        for (std::size_t i = 0; i < crowd.table.rows.size(); ++i) {
            const auto world = crowd.keeper.world(crowd.now, static_cast<CrowdStructure>(i));
            const CrowdAnswer said = ask_crowd(*world, crowd.now.posed);
            REQUIRE(crowd.table.rows.at(i));
            CHECK(crowd.table.rows.at(i)->tested == said.tested);
            CHECK(crowd.table.rows.at(i)->visited == said.visited);
            CHECK(crowd.table.rows.at(i)->found == said.found);
        }
        tested.insert(crowd.table.rows.at(2)->tested);
    }
    CHECK(figures.size() >= 2);
    CHECK(figures.size() <= 5);
    CHECK(tested.size() > 1);
}

TEST_CASE("measuring takes a small share of the frames", "[crowd]") {
    ComparedCrowd crowd(500);
    crowd.go_to(0);
    crowd.clock.step = 2e-3;
    const double start = crowd.clock.now;
    for (int frame = 1; frame <= 200; ++frame) crowd.go_to(frame / 60.0);
    CHECK(crowd.clock.now - start < 200 * 2e-3);
    CHECK(crowd.clock.now > start);
}

TEST_CASE("the times of a moment that stays are measured for it", "[crowd]") {
    ComparedCrowd crowd(500);
    crowd.go_to(0);
    crowd.go_to(0.1);
    crowd.clock.step = 4e-3;
    crowd.look();
    for (const double seconds : crowd.shown()) CHECK(seconds == Approx(4e-3));
    const double before = crowd.clock.now;
    crowd.look();
    CHECK(crowd.clock.now == before);
}

TEST_CASE("with very many moving boxes, structures that exist are compared at each moment",
          "[crowd]") {
    ComparedCrowd crowd(most_made_anew + 1);
    const auto made = [&] {
        const auto& rows = crowd.table.rows;
        return std::count_if(rows.begin(), rows.end(), [](const auto& row) { return !!row; });
    };
    crowd.go_to(0);
    CHECK(made() == 1);
    crowd.scene.crowd->structure = CrowdStructure::bvh;
    crowd.go_to(0.5);
    CHECK(made() == 2);
    crowd.go_to(0.6);
    CHECK(made() == 2);
}
