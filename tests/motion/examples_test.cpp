#include <cmath>

#include "catch.hpp"
#include "motion/timeline.hpp"
#include "scene/files.hpp"

using lab::Vec2;

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double times[] = {0, 0.1, 1.0 / 3, 1, 2, 2.5, 7.77, 60, 123.456, 1000};

/// The scene from the repository, as posed at a time.
lab::Scene at(const std::string& id, double time) {
    lab::Timeline timeline;
    return timeline.pose(tests::scene_file(id).scene, time);
}

template <class Shape>
Shape shape(const lab::Scene& scene, const char* name) {
    return std::get<Shape>(lab::find_shape(scene, name)->geometry);
}

void check_near(Vec2 found, Vec2 expected, double size) {
    CHECK(std::abs(found.x - expected.x) <= 1e-12 * size);
    CHECK(std::abs(found.y - expected.y) <= 1e-12 * size);
}

Vec2 figure_of_eight(double time) {
    const double angle = pi / 5 * time;
    return {96 * std::cos(angle), 24 * std::sin(2.4 * angle)};
}

void check_segment(const std::string& id, double rate) {
    for (const double time : times) {
        const auto segment = shape<lab::Segment>(at(id, time), "seg");
        const double angle = rate * time;
        check_near(segment.start, {64 * std::cos(angle), 64 * std::sin(angle)}, 64);
        check_near(segment.end(), {32 * std::sin(angle), 32 * std::cos(angle)}, 64);
    }
}

void check_swept(const std::string& id) {
    for (const double time : times) {
        const lab::Scene scene = at(id, time);
        const double factor = (std::cos(pi / 2 * time) + 1) / 2;
        REQUIRE(scene.queries.size() == 2);
        CHECK(scene.queries[0].mover == "a");
        if (factor < 1e-20) continue;  // tested separately below
        check_near(scene.queries[0].delta, {64 * factor, -12 * factor}, 96);
        check_near(scene.queries[1].delta, {-32 * factor, 96 * factor}, 96);
    }
}

}  // namespace

TEST_CASE("a point goes round a box and a circle as documented", "[motion][examples]") {
    for (const char* id : {"aabb-vs-point", "circle-vs-point"}) {
        for (const double time : times) {
            const double angle = pi / 2 * time;
            check_near(shape<Vec2>(at(id, time), "point"),
                       {32 * std::cos(0.4 * angle), 12 * std::sin(angle)}, 32);
        }
    }
}

TEST_CASE("a segment turns about a box, a circle and a capsule as documented",
          "[motion][examples]") {
    check_segment("aabb-vs-segment", pi / 2);
    check_segment("circle-vs-segment", pi / 2);
    check_segment("capsule-vs-segment", pi / 10);
}

TEST_CASE("a mover crosses a box and a circle as documented", "[motion][examples]") {
    for (const double time : times) {
        const Vec2 center = figure_of_eight(time);
        check_near(shape<lab::Aabb>(at("aabb-vs-aabb", time), "mover").center, center, 96);
        check_near(shape<lab::Circle>(at("aabb-vs-circle", time), "circle").center, center, 96);
        check_near(shape<lab::Circle>(at("circle-vs-circle", time), "mover").center, center, 96);
        check_near(shape<lab::Aabb>(at("circle-vs-aabb", time), "box").center, center, 96);
    }
}

TEST_CASE("two movers sweep back and forth as documented", "[motion][examples]") {
    check_swept("aabb-vs-swept-aabb");
    check_swept("aabb-vs-swept-circle");
    check_swept("circle-vs-swept-aabb");
    check_swept("circle-vs-swept-circle");
}

TEST_CASE("a swing never makes a delta zero", "[motion][examples]") {
    const lab::Scene scene = at("aabb-vs-swept-aabb", 2);  // cos pi = -1
    CHECK(scene.queries[0].delta == Vec2{64 * 1e-8, -12 * 1e-8});
}

TEST_CASE("the examples start with the documented shapes", "[motion][examples]") {
    using lab::Aabb;
    using lab::Capsule;
    using lab::Circle;
    const auto first = [](const char* id) {
        return tests::scene_file(id).scene.shapes[0].geometry;
    };
    const auto is = [](const lab::Geometry& found, const lab::Geometry& expected) {
        CHECK(found == expected);
    };
    is(first("aabb-vs-point"), Aabb{{0, 0}, {16, 16}});
    is(first("aabb-vs-segment"), Aabb{{0, 0}, {16, 16}});
    is(first("aabb-vs-aabb"), Aabb{{0, 0}, {64, 16}});
    is(first("aabb-vs-swept-aabb"), Aabb{{0, 0}, {112, 16}});
    is(first("aabb-vs-circle"), Aabb{{0, 0}, {64, 16}});
    is(first("aabb-vs-swept-circle"), Aabb{{0, 0}, {112, 16}});
    is(first("circle-vs-point"), Circle{{0, 0}, 24.0});
    is(first("circle-vs-segment"), Circle{{0, 0}, 24.0});
    is(first("circle-vs-circle"), Circle{{0, 0}, 32.0});
    is(first("circle-vs-swept-circle"), Circle{{0, 0}, 112.0});
    is(first("circle-vs-aabb"), Circle{{0, 0}, 32.0});
    is(first("circle-vs-swept-aabb"), Circle{{0, 0}, 112.0});
    is(first("capsule-vs-segment"), Capsule{{-24, 0}, {48, 16}, 16.0});
}

TEST_CASE("a body flies among walls as documented, step by step", "[motion][examples]") {
    const lab::Scene scene = tests::scene_file("sweeping-an-aabb-through-multiple-objects").scene;
    lab::Timeline timeline;

    // The box's center stays within 80 and 40 of the middle. A step that would leave this range
    // ends where it meets the wall.
    Vec2 pos{0, 0}, velocity{48, 48};
    for (int step = 0; step <= 3000; ++step) {
        const double time = step / 60.0;
        const lab::Scene posed = timeline.pose(scene, time);
        const Vec2 center = shape<lab::Aabb>(posed, "box").center;
        const double error = std::max(std::abs(center.x - pos.x), std::abs(center.y - pos.y));
        if (error > 1e-9) FAIL("step " << step << " is off by " << error);
        CHECK(posed.queries[0].delta == velocity);

        const Vec2 delta{velocity.x / 60, velocity.y / 60};
        const auto time_of = [](double from, double way, double wall) {
            const bool leaves = std::abs(from + way) > wall;
            return leaves ? (wall - (way > 0 ? from : -from)) / std::abs(way) : 1.0;
        };
        const double at_x = time_of(pos.x, delta.x, 80), at_y = time_of(pos.y, delta.y, 40);
        const double way = std::min(at_x, at_y);
        pos = {pos.x + way * delta.x, pos.y + way * delta.y};
        if (at_x < 1 && at_x <= at_y) velocity.x = -velocity.x;
        if (at_y < 1 && at_y < at_x) velocity.y = -velocity.y;
    }
}
