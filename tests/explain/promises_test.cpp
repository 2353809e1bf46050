// The library's promises for each result, checked by other means.
#include "explain/promises.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "geometry/outside.hpp"
#include "motion/timeline.hpp"
#include "scene/case_line.hpp"
#include "trace/cases.hpp"
#include "workspace/scenes.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

std::vector<std::string> broken(const Case& each, const Answer& answer) {
    std::vector<std::string> words;
    for (const Promise& promise : promises_of(each.scene, each.scene.queries.front(), answer))
        if (!promise.is_kept) words.push_back(promise.words);
    return words;
}

using Words = std::vector<std::string>;

Words promised(const Case& each, const Answer& answer) {
    Words words;
    for (const Promise& promise : promises_of(each.scene, each.scene.queries.front(), answer))
        words.push_back(promise.words);
    return words;
}

Hit hit_of(const Case& each) {
    return *std::get<std::optional<Hit>>(ask(each.scene).front());
}

}  // namespace

TEST_CASE("every promise of every fixed input is kept, in both precisions", "[explain][promises]") {
    for (const Scalar scalar : {Scalar::double_, Scalar::float_}) {
        for (Case each : all_cases()) {
            each.scene.scalar = scalar;
            const Answer answer = ask(each.scene).front();
            for (const Promise& promise :
                 promises_of(each.scene, each.scene.queries.front(), answer)) {
                INFO(each.title << ": " << promise.words << ": " << promise.found);
                CHECK(promise.is_kept);
            }
        }
    }
}

TEST_CASE("every promise of every scene is kept as it moves", "[explain][promises]") {
    for (const Entry& entry : built_in_scenes()) {
        Timeline timeline;
        for (const double time : {0.0, 0.37, 1.3, 2.6}) {
            const Evaluation now = evaluate(entry.scene, time, timeline);
            for (std::size_t i = 0; i < now.answers.size(); ++i) {
                for (const Promise& promise : promises_of(now, i)) {
                    INFO(entry.id << " at " << time << ": " << promise.words << ": "
                                  << promise.found);
                    CHECK(promise.is_kept);
                }
            }
        }
    }
}

TEST_CASE("a wrong result breaks the promise that it concerns", "[explain][promises]") {
    SECTION("a wrong yes") {
        const Case apart = ask(QueryKind::overlaps, Circle{{12, 0}, 4}, box);
        CHECK(broken(apart, Overlaps{true}) == Words{"yes or no is exact"});
        CHECK(broken(apart, Overlaps{false}).empty());
    }
    SECTION("a push or a normal that is too short or too long") {
        const Case inside = ask(QueryKind::intersect, Circle{{11, 0}, 4}, box);
        Hit hit = hit_of(inside);
        hit.delta = 0.999 * hit.delta;
        CHECK(broken(inside, std::optional(hit)) == Words{"the push separates"});
        hit.delta = 1.002 * hit.delta;
        CHECK(broken(inside, std::optional(hit)) == Words{"no push is shorter"});
        hit = hit_of(inside);
        hit.normal = (1 + 1e-14) * hit.normal;
        CHECK(broken(inside, std::optional(hit)) == Words{"the normal has length 1"});
    }
    SECTION("a wrong time") {
        const Case cast = ask(QueryKind::raycast, Segment{{-20, 3}, {40, 0}}, ball);
        Hit hit = hit_of(cast);
        hit.time += 1e-13;
        CHECK(broken(cast, std::optional(hit)) == Words{"the time is that of the contact"});
    }
    SECTION("a stop that overlaps or is far off") {
        const Case fall = ask(QueryKind::sweep, Aabb{{0, -20}, {2, 2}}, box, {0, 40});
        auto sweep = std::get<Sweep>(ask(fall.scene).front());
        sweep.pos.y += 1e-14;
        CHECK(broken(fall, sweep) == Words{"the stop doesn't overlap"});
        sweep.pos.y -= 1e-6;
        CHECK(broken(fall, sweep) == Words{"the stop touches"});
    }
    SECTION("a stop far off, although another obstacle is in the list") {
        const Case fall = ask(QueryKind::sweep_into, Aabb{{0, -20}, {2, 2}},
                              std::vector<Geometry>{Circle{{200, 0}, 4}, box}, {0, 40});
        auto sweep = std::get<Sweep>(ask(fall.scene).front());
        CHECK(broken(fall, sweep).empty());
        sweep.pos.y -= 1e-6;
        CHECK(broken(fall, sweep) == Words{"the stop touches"});
    }
    SECTION("a start inside that moves") {
        const Case inside = ask(QueryKind::sweep, Aabb{{1, 0}, {2, 2}}, box, {40, 0});
        auto sweep = std::get<Sweep>(ask(inside.scene).front());
        const Words all = promised(inside, sweep);
        CHECK(std::count(all.begin(), all.end(), "a start inside is a stop at time 0") == 1);
        CHECK(std::count(all.begin(), all.end(), "the stop doesn't overlap") == 0);
        CHECK(broken(inside, sweep).empty());
        sweep.pos.x += 40;
        CHECK(broken(inside, sweep) == Words{"a start inside is a stop at time 0"});
    }
    SECTION("a wrong distance") {
        const Case apart = ask(QueryKind::distance, Circle{{20, 0}, 4}, box);
        CHECK(broken(apart, Distance{8 + 1e-13}) == Words{"the distance is right"});
        const Case slabs = ask(QueryKind::slab_times, Segment{{-20, 3}, {40, 5}}, box);
        auto times = std::get<SlabTimes>(ask(slabs.scene).front());
        times.y.max += 1e-13;
        CHECK(broken(slabs, times) == Words{"each time is that of its edge"});
    }
}

TEST_CASE("a wall without thickness is crossed from the other side, too", "[explain][promises]") {
    const Segment wall{{0, -20}, {4, 40}};
    const Case across = ask(QueryKind::raycast, Segment{{-20, 3}, {40, 0}}, wall);
    CHECK(broken(across, ask(across.scene).front()).empty());
    CHECK(broken(across, std::optional<Hit>{}) == Words{"yes or no is exact"});
    const Case beside = ask(QueryKind::raycast, Segment{{-20, 30}, {40, 0}}, wall);
    CHECK(broken(beside, ask(beside.scene).front()).empty());
}

TEST_CASE("the distance of a point from a shape", "[explain][promises]") {
    const Rounded square{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, 0};
    CHECK(outside(square, {1, 2}) == -1);
    CHECK(outside(square, {7, 8}) == 5);
    CHECK(outside({{{0, 0}}, 2}, {1, 0}) == -1);
    CHECK(sharpness(square) == Approx(std::sqrt(0.5)));
    CHECK(sharpness({{{0, 0}}, 2}) == 1);
}

TEST_CASE("a wedge that is sharper than 90° may hold a mover before it touches",
          "[explain][promises]") {
    const Scene scene = read_case(
        "isect1 a:polygon(6839509687864.3,4256277310430;-10,-300,0,0,-10,0) "
        "b:polygon(6839509687864.5,4256277310430;11,-300,11,0,0,0) "
        "c:circle(6839509687864.6,4256277310103;9.2) sweep_into(c,a,b;1,270)");
    for (const Promise& promise : promises_of(scene, scene.queries.front(), ask(scene).front())) {
        INFO(promise.words << ": " << promise.found);
        CHECK(promise.is_kept);
    }
}
