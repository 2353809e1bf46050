// A gesture of very many moves ends where a single move would have ended.
#include <cmath>

#include "catch.hpp"
#include "scene/handles.hpp"
#include "scene/turn.hpp"
#include "ui/canvas/canvas_hands.hpp"
#include "workspace/keyboard_moves.hpp"
#include "workspace/session.hpp"

using namespace lab;

namespace {

const Camera drift_camera{{{0, 0}, 10}, {{0, 0}, {400, 300}}};

Session drift_session(const std::vector<NamedShape>& shapes) {
    Entry entry;
    entry.scene.shapes = shapes;
    Session session(entry);
    session.view().select({shapes.front().name});
    return session;
}

Geometry drift_shape(const Session& session, const char* name) {
    return find_shape(session.scene(), name)->geometry;
}

Vec2 drift_handle(Session& session, const std::string& handle) {
    for (const Handle& each : handles_of(session.now(), drift_camera, "it"))
        if (each.shape == "it" && each.name == handle) return each.at;
    FAIL("no handle " + handle);
    return {};
}

/// Drags around a point and back to the start.
void go_around(Session& session, const Picked& picked, Vec2 about) {
    constexpr int moves = 10'000;
    const Vec2 from = picked.handle.empty()
                          ? handle_position(drift_shape(session, "it"), "center").value_or(Vec2{})
                          : drift_handle(session, picked.handle);
    const double radius = isect::length(from - about);
    session.begin_gesture(label_of(picked));
    for (int i = 0; i < moves; ++i) {
        const double angle = 0.37 * i;
        session.move_handle(picked, about + radius * Vec2{std::cos(angle), std::sin(angle)});
    }
    session.move_handle(picked, from);
}

}  // namespace

TEST_CASE("10,000 moves of a turn and back restore exactly the original shape", "[panels][turn]") {
    for (const Geometry& shape :
         {Geometry(Segment{{1.1, 2.3}, {6.7, 0.3}}), Geometry(Capsule{{-4.1, 3.3}, {0.7, -6.1}, 1}),
          Geometry(Segment{{1.1, 2.3}, {6.7, 0}}),
          Geometry(Polygon{{2.1, 3.3}, {{3, 0}, {-2, 2}, {-2, -2}}, 0, 0.4321}),
          Geometry(Polygon{{2.1, 3.3}, {{3, 0}, {-2, 2}, {-2, -2}}, 0, 7.4321})}) {
        Session session = drift_session({{"it", shape}});
        go_around(session, {"it", "angle"}, pivot_of(shape));
        CHECK(drift_shape(session, "it") == shape);
        session.end_gesture();
        CHECK_FALSE(session.history().can_undo());
    }
}

TEST_CASE("a turn of 10,000 moves ends where one move would have ended", "[panels][turn]") {
    const Geometry shape = Segment{{1.1, 2.3}, {6.7, 0.3}};
    const Picked handle{"it", "angle"};
    const Vec2 goal = pivot_of(shape) + Vec2{3, 4};
    Session once = drift_session({{"it", shape}});
    once.begin_gesture("Turn it");
    once.move_handle(handle, goal);
    Session session = drift_session({{"it", shape}});
    go_around(session, handle, pivot_of(shape));
    session.move_handle(handle, goal);
    CHECK(drift_shape(session, "it") == drift_shape(once, "it"));
    CHECK(drift_shape(session, "it") != shape);
}

TEST_CASE("10,000 moves of an end leave the other end in place", "[panels]") {
    const Segment shape{{1.1, 2.3}, {6.7, 0.3}};
    Session session = drift_session({{"it", shape}});
    go_around(session, {"it", "start"}, shape.start + Vec2{3.3, 1.7});
    CHECK(drift_shape(session, "it") == Geometry(shape));
}

TEST_CASE("a shape that is moved 10,000 times and back ends where it began", "[panels]") {
    const Geometry along = Segment{{1.1, 2.3}, {6.7, 0.3}};
    Session session = drift_session({{"it", Circle{{0.1, 0.2}, 3}}, {"other", along}});
    session.view().select({"it", "other"});
    go_around(session, {"it", ""}, {3.3, 1.7});
    CHECK(drift_shape(session, "other") == along);
    session.end_gesture();
    CHECK_FALSE(session.history().can_undo());
}

TEST_CASE("arrow keys turn by whole degrees, and a held key accumulates no error", "[panels]") {
    const Geometry shape = Segment{{1.1, 2.3}, {6.7, 0}};
    Session session = drift_session({{"it", shape}});
    session.view().handle = "angle";
    const auto press = [&](Vec2 way, Stride stride, bool goes_on) {
        nudge(session, drift_camera, way, stride, goes_on);
        return *angle_of(drift_shape(session, "it")) / one_degree;
    };
    CHECK(press({1, 0}, Stride::small, false) == Approx(1));
    CHECK(press({0, 1}, Stride::large, true) == Approx(11));
    CHECK(press({-1, 0}, Stride::small, true) == Approx(10));
    for (int i = 0; i < 350; ++i) press({1, 0}, Stride::small, true);
    CHECK(drift_shape(session, "it") == shape);
}

TEST_CASE("with Alt an arrow key turns a polygon by one ulp", "[panels]") {
    Session session = drift_session({{"it", Polygon{{}, {{3, 0}, {-2, 2}, {-2, -2}}, 0, 0.5}}});
    session.view().handle = "angle";
    nudge(session, drift_camera, {1, 0}, Stride::ulp, false);
    CHECK(angle_of(drift_shape(session, "it")) == std::nextafter(0.5, 1.0));
    nudge(session, drift_camera, {0, -1}, Stride::ulp, false);
    CHECK(angle_of(drift_shape(session, "it")) == 0.5);
    CHECK(session.history().undo_label() == "Turn it");
}
