// What the lab says of a structure's work, and of each box that it tested or left out.
#include <algorithm>

#include "catch.hpp"
#include "evaluate/crowd_places.hpp"
#include "explain/crowd_sentence.hpp"
#include "explain/crowd_story.hpp"
#include "motion/timeline.hpp"
#include "scene/names.hpp"

using namespace lab;

namespace {

Scene asking_scene(CrowdQuestion asks, CrowdStructure structure, Spread spread) {
    Scene scene;
    Crowd crowd;
    crowd.count = 300;
    crowd.seed = 4;
    crowd.half = {100, 80};
    crowd.sizes = {1, 6};
    crowd.spread = spread;
    crowd.asks = asks;
    crowd.delta = {80, -30};
    crowd.by = "asker";
    crowd.structure = structure;
    scene.crowd = crowd;
    const bool casts = asks == CrowdQuestion::raycast;
    scene.shapes = {{"asker", casts ? Geometry(Segment{{-30, 8}, {-60, 50}})
                                    : Geometry(Aabb{{-30, 8}, {14, 9}})}};
    return scene;
}

Evaluation asked(const Scene& scene) {
    Timeline timeline;
    Evaluation now = evaluate(scene, 0, timeline);
    CrowdKeeper().ask(now);
    return now;
}

bool has(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

/// Whether the place that a story names holds the box, and was not looked into.
void check_place(const Evaluation& now, const BoxStory& story, std::uint32_t id) {
    const auto& visits = now.crowd->answer.visits;
    const CrowdWorld& world = *now.crowd->world;
    const auto place = place_in(world, *story.place, around_crowd(world, now.posed));
    REQUIRE(place);
    const Aabb& box = world.boxes()[id];
    CHECK_FALSE(std::binary_search(visits.begin(), visits.end(), *story.place));
    if (world.structure() == CrowdStructure::grid) {
        CHECK(place->contains({box.center, box.center}));
        return;
    }
    CHECK(place->contains({box.min(), box.max()}));
    const auto* asker = std::get_if<Aabb>(&now.posed.shapes[0].geometry);
    if (now.posed.crowd->asks == CrowdQuestion::overlaps)
        CHECK_FALSE(meet(*place, isect::bounds_of(*asker)));
}

void check_stories(const Evaluation& now) {
    const CrowdAnswer& said = now.crowd->answer;
    const bool is_list = now.posed.crowd->structure == CrowdStructure::list;
    const bool has_places = !is_list && !said.sorted_on;
    std::uint64_t tested = 0;
    for (std::uint32_t id = 0; id < said.possible; ++id) {
        const BoxStory story = story_of(*now.crowd, now.posed, id);
        INFO(story.words);
        tested += story.tested ? 1 : 0;
        CHECK(has(story.words, "was not tested") != story.tested);
        const bool is_told_where = has_places && !story.tested;
        CHECK(story.place.has_value() == is_told_where);
        if (story.place) check_place(now, story, id);
    }
    CHECK(tested == said.tested);
}

std::string sentence(CrowdQuestion asks, CrowdStructure structure) {
    const Evaluation now = asked(asking_scene(asks, structure, Spread::uniform));
    return crowd_sentence(now.posed, now.crowd->answer).detail;
}

}  // namespace

TEST_CASE("every box of a crowd says why it was tested or not, by what was visited",
          "[crowd][explain]") {
    for (const CrowdStructure structure :
         {CrowdStructure::list, CrowdStructure::sweep_and_prune, CrowdStructure::grid,
          CrowdStructure::quadtree, CrowdStructure::bvh}) {
        for (const CrowdQuestion asks :
             {CrowdQuestion::overlaps, CrowdQuestion::raycast, CrowdQuestion::sweep_into}) {
            for (const Spread spread : {Spread::uniform, Spread::mixed}) {
                CAPTURE(name_of(structure), name_of(asks), name_of(spread));
                check_stories(asked(asking_scene(asks, structure, spread)));
            }
        }
    }
}

TEST_CASE("a box that is not beside the asker on the axis of the order isn't tested",
          "[crowd][explain]") {
    const Evaluation now = asked(
        asking_scene(CrowdQuestion::overlaps, CrowdStructure::sweep_and_prune, Spread::uniform));
    const Aabb& asker = std::get<Aabb>(now.posed.shapes[0].geometry);
    const auto& boxes = now.crowd->world->boxes();
    for (std::uint32_t id = 0; id < boxes.size(); ++id) {
        const bool beside =
            std::abs(boxes[id].center.x - asker.center.x) < boxes[id].half.x + asker.half.x;
        CHECK(story_of(*now.crowd, now.posed, id).tested == beside);
    }
}

TEST_CASE("a grid looks into the cells that a box which is met may have its center in",
          "[crowd][explain]") {
    const Evaluation now =
        asked(asking_scene(CrowdQuestion::overlaps, CrowdStructure::grid, Spread::uniform));
    const CrowdAnswer& said = now.crowd->answer;
    REQUIRE(said.within_reach);
    CHECK(std::uint64_t{said.columns} * said.rows == said.visited);
    const auto& layout = std::get<isect::Grid<double>>(now.crowd->world->phase()).layout();
    CHECK(layout.cell_of(said.within_reach->lower) == said.visits.front());
    CHECK(layout.cell_of(said.within_reach->upper) == said.visits.back());
}

TEST_CASE("each structure tells its work in its own terms", "[crowd][explain]") {
    using Asks = CrowdQuestion;
    using In = CrowdStructure;
    const std::string grid = sentence(Asks::overlaps, In::grid);
    INFO(grid);
    CHECK(has(grid, "A box is kept in the cell of its center. asker can meet those in "));
    CHECK(has(grid, " × "));
    CHECK(has(grid, "are in cells that were not looked into."));
    CHECK(has(sentence(Asks::overlaps, In::bvh), " nodes meet asker: "));
    CHECK(has(sentence(Asks::overlaps, In::quadtree), "in nodes whose bounds it doesn't meet."));
    CHECK(has(sentence(Asks::overlaps, In::sweep_and_prune), "On x, the axis of the order, "));
    CHECK(has(sentence(Asks::raycast, In::bvh), "the nearest first"));
    CHECK(has(sentence(Asks::sweep_into, In::grid), "Its way up to the hit leads through "));
    CHECK(has(sentence(Asks::pairs, In::sweep_and_prune), "beside each other on x"));
    CHECK(has(sentence(Asks::pairs, In::list), "A list tests all 44,850 pairs."));
}
