// Which answers of a game count as wrong, and which don't.
#include <cmath>

#include "catch.hpp"
#include "recording/query_scene.hpp"
#include "recording/recordings.hpp"
#include "scene/case_line.hpp"

using namespace lab;

namespace {

/// What is wrong with one query; nothing if it is fine.
std::optional<WrongAnswer> wrong_in(const std::string& query, const std::string& more = "") {
    const Replay replay = replay_of(recording_begin + more + "query q " + query + "\n");
    REQUIRE(replay.faulty() == 0);
    REQUIRE(replay.queries() == 1);
    if (replay.all_finds() == 0) return {};
    return replay.finds().front().find;
}

bool is_wrong(const std::string& query, WrongKind kind, double size, const std::string& more = "") {
    const std::optional<WrongAnswer> wrong = wrong_in(query, more);
    INFO(query << ": " << (wrong ? wrong->words : "nothing is wrong"));
    return wrong && wrong->kind == kind && std::abs(wrong->size - size) < 1e-9;
}

}  // namespace

TEST_CASE("a right answer is fine, whatever way a game takes") {
    CHECK_FALSE(wrong_in("slide hero 3 0.5 all -> 13 27.5"));
    CHECK_FALSE(wrong_in("slide hero 0 0 all -> 10 27.5"));
    CHECK_FALSE(wrong_in("slide hero 3 -4 all -> 13 23.5"));
    // It keeps a small gap to the floor.
    CHECK_FALSE(wrong_in("slide hero 3 0.5 all -> 13 27.4995"));
    CHECK_FALSE(wrong_in("walk hero 3 0.5 all -> 13 27.5"));
    CHECK_FALSE(wrong_in("sweep hero 0 5 all -> 0 0 -1 floor"));
    CHECK_FALSE(wrong_in("sweep hero 3 0 all -> miss"));
    CHECK_FALSE(wrong_in("raycast (10,0) 0 64 all but hero -> 0.5 0 -1 floor"));
    CHECK_FALSE(wrong_in("raycast (10,0) 0 10 all but hero -> miss"));
    CHECK_FALSE(wrong_in("overlaps hero 0 0 all -> no"));
    CHECK_FALSE(wrong_in("overlaps hero 0 0 floor -> yes"));  // they touch
    CHECK_FALSE(wrong_in("overlaps (190,0) 0 0 all -> yes"));
}

TEST_CASE("a game may move by one axis after the other, and up a step") {
    const std::string step = "shape step box 30 30 8 2\n";
    // Up first, and then to the right.
    CHECK_FALSE(wrong_in("walk hero 20 -4 all -> 30 23.5", step));
    CHECK_FALSE(wrong_in("slide hero 20 -4 all -> 30 23.5", step));
    CHECK(wrong_in("slide hero 40 0 all -> 50 27.5", step)->kind == WrongKind::passes_through);
}

TEST_CASE("each kind of wrong answer is found, with its size") {
    CHECK(is_wrong("slide hero nan 0 all -> 1 1", WrongKind::not_a_number, 0));
    CHECK(is_wrong("slide hero 1 0 all -> nan 1", WrongKind::not_a_number, 0));
    CHECK(is_wrong("sweep hero 1 0 all -> nan 0 -1", WrongKind::not_a_number, 0));
    CHECK(is_wrong("raycast (0,0) 0 64 all -> 0.5 inf 0", WrongKind::not_a_number, 0));
    CHECK(wrong_in("slide hero 0 50 all -> 10 77.5")->kind == WrongKind::passes_through);
    CHECK(is_wrong("sweep hero 0 5 all -> miss", WrongKind::passes_through, 5));
    CHECK(is_wrong("raycast (10,0) 0 64 all but hero -> 0.75 0 -1", WrongKind::passes_through, 16));
    CHECK(is_wrong("slide hero 0 2 all -> 10 29", WrongKind::overlaps_afterwards, 1.5));
    CHECK(is_wrong("slide hero 3 0 all -> 15 27.5", WrongKind::farther_than_asked, 2));
    CHECK(is_wrong("slide hero 3 0.5 all -> 10 27.5", WrongKind::stops_though_free, 3));
    CHECK(is_wrong("sweep hero 4 0 all -> 0.25 -1 0", WrongKind::stops_though_free, 3));
    CHECK(is_wrong("overlaps hero 0 0 all -> yes", WrongKind::other_overlap, 0,
                   "shape hero box 10 20 4 4.5\n"));
    CHECK(is_wrong("overlaps hero 0 0 all -> no", WrongKind::other_overlap, 1,
                   "shape hero box 10 28.5 4 4.5\n"));
    CHECK(is_wrong("sweep hero 0 5 all -> 0 1 0", WrongKind::other_normal, 0));
}

TEST_CASE("at a corner, either normal is right") {
    const std::string corner = "shape hero box 10 -10 4 4\nshape block box 24 4 4 4\n";
    CHECK_FALSE(wrong_in("sweep hero 12 12 block -> 0.5 0 -1", corner));
    CHECK_FALSE(wrong_in("sweep hero 12 12 block -> 0.5 -1 0", corner));
    CHECK(is_wrong("sweep hero 12 12 block -> 0.5 1 0", WrongKind::other_normal, 0, corner));
}

TEST_CASE("nothing is stopped by a side from which it moves away") {
    const std::string touching = "shape block box 30 20 10 10\nshape hero box 44 18 4 4\n";
    CHECK(is_wrong("sweep hero 10 0 block -> 0 1 0", WrongKind::stops_though_free, 10, touching));
    CHECK(is_wrong("raycast (40,20) 10 0 block -> 0 1 0", WrongKind::stops_though_free, 10,
                   touching));
    CHECK_FALSE(wrong_in("sweep hero 10 0 block -> miss", touching));
    CHECK_FALSE(wrong_in("sweep hero -10 0 block -> 0 1 0", touching));
}

TEST_CASE("one-way ground is met from its side only") {
    const std::string shelf = "shape shelf box 10 10 20 2 one_way 0 -1\n";
    CHECK_FALSE(wrong_in("slide hero 0 -30 all -> 10 -2.5", shelf));
    CHECK_FALSE(wrong_in("sweep hero 0 -30 all -> miss", shelf));
    CHECK_FALSE(wrong_in("raycast (10,20) 0 -30 all but hero -> miss", shelf));
    const std::string above = shelf + "shape hero box 10 3.5 4 4.5\n";
    CHECK(wrong_in("slide hero 0 8 all -> 10 11.5", above)->kind == WrongKind::passes_through);
}

TEST_CASE("tiles and chains are ground as well") {
    const std::string level =
        "gone floor\nshape level tiles 0 32 16 16 ####\nshape hill chain 100 32 200 0\n";
    CHECK_FALSE(wrong_in("slide hero 3 0.5 all -> 13 27.5", level));
    CHECK(is_wrong("slide hero 3 0.5 all -> 10 27.5", WrongKind::stops_though_free, 3, level));
    CHECK(wrong_in("slide hero 0 40 all -> 10 67.5", level)->kind == WrongKind::passes_through);
    CHECK(is_wrong("overlaps (20,42) 0 0 all -> no", WrongKind::other_overlap, 4, level));
    CHECK(wrong_in("raycast (10,0) 0 64 all but hero -> miss", level)->kind ==
          WrongKind::passes_through);
    CHECK(wrong_in("raycast (150,0) 0 30 hill -> miss", level)->kind == WrongKind::passes_through);
    CHECK_FALSE(wrong_in("raycast (150,0) 0 32 hill -> 0.5 -0.304776 -0.952424", level));
}

TEST_CASE("of a start inside an obstacle, only what gets worse is said") {
    const std::string inside = "shape hero box 10 28.5 4 4.5\n";
    CHECK_FALSE(wrong_in("slide hero 3 0 all -> 13 27.5", inside));
    CHECK_FALSE(wrong_in("sweep hero 3 0 all -> miss", inside));
    CHECK(wrong_in("slide hero 0 3 all -> 10 31.5", inside)->kind ==
          WrongKind::overlaps_afterwards);
    const Replay replay =
        replay_of(recording_begin + inside + "query q sweep hero 3 0 all -> miss\n");
    CHECK(replay.starts_inside() == 1);
    // A hair of rounding is no start inside.
    const std::string hair = "shape hero box 10 27.500000001 4 4.5\n";
    CHECK(wrong_in("slide hero 3 0.5 all -> 10 27.5", hair)->kind == WrongKind::stops_though_free);
}

TEST_CASE("the tolerance can be as large as the gap that a game keeps") {
    const std::string text = recording_begin + "query q sweep hero 400 0 all -> 0.4148 -1 0\n";
    CHECK(replay_of(text).count(WrongKind::stops_though_free) == 1);
    ReplaySettings settings;
    settings.within = 0.1;
    CHECK(replay_of(text, settings).all_finds() == 0);
}

TEST_CASE("each find is a scene in which isect's answer is another one") {
    const Replay replay =
        replay_of(recording_begin +
                  "query q slide hero 3 0.5 all -> 10 27.5\nquery r raycast (10,0) 0 64 "
                  "all but hero -> miss\nquery o overlaps hero 0 0 floor -> yes\n");
    const std::vector<ListedAnswer> finds = replay.finds();
    REQUIRE(finds.size() == 2);
    for (const ListedAnswer& find : finds) {
        const Scene scene = read_case(find.case_line);
        REQUIRE(scene.queries.size() == 1);
        CHECK(write_case(scene) == find.case_line);
        CHECK(find_shape(scene, "floor") != nullptr);
    }
    CHECK(read_case(finds[0].case_line).queries[0].kind == QueryKind::raycast);
    CHECK(read_case(finds[1].case_line).queries[0].delta == Vec2{3, 0.5});
    CHECK(finds[1].frame == 0);
    CHECK(finds[1].line == 6);
    CHECK(finds[1].label == "q");
}

TEST_CASE("a platform that has moved carries a character that walks") {
    // It has risen by 2, and has lifted the character by as much.
    const std::string lift = "gone floor\nshape lift box 10 38 20 8 moved 0 -2\n";
    CHECK_FALSE(wrong_in("walk hero 0 0 all -> 10 25.5", lift));
    CHECK(wrong_in("walk hero 0 0 all -> 10 27.5", lift)->kind == WrongKind::overlaps_afterwards);
}

// What a developer found who recorded games of his own.

TEST_CASE("a round mover that leaves two things which it touches passes through neither") {
    const std::string alone = "gone floor\ngone wall\n";
    const std::string corner = alone +
                               "shape wall box -10 0 10 10\nshape floor box 0 29 100 10\n"
                               "shape hero circle 3 14 5.0000001\n";
    CHECK_FALSE(wrong_in("slide hero 1 0 all -> 4 14", corner));
    CHECK_FALSE(wrong_in("walk hero 1 0 all -> 4 14", corner));
    const std::string notch = alone +
                              "shape l circle -4 3 2.0000001\nshape r circle 4 3 2.0000001\n"
                              "shape hero circle 0 0 3\n";
    CHECK_FALSE(wrong_in("slide hero 0 -2 all -> 0 -2", notch));
    const std::string corridor = alone +
                                 "shape floor box 0 16 100 10\nshape block box -20 -2 20 2\n"
                                 "shape hero circle 0 3 3.0000001\n";
    CHECK_FALSE(wrong_in("slide hero 1 0 all -> 1 3", corridor));
}

TEST_CASE("moving by one axis after the other may end at another side of a corner") {
    const std::string corner =
        "gone floor\ngone wall\nshape wall box 0 0 8 8\nshape hero box 14 14 5 7\n";
    CHECK_FALSE(wrong_in("slide hero -2.5 10 all -> 13 24", corner));
    CHECK_FALSE(wrong_in("walk hero -2.5 10 all -> 13 24", corner));
    CHECK_FALSE(wrong_in("slide hero -2.5 10 all -> 11.5 24", corner));
    CHECK(is_wrong("slide hero -2.5 10 all -> 14 24", WrongKind::other_place, 2.5, corner));
}

TEST_CASE("on a slope, both ways of walking are right") {
    const std::string slope =
        "gone floor\ngone wall\nshape ground polygon 0 40 40 0 40 40\n"
        "shape hero circle 10 20 2\n";
    const double up = 30 - 2 * std::sqrt(2.0);
    const std::string on = slope + "shape hero circle 10 " + std::to_string(up) + " 2\n";
    const auto end = [&](double x, double y) {
        return std::to_string(10 + x) + " " + std::to_string(up + y);
    };
    CHECK_FALSE(wrong_in("walk hero 0 5 all -> " + end(0, 0), on));
    CHECK_FALSE(wrong_in("walk hero 2 0.5 all -> " + end(2, -2), on));      // keeps its speed on x
    CHECK_FALSE(wrong_in("walk hero 2 0.5 all -> " + end(1.4, -1.4), on));  // and that on the slope
    CHECK_FALSE(wrong_in("slide hero 0 5 all -> " + end(0, 0), on));
    CHECK_FALSE(wrong_in("walk hero -2 0.5 all -> " + end(-2, 2), on));  // held on the ground
}

TEST_CASE("in free space, a move ends where it was to go") {
    const std::string free = "gone floor\ngone wall\nshape hero box 0 6 2 2\n";
    CHECK_FALSE(wrong_in("slide hero 10 5 all -> 10 11", free));
    CHECK(wrong_in("slide hero 10 0 all -> -10 6", free)->kind == WrongKind::other_place);
    CHECK(wrong_in("slide hero 10 0 all -> 0 16", free)->kind == WrongKind::other_place);
    CHECK(wrong_in("walk hero 10 5 all -> 10 1", free)->kind == WrongKind::other_place);
    CHECK(wrong_in("walk hero 10 5 all -> 20 16", free)->kind == WrongKind::farther_than_asked);
    CHECK(is_wrong("slide hero 10 0 all -> 4 6", WrongKind::stops_though_free, 6, free));
    const std::string floor = "shape hero box 0 6 2 2\nshape floor box 0 16 100 8\n";
    CHECK(wrong_in("slide hero 10 5 all -> 0 -4", floor)->kind == WrongKind::other_place);
    // It hovers.
    CHECK(is_wrong("slide hero 10 0.5 all -> 10 5.9", WrongKind::stops_though_free, 0.1, floor));
    CHECK(is_wrong("walk hero 10 0.5 all -> 10 5", WrongKind::stops_though_free, 1, floor));
}

TEST_CASE("a normal has the length 1, and a one-way shape can be overlapped") {
    CHECK(is_wrong("sweep hero 0 5 all -> 0 0 -2", WrongKind::other_normal, 0));
    const std::string shelf = "shape shelf box 10 27 20 2 one_way 0 -1\n";
    CHECK_FALSE(wrong_in("overlaps hero 0 0 shelf -> yes", shelf));
    CHECK(wrong_in("overlaps hero 0 0 shelf -> no", shelf)->kind == WrongKind::other_overlap);
}

TEST_CASE("a find has an obstacle in its scene, even if none is within reach") {
    const Replay replay = replay_of(
        recording_begin + "shape hero box 10 0 4 4.5\nquery o overlaps hero 0 0 all -> yes\n");
    const Scene scene = read_case(replay.finds().at(0).case_line);
    REQUIRE(scene.queries.size() == 1);
    CHECK(scene.queries[0].obstacles.size() == 1);
}

TEST_CASE("a ray is shown with its whole way") {
    const RecordingHead head;
    const RecordedLine line =
        read_recorded_line("query a raycast (16,27.5) 100 0 none -> miss", head);
    QueryFinder finder;
    const RecordedWorld world;
    const AskedQuery& asked = finder.find(world, std::get<QueryLine>(line), head, 0.001);
    const Scene scene = scene_of_moment(asked, "", "A ray", world);
    CHECK(scene.content_corner.x < 16);
    CHECK(scene.content_corner.x + scene.content_size.x > 116);
}

TEST_CASE("an answer may be off by a hair across the motion, too") {
    CHECK_FALSE(wrong_in("raycast (-300,32) 200 0 all but hero -> 0.5 0 -1"));  // along the top
    CHECK_FALSE(wrong_in("raycast (-300,32) 200 0 all but hero -> miss"));
    const std::string ball = "shape ball circle 0 0 10\n";
    CHECK_FALSE(wrong_in("raycast (-50,-10.0001) 100 0 ball -> 0.5 0 -1", ball));
    CHECK_FALSE(wrong_in("raycast (-50,-9.9999) 100 0 ball -> miss", ball));
    CHECK(wrong_in("raycast (-50,-9.9) 100 0 ball -> miss", ball)->kind ==
          WrongKind::passes_through);
    ReplaySettings settings;
    settings.within = 0.02;
    const std::string above = recording_begin + "shape hero box 10 27.495 4 4.5\n";
    CHECK(replay_of(above + "query s sweep hero 3 0 all -> 0 0 -1\n", settings).all_finds() == 0);
    CHECK(replay_of(above + "query s sweep hero 3 0 all -> 0 -1 0\n", settings).all_finds() == 1);
}

TEST_CASE("overlaps asks about one-way edges and tiles, too") {
    const std::string ground =
        "gone floor\nshape hill chain -50 30 50 30 front_only\n"
        "shape deck tiles 0 100 16 16 --\n";
    CHECK_FALSE(wrong_in("overlaps hero 0 0 hill -> yes", ground));
    CHECK_FALSE(
        wrong_in("overlaps hero 0 0 deck -> yes", ground + "shape hero box 10 104 4 4.5\n"));
}
