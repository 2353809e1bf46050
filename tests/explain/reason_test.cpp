// The explanation of a result in words, and by how much it was decided.
#include "explain/reason.hpp"

#include <cmath>

#include "catch.hpp"
#include "explain/inputs.hpp"
#include "text.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

std::string words(const Case& each) {
    return in_words(hear(each).reason.sentence);
}

/// The length of the drawn gap.
double gap_of(const Case& each) {
    const Reason reason = hear(each).reason;
    REQUIRE(reason.gap);
    return isect::length(reason.gap->to - reason.gap->from);
}

Case cast(const Segment& path, const Geometry& obstacle) {
    return ask(QueryKind::raycast, path, obstacle);
}

}  // namespace

TEST_CASE("a miss at a corner says which slab is left before the other is entered", "[explain]") {
    const Case corner = cast({{64, 0}, {-64, 32}}, Aabb{{0, 0}, {16, 16}});
    CHECK(words(corner) ==
          "No hit. a leaves the y slab of b at t = 0.500, 0.250 before it enters "
          "the x slab at 0.750.");
    CHECK(gap_of(corner) == Approx(0.25 * std::hypot(64, 32)));
}

TEST_CASE("a miss beside a slab says how wide the gap is, and where", "[explain]") {
    const Case short_of = cast({{-40, 0}, {20, 0}}, Aabb{{0, 0}, {16, 16}});
    CHECK(words(short_of).find("stops 4.000 short of the x slab") != std::string::npos);
    CHECK(gap_of(short_of) == 4);
    const Case past = cast({{0, 20}, {1, 10}}, Aabb{{0, 0}, {16, 16}});
    CHECK(words(past).find("left the y slab at t = −0.400") != std::string::npos);
    CHECK(gap_of(past) == 4);
    const Case beside = cast({{-40, 21}, {80, 0}}, Aabb{{0, 0}, {16, 16}});
    CHECK(words(beside).find("runs beside the y slab of b, 5.000 away") != std::string::npos);
    CHECK(gap_of(beside) == 5);
    // A path that comes nearer, but not near enough, doesn't run beside the slab.
    const Case nearing = cast({{-40, 22}, {80, -1}}, Aabb{{0, 0}, {16, 16}});
    CHECK(words(nearing).find("ends 5.000 away from the y slab of b, and came only 1.000 nearer") !=
          std::string::npos);
}

TEST_CASE("a push says where it leads, and how long the alternative would be", "[explain]") {
    Case between = ask(QueryKind::intersect, Aabb{{0, -4}, {18, 18}},
                       {Aabb{{-40, 0}, {28, 40}}, Aabb{{40, 0}, {28, 40}}});
    Query other = between.scene.queries.front();
    other.obstacles = {"c"};
    between.scene.queries.front().obstacles = {"b"};
    CHECK(words(between) ==
          "Overlap. The shortest way out for a is 6.000 long, (6.000, 0.000): on y it would be "
          "54.000.");
    between.scene.queries.push_back(other);
    CHECK(words(between).find("54.000. There it overlaps c.") != std::string::npos);
}

TEST_CASE("a push of a round shape says between which edges it is measured", "[explain]") {
    const Case in_box = ask(QueryKind::intersect, Circle{{3, -5}, 4}, Aabb{{0, 0}, {8, 8}});
    CHECK(words(in_box).find("7.000 long, (0.000, −7.000): it is that far from the lowest point of "
                             "a to the top of b, its nearest side.") != std::string::npos);
    const Case on_ball = ask(QueryKind::intersect, Aabb{{3, -5}, {8, 8}}, Circle{{0, 0}, 4});
    CHECK(words(on_ball).find("from the highest point of b to the bottom of a") !=
          std::string::npos);
}

TEST_CASE("a miss of a round shape gives the distance", "[explain]") {
    const Case passing = cast({{-20, 11}, {40, 0}}, Circle{{0, 0}, 8});
    CHECK(words(passing).find("at a distance of 3.000, at t = 0.500") != std::string::npos);
    CHECK(gap_of(passing) == Approx(3));
    const Case touching = cast({{-20, 8}, {40, 0}}, Circle{{0, 0}, 8});
    CHECK(words(touching).find("touches b at t = 0.500 without entering") != std::string::npos);
    const Case arc = ask(QueryKind::sweep, Circle{{-1, 24}, 4}, Aabb{{0, 0}, {8, 8}}, {26, -26});
    CHECK(words(arc).find("near enough at once, but not to the corner") != std::string::npos);
}

TEST_CASE("only a path towards an obstacle stops short of it", "[explain]") {
    const Case on_its_way = cast({{-40, 4}, {20, 0}}, Circle{{0, 0}, 8});
    CHECK(words(on_its_way).find("short of b: it would enter at t = ") != std::string::npos);
    const Case beside = cast({{-40, 11}, {30, 0}}, Circle{{0, 0}, 8});
    CHECK(words(beside) == "No hit. a ends 6.866 away from b, and would miss it if it went on.");
    const Aabb square{{0, 0}, {8, 8}};
    const Case beside_box = cast({{20, -30}, {2, 20}}, square);
    CHECK(words(beside_box).find("No hit. a runs beside") == std::string::npos);
    CHECK(words(beside_box).find("short of") == std::string::npos);
    // The path's line leaves one slab before it enters the other.
    const Case past_corner = cast({{0, -40}, {30, 31}}, square);
    CHECK(words(past_corner) ==
          "No hit. a ends 1.000 away from the y slab of b, and would miss b if it went on.");
}

TEST_CASE("a hit counts no time from before the start", "[explain]") {
    const Aabb square{{0, 0}, {8, 8}};
    CHECK(words(cast({{-40, 2}, {80, 4}}, square))
              .find("it starts in the y slab, and enters the x "
                    "slab") != std::string::npos);
    CHECK(words(cast({{-40, -20}, {80, 40}}, square)).find("0.100 after the y slab") !=
          std::string::npos);
}

// Sweeps that swing back and forth said "it would enter at t = 1519.943" where they are short.
TEST_CASE("a miss names no time that is many lengths of the path away", "[explain]") {
    const Aabb square{{0, 0}, {8, 8}};
    CHECK(words(cast({{-40, 0}, {0.01, 0}}, square)) ==
          "No hit. a stops 31.990 short of the x slab of b.");
    CHECK(words(cast({{-40, 0}, {0.01, 0}}, Circle{{0, 0}, 8})) ==
          "No hit. a stops 31.990 short of b.");
    CHECK(words(cast({{40, 0}, {0.01, 0}}, square)) ==
          "No hit. a starts 32.000 away from the x slab of b, past b.");
}

TEST_CASE("only a path away from an obstacle starts past it", "[explain]") {
    const Aabb square{{0, 0}, {8, 8}};
    CHECK(words(cast({{20, 2}, {10, 1}}, square)).find("a starts past b") != std::string::npos);
    // To the left of it, above it, and rising a little.
    CHECK(words(cast({{-40, -20}, {10, -1}}, square)) ==
          "No hit. a ends 22.000 away from the x slab of b, and would miss b if it went on.");
}

TEST_CASE("a close call says that it was decided exactly, and by what margin", "[explain]") {
    const Aabb square{{0, 0}, {16, 16}};
    const Case grazing = cast({{-20, 8}, {40, 0}}, Circle{{0, 0}, 8});
    CHECK(words(grazing).ends_with(" Decided exactly: just touching."));
    const Case level = cast({{-20, 0}, {4, 1}}, square);
    CHECK(words(level).ends_with(" Decided exactly: level with its edge."));
    const Case apart = ask(QueryKind::overlaps, Vec2{0.6, 0.8}, Circle{{0, 0}, 1});
    CHECK(words(apart).ends_with(" Decided exactly: 2.220e−17 from touching."));
    const Case inside = ask(QueryKind::overlaps, Aabb{{17, 0}, {1 + 0x1p-51, 1}}, square);
    CHECK(words(inside).ends_with(" Decided exactly: 4.441e−16 from touching."));
    const Case far_level = ask(QueryKind::overlaps, Aabb{{2, 50}, {1, 1}}, Aabb{{0, 0}, {1, 1}});
    CHECK(words(far_level).ends_with(" Decided exactly: level with its edge."));
    // What is decided to be apart isn't said to touch.
    const Case beside = cast({{-60, -35.61552812808831}, {120, 30}}, Circle{{0, 0}, 20});
    CHECK(words(beside) ==
          "No hit. a passes b at t = 0.540 without touching it. Decided exactly: 4.482e−15 from "
          "touching.");
    const Case plain = cast({{-20, 7}, {40, 0}}, Circle{{0, 0}, 8});
    CHECK(words(plain).find("Decided exactly") == std::string::npos);
}

TEST_CASE("shapes that only touch are described without a margin of 0", "[explain]") {
    const Aabb square{{0, 0}, {16, 16}};
    CHECK(words(cast({{-32, 0}, {32, -32}}, square)) ==
          "No hit. a leaves the y slab of b at t = 0.500, just as it enters the x "
          "slab. Decided exactly: just touching.");
    CHECK(words(cast({{-40, 16}, {80, 0}}, square)) ==
          "No hit. a runs along the edge of the y slab of b and never enters it. Decided exactly: "
          "level with its edge.");
    CHECK(words(cast({{-40, 0}, {24, 0}}, square)) ==
          "No hit. a ends on the edge of the x slab of b, and goes no further. Decided exactly: "
          "level with its edge.");
    CHECK(words(cast({{16, 0}, {24, 0}}, square)) ==
          "No hit. a starts on the edge of the x slab of b and leads away from it. Decided "
          "exactly: level with its edge.");
    CHECK(words(ask(QueryKind::slab_times, Segment{{-32, 0}, {32, -32}}, square)) ==
          "The line misses. It leaves the y slab at 0.500, just as it enters the x "
          "slab.");
    CHECK(words(ask(QueryKind::overlaps, Range{0, 4}, Range{4, 9})) ==
          "No overlap. b begins at 4.000, just where a ends.");
    CHECK(words(ask(QueryKind::overlaps, Range{3, 3}, Range{0, 9})) ==
          "Overlap. Each begins before the other ends: they share the one number 3.000.");
}

TEST_CASE("a hit says which slab came last", "[explain]") {
    const Case hit = cast({{-40, -22}, {76, 38}}, Aabb{{0, 0}, {16, 16}});
    CHECK(words(hit) ==
          "Hit at t = 0.316. a meets the left side of b: it enters the x slab last, "
          "0.158 after the y slab.");
}

TEST_CASE("boxes that are apart on one axis say on which", "[explain]") {
    const Case apart = ask(QueryKind::intersect, Aabb{{30, 0}, {4, 4}}, Aabb{{0, 0}, {8, 8}});
    CHECK(words(apart).find("18.000 apart on x") != std::string::npos);
    CHECK(gap_of(apart) == 18);
    const Case touching = ask(QueryKind::overlaps, Aabb{{0, 12}, {4, 4}}, Aabb{{0, 0}, {8, 8}});
    CHECK(words(touching).find("only touch on y") != std::string::npos);
    // 0.3 and its next number: the gap is too small for the rounded sum of the half sizes.
    const Case hair = ask(QueryKind::intersect, Aabb{{0.30000000000000004, 0}, {0.1, 0.1}},
                          Aabb{{0, 0}, {0.2, 0.2}});
    CHECK(words(hair) ==
          "No overlap. a and b are 2.776e−17 apart on x: one axis is enough to separate them. "
          "Decided exactly: 2.776e−17 from touching.");
}

TEST_CASE("slab times say by how much the slabs meet or miss", "[explain]") {
    const auto slabs = [](const Segment& path) {
        return words(ask(QueryKind::slab_times, path, Aabb{{0, 0}, {16, 16}}));
    };
    CHECK(slabs({{64, 0}, {-64, 32}}) ==
          "The line misses. It leaves the y slab at 0.500, 0.250 before it enters the x slab at "
          "0.750.");
    CHECK(
        slabs({{-40, -22}, {76, 38}}) ==
        "Inside from 0.316 to 0.737. It enters the x slab last, 0.158 after the y slab, so it hits "
        "a side of that slab.");
    CHECK(slabs({{-40, 0}, {20, 0}}) ==
          "Too short. The line enters the box at 1.200, 0.200 after the end of the segment.");
    CHECK(slabs({{40, 0}, {40, 0}}) ==
          "Behind. The line left the box at −0.600, 0.600 before the start of the segment.");
    CHECK(slabs({{-40, 20}, {80, 0}}) ==
          "The line misses. It runs beside the y slab and never enters it.");
    // It is in the y slab since t = −0.5, which was before it started.
    CHECK(slabs({{-40, -8}, {80, 16}}) ==
          "Inside from 0.300 to 0.700. It enters the x slab last, so it hits a side of that slab.");
    CHECK(slabs({{-40, 0}, {80, 0}}) ==
          "Inside from 0.300 to 0.700. It enters the x slab last, so it hits a side of that slab.");
}

TEST_CASE("a distance of 0 is described as touching, or as overlapping and how deep", "[explain]") {
    for (const QueryKind kind : {QueryKind::distance, QueryKind::closest_points}) {
        CHECK(words(ask(kind, Circle{{12, 0}, 4}, Aabb{{0, 0}, {8, 8}})) ==
              "Distance 0. a and b touch: nothing is between them.");
        CHECK(words(ask(kind, Circle{{10, 0}, 4}, Aabb{{0, 0}, {8, 8}})) ==
              "Distance 0. a and b overlap: the shortest way out is 2.000 long.");
    }
}

TEST_CASE("the closest points are named by the feature that they lie on", "[explain]") {
    const auto closest = [](const Geometry& a, const Geometry& b) {
        return words(ask(QueryKind::closest_points, a, b));
    };
    CHECK(closest(Circle{{11, 12}, 3}, Aabb{{0, 0}, {8, 8}}) ==
          "Distance 2.000. (8.000, 8.000) is the point of b that is nearest to the center, and "
          "the other lies on the way there.");
    CHECK(closest(Circle{{20, 0}, 4}, Circle{{0, 0}, 8}) ==
          "Distance 8.000. Both lie on the line of the centers.");
    CHECK(closest(Circle{{0, 20}, 3}, pill) ==
          "Distance 13.000. Both lie on the shortest line from the center to the capsule's "
          "segment, which is 20.000 long.");
}

TEST_CASE("the first of many obstacles is named with the next", "[explain]") {
    const Case walls = ask(QueryKind::sweep_into, Aabb{{0, 0}, {4, 4}},
                           {Aabb{{30, 0}, {4, 20}}, Aabb{{20, 0}, {4, 20}}}, {40, 0});
    CHECK(words(walls) == "Hit at t = 0.300. a meets the left side of c, 0.250 before b.");
}

TEST_CASE("a mover that passes between obstacles without width is said to touch them",
          "[explain]") {
    const std::vector<Geometry> tiles{Aabb{{-8, 20}, {8, 8}}, Aabb{{8, 20}, {8, 8}}};
    CHECK(
        words(ask(QueryKind::sweep_into, Vec2{0, 0}, tiles, {0, 40})) ==
        "No hit. None of the 2 obstacles is in the way of a. It only touches b and c, and touching "
        "is no hit.");
    CHECK(words(ask(QueryKind::sweep_into, Vec2{-20, 0}, tiles, {0, 40})) ==
          "No hit. None of the 2 obstacles is in the way of a.");
}

TEST_CASE("a coordinate that is negligible beside the other is shown as 0", "[explain]") {
    CHECK(spoken(Vec2{88, -1.03e-13}) == "(88.000, 0.000)");
    CHECK(spoken(Vec2{-1.03e-13, 88}) == "(0.000, 88.000)");
    // Beside any other number, however large, -0.9 is shown in full.
    CHECK(spoken(Vec2{1e300, -0.9}) == "(1.000e300, −0.900)");
    CHECK(spoken(Vec2{1e-6, 1e-7}) == "(1.000e−6, 1.000e−7)");
    CHECK(spoken(16777216.0) == "16777216.000");
}

TEST_CASE("a reason names what meets, what is added up and which rule decides", "[explain]") {
    const auto said = [](const Case& each) {
        const Evaluation evaluation{each.scene, 0, lab::ask(each.scene)};
        return reason_of(evaluation, 0, trace_of(each.scene, each.scene.queries.front()))
            .sentence.detail;
    };
    CHECK(contains(said(ask(QueryKind::intersect, Capsule{{0, 0}, {0, 0}, 0}, Circle{{0, 0}, 10})),
                   "the centers coincide, so it is x by rule"));
    CHECK(contains(said(ask(QueryKind::sweep, Circle{{0, 0}, 64}, Circle{{200, 0}, 64}, {100, 0})),
                   "closer than the sum of the radii, 64.000 + 64.000, from t"));
    const Polygon ramp{{0, 0}, {{0, 0}, {100, 50}, {0, 50}}, 0, 0};
    CHECK(contains(said(ask(QueryKind::sweep, Aabb{{50, -40}, {5, 5}}, ramp, {0, 100})),
                   "a corner of a meets an edge of b"));
    CHECK(contains(said(ask(QueryKind::sweep, Aabb{{-40, 30}, {5, 5}}, ramp, {100, 0})),
                   "an edge of a meets an edge of b"));
}

TEST_CASE("a wall without thickness has no slabs, but ends", "[explain]") {
    const Segment wall{{-20, 28}, {40, -56}};
    CHECK(words(cast({{-44, -20}, {80, 32}}, wall)) ==
          "Hit at t = 0.567. a meets b: it crosses it between its ends.");
    const Case beside = cast({{-44, -40}, {80, 0}}, wall);
    CHECK(words(beside).find("slab") == std::string::npos);
    CHECK(words(beside).find("No hit. a passes b at a distance of ") == 0);
    CHECK(gap_of(beside) == Approx(12));
    const Case short_of = cast({{-44, 0}, {20, 0}}, wall);
    CHECK(words(short_of).find("slab") == std::string::npos);
    CHECK(words(short_of).find("stops 19.530 short of b: it would enter at t = 2.200") !=
          std::string::npos);
    Case almost_upright = cast({{209.3529, 136}, {-0.00002, 48}}, Segment{{188, 160}, {44, 0}});
    almost_upright.scene.scalar = Scalar::float_;
    CHECK(words(almost_upright) ==
          "Hit at t = 0.500. a meets the top of b: it crosses it between its ends.");
}

TEST_CASE("a sentence has as many digits as what it is about needs", "[explain]") {
    SECTION("where rounded times have it that the path is never inside") {
        const Case graze = cast({{-11, std::nextafter(-2.0, -3.0)}, {16, 12}}, Circle{{0, 0}, 5});
        CHECK(words(graze).find("it is closer than the radius, 5.000, for a moment at t = 0.500") !=
              std::string::npos);
        CHECK(words(graze).find("∞") == std::string::npos);
    }
    SECTION("for a short time inside") {
        const Case distant = cast({{-1e7, -0.095}, {2e7, 0}}, Circle{{0, 0}, 0.1});
        CHECK(words(distant).find("from t = 0.4999999984 to 0.5000000016") != std::string::npos);
    }
    SECTION("for a stop far out") {
        const Case far =
            ask(QueryKind::sweep, Aabb{{1e9, 0}, {4, 6}}, Aabb{{1e9 + 10, 0}, {4.4, 8}}, {3, 0});
        CHECK(words(far).find("It stops at (1000000001.5999999, 0.000).") != std::string::npos);
    }
    CHECK(spoken_apart(0.25, 0.5) == std::pair<std::string, std::string>("0.250", "0.500"));
    CHECK(spoken_apart(1, 1) == std::pair<std::string, std::string>("1.000", "1.000"));
    CHECK(spoken_apart(-0.50001, -0.50002) ==
          std::pair<std::string, std::string>("−0.500010", "−0.500020"));
    CHECK(spoken_apart(1e10, 1e10 + 1) ==
          std::pair<std::string, std::string>("10000000000", "10000000001"));
}
