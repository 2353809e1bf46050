// A case line is how users report a moment. A flight has to continue from it as it does in the
// lab, even if numbers are float and the scene was edited in mid-flight.
#include <random>
#include <string>
#include <vector>

#include "catch.hpp"
#include "evaluate/results_json.hpp"
#include "scene/case_line.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"
#include "workspace/session.hpp"

using namespace lab;

namespace {

/// Seeded, so that every run makes the same edits.
class Choices {
public:
    explicit Choices(unsigned seed) : engine_(seed) {}

    /// From -1 to 1, with digits that float can't hold.
    double share() { return static_cast<double>(engine_()) / 2147483647.5 - 1; }
    unsigned pick(unsigned count) { return static_cast<unsigned>(engine_()) % count; }
    Vec2 place(double size) {
        const double x = size * share();
        return {x, size * share()};
    }

private:
    std::mt19937 engine_;
};

/// Two bodies between walls around a rotating post; one of them may start again repeatedly.
Scene flights(Choices& choose) {
    Scene scene = read_case(
        "isect1 float a:circle(-20.1,0.3;5.7) b:aabb(17.3,9.1;4.1,3.3) p:circle(0,0;6.1) "
        "l:aabb(-50,0;4,60) r:aabb(50,0;4,60) t:aabb(0,50;60,4) u:aabb(0,-50;60,4) "
        "a.center~fly(48,48;bounce;1;0) b.center~fly(-30,77;slide;1;0) "
        "p.center~orbit(0,0;9,7;0.7,0.3) "
        "sweep_into(a,p,l,r,t,u;1,0.5) sweep_into(b,a,p,l,r,t,u;1,1) intersect(a,b) "
        "distance(a,p)");
    for (const std::size_t i : {0U, 1U}) {
        Fly& fly = std::get<Fly>(scene.motions[i].kind);
        fly.velocity = choose.place(300);
        fly.response = static_cast<Response>(choose.pick(3));
        fly.swept = choose.pick(2) == 0;
        fly.repeat = choose.pick(3) == 0 ? 2 + choose.share() : 0;
    }
    return read_scene(write_scene(scene), "flights");
}

void drag(Session& session, const Picked& grabbed, Vec2 to) {
    session.begin_gesture("Drag");
    session.move_handle(grabbed, to);
    session.end_gesture();
}

/// One edit, as made with handles or in the inspector.
void edit(Session& session, Choices& choose) {
    switch (choose.pick(5)) {
        case 0:
            return drag(session, {"p", ""}, choose.place(30));
        case 1:
            return drag(session, {"r", "half"}, choose.place(60));
        case 2:
            return session.edit("Radius", [&](Scene& draft) {
                std::get<Circle>(find_shape(draft, "a")->geometry).radius = 4 + choose.share();
            });
        case 3:
            return session.edit("Velocity", [&](Scene& draft) {
                std::get<Fly>(draft.motions[1].kind).velocity = choose.place(200);
            });
        default:
            return drag(session, {"b", ""}, choose.place(30));
    }
}

/// The results of a scene at many moments.
std::vector<std::string> answers(const Scene& scene) {
    std::vector<std::string> all;
    Timeline timeline;
    constexpr int moments = 64;
    all.reserve(moments);
    for (int i = 0; i < moments; ++i)
        all.push_back(results_json(evaluate(scene, 0.11 * i, timeline), ""));
    return all;
}

}  // namespace

TEST_CASE("a float scene with edited flights gives the same results from its case line",
          "[scene][case][motion]") {
    Choices choose(20);
    for (int round = 0; round < 40; ++round) {
        Session session({"flights", flights(choose)});
        session.view().playing = false;
        double time = 0;
        for (int count = 0; count < 3; ++count) {
            time += 0.7 * (1 + choose.share());
            session.seek(time);
            edit(session, choose);
        }
        const std::string line = write_case(session.with_moment());
        INFO(line);
        const Scene back = read_case(line);
        CHECK(back.motions == session.scene().motions);
        CHECK(answers(back) == answers(session.scene()));
        CHECK(answers(read_scene(write_scene(session.scene()), "file")) ==
              answers(session.scene()));
    }
}
