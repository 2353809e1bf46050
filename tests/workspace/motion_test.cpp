// Giving a shape a motion and removing it.
#include "catch.hpp"
#include "geometry/outline.hpp"
#include "scene/case_line.hpp"
#include "workspace/motion_edits.hpp"

using namespace lab;

namespace {

/// The view is 120 units wide.
constexpr Camera motion_camera{{{0, 0}, 10}, {{0, 0}, {1200, 800}}};

Session session_of(const std::string& line, const std::string& selected) {
    Entry entry{"moving", read_case(line), "", 0};
    Session session(entry);
    session.view().select({selected});
    return session;
}

const Fly& flight(const Session& session) {
    return std::get<Fly>(session.scene().motions.back().kind);
}

bool is_readable(const Session& session) {
    return read_case(write_case(session.scene())) == session.scene();
}

}  // namespace

TEST_CASE("a shape flies at the nearest obstacle of its queries", "[motion][edit]") {
    Session session = session_of(
        "isect1 box:aabb(0,0;1,2) far:aabb(-40,0;1,9) wall:aabb(20,30;0.5,40) "
        "intersect(box,far) intersect(box,wall)",
        "box");
    REQUIRE(can_let_fly(session));
    let_fly(session, motion_camera);
    CHECK(session.scene().motions.back().drives == "box.center");
    CHECK(flight(session).velocity == Vec2{40, 0});
    CHECK_FALSE(flight(session).swept);
    CHECK(session.scene().queries.size() == 2);
    CHECK(session.scene().duration == flight(session).repeat);
    CHECK(session.has_motion());
    CHECK(is_readable(session));
    CHECK_FALSE(can_let_fly(session));
    CHECK_FALSE(can_let_circle(session));
}

TEST_CASE("a shape that is only swept flies by sweeps", "[motion][edit]") {
    Session session =
        session_of("isect1 ball:circle(0,0;1) wall:aabb(0,-20;9,1) sweep(ball,wall;0,-20)", "ball");
    let_fly(session, motion_camera);
    CHECK(flight(session).swept);
    CHECK(flight(session).velocity == Vec2{0, -40});
    CHECK(is_readable(session));
}

TEST_CASE("a shape without a query is queried against the nearest shape", "[motion][edit]") {
    Session session = session_of(
        "isect1 box:aabb(0,0;1,2) wall:aabb(0,30;9,1) near:circle(0,10;2) r:range(1;3)", "box");
    let_fly(session, motion_camera);
    REQUIRE(session.scene().queries.size() == 1);
    CHECK(session.scene().queries[0].kind == QueryKind::intersect);
    CHECK(session.scene().queries[0].obstacles == std::vector<std::string>{"near"});
    CHECK(is_readable(session));
    session.undo();
    CHECK(session.scene().queries.empty());
    CHECK(session.scene().motions.empty());
}

TEST_CASE("a shape that can't fly, or has no obstacle, doesn't start to fly", "[motion][edit]") {
    CHECK_FALSE(can_let_fly(session_of("isect1 box:aabb(0,0;1,2)", "box")));
    CHECK_FALSE(can_let_fly(session_of("isect1 box:aabb(0,0;1,2) b:aabb(9,0;1,2)", "")));
    CHECK_FALSE(can_let_fly(session_of("isect1 r:range(0;1) b:range(2;3)", "r")));
}

TEST_CASE("every solid can fly", "[motion][edit]") {
    for (const char* body : {"point(0,0)", "segment(0,0;1,2)", "aabb(0,0;1,2)", "circle(0,0;2)",
                             "capsule(0,0;1,2;1)", "polygon(0,0;-2,-2,2,-2,0,2)"}) {
        INFO(body);
        Session session = session_of(std::string("isect1 a:") + body + " b:aabb(30,0;1,9)", "a");
        REQUIRE(can_let_fly(session));
        const Vec2 before = position(session.now().posed.shapes[0].geometry);
        let_fly(session, motion_camera);
        session.seek(0.5);
        CHECK(position(session.now().posed.shapes[0].geometry).x == Approx(before.x + 20));
    }
}

TEST_CASE("a fast enough box passes through the user's own wall", "[motion][edit]") {
    Session session = session_of(
        "isect1 box:aabb(-10,0;0.4,0.9) wall:aabb(0,0;0.1,9) intersect(box,wall)", "box");
    let_fly(session, motion_camera);
    const auto goes_through = [&](double speed) {
        session.edit("Set velocity", [&](Scene& draft) {
            std::get<Fly>(draft.motions[0].kind).velocity = {speed, 0};
        });
        session.seek(1);
        const std::vector<SteppedFlight> flights = session.now().stepped;
        session.seek(0);
        return flights.size() == 1 && flights[0].jumps.size() == 1;
    };
    // A step has to be longer than the box and the wall together.
    CHECK_FALSE(goes_through(40));
    CHECK(goes_through(230));
}

TEST_CASE("an orbit starts where the shape is, and a segment turns about its start",
          "[motion][edit]") {
    Session box = session_of("isect1 box:aabb(3,4;1,2)", "box");
    REQUIRE(can_let_circle(box));
    let_circle(box, motion_camera);
    CHECK(box.now().posed.shapes == box.scene().shapes);
    CHECK(is_readable(box));
    Session segment = session_of("isect1 s:segment(3,4;6,8)", "s");
    let_circle(segment, motion_camera);
    segment.seek(1);
    const auto& turned = std::get<Segment>(segment.now().posed.shapes[0].geometry);
    CHECK(turned.start == Vec2{3, 4});
    CHECK(isect::length(turned.delta) == Approx(10));
    CHECK(isect::distance(turned.delta, Vec2{6, 8}) > 1);
    CHECK_FALSE(can_let_circle(session_of("isect1 r:range(0;1)", "r")));
}

TEST_CASE("removing a shape's motion leaves it in place", "[motion][edit]") {
    Session session = session_of(
        "isect1 b:circle(0,0;1) w:aabb(40,0;1,9) b.center~fly(6,0) w.center~orbit(0,0;1,1;1,1) "
        "sweep(b,w;1,0.5)",
        "b");
    session.seek(2);
    const Scene posed = session.now().posed;
    REQUIRE(can_take_motion(session));
    take_motion(session);
    CHECK(session.scene().motions.size() == 1);
    CHECK(session.scene().shapes[0] == posed.shapes[0]);
    CHECK(session.scene().queries[0] == posed.queries[0]);
    CHECK(session.now().posed.shapes == posed.shapes);
    CHECK_FALSE(can_take_motion(session));
    CHECK(session.history().undo_label() == "Remove the motion of b");
    session.undo();
    CHECK(session.scene().motions.size() == 2);
    CHECK(session.now().posed.shapes == posed.shapes);
}

TEST_CASE("a default view stays when a shape starts to move", "[motion][edit]") {
    Session session = session_of("isect1 a:aabb(1000,0;1,1) b:aabb(1008,0;1,1)", "a");
    const Camera shown{{{1004, 0}, 60}, {{0, 0}, {1200, 800}}};
    let_fly(session, shown);
    CHECK(session.scene().content_size.x == Approx(20 / frame_margin).epsilon(0.01));
    CHECK(session.scene().content_corner.x == Approx(1004 - 10 / frame_margin).epsilon(0.001));
    CHECK(is_readable(session));
}
