// The lab's explanation of a structure's work, and of each box that it tested or skipped.
#include "explain/crowd_story.hpp"

#include <algorithm>

#include "catch.hpp"
#include "evaluate/crowd_places.hpp"
#include "evaluate/crowds.hpp"
#include "explain/crowd_sentence.hpp"
#include "scene/names.hpp"

using namespace lab;
using lab::testing::asked;
using lab::testing::crowd_asked;
using lab::testing::crowd_of;

namespace {

Scene asking_scene(CrowdQuestion asks, CrowdStructure structure, Spread spread) {
    Crowd crowd = crowd_of(300, 4, {100, 80}, {1, 6});
    crowd.delta = {80, -30};
    crowd.structure = structure;
    return crowd_asked(crowd, spread, asks, {{-30, 8}, {-60, 50}}, {{-30, 8}, {14, 9}});
}

bool has(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

/// Checks that the node that a story names contains the box and was not searched.
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

TEST_CASE("every box of a crowd says why it was tested or skipped", "[crowd][explain]") {
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

TEST_CASE("a box that is not beside the query shape on the sorted axis is skipped",
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

TEST_CASE("a grid visits the cells that may contain the center of a hit box", "[crowd][explain]") {
    const Evaluation now =
        asked(asking_scene(CrowdQuestion::overlaps, CrowdStructure::grid, Spread::uniform));
    const CrowdAnswer& said = now.crowd->answer;
    REQUIRE(said.within_reach);
    CHECK(std::uint64_t{said.columns} * said.rows == said.visited);
    const auto& layout = std::get<isect::Grid<double>>(now.crowd->world->phase()).layout();
    CHECK(layout.cell_of(said.within_reach->lower) == said.visits.front());
    CHECK(layout.cell_of(said.within_reach->upper) == said.visits.back());
}

TEST_CASE("each structure describes its work in its own terms", "[crowd][explain]") {
    using Asks = CrowdQuestion;
    using In = CrowdStructure;
    const std::string grid = sentence(Asks::overlaps, In::grid);
    INFO(grid);
    CHECK(has(grid, "A box is kept in the cell of its center. asker can overlap those in "));
    CHECK(has(grid, " × "));
    CHECK(has(grid, "are in cells that were not visited."));
    CHECK(has(sentence(Asks::overlaps, In::bvh), " nodes meet asker: "));
    CHECK(has(sentence(Asks::overlaps, In::quadtree), "in nodes whose bounds it doesn't meet."));
    CHECK(has(sentence(Asks::overlaps, In::sweep_and_prune), "On x, the axis of the order, "));
    CHECK(has(sentence(Asks::raycast, In::bvh), "the nearest first"));
    CHECK(has(sentence(Asks::sweep_into, In::grid), "Its path up to the hit leads through "));
    CHECK(has(sentence(Asks::pairs, In::sweep_and_prune), "beside each other on x"));
    CHECK(has(sentence(Asks::pairs, In::list), "A list tests all 44,850 pairs."));
}

namespace {

/// The text for given numbers of possible, tested, found and visited boxes or pairs.
std::string words_told(CrowdQuestion asks, CrowdStructure structure, std::uint64_t possible,
                       std::uint64_t tested, std::uint64_t found, std::uint64_t visited = 1) {
    Scene scene;
    Crowd& crowd = scene.crowd.emplace();
    crowd.asks = asks;
    crowd.by = "asker";
    crowd.structure = structure;
    CrowdAnswer said;
    said.asked = true;
    said.possible = possible;
    said.tested = tested;
    said.found = found;
    said.visited = visited;
    said.columns = said.rows = 1;
    said.loose = 1;
    if (structure == CrowdStructure::sweep_and_prune) said.sorted_on = isect::Axis::y;
    said.answer = Overlaps{found > 0};
    if (asks == CrowdQuestion::raycast) said.answer = std::optional<Hit>{};
    const Sentence sentence = crowd_sentence(scene, said);
    return sentence.answer + " " + sentence.detail;
}

}  // namespace

TEST_CASE("none and one are worded naturally for a query box", "[crowd][explain]") {
    using In = CrowdStructure;
    constexpr CrowdQuestion asks = CrowdQuestion::overlaps;
    CHECK(words_told(asks, In::list, 1, 1, 0) == "No overlap. A list tests the only box.");
    CHECK(words_told(asks, In::sweep_and_prune, 1, 0, 0) ==
          "No overlap. On y, the axis of the order, no box is beside asker. The only one is before "
          "or behind it there.");
    CHECK(words_told(asks, In::sweep_and_prune, 2, 1, 0) ==
          "No overlap. On y, the axis of the order, 1 box is beside asker and tested, and doesn't "
          "overlap it. The other one is before or behind it there.");
    CHECK(words_told(asks, In::grid, 9, 1, 1) ==
          "1 box overlaps. A box is kept in the cell of its center. asker can overlap those in 1 "
          "cell, and the one that is too large for a cell: 1 box was tested. The other 8 are in "
          "cells that were not visited.");
    CHECK(words_told(asks, In::bvh, 9, 0, 0) ==
          "No overlap. 1 node meets asker: no box was tested. All 9 are in nodes whose bounds it "
          "doesn't meet.");
    CHECK(words_told(asks, In::bvh, 9, 8, 3, 2) ==
          "3 boxes overlap. 2 nodes meet asker: 8 boxes were tested; 5 do not overlap. The other "
          "one is in nodes whose bounds it doesn't meet.");
}

TEST_CASE("none and one are worded naturally for a path and for pairs", "[crowd][explain]") {
    using In = CrowdStructure;
    constexpr CrowdQuestion casts = CrowdQuestion::raycast, pairs = CrowdQuestion::pairs;
    CHECK(words_told(casts, In::sweep_and_prune, 5, 0, 0) ==
          "No hit. On y, the axis of the order, no box is beside its path. All 5 are before or "
          "behind that.");
    CHECK(words_told(casts, In::grid, 1, 0, 0) ==
          "No hit. Its path leads through 1 cell, and the one that is too large for a cell: no "
          "box was tested. The only one is in cells that were not visited.");
    CHECK(words_told(pairs, In::list, 0, 0, 0) == "No overlap. One box alone makes no pair.");
    CHECK(words_told(pairs, In::bvh, 0, 0, 0) == "No overlap. One box alone makes no pair.");
    CHECK(words_told(pairs, In::list, 1, 1, 1) == "1 pair overlaps. A list tests the only pair.");
    CHECK(words_told(pairs, In::grid, 1, 1, 0) ==
          "No overlap. The only pair is in cells within reach of each other: tested.");
    CHECK(words_told(pairs, In::bvh, 45, 1, 0) ==
          "No overlap. 1 of 45 pairs is left where bounds of nodes meet: tested. The other 44 are "
          "kept apart by the bounds of nodes.");
    CHECK(words_told(pairs, In::sweep_and_prune, 45, 0, 0) ==
          "No overlap. No two boxes are beside each other on y, the axis of the order. All 45 "
          "pairs are apart there: one box begins after the other has ended.");
}
