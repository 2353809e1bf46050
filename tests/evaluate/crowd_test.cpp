// Crowds: the same boxes and the same results in every structure.
#include "motion/crowd.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "evaluate/crowds.hpp"
#include "evaluate/results_json.hpp"
#include "explain/crowd_sentence.hpp"
#include "scene/names.hpp"

using namespace lab;
using lab::testing::asked;
using lab::testing::crowd_asked;
using lab::testing::crowd_of;

namespace {

constexpr CrowdStructure all_structures[] = {CrowdStructure::list, CrowdStructure::sweep_and_prune,
                                             CrowdStructure::grid, CrowdStructure::quadtree,
                                             CrowdStructure::bvh};

/// A crowd in a square of 200 by 200, with its query shape.
Scene crowd_scene(int count, Spread spread, CrowdQuestion asks, Vec2 at) {
    Crowd crowd = crowd_of(count, 9, {100, 100}, {0.5, 4});
    crowd.delta = {90, -35};
    return crowd_asked(crowd, spread, asks, {at, {-70, 60}}, {at, {9, 6}});
}

Evaluation asked_in(Scene scene, CrowdStructure structure) {
    scene.crowd->structure = structure;
    return asked(scene);
}

/// The result alone, in the exact form that is written.
std::string answer_text(const Evaluation& evaluation) {
    const std::string all = results_json(evaluation, "");
    return all.substr(all.find("\"found\""));
}

}  // namespace

TEST_CASE("the visible boxes of a crowd are found without visiting all of it", "[crowd]") {
    const isect::Bounds<double> place{{-20, 5}, {-5, 20}};
    const Scene scene = crowd_scene(3000, Spread::uniform, CrowdQuestion::overlaps, {0, 0});
    for (const CrowdStructure structure : all_structures) {
        CAPTURE(structure);
        const Evaluation evaluation = asked_in(scene, structure);
        const auto is_seen = [&](const Aabb& box) { return meet(isect::bounds_of(box), place); };
        std::ptrdiff_t visited = 0, seen = 0;
        evaluation.crowd->world->near(place, [&](const Aabb& box) {
            ++visited;
            if (is_seen(box)) ++seen;
        });
        const auto& all = evaluation.crowd->world->boxes();
        CHECK(seen == std::count_if(all.begin(), all.end(), is_seen));
        CHECK(seen > 10);
        CHECK(visited < 1000);
    }
}

TEST_CASE("a crowd gives the same result in every structure as in a list", "[crowd]") {
    std::size_t found = 0;
    for (const Spread spread : {Spread::uniform, Spread::clustered, Spread::mixed}) {
        for (const CrowdQuestion asks : {CrowdQuestion::overlaps, CrowdQuestion::raycast,
                                         CrowdQuestion::sweep_into, CrowdQuestion::pairs}) {
            for (const Vec2 at : {Vec2{0, 0}, Vec2{-60, 45}, Vec2{99, -99}, Vec2{400, 0}}) {
                INFO(name_of(spread) << ", " << name_of(asks) << " from " << at.x);
                const Scene scene = crowd_scene(700, spread, asks, at);
                const Evaluation list = asked_in(scene, CrowdStructure::list);
                found += list.crowd->answer.found;
                for (const CrowdStructure structure : all_structures) {
                    const Evaluation other = asked_in(scene, structure);
                    CHECK(answer_text(other) == answer_text(list));
                    CHECK(other.crowd->answer.found_boxes == list.crowd->answer.found_boxes);
                    CHECK(other.crowd->answer.tested <= other.crowd->answer.possible);
                    CHECK(ask_crowd_untraced(*other.crowd->world, other.posed) ==
                          list.crowd->answer.found);
                }
            }
        }
    }
    CHECK(found > 1000);
}

TEST_CASE("every structure tests few of many boxes, and shows what it visited", "[crowd]") {
    const Scene scene = crowd_scene(5000, Spread::uniform, CrowdQuestion::overlaps, {10, 10});
    for (const CrowdStructure structure : all_structures) {
        INFO(name_of(structure));
        const CrowdAnswer said = asked_in(scene, structure).crowd->answer;
        CHECK(said.possible == 5000);
        if (structure == CrowdStructure::list) {
            CHECK(said.tested == 5000);
            CHECK(said.places.empty());
            continue;
        }
        // A list sorted on one axis tests every box beside the query shape.
        const std::size_t most = structure == CrowdStructure::sweep_and_prune ? 800 : 150;
        CHECK(said.tested < most);
        CHECK(said.tested >= said.found);
        CHECK(said.tested_boxes.size() == said.tested);
        CHECK(said.places.size() == said.visited);
        for (const isect::Bounds<double>& place : said.places) {
            CHECK(place.lower.x < place.upper.x);
            // An outer cell has no end, and is shown as far as it contains something.
            CHECK(std::isfinite(place.upper.x - place.lower.x));
            CHECK(std::isfinite(place.upper.y - place.lower.y));
        }
    }
}

// Boxes that only touch counted as nothing to do, and two million of them ran for ever.
TEST_CASE("too many pairs to test are refused, whatever they have to do with each other",
          "[crowd]") {
    struct Row {
        const char* name;
        Spread spread;
        Vec2 half, sizes;
    };
    const Row rows[]{{"points at one place", Spread::mixed, {0, 0}, {0, 0}},
                     {"equal boxes at one place", Spread::uniform, {0, 0}, {2, 2}},
                     {"points on a line", Spread::uniform, {100, 0}, {0, 0}},
                     {"tiny boxes in clusters", Spread::clustered, {1e6, 1e6}, {1e-9, 1e-9}},
                     {"tiny boxes and a long row", Spread::mixed, {1e9, 1e-9}, {1e-9, 1e-3}},
                     {"few of them large", Spread::mixed, {1e3, 1e3}, {1e-9, 1e3}}};
    for (const Row& row : rows) {
        for (const CrowdStructure structure : all_structures) {
            CAPTURE(row.name, structure);
            Scene scene = crowd_scene(200'000, row.spread, CrowdQuestion::pairs, {});
            scene.crowd->half = row.half;
            scene.crowd->sizes = row.sizes;
            const CrowdAnswer said = asked_in(scene, structure).crowd->answer;
            CHECK(said.tested < 20'000'000);
            if (!said.asked) CHECK(said.expected > 4'000'000);
        }
    }
}

TEST_CASE("the JSON of pairs that are not tested says how many there would be", "[crowd]") {
    const auto told = [](int count) {
        const Scene pairs = crowd_scene(count, Spread::uniform, CrowdQuestion::pairs, {});
        return results_json(asked_in(pairs, CrowdStructure::list), "");
    };
    const auto says = [](const std::string& all, const char* part) {
        return all.find(part) != std::string::npos;
    };
    CHECK(says(told(5000), "\"asked\": false, \"expected\": 12497500, \"most\": 4000000}"));
    CHECK_FALSE(says(told(500), "expected"));
}

TEST_CASE("pairs are listed one by one, unless there are very many", "[crowd]") {
    const Scene few = crowd_scene(12, Spread::uniform, CrowdQuestion::pairs, {});
    const CrowdAnswer list = asked_in(few, CrowdStructure::list).crowd->answer;
    CHECK(list.tested_pairs.size() == 66);
    for (const CrowdStructure structure : all_structures) {
        const CrowdAnswer said = asked_in(few, structure).crowd->answer;
        CHECK(said.tested_pairs.size() == said.tested);
        const auto overlapping = std::count_if(said.tested_pairs.begin(), said.tested_pairs.end(),
                                               [](const CrowdPair& pair) { return pair.overlaps; });
        CHECK(static_cast<std::size_t>(overlapping) == said.found);
    }
    const Scene many = crowd_scene(600, Spread::uniform, CrowdQuestion::pairs, {});
    const CrowdAnswer all = asked_in(many, CrowdStructure::list).crowd->answer;
    CHECK(all.tested == 600 * 599 / 2);
    CHECK(all.tested_pairs.size() < 1000);
}

TEST_CASE("a box of a crowd does not depend on the number of boxes", "[crowd]") {
    for (const Spread spread : {Spread::uniform, Spread::clustered, Spread::mixed}) {
        Crowd crowd = *crowd_scene(1000, spread, CrowdQuestion::pairs, {}).crowd;
        const std::vector<Aabb> all = crowd_boxes(crowd, 0);
        crowd.count = 10;
        const std::vector<Aabb> few = crowd_boxes(crowd, 0);
        REQUIRE(few.size() == 10);
        CHECK(std::equal(few.begin(), few.end(), all.begin()));
        crowd.seed = 10;
        CHECK_FALSE(crowd_boxes(crowd, 0) == few);
    }
}

TEST_CASE("boxes of a crowd have the sizes and the region that the scene gives", "[crowd]") {
    for (const Spread spread : {Spread::uniform, Spread::mixed}) {
        for (const Aabb& box :
             crowd_boxes(*crowd_scene(2000, spread, CrowdQuestion::pairs, {}).crowd, 0)) {
            CHECK(std::abs(box.center.x) <= 100);
            CHECK(std::abs(box.center.y) <= 100);
            CHECK(box.half.x >= 0.5);
            CHECK(box.half.x <= 4);
            CHECK(box.half.y >= 0.25);
            CHECK(box.half.y <= 4);
        }
    }
}

TEST_CASE("the positions of a moving crowd depend only on the time", "[crowd]") {
    Scene scene = crowd_scene(300, Spread::uniform, CrowdQuestion::overlaps, {});
    scene.crowd->speed = 20;
    scene.crowd->roam = 15;
    const std::vector<Aabb> at_start = crowd_boxes(*scene.crowd, 0);
    Timeline timeline;
    CrowdKeeper keeper;
    const auto boxes_at = [&](double time) {
        Evaluation evaluation = evaluate(scene, time, timeline);
        keeper.ask(evaluation);
        return evaluation.crowd->world->boxes();
    };
    CHECK(boxes_at(0) == at_start);
    const std::vector<Aabb> later = boxes_at(3.7);
    CHECK_FALSE(later == at_start);
    CHECK(boxes_at(0) == at_start);
    for (std::size_t i = 0; i < later.size(); ++i) {
        // Boxes move to and fro about their places, equally far to both sides.
        CHECK(std::abs(later[i].center.x - at_start[i].center.x) <= 30);
        CHECK(later[i].half == at_start[i].half);
    }
}

TEST_CASE("a crowd is rebuilt only if it changes", "[crowd]") {
    Scene scene = crowd_scene(300, Spread::uniform, CrowdQuestion::overlaps, {});
    CrowdKeeper keeper;
    const auto world_of = [&](double time) {
        Timeline timeline;
        Evaluation evaluation = evaluate(scene, time, timeline);
        keeper.ask(evaluation);
        return evaluation.crowd->world;
    };
    const auto first = world_of(0);
    std::get<Aabb>(scene.shapes[0].geometry).center = {5, 5};
    CHECK(world_of(2) == first);
    scene.crowd->structure = CrowdStructure::grid;
    CHECK(world_of(2)->shared_boxes() == first->shared_boxes());
    scene.crowd->count = 301;
    CHECK(world_of(2)->boxes().size() == 301);
}

TEST_CASE("the sentence of a crowd says how many of its boxes were tested", "[crowd][explain]") {
    const auto told = [](const Scene& scene, CrowdStructure structure) {
        const Evaluation now = asked_in(scene, structure);
        const Sentence sentence = crowd_sentence(now.posed, now.crowd->answer);
        return sentence.answer + " " + sentence.detail;
    };
    const Scene far = crowd_scene(9999, Spread::uniform, CrowdQuestion::overlaps, {400, 0});
    CHECK(told(far, CrowdStructure::list) ==
          "No overlap. A list tests every one of the 9,999 boxes.");
    CHECK(told(far, CrowdStructure::bvh) ==
          "No overlap. The bounds of the whole tree don't meet asker: no box was tested.");
    const Scene pairs = crowd_scene(5000, Spread::uniform, CrowdQuestion::pairs, {});
    CHECK(told(pairs, CrowdStructure::list) ==
          "Not asked. List would have to test about 12,497,500 pairs.");
    Scene nobody = far;
    nobody.crowd->by.clear();
    CHECK(told(nobody, CrowdStructure::grid) == "9,999 boxes. No shape queries them.");
}

TEST_CASE("the work of a tree is recorded unless there is too much to show", "[crowd]") {
    const Scene scene = crowd_scene(500, Spread::uniform, CrowdQuestion::raycast, {10, 10});
    const Evaluation tree = asked_in(scene, CrowdStructure::bvh);
    CHECK_FALSE(record_crowd(*tree.crowd, tree.posed).notes.empty());
    const Evaluation list = asked_in(scene, CrowdStructure::list);
    CHECK(record_crowd(*list.crowd, list.posed).notes.empty());
    Scene large = crowd_scene(20000, Spread::uniform, CrowdQuestion::overlaps, {});
    std::get<Aabb>(large.shapes[0].geometry).half = {90, 90};
    const Evaluation all = asked_in(large, CrowdStructure::bvh);
    CHECK(record_crowd(*all.crowd, all.posed).notes.empty());
}
