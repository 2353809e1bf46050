#include <set>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "motion/timeline.hpp"
#include "scene/files.hpp"

// Checks that each figure shows what its caption says.

using lab::Vec2;

namespace {

std::vector<lab::Answer> answers_of(const lab::Scene& scene) {
    lab::Timeline timeline;
    return lab::evaluate(scene, scene.cover, timeline).answers;
}

template <class T>
T answer(const std::string& id, std::size_t query = 0) {
    return std::get<T>(answers_of(tests::scene_file(id).scene).at(query));
}

bool cast_hits(const std::string& id) {
    return answer<std::optional<lab::Hit>>(id, 1).has_value();
}

}  // namespace

TEST_CASE("every example's picture of itself shows a hit", "[evaluate][figures]") {
    for (const auto& [id, path, text, scene] : tests::scene_files()) {
        if (id.find("-vs-") == std::string::npos) continue;
        INFO(id);
        for (const lab::Answer& found : answers_of(scene)) CHECK(lab::says_hit(found));
    }
}

TEST_CASE("the figures of the slab test show the cases that they name", "[evaluate][figures]") {
    using Times = lab::SlabTimes;
    CHECK(answer<Times>("box-outside").x.min > answer<Times>("box-outside").y.max);
    CHECK(answer<Times>("box-front").x.min >= 1);
    CHECK(answer<Times>("box-behind").x.max <= 0);
    for (const char* id : {"box-outside", "box-front", "box-behind"}) CHECK_FALSE(cast_hits(id));
    for (const char* id : {"box-near-far-x", "box-near-far-y"}) CHECK(cast_hits(id));
}

TEST_CASE("each push of the bad case leads into the other box", "[evaluate][figures]") {
    lab::Scene scene = tests::scene_file("box-bad-intersection-test").scene;
    for (std::size_t query : {0U, 1U}) {
        lab::Scene pushed = scene;
        const auto hit = std::get<std::optional<lab::Hit>>(answers_of(scene).at(query));
        auto& box = std::get<lab::Aabb>(lab::find_shape(pushed, "a")->geometry);
        box.center = box.center + hit->delta;
        const auto depth = [&](const lab::Scene& at) {
            const auto other = std::get<std::optional<lab::Hit>>(answers_of(at).at(1 - query));
            return other ? isect::length(other->delta) : 0;
        };
        CHECK(depth(pushed) > depth(scene));
    }
}

TEST_CASE("the sweeps of the figures stop at contact", "[evaluate][figures]") {
    for (const char* id : {"box-sweep-test", "box-sweep-padded-test", "circle-sweep-padded-test"}) {
        const auto sweep = answer<lab::Sweep>(id);
        CHECK(sweep.time > 0);
        CHECK(sweep.time < 1);
    }
}

TEST_CASE("a path across a corner square meets the padded box but not the arc",
          "[evaluate][figures]") {
    const lab::Scene scene = tests::scene_file("circle-sweep-corner-test").scene;
    CHECK_FALSE(answer<lab::Sweep>("circle-sweep-corner-test").hit);

    const auto circle = std::get<lab::Circle>(lab::find_shape(scene, "circle")->geometry);
    auto padded = std::get<lab::Aabb>(lab::find_shape(scene, "box")->geometry);
    padded.half = padded.half + Vec2{circle.radius, circle.radius};
    CHECK(isect::raycast(lab::Segment{circle.center, scene.queries[0].delta}, padded));
}

TEST_CASE("slide, bounce and invert respond to the same hit in three ways", "[evaluate][figures]") {
    const auto slide = answer<lab::Moved>("slide");
    const auto bounce = answer<lab::Moved>("bounce");
    const auto invert = answer<lab::Moved>("invert");
    CHECK(slide.sweeps[0] == bounce.sweeps[0]);
    CHECK(slide.sweeps[0] == invert.sweeps[0]);
    REQUIRE(slide.sweeps.size() >= 2);
    CHECK(slide.sweeps[1].index == 1);  // the block
    CHECK(slide.pos.y == slide.sweeps[0].pos.y);
    CHECK(bounce.pos.y < bounce.sweeps[0].pos.y);
    CHECK(invert.pos.x < invert.sweeps[0].pos.x);
}

TEST_CASE("the figures of ideas show what their captions say", "[evaluate][figures]") {
    CHECK(answer<lab::Overlaps>("one-axis").overlaps);
    CHECK(answer<lab::Overlaps>("both-axes").overlaps);
    CHECK(answer<lab::Closest>("closest-point").b == Vec2{-24, -20});
    CHECK_FALSE(answer<lab::Overlaps>("closest-point", 2).overlaps);
    CHECK(answer<std::optional<lab::Hit>>("box-intersection-test").has_value());
}

TEST_CASE("a number is clamped to the end of the range that it is beyond", "[evaluate][figures]") {
    CHECK(answer<lab::Closest>("clamp", 0).b == Vec2{-28, -28});
    CHECK(answer<lab::Closest>("clamp", 1).b == Vec2{8, 0});
    CHECK(answer<lab::Closest>("clamp", 2).b == Vec2{28, 28});
}

TEST_CASE("a line, a ray and a segment meet the walls that their times reach",
          "[evaluate][figures]") {
    using MaybeHit = std::optional<lab::Hit>;
    const auto hit = [](const std::string& mover, const std::string& wall) {
        lab::Scene scene = tests::scene_file("line-ray-segment").scene;
        scene.queries = {{lab::QueryKind::raycast, mover, {wall}, {}}};
        return std::get<MaybeHit>(answers_of(scene).front()).has_value();
    };
    CHECK(hit("line", "wall_behind"));
    CHECK(hit("line", "wall_ahead"));
    CHECK_FALSE(hit("ray", "wall_behind"));
    CHECK(hit("ray", "wall_ahead"));
    CHECK_FALSE(hit("segment", "wall_behind"));
    CHECK_FALSE(hit("segment", "wall_ahead"));
}

TEST_CASE("no buried tile of the side-scroller can be reached", "[evaluate][figures]") {
    // So the query may leave them out, as the scene's text says.
    const lab::Scene scene = tests::scene_file("side-scroller-tiles").scene;
    lab::Scene with_all = scene;
    for (const lab::NamedShape& shape : scene.shapes)
        if (shape.name.front() == 'x') with_all.queries.front().obstacles.push_back(shape.name);
    CHECK(with_all.queries.front().obstacles.size() == scene.shapes.size() - 1);
    lab::Timeline one, other;
    std::set<std::size_t> met;
    for (double time = 0; time < scene.duration; time += 0.05) {
        using lab::Moved;
        const auto moved = std::get<Moved>(lab::evaluate(scene, time, one).answers.front());
        const auto again = std::get<Moved>(lab::evaluate(with_all, time, other).answers.front());
        CHECK(moved.pos == again.pos);
        REQUIRE_FALSE(moved.sweeps.empty());
        met.insert(moved.sweeps.front().index);
    }
    CHECK(met.size() > 5);
}

TEST_CASE("the crate of the separating axes overlaps the rock on every axis",
          "[evaluate][figures]") {
    const auto push = answer<std::optional<lab::Hit>>("separating-axes");
    REQUIRE(push);
    CHECK(isect::length(push->delta) > 4);
}
