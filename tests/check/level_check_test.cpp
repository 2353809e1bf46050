// What a check finds in small levels with one fault each, and that it finds nothing else.
#include "check/level_check.hpp"

#include <algorithm>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "motion/timeline.hpp"
#include "scene/case_line.hpp"
#include "scene/error.hpp"

using namespace lab;

namespace {

/// A level of cells of 16, with a character of 10 by 14 whose feet are at the start. Its jump is
/// 56.9 high.
Scene level_of(const TileRows& rows, Vec2 feet = {24, 16}) {
    Scene scene;
    scene.shapes.push_back({"hero", Aabb{feet - Vec2{0, 7}, {5, 7}}});
    scene.shapes.push_back({"ground", Tiles{{0, 0}, {16, 16}, rows}});
    Query query;
    query.kind = QueryKind::walk;
    query.mover = "hero";
    query.obstacles = {"ground"};
    query.settings.snap = 5;
    query.settings.step = 6;
    scene.queries.push_back(query);
    scene.motions.push_back({"hero.center", Walking{}});
    return scene;
}

void add(Scene& scene, const Geometry& geometry) {
    const std::string name = "part" + std::to_string(scene.shapes.size());
    scene.shapes.push_back({name, geometry});
    scene.queries[0].obstacles.push_back(name);
}

std::vector<Fault> faults_of(const Scene& scene) {
    LevelCheck check(scene);
    while (!check.is_done()) check.step(1000);
    return check.faults();
}
std::string words_of(const std::vector<Fault>& faults) {
    std::string all;
    for (const Fault& fault : faults) all += fault.words + "\n";
    return all;
}
std::string all_words_of(const Scene& scene) {
    return words_of(faults_of(scene));
}

/// The only fault of a level. Its scene is a case that can be read.
Fault fault_of(const Scene& scene) {
    const std::vector<Fault> faults = faults_of(scene);
    INFO(words_of(faults));
    REQUIRE(faults.size() == 1);
    const Scene shown = scene_of_fault(scene, faults.front());
    CHECK(read_case(write_case(shown)).shapes == shown.shapes);
    return faults.front();
}

/// Whether the character overlaps something in the scene of a fault.
bool is_inside_something(const Scene& shown) {
    for (const NamedShape& shape : shown.shapes)
        if (shape.name != "hero" && overlap(shown.shapes[0].geometry, shape.geometry, shown.scalar))
            return true;
    return false;
}

const TileRows room = {"..........", "..........", "..........", "..........",
                       "..........", "..........", "#........#", "##########"};
const Vec2 on_floor{40, 112};

}  // namespace

TEST_CASE("a room without faults has none", "[check]") {
    CHECK(all_words_of(level_of(room, on_floor)) == "");
    // Stairs, a slope that can be walked, a platform that hangs on a wall, and a bottomless gap.
    const TileRows fine = {"..........", "#.........", "#---......", "#.........",
                           "#.........", "#.....##..", "#.../###..", "#####..###"};
    CHECK(all_words_of(level_of(fine, on_floor)) == "");
}

TEST_CASE("a seam of a quarter pixel is found, up or down", "[check]") {
    for (const double height : {0.25, -0.25}) {
        Scene scene = level_of({"##########"}, {24, 0});
        add(scene, Aabb::from_min_max({160, -height}, {240, 16}));
        const Fault fault = fault_of(scene);
        CHECK(fault.kind == FaultKind::seam);
        CHECK(fault.at == Vec2{160, std::min(0.0, -height)});
        CHECK(fault.words == (height > 0 ? "At (160, −0.25), the floor rises by 0.25 to the right, "
                                           "which the character climbs by its setting “step”."
                                         : "At (160, 0), the floor rises by 0.25 to the left, "
                                           "which the character climbs by its setting “step”."));
    }
}

TEST_CASE("a slit in a floor is found, and a gap to jump over isn't", "[check]") {
    Scene scene = level_of({"######"}, {24, 0});
    Scene wide = scene;
    add(scene, Aabb::from_min_max({96.5, 0}, {200, 16}));
    CHECK(fault_of(scene).kind == FaultKind::seam);
    CHECK(fault_of(scene).words == "At (96, 0), the floor has a slit of 0.5.");
    add(wide, Aabb::from_min_max({120, 0}, {200, 16}));
    CHECK(all_words_of(wide) == "");
}

TEST_CASE("a slope that is somewhat too steep is found, and a steep wall isn't", "[check]") {
    const auto slope = [](double degrees) {
        Scene scene = level_of(room, on_floor);
        const double run = 32 / std::tan(degrees * 3.14159265358979 / 180);
        add(scene, Polygon{{}, {{80, 112}, {80 + run, 80}, {80 + run, 112}}});
        scene.queries[0].settings.steepest = 45 * 3.14159265358979 / 180;
        return scene;
    };
    CHECK(all_words_of(slope(44)) == "");
    CHECK(fault_of(slope(46)).kind == FaultKind::steep_slope);
    CHECK(all_words_of(slope(60)) == "");
}

TEST_CASE("a one-way floor that goes on as a solid one is found", "[check]") {
    const TileRows rows = {"..........", "..........", "..........", "..........",
                           "....#-....", "..........", "#........#", "##########"};
    const Fault fault = fault_of(level_of(rows, on_floor));
    CHECK(fault.kind == FaultKind::one_way);
    CHECK(fault.at == Vec2{80, 64});
}

TEST_CASE("a gap that is somewhat too narrow or too low is found", "[check]") {
    Scene low = level_of(room, on_floor);
    add(low, Aabb::from_min_max({64, 80}, {112, 100}));
    CHECK(fault_of(low).kind == FaultKind::tight_gap);
    CHECK(fault_of(low).words == "The gap at (88, 106) is 12 high, and the character 14.");
    CHECK_FALSE(is_inside_something(scene_of_fault(low, fault_of(low))));
    Scene narrow = level_of({"######"}, {24, 0});
    add(narrow, Aabb::from_min_max({105, 0}, {200, 16}));
    CHECK(fault_of(narrow).words == "The gap at (100.5, 8) is 9 wide, and the character 10.");
}

TEST_CASE("a seam at the foot of a slope is found", "[check]") {
    Scene scene = level_of({"##########"}, {24, 0});
    add(scene, Polygon{{}, {{96, -0.5}, {160, -16}, {160, 0}, {96, 0}}});
    CHECK(fault_of(scene).words.starts_with("At (96, −0.5), the floor rises by 0.5 to the right"));
}

TEST_CASE("several pieces of a slope make one fault", "[check]") {
    Scene scene = level_of({"####################"}, {24, 0});
    for (int i = 0; i < 3; ++i) {
        const double x = 100 + 14 * i, y = -16.0 * i;
        add(scene, Polygon{{}, {{x, y}, {x + 14, y - 16}, {x + 14, 8}, {x, 8}}});
    }
    CHECK(fault_of(scene).kind == FaultKind::steep_slope);
}

TEST_CASE("faults in a closed hollow are left out", "[check]") {
    Scene scene = level_of({"....................", "####################"}, {24, 16});
    // A hollow with a seam in its floor, and the character outside of it.
    add(scene, Chain{{{100, 16}, {100, -40}, {300, -40}, {300, 16}}, false, false});
    add(scene, Aabb::from_min_max({200, 15.75}, {300, 20}));
    CHECK(all_words_of(scene) == "");
    std::get<Aabb>(scene.shapes[0].geometry).center.x = 150;
    CHECK(fault_of(scene).kind == FaultKind::seam);
}

TEST_CASE("a bridge of one-way ground makes one fault, and the sentence says when it matters",
          "[check]") {
    const TileRows bridge = {"###----###", "###....###", "###....###", "##########"};
    CHECK(fault_of(level_of(bridge, {24, 0})).words ==
          "At (48, 0), a one-way floor goes on as a solid one: a character that drops there stays "
          "on the solid part.");
    const TileRows thin = {"###----###", "..........", "..........", "..........", "##########"};
    CHECK(fault_of(level_of(thin, {24, 64})).words ==
          "At (48, 0), a one-way floor goes on as a solid one: a character that jumps up there "
          "hits the solid part.");
}

TEST_CASE("a gap between walls of unequal height is found, and one between slopes", "[check]") {
    Scene scene = level_of({"####################"}, {24, 0});
    add(scene, Aabb::from_min_max({100, -20}, {120, 0}));
    add(scene, Aabb::from_min_max({128, -40}, {150, 0}));
    CHECK(fault_of(scene).words == "The gap at (124, −10) is 8 wide, and the character 10.");
    scene = level_of({"####################"}, {24, 0});
    add(scene, Polygon{{}, {{100, -40}, {180, -40}, {140, -12}}});
    CHECK(fault_of(scene).words == "The gap at (140, −6) is 12 high, and the character 14.");
}

TEST_CASE("a gap that a jump just misses is too wide, not too high", "[check]") {
    double found = 0;
    for (double width = 95.5; width < 98; width += 0.5) {
        Scene scene = level_of({"##########"}, {24, 0});
        add(scene, Aabb::from_min_max({160 + width, 0}, {300 + width, 16}));
        for (const Fault& fault : faults_of(scene)) {
            CAPTURE(width);
            CHECK(fault.words.ends_with(": no jump is long enough."));
            ++found;
        }
    }
    CHECK(found >= 1);
    CHECK(found <= 3);
}

TEST_CASE("a pit that is too deep is a place without a way out", "[check]") {
    TileRows pit;
    pit.assign(3, "...............");
    pit.push_back("######....#####");
    for (int row = 0; row < 5; ++row) pit.push_back("######....#####");
    pit.push_back("###############");
    const Fault fault = fault_of(level_of(pit, {24, 48}));
    CHECK(fault.kind == FaultKind::no_way_out);
    CHECK(fault.at.x > 96);
    CHECK(fault.at.x < 160);
    // Three cells deep, it is jumped out of.
    pit.erase(pit.begin() + 4, pit.begin() + 7);
    CHECK(all_words_of(level_of(pit, {24, 48})) == "");
}

TEST_CASE("a pit that leads out of the level isn't a trap", "[check]") {
    TileRows pit(3, "...............");
    for (int row = 0; row < 6; ++row) pit.push_back("######....#####");
    pit.push_back("########..#####");
    CHECK(all_words_of(level_of(pit, {24, 48})) == "");
}

TEST_CASE("a ledge that is reached another way isn't missed", "[check]") {
    Scene scene = level_of({"##############################"}, {24, 0});
    add(scene, Aabb::from_min_max({200, -60}, {320, -44}));
    const Fault missed = fault_of(scene);
    CHECK(missed.kind == FaultKind::missed_ledge);
    // Its scene plays the jump.
    const Scene shown = scene_of_fault(scene, missed);
    double highest = 0;
    Timeline timeline;
    for (int step = 0; step < 60; ++step) {
        const Scene posed = timeline.pose(shown, step / 60.0);
        highest = std::max(highest, -std::get<Aabb>(posed.shapes[0].geometry).center.y);
    }
    CHECK(highest > 40);
    add(scene, Aabb::from_min_max({330, -30}, {360, 0}));
    CHECK(all_words_of(scene) == "");
}

TEST_CASE("a ledge that a jump misses by less than a pixel is found", "[check]") {
    // 320^2 / 1800 = 56.9, of which steps of a sixtieth lose some.
    double lowest = 0, highest = 0;
    for (double top = 59.25; top < 61.25; top += 0.25) {
        Scene scene = level_of({"####################"}, {24, 0});
        add(scene, Aabb::from_min_max({200, -top}, {320, 0}));
        const std::vector<Fault> faults = faults_of(scene);
        INFO(top);
        REQUIRE(faults.size() <= 1);
        if (faults.empty()) continue;
        CHECK(faults[0].kind == FaultKind::missed_ledge);
        if (lowest == 0) lowest = top;
        highest = top;
    }
    CHECK(lowest > 59.25);
    CHECK(highest < 61);
    CAPTURE(lowest, highest);
    CHECK(highest - lowest >= 0.5);
    CHECK(highest - lowest <= 1);
}

TEST_CASE("a check says when the character falls out of the level, and refuses a scene without one",
          "[check]") {
    CHECK(fault_of(level_of({"####"}, {200, 0})).kind == FaultKind::no_ground);
    Scene scene = level_of(room, on_floor);
    CHECK(fault_of(level_of({"####"}, {200, 0})).words ==
          "From its start at (200, 0), the character falls out of the level.");
    scene.queries[0].settings.up = {1, 0};
    CHECK_THROWS_AS(LevelCheck(scene), UsageError);
    scene = level_of(room, on_floor);
    scene.motions.clear();
    CHECK_THROWS_AS(LevelCheck(scene), UsageError);
}

TEST_CASE("a character that hardly moves is checked, too", "[check]") {
    TileRows pit(3, "...............");
    for (int row = 0; row < 4; ++row) pit.push_back("######....#####");
    pit.push_back("###############");
    Scene scene = level_of(pit, {24, 48});
    Walking& walk = std::get<Walking>(scene.motions[0].kind);
    walk.jump = 0;
    CHECK(fault_of(scene).kind == FaultKind::no_way_out);
    walk.speed = 4;
    CHECK(fault_of(scene).kind == FaultKind::no_way_out);
    walk.speed = 0;
    CHECK(all_words_of(scene) == "");
    walk = {};
    // In steps of a tenth of a second, a jump is higher: 32 + 23 + 14 + 5.
    walk.frame_rate = 10;
    CHECK(all_words_of(scene) == "");
    scene = level_of({"####"}, {24, -200});
    std::get<Walking>(scene.motions[0].kind).gravity = 0;
    CHECK(fault_of(scene).words ==
          "From its start at (24, −200), the character never comes to rest.");
}

TEST_CASE("a character of any shape and size is checked", "[check]") {
    for (const double size : {0.05, 1.0, 40.0}) {
        for (const int kind : {0, 1, 2, 3}) {
            CAPTURE(size, kind);
            const Vec2 middle{24 * size, -7 * size};
            Scene scene;
            scene.shapes = {{"hero", Aabb{middle, {5 * size, 7 * size}}},
                            {"floor", Aabb::from_min_max({0, 0}, {160 * size, 16 * size})},
                            {"end", Aabb::from_min_max({160 * size, -0.25 * std::min(size, 1.0)},
                                                       {240 * size, 16 * size})}};
            if (kind == 1) scene.shapes[0].geometry = Circle{middle, 7 * size};
            if (kind == 2)
                scene.shapes[0].geometry =
                    Capsule{middle - Vec2{2 * size, 0}, middle + Vec2{2 * size, 0}, 7 * size};
            // Its position is far from its points.
            if (kind == 3)
                scene.shapes[0].geometry = Polygon{{900 * size, 900 * size},
                                                   {{-880 * size, -914 * size},
                                                    {-871 * size, -914 * size},
                                                    {-871 * size, -900 * size},
                                                    {-880 * size, -900 * size}}};
            scene.queries = {level_of(room).queries[0]};
            scene.queries[0].obstacles = {"floor", "end"};
            scene.queries[0].settings.snap *= size;
            scene.queries[0].settings.step = 0;
            Walking walk;
            walk.speed *= size;
            walk.jump *= size;
            walk.gravity *= size;
            scene.motions = {{"hero.center", walk}};
            if (kind == 2) scene.motions[0].drives = "hero.start";
            if (kind == 3) scene.motions[0].drives = "hero.pos";
            const Fault fault = fault_of(scene);
            CHECK(fault.kind == FaultKind::seam);
            const bool is_round = kind == 1 || kind == 2;
            CHECK(fault.words.ends_with(is_round ? "rolls over." : "stops the character."));
        }
    }
}

TEST_CASE("a level is checked as it is at time 0", "[check]") {
    Scene scene = level_of({"##########"}, {24, 0});
    add(scene, Aabb::from_min_max({160, 300}, {240, 316}));
    Orbit orbit;
    orbit.center = {200, 7.75};
    scene.motions.push_back({"part2.center", orbit});
    CHECK(fault_of(scene).kind == FaultKind::seam);
}

TEST_CASE("a ditch in a chain with one front contradicts nothing", "[check]") {
    Scene scene = level_of({".........."}, {24, 0});
    add(scene, Chain{{{0, 0}, {50, 0}, {60, 40}, {70, 0}, {160, 0}}, false, true});
    for (const Fault& fault : faults_of(scene)) CHECK(fault.kind != FaultKind::one_way);
}

TEST_CASE("the scene of a fault is a case that stands where it is", "[check]") {
    Scene scene = level_of({"##########"}, {24, 0});
    add(scene, Aabb::from_min_max({160, -0.25}, {240, 16}));
    add(scene, Aabb::from_min_max({2000, 0}, {2100, 16}));
    const Fault fault = fault_of(scene);
    const Scene shown = scene_of_fault(scene, fault);
    CHECK(shown.shapes.size() == 3);
    CHECK(find_shape(shown, "part3") == nullptr);
    const Scene read = read_case(write_case(shown));
    CHECK(read.shapes == shown.shapes);
    Timeline timeline;
    const Evaluation evaluation = evaluate(read, 0, timeline);
    CHECK(std::get<Walked>(evaluation.answers[0]).floor.has_value());
}

TEST_CASE("code that tests each obstacle alone sticks between two boxes, and two tiles",
          "[level check]") {
    const auto spots_of = [](const Scene& scene) {
        LevelCheck check(scene);
        while (!check.is_done()) check.step(1000);
        CHECK(check.faults().empty());
        return check.spots_of_other_code();
    };
    const auto has = [](const std::vector<Fault>& spots, FaultKind kind) {
        return std::any_of(spots.begin(), spots.end(),
                           [&](const Fault& spot) { return spot.kind == kind; });
    };
    // One box as the floor has no seam, and is met as it is.
    Scene one = level_of({});
    one.shapes[1].geometry = Aabb{{100, 30}, {100, 14}};
    CHECK(spots_of(one).empty());

    Scene two = one;
    two.shapes[1].geometry = Aabb{{50, 30}, {50, 14}};
    add(two, Aabb{{150, 30}, {50, 14}});
    const std::vector<Fault> spots = spots_of(two);
    CHECK(has(spots, FaultKind::sticks_alone));
    for (const Fault& spot : spots) CHECK(std::abs(spot.at.x - 100) <= 8);
    CHECK(has(spots_of(level_of({"......", "######"})), FaultKind::sticks_alone));

    // Its scene shows it: the character doesn't get on, and does so again with all ideas on.
    for (const Fault& spot : spots) {
        Scene shown = scene_of_fault(two, spot);
        const auto way = [&] {
            const double from = std::get<Aabb>(shown.shapes[0].geometry).center.x;
            const Scene later = Timeline().pose(shown, 1 / 60.0);
            return std::abs(std::get<Aabb>(later.shapes[0].geometry).center.x - from);
        };
        CHECK(way() < 1);
        std::get<Walking>(shown.motions[0].kind).swept = true;
        std::get<Walking>(shown.motions[0].kind).seams = true;
        CHECK(way() == Approx(2));
    }
}

TEST_CASE("other code falls through a floor that is thinner than its step", "[level check]") {
    Scene scene = level_of({});
    scene.shapes[1].geometry = Aabb{{100, 300}, {100, 0.5}};
    scene.shapes[0].geometry = Aabb{{100, 0}, {5, 7}};
    add(scene, Aabb{{100, 0}, {20, 1}});
    scene.shapes[0].geometry = Aabb{{100, -8}, {5, 7}};
    LevelCheck check(scene);
    while (!check.is_done()) check.step(1000);
    CHECK(check.count_of_other_code(FaultKind::falls_through) > 0);
    for (const Fault& spot : check.spots_of_other_code()) {
        if (spot.kind != FaultKind::falls_through) continue;
        CHECK(spot.at.y == Approx(299.5));
        const Scene later = Timeline().pose(scene_of_fault(scene, spot), 0.2);
        CHECK(std::get<Aabb>(later.shapes[0].geometry).center.y > 300);
    }
}

TEST_CASE("other code sticks wherever the character starts, and not at a step", "[level check]") {
    const auto count = [](const Scene& scene) {
        LevelCheck check(scene);
        while (!check.is_done()) check.step(1000);
        return check.count_of_other_code(FaultKind::sticks_alone);
    };
    const TileRows flat(2, "................");
    for (const double start : {24.0, 25.0, 24.5}) {
        CAPTURE(start);
        CHECK(count(level_of({flat[0], "################"}, {start, 16})) > 8);
    }
    Scene step = level_of({});
    step.shapes[1].geometry = Aabb{{100, 30}, {100, 14}};
    add(step, Aabb{{150, 13.5}, {20, 2.5}});
    LevelCheck check(step);
    while (!check.is_done()) check.step(1000);
    // On the corner of the step, it does; but not below it, where code that can't climb has to
    // stop.
    for (const Fault& spot : check.spots_of_other_code()) CHECK(spot.at.y == 11);
}
