// The values shown beside a traced line of source.
#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "evaluate/crowd.hpp"
#include "explain/subject_mark.hpp"
#include "motion/timeline.hpp"
#include "scene/names.hpp"
#include "trace/cases.hpp"
#include "trace/chip_text.hpp"
#include "trace/chips_that_fit.hpp"
#include "trace/subject.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

/// The chips of the line with a label, in the first call of a file.
std::vector<std::string> chips_of_line(const Case& each, const char* file,
                                       const std::string& label) {
    const Query& query = each.scene.queries.front();
    const auto trace = trace_of(each.scene, query);
    REQUIRE(trace);
    const Call* call = trace->find(file);
    REQUIRE(call != nullptr);
    std::vector<std::string> texts;
    for (const Statement& statement : call->function->statements) {
        if (statement.label != label) continue;
        for (std::size_t i = 0; i < call->values_at(statement.traced).size(); ++i)
            texts.push_back(chip_text(*call, statement, i, query));
    }
    return texts;
}

Case past_walls() {
    return ask(QueryKind::sweep_into, Aabb{{0, 0}, {4, 4}},
               {Aabb{{0, 90}, {4, 4}}, Aabb{{30, 0}, {4, 20}}, Aabb{{20, 0}, {4, 20}}}, {40, 0});
}

}  // namespace

TEST_CASE("a negated condition says what its yes or no refers to", "[explain]") {
    const Case miss = ask(QueryKind::raycast, Segment{{64, 0}, {-64, 32}}, Aabb{{0, 0}, {16, 16}});
    CHECK(chips_of_line(miss, "raycast/aabb.hpp", "is_missed") == std::vector<std::string>{"yes"});
}

TEST_CASE("an answer that was decided exactly says so after it", "[explain]") {
    const Case touching = ask(QueryKind::overlaps, Aabb{{16, 0}, {8, 8}}, Aabb{{0, 0}, {8, 8}});
    CHECK(chips_of_line(touching, "overlaps/aabb_aabb.hpp",
                        "closer_on_axis(a.center.x, b.center.x, a.half.x, b.half.x)") ==
          std::vector<std::string>{"closer_on_axis: no (exact)"});
}

TEST_CASE("the values of a loop name their obstacle", "[explain]") {
    CHECK(chips_of_line(past_walls(), "ground/sweep_into.hpp", "!met.hit.has_value()") ==
          std::vector<std::string>{"c met: yes", "d met: yes"});
    CHECK(chips_of_line(past_walls(), "ground/sweep_into.hpp", "!way.reaches(bounds)") ==
          std::vector<std::string>{"b way: no", "c way: yes", "d way: yes"});
    CHECK(chips_of_line(past_walls(), "ground/sweep_into.hpp", "contacts.is_before(met)") ==
          std::vector<std::string>{"c no", "d no"});
}

TEST_CASE("a static push is shown as a length, without a time", "[explain]") {
    const Case inside = ask(QueryKind::intersect, Aabb{{11, 0}, {4, 4}}, Aabb{{0, 0}, {8, 8}});
    const auto texts = chips_of_line(inside, "intersect/aabb_aabb.hpp", "answer");
    REQUIRE(!texts.empty());
    const auto pushes = [](const std::string& text) { return text == "push   1.000"; };
    CHECK(std::any_of(texts.begin(), texts.end(), pushes));
}

TEST_CASE("a tooltip has every value of a loop in full, with its obstacle", "[explain]") {
    const Case walls = past_walls();
    const Query& query = walls.scene.queries.front();
    const auto trace = trace_of(walls.scene, query);
    for (const Statement& statement : trace->function->statements) {
        if (statement.label != "!met.hit.has_value()") continue;
        CHECK(chip_tooltip(*trace, statement, query) == "!met.hit.has_value()\nc no\nd no");
    }
}

namespace {

/// A hundred boxes in a structure, with a query.
Scene asked_crowd(CrowdStructure structure, CrowdQuestion question) {
    Scene scene;
    scene.shapes.push_back({"a", question == CrowdQuestion::raycast
                                     ? Geometry{Segment{{-150, -60}, {300, 110}}}
                                     : Geometry{Aabb{{-10, 5}, {25, 20}}}});
    Crowd crowd;
    crowd.count = 100;
    crowd.half = {100, 80};
    crowd.sizes = {2, 8};
    crowd.structure = structure;
    crowd.asks = question;
    crowd.by = "a";
    crowd.delta = {60, 40};
    scene.crowd = crowd;
    return scene;
}

}  // namespace

TEST_CASE("the values of a broad phase name their box", "[explain][crowd]") {
    const Scene scene = asked_crowd(CrowdStructure::grid, CrowdQuestion::overlaps);
    Timeline timeline;
    Evaluation now = evaluate(scene, 0, timeline);
    CrowdKeeper().ask(now);
    const auto trace = trace_of(record_crowd(*now.crowd, scene));
    REQUIRE(trace);
    REQUIRE(trace->file_name() == "broad/queries.hpp");

    const auto& boxes = now.crowd->world->boxes();
    const Aabb asker{{-10, 5}, {25, 20}};
    std::vector<std::size_t> apart, met;
    for (const Statement& statement : trace->function->statements) {
        const auto values = trace->values_at(statement.traced);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto subject = subject_of(*trace, statement, i);
            REQUIRE(subject);
            REQUIRE(subject->kind == Subject::Kind::box);
            const std::string chip = chip_text(*trace, statement, i, {});
            const std::string name = "#" + std::to_string(subject->number);
            CAPTURE(statement.label, chip);
            CHECK(chip.starts_with(name));
            if (statement.label == "is_met") {
                CHECK(is_met(*subject, *trace, now) == std::get<bool>(values[i]));
                const bool overlaps = std::get<bool>(values[i]);
                CHECK(overlaps == isect::overlaps(asker, boxes[subject->number]));
                CHECK(chip == name + (overlaps ? " yes" : " no"));
                met.push_back(subject->number);
            } else if (statement.label == "apart" && std::get<bool>(values[i])) {
                CHECK_FALSE(isect::overlaps(asker, boxes[subject->number]));
                apart.push_back(subject->number);
            }
        }
    }
    CHECK(apart.size() > 2);
    CHECK(met.size() > 2);
    CHECK(apart.size() + met.size() == now.crowd->answer.tested);
}

TEST_CASE("the nodes that a structure visits have a number and a place", "[explain][crowd]") {
    for (const CrowdStructure structure : {CrowdStructure::sweep_and_prune, CrowdStructure::grid,
                                           CrowdStructure::quadtree, CrowdStructure::bvh}) {
        for (const CrowdQuestion question : {CrowdQuestion::overlaps, CrowdQuestion::raycast}) {
            const Scene scene = asked_crowd(structure, question);
            Timeline timeline;
            Evaluation now = evaluate(scene, 0, timeline);
            CrowdKeeper().ask(now);
            const auto trace = trace_of(record_crowd(*now.crowd, scene));
            REQUIRE(trace);
            REQUIRE_FALSE(trace->calls.empty());
            const Call& visits = *std::find_if(
                trace->calls.begin(), trace->calls.end(),
                [](const Call& call) { return call.file_name().starts_with("broad/"); });
            std::size_t told = 0;
            for (const Statement& statement : visits.function->statements) {
                for (std::size_t i = 0; i < visits.values_at(statement.traced).size(); ++i) {
                    const auto subject = subject_of(visits, statement, i);
                    if (!subject) continue;
                    CHECK(subject->kind == Subject::Kind::place);
                    const auto mark = mark_of(*subject, now, {});
                    REQUIRE(mark);
                    const Aabb place = std::get<Aabb>(mark->shapes.at(0));
                    CHECK(std::isfinite(place.half.x));
                    ++told;
                }
            }
            CAPTURE(name_of(structure), name_of(question));
            CHECK(told >= now.crowd->answer.visited / 2);
        }
    }
}

TEST_CASE("if not all chips fit, those of the obstacle that was hit stay", "[explain]") {
    const ChipSize plain{10, false}, met{10, true};
    using Places = std::vector<std::size_t>;
    // Three of them with two gaps, without a sign for omitted ones.
    CHECK(chips_that_fit({plain, met, plain}, 34, 2, 5) == Places{0, 1, 2});
    CHECK(chips_that_fit({met, plain, plain, plain}, 34, 2, 5) == Places{0, 3});
    CHECK(chips_that_fit({plain, plain, plain, plain}, 34, 2, 5) == Places{2, 3});
    CHECK(chips_that_fit({met, met, met, plain}, 34, 2, 5) == Places{1, 2});
    CHECK(chips_that_fit({met, plain}, 3, 2, 5) == Places{0});
    CHECK(chips_that_fit({}, 34, 2, 5).empty());
}

TEST_CASE("the chips of the obstacle that a sweep hits stand out", "[explain]") {
    Scene scene;
    for (const auto& [name, x] : {std::pair{"far", 60.0}, {"near", 20.0}, {"behind", -40.0}})
        scene.shapes.push_back({name, Aabb{{x, 0}, {4, 4}}});
    scene.shapes.push_back({"mover", Aabb{{0, 0}, {2, 2}}});
    Query query;
    query.kind = QueryKind::sweep_into;
    query.mover = "mover";
    query.obstacles = {"far", "near", "behind"};
    query.delta = {100, 0};
    scene.queries = {query};
    Timeline timeline;
    const Evaluation now = evaluate(scene, 0, timeline);
    const auto trace = trace_of(scene, query);
    REQUIRE(trace);
    CHECK(is_met({Subject::Kind::obstacle, 1}, *trace, now));
    CHECK_FALSE(is_met({Subject::Kind::obstacle, 0}, *trace, now));
}
