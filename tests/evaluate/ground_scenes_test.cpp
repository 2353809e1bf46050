// The scenes of bug reports about the ground of a game: each plays the situation of its report, and
// holds what the report found broken.
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "geometry/outline.hpp"
#include "scene/files.hpp"
#include "scene/handles.hpp"

namespace lab {
namespace {

/// A character at the beginning of a step, and what the step makes of it.
struct GroundFrame {
    Vec2 pos;
    Vec2 delta;  ///< what it wants to move by
    Walked walked;
    std::vector<std::string> inside;  ///< the obstacles that it overlaps
};

/// A scene that plays, frame by frame.
struct GroundScene {
    explicit GroundScene(const std::string& id) : scene(tests::scene_file(id).scene) {}

    std::size_t query_of(const std::string& mover) const {
        for (std::size_t i = 0; i < scene.queries.size(); ++i)
            if (scene.queries[i].mover == mover && row_of(scene.queries[i]).walks) return i;
        FAIL("no walk of " << mover);
        return 0;
    }

    GroundFrame frame(const std::string& mover, int step) {
        const Evaluation now = evaluate(scene, step / 60.0, timeline);
        const std::size_t i = query_of(mover);
        const Geometry& here = find_shape(now.posed, mover)->geometry;
        const Query& query = now.posed.queries[i];
        GroundFrame frame{position(here), query.delta, std::get<Walked>(now.answers[i]), {}};
        for (const std::string& name : query.obstacles) {
            const NamedShape& obstacle = *find_shape(now.posed, name);
            const bool is_one_way = obstacle.one_way != Vec2{};
            if (!is_one_way && overlap(here, obstacle.geometry, scene.scalar))
                frame.inside.push_back(name);
        }
        return frame;
    }

    std::string floor_of(const std::string& mover, const GroundFrame& frame) const {
        const Query& query = scene.queries[query_of(mover)];
        const std::size_t index = frame.walked.stands_on;
        return index < query.obstacles.size() ? query.obstacles[index] : "";
    }

    /// Checks each frame of a span, with the number of the frame where it fails.
    void each(const std::string& mover, int from, int to,
              const std::function<bool(const GroundFrame&)>& holds) {
        for (int step = from; step < to; ++step) {
            const GroundFrame now = frame(mover, step);
            if (!holds(now))
                FAIL(mover << " in frame " << step << " at " << now.pos.x << ", " << now.pos.y);
        }
        SUCCEED();
    }

    /// Nothing is inside an obstacle at any time.
    void never_sinks(const std::vector<std::string>& movers, int to) {
        for (const std::string& mover : movers)
            each(mover, 0, to, [](const GroundFrame& now) { return now.inside.empty(); });
    }

    Scene scene;
    Timeline timeline;
};

bool stands(const GroundFrame& frame) {
    return frame.walked.floor.has_value();
}
bool is_free_of_walls(const GroundFrame& frame) {
    return !frame.walked.wall && !frame.walked.ceiling;
}

}  // namespace

TEST_CASE("what is flush with a tile falls past it", "[evaluate][ground]") {
    GroundScene edge("on-the-edge-of-a-tile");
    GroundScene free = edge;
    set_place(find_shape(free.scene, "tile")->geometry, {1000, 0});
    for (int step = 0; step < 180; ++step) {
        // The tile makes no difference to it, bit for bit.
        CAPTURE(step);
        const GroundFrame now = edge.frame("left", step);
        CHECK(now.pos == free.frame("left", step).pos);
        CHECK(is_free_of_walls(now));
    }
    CHECK(edge.floor_of("left", edge.frame("left", 100)) == "floor");
    CHECK(edge.frame("left", 100).pos == Vec2{-30, 54});

    // The other one pushes against the side of the tile, which holds its x, but not its fall.
    edge.each("right", 1, 40, [](const GroundFrame& now) {
        return now.pos.x == 30 && now.walked.wall && !stands(now);
    });
    for (int step = 0; step < 60; ++step)
        CHECK(edge.frame("right", step).pos.y == free.frame("right", step).pos.y);
    CHECK(edge.frame("right", 175).pos.y == 54);
}

TEST_CASE("a character that stands on a seam doesn't move by a bit", "[evaluate][ground]") {
    GroundScene seam("standing-on-a-seam");
    for (const char* mover : {"box", "ball", "pill"}) {
        CAPTURE(mover);
        const Vec2 rest = seam.frame(mover, 60).pos;
        seam.each(mover, 60, 120,
                  [&](const GroundFrame& now) { return now.pos == rest && stands(now); });
        // Then it walks over every seam at full speed.
        Vec2 before = seam.frame(mover, 122).pos;
        seam.each(mover, 123, 140, [&](const GroundFrame& now) {
            const double gone = isect::length(now.pos - before);
            before = now.pos;
            return gone > 1.75 && gone < 2 + 1e-9 && is_free_of_walls(now);
        });
    }
    seam.each("box", 0, 300, stands);
    CHECK(seam.floor_of("box", seam.frame("box", 230)) == "t3");
    seam.never_sinks({"box", "ball", "pill"}, 360);
}

TEST_CASE("who turns on one-way slopes stays on them", "[evaluate][ground]") {
    GroundScene turning("one-way-slope-tiles");
    turning.each("hero", 0, 290,
                 [](const GroundFrame& now) { return stands(now) && is_free_of_walls(now); });
    // It turns where two tiles meet, and gets to the top in the end.
    int meetings = 0;
    for (int step = 50; step < 170; ++step) {
        const double right = turning.frame("hero", step).pos.x + 6;
        meetings += std::abs(right - 16) < 4 ? 1 : 0;
    }
    CHECK(meetings >= 16);
    CHECK(turning.floor_of("hero", turning.frame("hero", 280)) == "top");
}

TEST_CASE("meeting a slope is no jump", "[evaluate][ground]") {
    GroundScene onto("onto-a-slope");
    Vec2 before = onto.frame("runner", 0).pos;
    onto.each("runner", 1, 31, [&](const GroundFrame& now) {
        const double gone = isect::length(now.pos - before);
        before = now.pos;
        return gone <= 8 + 1e-9 && gone > 6 && stands(now);
    });
    CHECK(onto.floor_of("runner", onto.frame("runner", 40)) == "top");
    onto.never_sinks({"runner"}, 60);

    // The ball's path bends at the slope and gets no longer.
    const Evaluation now = evaluate(onto.scene, 0, onto.timeline);
    const auto& moved = std::get<Moved>(now.answers[0]);
    REQUIRE(moved.sweeps.size() == 2);
    const Vec2 from = position(find_shape(now.posed, "ball")->geometry);
    const Vec2 bend = moved.sweeps[0].pos;
    const double way = isect::length(bend - from) + isect::length(moved.pos - bend);
    CHECK(way < isect::length(now.posed.queries[0].delta));
    CHECK(moved.pos.x > bend.x + 10);
    CHECK(moved.pos.y < bend.y - 7);
}

TEST_CASE("a slope over a gap is the same floor", "[evaluate][ground]") {
    GroundScene gap("slope-over-a-gap");
    for (int step = 0; step < 240; ++step) {
        CAPTURE(step);
        const GroundFrame above = gap.frame("above", step), below = gap.frame("below", step);
        CHECK(std::abs(below.pos.x - above.pos.x) < 1e-9);
        CHECK(std::abs(below.pos.y - above.pos.y - 112) < 1e-9);
        CHECK((stands(above) && stands(below)));
        CHECK((is_free_of_walls(above) && is_free_of_walls(below)));
    }
    CHECK(gap.floor_of("below", gap.frame("below", 100)) == "top_b");
    gap.never_sinks({"above", "below"}, 240);
}

TEST_CASE("landing on a slope moves nobody to the side", "[evaluate][ground]") {
    GroundScene landing("landing-on-a-slope");
    for (const char* mover : {"box", "ball", "pill"}) {
        CAPTURE(mover);
        const double x = landing.frame(mover, 0).pos.x;
        landing.each(mover, 0, 240, [&](const GroundFrame& now) { return now.pos.x == x; });
        const Vec2 landed = landing.frame(mover, 90).pos;
        landing.each(mover, 90, 100,
                     [&](const GroundFrame& now) { return now.pos == landed && stands(now); });
        // It jumps, and lands where it stood.
        CHECK(landing.frame(mover, 120).pos.y < landed.y - 20);
        CHECK(isect::length(landing.frame(mover, 220).pos - landed) < 1e-9);
    }
    landing.never_sinks({"box", "ball", "pill"}, 240);
}

TEST_CASE("a one-way slope holds who runs up", "[evaluate][ground]") {
    GroundScene slope("up-a-one-way-slope");
    slope.each("runner", 0, 118, stands);
    CHECK(slope.floor_of("runner", slope.frame("runner", 50)) == "slope");
    CHECK(slope.floor_of("runner", slope.frame("runner", 110)) == "shelf");
    // It drops through the shelf, and the floor below holds it.
    slope.each("runner", 121, 128, [](const GroundFrame& now) { return !stands(now); });
    CHECK(slope.floor_of("runner", slope.frame("runner", 150)) == "floor");

    // The jumper comes through from below, with no loss of speed, and stands on it.
    slope.each("jumper", 31, 48, [](const GroundFrame& now) {
        return now.walked.velocity == now.delta && !stands(now) && is_free_of_walls(now);
    });
    CHECK(slope.floor_of("jumper", slope.frame("jumper", 28)) == "floor");
    CHECK(slope.floor_of("jumper", slope.frame("jumper", 100)) == "slope");
}

TEST_CASE("a ceiling stops who walks up below it", "[evaluate][ground]") {
    GroundScene wedge("ceiling-over-a-slope");
    for (const char* mover : {"hero", "ball"}) {
        CAPTURE(mover);
        const Vec2 rest = wedge.frame(mover, 120).pos;
        CHECK(rest.x > 0);
        wedge.each(mover, 120, 240, [&](const GroundFrame& now) {
            return now.pos == rest && now.delta.x > 0 && !is_free_of_walls(now);
        });
        // It is free to leave.
        CHECK(wedge.frame(mover, 270).pos.x < rest.x - 40);
    }
    wedge.never_sinks({"hero", "ball"}, 300);
}

TEST_CASE("a wall on a slope stops a run, and lets a jump pass", "[evaluate][ground]") {
    GroundScene wall("wall-on-a-slope");
    const Vec2 rest = wall.frame("hero", 90).pos;
    CHECK(rest.x == 26);
    wall.each("hero", 90, 120, [&](const GroundFrame& now) {
        return now.pos == rest && now.delta.x > 0 && now.walked.wall && stands(now);
    });
    // The jump goes up along three tiles as if they were one.
    wall.each("hero", 121, 128, [](const GroundFrame& now) {
        return now.pos.x == 26 && now.walked.wall && now.walked.velocity.y == now.delta.y;
    });
    CHECK(wall.floor_of("hero", wall.frame("hero", 200)) == "w3");
    wall.never_sinks({"hero"}, 300);
}

TEST_CASE("flush tiles and edges have no ghosts", "[evaluate][ground]") {
    GroundScene ghosts("ghost-vertices");
    // The box slides over the tiles in one piece: it meets nothing but their tops.
    const Evaluation now = evaluate(ghosts.scene, 0, ghosts.timeline);
    const auto& moved = std::get<Moved>(now.answers[0]);
    CHECK(moved.pos == Vec2{88, -36});
    for (const Sweep& sweep : moved.sweeps) CHECK((!sweep.hit || sweep.hit->normal == Vec2{0, -1}));

    // Nor does it stop where rounding has left a step of an ulp.
    for (const char* tile : {"t1", "t3", "t4", "t6"}) {
        CAPTURE(tile);
        Scene stepped = ghosts.scene;
        auto& box = std::get<Aabb>(find_shape(stepped, tile)->geometry);
        box.center.y = std::nextafter(box.center.y, -100.0);
        Timeline timeline;
        const Evaluation then = evaluate(stepped, 0, timeline);
        CHECK(std::abs(std::get<Moved>(then.answers[0]).pos.x - 88) < 1e-12);
    }

    // The runner keeps its speed over peaks and valleys.
    Vec2 before = ghosts.frame("runner", 0).pos;
    double slowest = 2;
    ghosts.each("runner", 1, 104, [&](const GroundFrame& frame) {
        slowest = std::min(slowest, isect::length(frame.pos - before));
        before = frame.pos;
        return stands(frame) && is_free_of_walls(frame);
    });
    CHECK(slowest > 1.4);
    CHECK(ghosts.floor_of("runner", ghosts.frame("runner", 110)) == "e6");
}

// Rounding in the lift's path parted the two by more than a hair after a quarter of a minute, and
// the character hopped down behind the lift.
TEST_CASE("a character rides a lift without a gap, however late it is", "[evaluate][ground]") {
    Scene scene;
    scene.shapes = {{"lift", Aabb{{0, 10}, {24, 4}}}, {"hero", Aabb{{0, -8}, {6, 10}}}};
    scene.motions = {{"lift.center", Orbit{{0, 10}, {16, 40}, {1, 1.5}, {}}},
                     {"hero.center", Walking{}}};
    scene.queries = {{QueryKind::walk, "hero", {"lift"}, {0, 0.25}}};
    scene.queries[0].settings.snap = 4;
    Timeline timeline;
    double widest = 0;
    int in_air = 0;
    for (int step = 60; step < 7200; ++step) {
        const Evaluation now = evaluate(scene, step / 60.0, timeline);
        const Vec2 lift = position(find_shape(now.posed, "lift")->geometry);
        const Vec2 hero = position(find_shape(now.posed, "hero")->geometry);
        widest = std::max(widest, std::abs((lift.y - 4) - (hero.y + 10)));
        in_air += std::get<Walked>(now.answers[0]).floor ? 0 : 1;
    }
    CHECK(in_air == 0);
    CHECK(widest < 1e-12);
}

}  // namespace lab
