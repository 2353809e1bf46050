// Other people's answers and their source, beside those of isect.
#include "catch.hpp"
#include "commands/commands.hpp"
#include "evaluate/comparison.hpp"
#include "interface/rig.hpp"
#include "trace/walk.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

std::string file_that_is_read(Rig& rig) {
    return rig.lab.ui.source.chain(rig.lab.workspace.session().moment().trace).back().file->name;
}

/// A box in a circle, which noonat pushes out another way.
struct ComparedRig : Rig {
    ComparedRig() : Rig("aabb-vs-segment") {
        lab.workspace.open_case(
            "isect1 circle:circle(6,8;1) box:aabb(9,6;3,4) intersect(box,circle)");
        frames(3);
        lab.workspace.session().compare_with(&noonat);
        frames(3);
    }
};

}  // namespace

TEST_CASE("the source panel shows the compared source with its values", "[interface][source]") {
    ComparedRig rig;
    CHECK(file_that_is_read(rig) == "isect/intersect/aabb_circle.hpp");
    rig.click("noonat");
    CHECK(file_that_is_read(rig) == "peers/noonat/circle.hpp");
    const Call& call = *rig.lab.workspace.session().moment().trace;
    CHECK(call.function->name == "intersect");
    const auto& hit = std::get<isect::Hit<double>>(call.steps.back().value);
    CHECK(hit.delta ==
          std::get<std::optional<Hit>>(rig.lab.workspace.session().moment().other->answer)->delta);
    rig.click("isect");
    CHECK(file_that_is_read(rig) == "isect/intersect/aabb_circle.hpp");
}

TEST_CASE("one key reads the other source, and a walk goes through it", "[interface][source]") {
    ComparedRig rig;
    Session& session = rig.lab.workspace.session();
    rig.key(SDLK_w, KMOD_LSHIFT);
    REQUIRE(session.moment().reads_other);
    rig.key(SDLK_w);
    REQUIRE(session.walks());
    const std::size_t length = session.moment().walk_length;
    REQUIRE(length > 4);
    for (std::size_t i = 1; i < length; ++i) {
        CHECK(file_that_is_read(rig) == "peers/noonat/circle.hpp");
        CHECK(session.moment().trace->steps.size() == i);
        rig.type(".");
    }
    CHECK_FALSE(session.moment().walk_goes_on);
    // In the middle of a walk, the other source starts at its own first value.
    rig.key(SDLK_w, KMOD_LSHIFT);
    CHECK(session.view().walk == 1);
    CHECK(file_that_is_read(rig).starts_with("isect/"));
}

TEST_CASE("without a comparison, there is no other source", "[interface][source]") {
    ComparedRig rig;
    Session& session = rig.lab.workspace.session();
    session.read_other(true);
    session.compare_with(nullptr);
    rig.frames(2);
    CHECK_FALSE(session.moment().reads_other);
    CHECK(file_that_is_read(rig) == "isect/intersect/aabb_circle.hpp");
    CHECK_FALSE(command("read_other").enabled(rig.lab.context));
}

TEST_CASE("each implementation's source is embedded, and its marks are places",
          "[interface][source]") {
    Rig rig("aabb-vs-segment");
    Session& session = rig.lab.workspace.session();
    session.seek(2.6);
    for (const Implementation* each : implementations()) {
        if (each == &isect_double ||
            !can_answer(*each, session.now().posed, session.scene().queries[0]))
            continue;
        INFO(each->name);
        session.compare_with(each);
        session.read_other(true);
        rig.frames(2);
        REQUIRE(session.moment().reads_other);
        CHECK(step_count(*session.moment().trace) > 1);
        CHECK_FALSE(session.moment().marks.empty());
    }
}

TEST_CASE("conservative advancement shows where it measures", "[interface][peers]") {
    Rig rig("aabb-vs-segment");
    const auto places = [&](const Implementation& by, const char* case_line) {
        rig.lab.workspace.open_case(case_line);
        rig.lab.workspace.session().compare_with(&by);
        rig.frames(3);
        return rig.lab.workspace.session().moment().other.value().places;
    };
    const char* const scene = "isect1 c:circle(40,0;10) s:segment(0,6;100,0) raycast(s,c)";
    const std::vector<Vec2> cast = places(stepped, scene);
    REQUIRE(cast.size() > 3);
    CHECK(cast.front() == Vec2{0, 6});
    for (std::size_t i = 0; i + 1 < cast.size(); ++i) {
        const double free = isect::distance(cast[i], isect::Circle<double>{{40, 0}, 10});
        CHECK(cast[i + 1].x - cast[i].x == Approx(free).margin(1e-9));
    }
    CHECK(places(textbook, scene).empty());

    const char* const moved = "isect1 c:circle(40,0;10) b:aabb(0,6;2,2) sweep(b,c;100,0)";
    const std::vector<Vec2> swept = places(stepped, moved);
    REQUIRE(swept.size() > 3);
    CHECK(swept.front() == Vec2{0, 6});
    CHECK_FALSE(rig.lab.workspace.session().moment().reads_other);
}
