// Crowds with too many boxes to rebuild a structure for each frame.
#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "evaluate/crowd.hpp"
#include "evaluate/crowd_places.hpp"
#include "evaluate/results_json.hpp"
#include "explain/crowd_sentence.hpp"
#include "explain/crowd_story.hpp"
#include "motion/timeline.hpp"
#include "scene/names.hpp"

using namespace lab;

namespace {

constexpr CrowdStructure structures_of_ways[] = {CrowdStructure::sweep_and_prune,
                                                 CrowdStructure::grid, CrowdStructure::quadtree,
                                                 CrowdStructure::bvh};

Scene moving_scene(CrowdQuestion asks, Spread spread, int count = most_made_anew + 1) {
    Scene scene;
    Crowd crowd;
    crowd.count = count;
    crowd.seed = 6;
    crowd.half = {100, 100};
    crowd.sizes = {0.05, 0.6};
    crowd.spread = spread;
    crowd.speed = 5;
    crowd.roam = 9;
    crowd.asks = asks;
    crowd.delta = {60, -25};
    crowd.by = "asker";
    scene.crowd = crowd;
    const bool casts = asks == CrowdQuestion::raycast;
    scene.shapes = {{"asker", casts ? Geometry(Segment{{-20, 5}, {-60, 50}})
                                    : Geometry(Aabb{{-20, 5}, {3, 2}})}};
    return scene;
}

Evaluation asked_of(CrowdKeeper& keeper, Scene scene, CrowdStructure structure, double time) {
    scene.crowd->structure = structure;
    Timeline timeline;
    Evaluation now = evaluate(scene, time, timeline);
    keeper.ask(now);
    return now;
}

std::string result_text(const Evaluation& now) {
    const std::string all = results_json(now, "");
    return all.substr(all.find("\"found\""));
}

}  // namespace

TEST_CASE("the bounds of a path contain its box at any time", "[crowd]") {
    for (const Spread spread : {Spread::uniform, Spread::clustered, Spread::mixed}) {
        const Crowd crowd = *moving_scene(CrowdQuestion::overlaps, spread, 500).crowd;
        const CrowdWays ways(crowd);
        const std::vector<Aabb> reached = ways.reached();
        for (double time = 0; time < 20; time += 0.37) {
            const std::vector<Aabb> boxes = crowd_boxes(crowd, time);
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                const isect::Bounds<double> way{reached[i].min(), reached[i].max()};
                REQUIRE(way.contains(isect::bounds_of(boxes[i])));
            }
        }
        // The bounds are tight: each box reaches both ends of its path.
        const double most = crowd.roam + crowd.sizes.y + 1e-9;
        for (const Aabb& way : reached) CHECK(std::max(way.half.x, way.half.y) <= most);
    }
}

TEST_CASE("a structure of paths gives the same result as a list of positions", "[crowd]") {
    std::size_t found = 0;
    for (const Spread spread : {Spread::uniform, Spread::clustered, Spread::mixed}) {
        for (const CrowdQuestion asks :
             {CrowdQuestion::overlaps, CrowdQuestion::raycast, CrowdQuestion::sweep_into}) {
            const Scene scene = moving_scene(asks, spread);
            CrowdKeeper keeper;
            for (const double time : {0.0, 1.3, 7.9, 1e4}) {
                INFO(name_of(spread) << ", " << name_of(asks) << " at " << time);
                const Evaluation list = asked_of(keeper, scene, CrowdStructure::list, time);
                CHECK(list.crowd->world->boxes() == crowd_boxes(*scene.crowd, time));
                found += list.crowd->answer.found;
                for (const CrowdStructure structure : structures_of_ways) {
                    const Evaluation now = asked_of(keeper, scene, structure, time);
                    CHECK(now.crowd->world->of_ways());
                    CHECK(result_text(now) == result_text(list));
                    CHECK(now.crowd->answer.found_boxes == list.crowd->answer.found_boxes);
                    CHECK(now.crowd->answer.tested < list.crowd->answer.tested / 2);
                    CHECK(ask_crowd_untraced(*now.crowd->world, now.posed) ==
                          list.crowd->answer.found);
                }
            }
        }
    }
    CHECK(found > 100);
}

TEST_CASE("a structure of paths is built once, others at each moment", "[crowd]") {
    CrowdKeeper keeper;
    const auto made_anew = [&](const Scene& scene) {
        const auto phase_at = [&](double time) {
            return asked_of(keeper, scene, CrowdStructure::grid, time).crowd->world;
        };
        const auto before = phase_at(0.5), after = phase_at(0.6);
        CHECK_FALSE(before->boxes() == after->boxes());
        return &before->phase() != &after->phase();
    };
    CHECK_FALSE(made_anew(moving_scene(CrowdQuestion::overlaps, Spread::uniform)));
    CHECK(made_anew(moving_scene(CrowdQuestion::pairs, Spread::uniform)));
    CHECK(made_anew(moving_scene(CrowdQuestion::overlaps, Spread::uniform, most_made_anew)));
}

TEST_CASE("the boxes of a moment don't change while they are in use", "[crowd]") {
    const Scene scene = moving_scene(CrowdQuestion::overlaps, Spread::uniform, 50);
    CrowdKeeper keeper;
    const auto boxes_at = [&](double time) {
        return asked_of(keeper, scene, CrowdStructure::bvh, time).crowd->world->shared_boxes();
    };
    const auto held = boxes_at(1);
    const void* memory = nullptr;
    for (const double time : {2.0, 3.0, 4.0}) {
        const auto now = boxes_at(time);
        CHECK(*held == crowd_boxes(*scene.crowd, 1));
        CHECK(*now == crowd_boxes(*scene.crowd, time));
        if (memory != nullptr) CHECK(memory == now.get());
        memory = now.get();
    }
}

TEST_CASE("boxes in a structure of paths are shown where they are", "[crowd]") {
    const Scene scene = moving_scene(CrowdQuestion::overlaps, Spread::uniform);
    const isect::Bounds<double> place{{-20, 5}, {-5, 20}};
    CrowdKeeper keeper;
    for (const CrowdStructure structure : structures_of_ways) {
        const auto world = asked_of(keeper, scene, structure, 2.6).crowd->world;
        const auto is_seen = [&](const Aabb& box) { return meet(isect::bounds_of(box), place); };
        std::ptrdiff_t seen = 0;
        world->near(place, [&](const Aabb& box) { seen += is_seen(box) ? 1 : 0; });
        const auto& all = world->boxes();
        CHECK(seen == std::count_if(all.begin(), all.end(), is_seen));
        CHECK(seen > 10);
        REQUIRE(world->box_at(all[77].center));
        const Aabb& there = all[*world->box_at(all[77].center)];
        CHECK(meet(isect::bounds_of(there), isect::bounds_of(all[77])));
    }
}

TEST_CASE("the explanation says that boxes are stored by their paths", "[crowd][explain]") {
    const Scene scene = moving_scene(CrowdQuestion::overlaps, Spread::uniform);
    const auto said = [&](const Scene& of, CrowdStructure structure) {
        CrowdKeeper keeper;
        const Evaluation now = asked_of(keeper, of, structure, 0.5);
        const bool in_json = results_json(now, "").find("\"kept\": \"ways\"") != std::string::npos;
        const std::string text = crowd_sentence(now.posed, now.crowd->answer).detail;
        const bool in_words = text.find("stored by its whole path") != std::string::npos;
        if (structure != CrowdStructure::list) CHECK(in_json == in_words);
        return in_words;
    };
    for (const CrowdStructure structure : structures_of_ways) CHECK(said(scene, structure));
    CHECK_FALSE(said(scene, CrowdStructure::list));
    Scene still = scene;
    still.crowd->speed = 0;
    CHECK_FALSE(said(still, CrowdStructure::bvh));

    // It says so only for queries about a shape, not for pairs.
    CrowdKeeper keeper;
    const Evaluation pairs = asked_of(keeper, moving_scene(CrowdQuestion::pairs, Spread::uniform),
                                      CrowdStructure::grid, 0.5);
    CHECK_FALSE(pairs.crowd->world->of_ways());
    CHECK(crowd_sentence(pairs.posed, pairs.crowd->answer).detail.ends_with("which is slow."));
}

TEST_CASE("far from all paths, no box's path is beside the query shape", "[crowd][explain]") {
    Scene scene = moving_scene(CrowdQuestion::overlaps, Spread::uniform);
    std::get<Aabb>(scene.shapes[0].geometry).center = {400, 400};
    CrowdKeeper keeper;
    const Evaluation now = asked_of(keeper, scene, CrowdStructure::sweep_and_prune, 0.5);
    const std::string text = crowd_sentence(now.posed, now.crowd->answer).detail;
    CHECK(text.find("no box's path is beside asker.") != std::string::npos);
}

TEST_CASE("a box that is stored by its path shows where the path is", "[crowd][explain]") {
    const Scene scene = moving_scene(CrowdQuestion::overlaps, Spread::uniform);
    CrowdKeeper keeper;
    for (const CrowdStructure structure : structures_of_ways) {
        INFO(name_of(structure));
        const Evaluation now = asked_of(keeper, scene, structure, 3.1);
        const CrowdWorld& world = *now.crowd->world;
        const auto& said = now.crowd->answer;
        for (std::uint32_t id = 0; id < 2000; id += 13) {
            const BoxStory story = story_of(*now.crowd, now.posed, id);
            const auto& tested = said.tested_boxes;
            CHECK(story.tested == std::binary_search(tested.begin(), tested.end(), id));
            if (!story.place) continue;
            const auto& visits = said.visits;
            CHECK_FALSE(std::binary_search(visits.begin(), visits.end(), *story.place));
            const auto place = place_in(world, *story.place, around_crowd(world, now.posed));
            const Aabb& box = world.boxes()[id];
            if (structure != CrowdStructure::grid) CHECK(place->contains({box.min(), box.max()}));
        }
    }
}

TEST_CASE("very many visited nodes are shown as a sample from first to last", "[crowd]") {
    Scene scene = moving_scene(CrowdQuestion::overlaps, Spread::uniform);
    scene.shapes = {{"asker", Aabb{{0, 0}, {120, 120}}}};
    CrowdKeeper keeper;
    for (const CrowdStructure structure : structures_of_ways) {
        INFO(name_of(structure));
        const CrowdAnswer said = asked_of(keeper, scene, structure, 1).crowd->answer;
        CHECK(said.found == said.possible);
        if (structure == CrowdStructure::grid) continue;
        CHECK(said.visited > 1000);
        CHECK(said.places.size() <= 700);
        // Each quarter of the world contains some of them.
        for (const Vec2 corner : {Vec2{0, 0}, Vec2{-120, 0}, Vec2{0, -120}, Vec2{-120, -120}}) {
            const isect::Bounds<double> quarter{corner, corner + Vec2{120, 120}};
            const auto& places = said.places;
            CHECK(std::any_of(places.begin(), places.end(),
                              [&](const auto& place) { return quarter.contains(place); }));
        }
    }
}
